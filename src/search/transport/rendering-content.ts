import type { SearchResponses, SearchResult } from 'algoliasearch/lite'

import { type Check, isListOf, isOptional, isShape, isTableOf, isText } from '#lib/shapes.ts'

const isTexts = isOptional(isListOf(isText))

const isFacetOrdering = isShape({
  facets: isOptional(isShape({ order: isTexts })),
  values: isOptional(
    isTableOf(isShape({ order: isTexts, hide: isTexts, sortRemainingBy: isOptional(isText) })),
  ),
})

const isBanner = isShape({
  image: isShape({ urls: isListOf(isShape({ url: isText })), title: isOptional(isText) }),
  link: isOptional(isShape({ url: isText })),
})

/** A banner above the results. */
export type Banner = typeof isBanner extends Check<infer Value> ? Value : never

/**
 * What an operator sets for the display of results, in the settings of an index or by a rule:
 * https://www.algolia.com/doc/api-reference/api-parameters/renderingContent
 */
const isRenderingContent = isShape({
  facetOrdering: isOptional(isFacetOrdering),
  redirect: isOptional(isShape({ url: isText })),
  widgets: isOptional(isShape({ banners: isOptional(isListOf(isBanner)) })),
})

type RenderingContent = typeof isRenderingContent extends Check<infer Value> ? Value : never

const hasReadable = isShape({ renderingContent: isOptional(isRenderingContent) })

/** What a result says of its display; undefined if it says nothing, or of other types. */
export function renderingContentOf(result: object): RenderingContent | undefined {
  return hasReadable(result) ? result.renderingContent : undefined
}

/**
 * Leaves out a `renderingContent` of other types, which the library reads unchecked: the results of
 * such an answer can be shown without it.
 */
export function withReadableContent(answer: SearchResponses<never>): SearchResponses<never> {
  if (answer.results.every(isReadable)) return answer
  const readable = (result: SearchResult<never>) =>
    isReadable(result) ? result : { ...result, renderingContent: {} }
  return { ...answer, results: answer.results.map(readable) }
}

const isReadable = (result: object): boolean => hasReadable(result)
