import type { SearchResponses, SearchResult } from 'algoliasearch/lite'
import * as v from 'valibot'

import { type Infer, tableOf, texts } from '#lib/schema.ts'

const facetOrderingSchema = v.object({
  facets: v.optional(v.object({ order: v.optional(texts) })),
  values: v.optional(
    tableOf(
      v.object({
        order: v.optional(texts),
        hide: v.optional(texts),
        sortRemainingBy: v.optional(v.string()),
      }),
    ),
  ),
})

const bannerSchema = v.object({
  image: v.object({
    urls: v.array(v.object({ url: v.string() })),
    title: v.optional(v.string()),
  }),
  link: v.optional(v.object({ url: v.string() })),
})

/** A banner above the results. */
export type Banner = Infer<typeof bannerSchema>

/**
 * What an operator sets for the display of results, in the settings of an index or by a rule:
 * https://www.algolia.com/doc/api-reference/api-parameters/renderingContent
 */
const contentSchema = v.object({
  facetOrdering: v.optional(facetOrderingSchema),
  redirect: v.optional(v.object({ url: v.string() })),
  widgets: v.optional(v.object({ banners: v.optional(v.array(bannerSchema)) })),
})

const readableSchema = v.object({ renderingContent: v.optional(contentSchema) })

/** What a result says of its display; undefined if it says nothing, or of other types. */
export function renderingContentOf(result: object): Infer<typeof contentSchema> | undefined {
  return v.is(readableSchema, result) ? result.renderingContent : undefined
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

const isReadable = (result: object): boolean => v.is(readableSchema, result)
