import { compatIndex } from './compat/definition.ts'
import type { ListedIndex } from './define-index.ts'
import { featuresIndex } from './features/definition.ts'
import { releasesIndex } from './releases/definition.ts'
import { specsIndex } from './specs/definition.ts'
import { suggestionsIndex } from './suggestions/definition.ts'

/** Every index of the site, by name; those with a list in the order of the tabs. */
export const catalogue = {
  features: featuresIndex,
  compat: compatIndex,
  specs: specsIndex,
  releases: releasesIndex,
  suggestions: suggestionsIndex,
} as const

type Catalogue = typeof catalogue

export type IndexName = keyof Catalogue

/** The indices that have a list and a page for each record. */
export type ListName = {
  [Name in IndexName]: Catalogue[Name] extends ListedIndex ? Name : never
}[IndexName]

/** The names of all indices, without their sorted copies and without prefix. */
export const indexNames: readonly IndexName[] = Object.values(catalogue).map(({ name }) => name)

/** The names of those with a list. */
export const listNames: readonly ListName[] = Object.values(catalogue).flatMap((index) =>
  'pages' in index ? index.name : [],
)

/** The names of the primary indices and their sorted copies, without prefix. */
export type SearchableName = IndexName | Catalogue[IndexName]['replicas'][number]['name']
