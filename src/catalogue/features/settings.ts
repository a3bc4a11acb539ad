import type { IndexSettings } from 'algoliasearch'

import { minAttributes } from '../filterable.ts'
import type { FeatureRecord } from './record.ts'

/** What a feature list shows. */
export const featureListAttributes = [
  'objectID',
  'name',
  'description',
  'areas',
  'baseline',
  'newlyDate',
  'approx',
  'widelyDate',
  'widelyExpected',
  'support',
  'shipped',
  'min',
  'missing',
  'engines',
  'missingOnlyIn',
  'onlyIn',
  'coverage',
  'parts',
  'usage',
  'discouraged',
] as const satisfies readonly (keyof FeatureRecord)[]

/** The order in which equally good matches come: how much there is to the feature, then how many can use it. */
export const featureRanking = ['desc(weight)', 'desc(usage)']

export const featureSettings = {
  searchableAttributes: [
    // One rank: an alias or an id is as good a name as the name.
    'name,aliases,objectID',
    // Below them, or whoever begins to type "text", "event" or "contain" finds whatever has an interface of that name.
    'unordered(primary)',
    'unordered(terms)',
    'groups.lvl0,groups.lvl1,groups.lvl2,spec',
    'unordered(description)',
  ],
  attributesForFaceting: [
    'baseline',
    'areas',
    'groups.lvl0',
    'groups.lvl1',
    'groups.lvl2',
    'missing',
    'missingOnlyIn',
    'onlyIn',
    'newlyYear',
    'newlyMonth',
    'org',
    'searchable(spec)',
    'snapshot',
    'engines',
    'usage',
    'newlyDate',
  ],
  numericAttributesForFiltering: [
    ...minAttributes,
    'usage',
    'engines',
    'newlyDate',
    'newlyYear',
    'widelyDate',
    'widelyExpected',
  ],
  customRanking: featureRanking,
  camelCaseAttributes: ['name', 'primary', 'terms'],
  separatorsToIndex: '@:<?',
  // Unlike the other ways, this one lets the answer say which words were dropped.
  removeWordsIfNoResults: 'lastWords',
  attributesToRetrieve: [...featureListAttributes],
  attributesToHighlight: ['name', 'description', 'primary', 'aliases', 'terms', 'groups', 'spec'],
  restrictHighlightAndSnippetArrays: true,
  maxValuesPerFacet: 200,
  hitsPerPage: 20,
  // All features can be paged through, not only the first thousand.
  paginationLimitedTo: 2000,
} satisfies IndexSettings
