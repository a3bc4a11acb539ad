import type { IndexSettings } from 'algoliasearch'

import { defineListedIndex } from '#catalogue/define-index.ts'
import { minAttributes } from '#catalogue/min-attributes.ts'
import { answerFields, relevanceSettings, wordsFirst } from '#catalogue/relevance.ts'
import { synonyms } from '#catalogue/synonyms.ts'

import { compatHead } from './head.ts'
import { compatPages } from './pages.ts'

const settings = {
  searchableAttributes: [
    // Ordered, so that `aspect-ratio` comes before SVGPreserveAspectRatio.
    'name',
    'unordered(aliases)',
    'unordered(tasks)',
    'unordered(featureName)',
    'unordered(objectID)',
    'unordered(description)',
    // A query may contain the kind of an entry: "regex lookbehind".
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
    'filterOnly(changes)',
    'searchable(specs)',
    'engines',
  ],
  numericAttributesForFiltering: [...minAttributes, 'usage', 'newlyDate', 'depth', 'changed'],
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

export const compatIndex = defineListedIndex({
  pages: compatPages,
  head: { attributes: ['name', 'kind', 'description'], of: compatHead },
  settings,
  // A replica would exceed the records of a small plan, and sorting entries is of little use.
  replicas: [],
  synonyms,
})
