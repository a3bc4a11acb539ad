import type { SearchParamsObject } from 'algoliasearch/lite'

import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import type { SearchParams } from './search-client.ts'
import type { WithUnresolved } from './unresolved.ts'

/** A query in the library's form, with nested `params`. */
export type Request = Extract<SearchParams, readonly unknown[]>[number]

const conditionNames = ['facetFilters', 'numericFilters', 'filters', 'unresolved'] as const

/** The conditions of a query besides its text; absent ones have no key. */
export type QueryConditions = WithUnresolved &
  Pick<SearchParamsObject, Exclude<(typeof conditionNames)[number], 'unresolved'>>

type MarkTags = Pick<SearchParamsObject, 'highlightPreTag' | 'highlightPostTag'>

export type ListQuery = {
  readonly list: ListDefinition
  readonly indexName: string
  readonly query: string
  readonly marked: readonly string[]
  readonly tags: MarkTags
  readonly conditions: QueryConditions
}

/** Reads a query for the results of a list; undefined for any other query. */
export function listQuery(request: Request | undefined): ListQuery | undefined {
  if (request === undefined || request.type === 'facet') return undefined
  const { indexName, params } = request
  const list = lists.find(({ sorts }) =>
    Object.values(sorts).some(({ index }) => index === indexName),
  )
  const { query = '', attributesToHighlight: marked = [], ...others } = params ?? {}
  const { highlightPreTag, highlightPostTag } = others
  const tags = { highlightPreTag, highlightPostTag }
  return list && { list, indexName, query, marked, tags, conditions: conditionsOf(request) }
}

export function facetsOf({ params }: Request): readonly string[] {
  return [params?.facets ?? []].flat()
}

function conditionsOf({ params = {} }: Request): QueryConditions {
  return Object.fromEntries(
    conditionNames.flatMap((name) => {
      const condition = Reflect.get(params, name)
      return condition === undefined ? [] : [[name, condition]]
    }),
  )
}

/** The properties of a result that the page reads itself; the library reads the rest. */
export type QueryResult = {
  readonly hits?: readonly unknown[]
  readonly nbHits?: number
  readonly query?: string
}

/** Reads the result of one query, without properties of the wrong type. */
export function readResult(result: object): QueryResult {
  const { hits, nbHits, query }: Partial<Record<keyof QueryResult, unknown>> = result
  return {
    ...(Array.isArray(hits) && { hits }),
    ...(typeof nbHits === 'number' && { nbHits }),
    ...(typeof query === 'string' && { query }),
  }
}

/** The number of results, or 0 if the answer has none. */
export function countOf(result: QueryResult | undefined): number {
  return result?.nbHits ?? 0
}
