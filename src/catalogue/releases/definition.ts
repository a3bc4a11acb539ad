import type { IndexSettings } from 'algoliasearch'

import { defineListedIndex } from '#catalogue/define-index.ts'
import { feedsOfBrowser } from '#catalogue/feeds.ts'
import { answerFields } from '#catalogue/relevance.ts'

import { releaseHead } from './head.ts'
import { releasePages } from './pages.ts'

/** What people call the current release. */
const statusWords = ['latest', 'newest', 'stable', 'now']

const settings = {
  searchableAttributes: [
    'name,exactParts',
    'unordered(status)',
    'unordered(featureNames)',
    'unordered(terms)',
  ],
  // "safari 18" has all its words in Safari 18.6 too: only a whole version has them exactly.
  disableExactOnAttributes: ['name', 'status', 'featureNames', 'terms'],
  attributesForFaceting: ['browser', 'browserName', 'type', 'engine', 'year', 'status'],
  numericAttributesForFiltering: ['v', 'date', 'year', 'featureCount', 'compatCount', 'order'],
  // What is current first and what is planned last; else the newest first, across browsers: "chrome 140" is found by
  // its text. Releases of one day keep the usual order.
  customRanking: ['asc(standing)', 'desc(date)', 'asc(order)'],
  camelCaseAttributes: ['featureNames', 'terms'],
  separatorsToIndex: '@:<?',
  // "chrome 14" must not find Chrome 41: a version is right or wrong.
  allowTyposOnNumericTokens: false,
  typoTolerance: 'min',
  removeWordsIfNoResults: 'allOptional',
  attributesToRetrieve: [...releasePages.attributes],
  attributesToHighlight: ['name', 'featureNames', 'terms'],
  restrictHighlightAndSnippetArrays: true,
  responseFields: [...answerFields],
  maxValuesPerFacet: 100,
  hitsPerPage: 20,
  // All releases can be paged through, not only the first thousand.
  paginationLimitedTo: 2000,
} satisfies IndexSettings

/** The releases of browsers and runtimes. */
export const releasesIndex = defineListedIndex({
  pages: releasePages,
  head: {
    attributes: ['name', 'browser'],
    of: releaseHead,
    feeds: ({ browser }) => feedsOfBrowser(browser),
  },
  settings,
  // Newest first as they are. With its sorted copies and the temporary index of a replacement the catalogue has
  // the ten indices of a small plan, so what another order would show is left to the filter by year.
  replicas: [],
  synonyms: statusWords.map((word) => ({
    objectID: `status-${word}`,
    type: 'oneWaySynonym',
    input: word,
    synonyms: ['current'],
  })),
})
