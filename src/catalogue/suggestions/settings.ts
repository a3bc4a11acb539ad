import type { IndexSettings } from 'algoliasearch'

import type { SuggestionRecord } from './record.ts'

/** What a list of suggestions shows: all of it. */
export const suggestionListAttributes = [
  'objectID',
  'query',
  'kinds',
  'target',
  'popularity',
  'hits',
] as const satisfies readonly (keyof SuggestionRecord)[]

export const suggestionSettings = {
  searchableAttributes: ['query'],
  attributesForFaceting: ['kinds', 'filterOnly(target.index)'],
  numericAttributesForFiltering: ['popularity', 'hits'],
  customRanking: ['desc(popularity)'],
  camelCaseAttributes: ['query'],
  separatorsToIndex: '@:<?',
  removeWordsIfNoResults: 'lastWords',
  attributesToRetrieve: [...suggestionListAttributes],
  attributesToHighlight: ['query'],
  hitsPerPage: 8,
} satisfies IndexSettings
