/** Methods of one class of the helper of InstantSearch that nothing in the page calls. */
type UnusedMethods = {
  readonly file: RegExp
  readonly names: readonly string[]
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/**
 * By the file of the class. A build cannot see what is called on an object, so it keeps all of them. Most are older names
 * of others, or change the state of a search for pages that have no widgets.
 */
export const unusedMethods: readonly UnusedMethods[] = [
  {
    file: /\/algoliasearch-helper\/src\/algoliasearch\.helper\.js$/,
    names: words(`
      addDisjunctiveRefine addExclude addFacetExclusion addFrequentlyBoughtTogether addLookingSimilar addRefine addTag
      addTrendingFacets clearTags removeDisjunctiveRefine removeExclude removeFacetExclusion
      removeFrequentlyBoughtTogether removeHierarchicalFacetRefinement removeLookingSimilar removeRefine
      removeRelatedProducts removeTag removeTrendingFacets removeTrendingItems setQuery toggleExclude
      toggleFacetExclusion toggleRefine toggleTag
      _hasDisjunctiveRefinements containsRefinement getNumericRefinement getRefinements getTags hasRefinements hasTag
      isDisjunctiveRefined isExcluded
      getCurrentPage getPage nextPage previousPage setCurrentPage
      _runComposition findAnswers searchForCompositionFacetValues searchOnce searchWithComposition
    `),
  },
  {
    file: /\/algoliasearch-helper\/src\/SearchParameters\/index\.js$/,
    names: words(`
      addExcludeRefinement clearTags removeExcludeRefinement removeHierarchicalFacetRefinement removeTagRefinement
      setDisjunctiveFacets setFacets setHitsPerPage setQuery setTypoTolerance toggleExcludeFacetRefinement
      toggleTagRefinement
      getExcludeRefinements getNumericRefinement getUnrefinedDisjunctiveFacets
    `),
  },
  {
    file: /\/algoliasearch-helper\/src\/SearchResults\/index\.js$/,
    names: words('getFacetByName getFacetStats getRefinements'),
  },
  {
    file: /\/algoliasearch-helper\/src\/requestBuilder\.js$/,
    names: words('_getCompositionHitsSearchParams _getCompositionQueries'),
  },
  {
    file: /\/algoliasearch-helper\/src\/RecommendParameters\/index\.js$/,
    names: words('addFrequentlyBoughtTogether addLookingSimilar addTrendingFacets'),
  },
]
