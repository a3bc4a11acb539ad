import type { IndexSettings } from 'algoliasearch'

import { defineIndex } from '#catalogue/define-index.ts'
import { answerFields } from '#catalogue/relevance.ts'

import type { SuggestionRecord } from './record.ts'

const settings = {
  searchableAttributes: ['query'],
  attributesForFaceting: ['kinds', 'filterOnly(target.index)'],
  // What visitors searched for is told by `nb_words` from the records of the catalogue, which have none.
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

/** What a search box offers: names and filters, each with where it leads. It has no list of its own. */
export const suggestionsIndex = defineIndex({
  name: 'suggestions',
  settings,
  replicas: [],
  synonyms: [],
})
