/** Methods of one class of the helper of InstantSearch that nothing in the page calls. */
type UnusedMethods = {
  readonly file: RegExp
  readonly names: readonly string[]
}

/**
 * By the file of the class. A build cannot see what is called on an object, so it keeps all of them. Most are older names
 * of others, or change the state of a search for pages that have no widgets.
 */
export const unusedMethods: readonly UnusedMethods[] = [
  {
    file: /\/algoliasearch-helper\/src\/algoliasearch\.helper\.js$/,
    names: [
      ...['addDisjunctiveRefine', 'addExclude', 'addFacetExclusion', 'addRefine', 'addTag'],
      ...['addFrequentlyBoughtTogether', 'addLookingSimilar', 'addTrendingFacets', 'clearTags'],
      ...[
        'getNumericRefinement',
        'getRefinements',
        'removeHierarchicalFacetRefinement',
        'setQuery',
      ],
      ...['removeDisjunctiveRefine', 'removeExclude', 'removeFacetExclusion', 'removeRefine'],
      ...['removeTag', 'toggleExclude', 'toggleFacetExclusion', 'toggleRefine', 'toggleTag'],
      ...['removeFrequentlyBoughtTogether', 'removeLookingSimilar', 'removeRelatedProducts'],
      ...['removeTrendingFacets', 'removeTrendingItems', 'findAnswers', 'searchOnce'],
      ...['getCurrentPage', 'getPage', 'nextPage', 'previousPage', 'setCurrentPage'],
      ...['_hasDisjunctiveRefinements', 'containsRefinement', 'hasRefinements', 'hasTag'],
      ...['isDisjunctiveRefined', 'isExcluded', 'getTags', 'searchWithComposition'],
      ...['_runComposition', 'searchForCompositionFacetValues'],
    ],
  },
  {
    file: /\/algoliasearch-helper\/src\/SearchParameters\/index\.js$/,
    names: [
      ...['setDisjunctiveFacets', 'setFacets', 'setHitsPerPage', 'setQuery', 'setTypoTolerance'],
      ...['addExcludeRefinement', 'removeExcludeRefinement', 'removeHierarchicalFacetRefinement'],
      ...['removeTagRefinement', 'toggleExcludeFacetRefinement', 'toggleTagRefinement'],
      ...['clearTags', 'getExcludeRefinements', 'getNumericRefinement'],
      'getUnrefinedDisjunctiveFacets',
    ],
  },
  {
    file: /\/algoliasearch-helper\/src\/SearchResults\/index\.js$/,
    names: ['getFacetByName', 'getFacetStats', 'getRefinements'],
  },
  {
    file: /\/algoliasearch-helper\/src\/requestBuilder\.js$/,
    names: ['_getCompositionHitsSearchParams', '_getCompositionQueries'],
  },
  {
    file: /\/algoliasearch-helper\/src\/RecommendParameters\/index\.js$/,
    names: ['addFrequentlyBoughtTogether', 'addLookingSimilar', 'addTrendingFacets'],
  },
]
