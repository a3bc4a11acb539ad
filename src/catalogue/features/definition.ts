import type { IndexSettings } from 'algoliasearch'

import { defineListedIndex } from '#catalogue/define-index.ts'
import { minAttributes } from '#catalogue/min-attributes.ts'
import { answerFields, relevanceSettings, sortedBy, wordsFirst } from '#catalogue/relevance.ts'
import { synonyms } from '#catalogue/synonyms.ts'

import { featureHead } from './head.ts'
import { featurePages } from './pages.ts'

/** Ranks equally good matches by the extent of the feature, then by its usage. */
const ranking = ['desc(weight)', 'desc(usage)']

const settings = {
  searchableAttributes: [
    // One rank: aliases and IDs are as good as names.
    'name,aliases,objectID,titles',
    // Below the names, or "text" would first find features with an interface of that name.
    'primary,keywords',
    'unordered(tasks)',
    'unordered(terms)',
    'groups.lvl0,groups.lvl1,groups.lvl2,spec',
    'unordered(description)',
    'unordered(areas)',
    // Last, so that a word of another language is never better than the same word in English.
    'unordered(translations)',
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
    'runs',
    'newlyYear',
    'newlyMonth',
    'org',
    'searchable(spec)',
    'snapshot',
    'baselineParts',
    'positions',
    'interop',
    'wanted',
    'engines',
    'newlyDate',
    'widelyDate',
  ],
  numericAttributesForFiltering: [
    ...minAttributes,
    'usage',
    'newlyDate',
    'newlyYear',
    'widelyDate',
    'widelyExpected',
    'changed',
    'available.newly',
    'available.widely',
  ],
  customRanking: ranking,
  camelCaseAttributes: ['name', 'primary', 'terms'],
  separatorsToIndex: '@:<?',
  ...relevanceSettings,
  ranking: [...wordsFirst],
  attributesToRetrieve: [...featurePages.attributes],
  attributesToHighlight: ['name', 'description', 'primary', 'aliases', 'terms', 'groups', 'spec'],
  restrictHighlightAndSnippetArrays: true,
  responseFields: [...answerFields],
  maxValuesPerFacet: 200,
  hitsPerPage: 20,
  // Makes all features reachable by pagination, beyond the default of a thousand.
  paginationLimitedTo: 2000,
} satisfies IndexSettings

export const featuresIndex = defineListedIndex({
  pages: featurePages,
  head: { attributes: ['name', 'description', 'baseline'], of: featureHead },
  settings,
  replicas: [
    { name: 'features_newest', settings: sortedBy('desc(newlyDate)', ranking) },
    { name: 'features_usage', settings: sortedBy('desc(usage)', ranking) },
    { name: 'features_wanted', settings: sortedBy('desc(votes)', ranking) },
    { name: 'features_az', settings: sortedBy('asc(sortName)', ranking) },
  ],
  synonyms,
})
