import type { IndexSettings } from 'algoliasearch'

import type { SpecRecord } from './record.ts'

/** What a list of specifications shows. */
export const specListAttributes = [
  'objectID',
  'title',
  'shortTitle',
  'series',
  'level',
  'current',
  'url',
  'releaseUrl',
  'org',
  'groups',
  'status',
  'maturity',
  'standing',
  'type',
  'obsoletedBy',
  'browser',
  'tests',
  'featureCount',
  'featureNames',
  'features',
  'compatCount',
  'works',
] as const satisfies readonly (keyof SpecRecord)[]

/** The order in which equally good matches come: how much of the platform depends on it. */
export const specRanking = ['desc(rank)']

export const specSettings = {
  searchableAttributes: [
    'title,shortTitle',
    'objectID,aliases,series',
    'unordered(terms)',
    'unordered(featureNames)',
    'unordered(groups)',
  ],
  attributesForFaceting: [
    'org',
    'searchable(groups)',
    'status',
    'maturity',
    'standing',
    'type',
    'current',
    'browser',
    'filterOnly(features)',
    'filterOnly(series)',
  ],
  numericAttributesForFiltering: ['featureCount', 'compatCount', 'tests', 'rank'],
  customRanking: specRanking,
  camelCaseAttributes: ['objectID', 'aliases', 'terms'],
  separatorsToIndex: '@:<?',
  // Unlike the other ways, this one lets the answer say which words were dropped.
  removeWordsIfNoResults: 'lastWords',
  attributesToRetrieve: [...specListAttributes],
  attributesToHighlight: ['title', 'shortTitle', 'objectID', 'aliases', 'terms', 'featureNames'],
  restrictHighlightAndSnippetArrays: true,
  maxValuesPerFacet: 200,
  hitsPerPage: 20,
} satisfies IndexSettings
