import type { IndexSettings } from 'algoliasearch'

import { defineListedIndex } from '#catalogue/define-index.ts'
import { answerFields, relevanceSettings, wordsFirst } from '#catalogue/relevance.ts'
import { synonyms } from '#catalogue/synonyms.ts'

import { specHead } from './head.ts'
import { specPages } from './pages.ts'

/** Ranks equally good matches by how much of the platform depends on the specification. */
const ranking = ['desc(rank)']

/** General words for specifications in queries: "url standard", "spec for fetch". */
const kindsOfTexts = 'spec specs specification standard standards draft proposal w3c whatwg'.split(
  ' ',
)

const settings = {
  searchableAttributes: [
    'title,shortTitle',
    'objectID,aliases,series',
    'unordered(tasks)',
    'unordered(featureTasks)',
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
  customRanking: ranking,
  camelCaseAttributes: ['objectID', 'aliases', 'terms'],
  separatorsToIndex: '@:<?',
  ...relevanceSettings,
  optionalWords: [...relevanceSettings.optionalWords, ...kindsOfTexts],
  ranking: [...wordsFirst],
  attributesToRetrieve: [...specPages.attributes],
  attributesToHighlight: ['title', 'shortTitle', 'objectID', 'aliases', 'terms', 'featureNames'],
  restrictHighlightAndSnippetArrays: true,
  responseFields: [...answerFields],
  maxValuesPerFacet: 200,
  hitsPerPage: 20,
} satisfies IndexSettings

export const specsIndex = defineListedIndex({
  pages: specPages,
  head: { attributes: ['title', 'org', 'status'], of: specHead },
  settings,
  // One of the ten indices of a small plan: the features can be sorted by votes instead.
  replicas: [],
  synonyms,
})
