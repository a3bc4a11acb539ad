import type { IndexSettings } from 'algoliasearch'

import { defineListedIndex } from '#catalogue/define-index.ts'
import { feedsOfBrowser } from '#catalogue/feeds.ts'
import { answerFields } from '#catalogue/relevance.ts'

import { releaseHead } from './head.ts'
import { releasePages } from './pages.ts'

/** Synonyms of "current". */
const statusWords = ['latest', 'newest', 'stable', 'now']

type Short = readonly [typed: string, meant: string]

const shortNames: readonly Short[] = [
  ['ff', 'firefox'],
  ['ie', 'internet explorer'],
]

const settings = {
  searchableAttributes: [
    'name,exactParts',
    'unordered(statusWords)',
    'unordered(featureNames)',
    'unordered(terms)',
  ],
  // "safari 18" also matches all words of Safari 18.6, but must rank whole versions first.
  disableExactOnAttributes: ['name', 'statusWords', 'featureNames', 'terms'],
  attributesForFaceting: [
    'browser',
    'browserName',
    'type',
    'engine',
    'year',
    'statuses',
    'filterOnly(currentIn)',
  ],
  numericAttributesForFiltering: ['v', 'date', 'year', 'featureCount', 'compatCount', 'order'],
  // Newest first, across browsers. Queries put those that are current on their day before.
  customRanking: ['desc(date)', 'asc(order)'],
  camelCaseAttributes: ['featureNames', 'terms'],
  separatorsToIndex: '@:<?',
  // "chrome 14" must not find Chrome 41.
  allowTyposOnNumericTokens: false,
  typoTolerance: 'min',
  removeWordsIfNoResults: 'allOptional',
  attributesToRetrieve: [...releasePages.attributes],
  attributesToHighlight: ['name', 'featureNames', 'terms'],
  restrictHighlightAndSnippetArrays: true,
  responseFields: [...answerFields],
  maxValuesPerFacet: 100,
  hitsPerPage: 20,
  // Makes all releases reachable by pagination, beyond the default of a thousand.
  paginationLimitedTo: 2000,
} satisfies IndexSettings

export const releasesIndex = defineListedIndex({
  pages: releasePages,
  head: {
    attributes: ['name', 'browser'],
    of: releaseHead,
    feeds: ({ browser }) => feedsOfBrowser(browser),
  },
  settings,
  // With replicas and a temporary index, the catalogue has the ten indices of a small plan.
  replicas: [],
  synonyms: [...statusWords.map((word): Short => [word, 'current']), ...shortNames].map(
    ([input, meant]) => ({
      objectID: `${meant === 'current' ? 'status' : 'short'}-${input}`,
      type: 'oneWaySynonym',
      input,
      synonyms: [meant],
    }),
  ),
})
