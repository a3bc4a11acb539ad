import { compatIndex } from './compat/definition.ts'
import type { ListedIndex } from './define-index.ts'
import { featuresIndex } from './features/definition.ts'
import { releasesIndex } from './releases/definition.ts'
import { specsIndex } from './specs/definition.ts'
import { suggestionsIndex } from './suggestions/definition.ts'

/** All indices of the site; those with a list are in the order of the tabs. */
export const catalogue = {
  features: featuresIndex,
  compat: compatIndex,
  specs: specsIndex,
  releases: releasesIndex,
  suggestions: suggestionsIndex,
} as const

type Catalogue = typeof catalogue

export type IndexName = keyof Catalogue

export type ListName = {
  [Name in IndexName]: Catalogue[Name] extends ListedIndex ? Name : never
}[IndexName]

/** The names of the primary indices, without prefix. */
export const indexNames: readonly IndexName[] = Object.values(catalogue).map(({ name }) => name)

export const listNames: readonly ListName[] = Object.values(catalogue).flatMap((index) =>
  'pages' in index ? index.name : [],
)

/** The names of the primary indices and their replicas, without prefix. */
export type SearchableName = IndexName | Catalogue[IndexName]['replicas'][number]['name']
