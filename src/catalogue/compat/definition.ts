import type { IndexSettings } from 'algoliasearch'

import { defineListedIndex } from '#catalogue/define-index.ts'
import { minAttributes } from '#catalogue/min-attributes.ts'
import { answerFields, relevanceSettings, wordsFirst } from '#catalogue/relevance.ts'
import { synonyms } from '#catalogue/synonyms.ts'

import { compatHead } from './head.ts'
import { compatPages } from './pages.ts'

const settings = {
  searchableAttributes: [
    // In its order: `aspect-ratio` comes before SVGPreserveAspectRatio.
    'name',
    'unordered(aliases)',
    'unordered(tasks)',
    'unordered(featureName)',
    'unordered(objectID)',
    'unordered(description)',
    // "regex lookbehind": what an entry is may be among the words.
    'unordered(kind)',
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
    'runs',
    'filterOnly(features)',
    'searchable(specs)',
    'engines',
    'usage',
  ],
  numericAttributesForFiltering: [...minAttributes, 'usage', 'engines', 'newlyDate', 'depth'],
  customRanking: ['desc(weight)', 'desc(usage)'],
  camelCaseAttributes: ['name', 'aliases', 'objectID'],
  separatorsToIndex: '@:<?',
  ...relevanceSettings,
  ranking: [...wordsFirst],
  attributesToRetrieve: [...compatPages.attributes],
  attributesToHighlight: ['name', 'aliases', 'featureName', 'objectID', 'description'],
  restrictHighlightAndSnippetArrays: true,
  responseFields: [...answerFields],
  maxValuesPerFacet: 200,
  hitsPerPage: 20,
} satisfies IndexSettings

/** The entries of the browser compat data. */
export const compatIndex = defineListedIndex({
  pages: compatPages,
  head: { attributes: ['name', 'kind', 'description'], of: compatHead },
  settings,
  // A copy would need more records than a small plan has room for, and an order by name or by usage says little of
  // entries: a filter by usage finds the most usable ones.
  replicas: [],
  synonyms,
})
