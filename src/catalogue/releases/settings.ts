import type { IndexSettings } from 'algoliasearch'

import type { ReleaseRecord } from './record.ts'

/** What a list of releases shows. */
export const releaseListAttributes = [
  'objectID',
  'browser',
  'browserName',
  'version',
  'name',
  'type',
  'engine',
  'engineVersion',
  'date',
  'status',
  'first',
  'featureNames',
  'features',
  'featureCount',
  'touchedCount',
  'completesCount',
  'compatCount',
  'compatByArea',
  'removedCount',
] as const satisfies readonly (keyof ReleaseRecord)[]

export const releaseSettings = {
  searchableAttributes: ['name', 'unordered(featureNames)', 'unordered(terms)'],
  attributesForFaceting: ['browser', 'browserName', 'type', 'engine', 'year', 'status'],
  numericAttributesForFiltering: ['v', 'date', 'year', 'featureCount', 'compatCount', 'order'],
  // The newest first, whoever they are of: "chrome 140" is found by its words. On one day in the usual order.
  customRanking: ['desc(date)', 'asc(order)'],
  camelCaseAttributes: ['featureNames', 'terms'],
  separatorsToIndex: '@:<?',
  // "chrome 14" must not find Chrome 41: a version is right or wrong.
  allowTyposOnNumericTokens: false,
  // Unlike the other ways, this one lets the answer say which words were dropped.
  removeWordsIfNoResults: 'lastWords',
  attributesToRetrieve: [...releaseListAttributes],
  attributesToHighlight: ['name', 'featureNames', 'terms'],
  restrictHighlightAndSnippetArrays: true,
  maxValuesPerFacet: 100,
  hitsPerPage: 20,
} satisfies IndexSettings
