import type { IndexSettings } from 'algoliasearch'

import { defineIndex } from '#catalogue/define-index.ts'
import { answerFields } from '#catalogue/relevance.ts'

import type { SuggestionRecord } from './record.ts'

const settings = {
  searchableAttributes: ['query', 'signs'],
  attributesForFaceting: ['kinds', 'filterOnly(target.index)'],
  // Only suggestions from visitors' searches have `nb_words`; records of the catalogue do not.
  numericAttributesForFiltering: ['popularity', 'hits', 'nb_words'],
  customRanking: ['desc(popularity)'],
  camelCaseAttributes: ['query'],
  separatorsToIndex: '@:<?',
  removeWordsIfNoResults: 'lastWords',
  attributesToRetrieve: [
    'objectID',
    'query',
    'kinds',
    'target',
    'popularity',
    'hits',
  ] satisfies (keyof SuggestionRecord)[],
  attributesToHighlight: ['query'],
  responseFields: [...answerFields],
  hitsPerPage: 8,
} satisfies IndexSettings

/** Completions of the search box: names and filters with their targets. */
export const suggestionsIndex = defineIndex({
  name: 'suggestions',
  settings,
  replicas: [],
  synonyms: [],
})
