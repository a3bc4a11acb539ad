import type { IndexSettings } from 'algoliasearch'

import { defineListedIndex } from '../define-index.ts'
import { groupHead } from './head.ts'
import { groupPages } from './pages.ts'

const settings = {
  searchableAttributes: ['name', 'unordered(path)'],
  attributesForFaceting: ['area'],
  numericAttributesForFiltering: ['featureCount'],
  customRanking: ['desc(featureCount)', 'asc(name)'],
  attributesToRetrieve: [...groupPages.attributes],
  attributesToHighlight: ['name'],
  hitsPerPage: 20,
} satisfies IndexSettings

/** The groups of features. */
export const groupsIndex = defineListedIndex({
  pages: groupPages,
  head: { attributes: ['name'], of: groupHead },
  settings,
  replicas: [],
  synonyms: [],
})
