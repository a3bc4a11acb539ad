import type { IndexSettings } from 'algoliasearch'

import { minAttributes } from '../filterable.ts'
import type { CompatRecord } from './record.ts'

/** What a list of compat entries shows. */
export const compatListAttributes = [
  'objectID',
  'name',
  'kind',
  'description',
  'path',
  'features',
  'featureName',
  'baseline',
  'newlyDate',
  'status',
  'support',
  'min',
  'missing',
  'missingOnlyIn',
  'onlyIn',
  'engines',
  'caveats',
  'notes',
  'usage',
] as const satisfies readonly (keyof CompatRecord)[]

export const compatSettings = {
  searchableAttributes: [
    'name,aliases',
    'unordered(featureName)',
    'unordered(objectID)',
    'unordered(description)',
  ],
  attributesForFaceting: [
    'path.lvl0',
    // One value per API interface: more than a facet may list at once.
    'searchable(path.lvl1)',
    'searchable(path.lvl2)',
    'searchable(kind)',
    'baseline',
    'status',
    'caveats',
    'searchable(caveatsIn)',
    'missing',
    'missingOnlyIn',
    'onlyIn',
    'filterOnly(features)',
    'searchable(specs)',
    'engines',
    'usage',
  ],
  numericAttributesForFiltering: [...minAttributes, 'usage', 'engines', 'newlyDate', 'depth'],
  customRanking: ['desc(weight)', 'desc(usage)'],
  camelCaseAttributes: ['name', 'aliases', 'objectID'],
  separatorsToIndex: '@:<?',
  // Unlike the other ways, this one lets the answer say which words were dropped.
  removeWordsIfNoResults: 'lastWords',
  attributesToRetrieve: [...compatListAttributes],
  attributesToHighlight: ['name', 'aliases', 'featureName', 'objectID', 'description'],
  restrictHighlightAndSnippetArrays: true,
  maxValuesPerFacet: 200,
  hitsPerPage: 20,
} satisfies IndexSettings
