import type { LiteClient, SearchParamsObject } from 'algoliasearch/lite'

import type { Store } from '#lib/store.ts'

import type { AnswerLog } from './answer-log.ts'

/** The used part of the official client. Rejects with its errors and with `BadResponse`. */
export type SearchClient = Pick<LiteClient, 'search'> & Partial<Pick<LiteClient, 'clearCache'>>

/** Queries with unprefixed index names, plain or with nested `params`. */
export type SearchParams = Parameters<LiteClient['search']>[0]

export type SearchRequest = Extract<
  SearchParams,
  { readonly requests: unknown }
>['requests'][number]

/** A query of a view other than a list, with what `readyRequest` makes parameters of. */
export type ViewRequest = SearchParamsObject & {
  readonly indexName: string
  /** As typed. */
  readonly query?: string
  /** The browsers that filter the results, as in the state of a list. */
  readonly browsers?: string
}

/** A complete answer to a counted search, and its request as sent: index names have the prefix of the site. */
export type Answered = {
  readonly request: SearchParams
  readonly answer: object
  /** Increases with each search, whichever is answered first. */
  readonly sent: number
}

export type PageProvider = {
  readonly appId: string
  /** Public; may search and send events. */
  readonly searchKey: string
  readonly indexPrefix: string
  /** False: the provider is Plinth's own, in the server of this page or at `providerUrl`. */
  readonly isHosted: boolean
  /** The origin of a Plinth provider that is not in the server of this page. */
  readonly providerUrl?: string
  /** What a search waits for, as a text, where the provider runs in this browser. */
  readonly loading?: Store<string>
  /** The address of its monitoring API, without a trailing slash. */
  readonly monitoring: string
  /** Always uses the network, whereas `SearchClient` may answer from its cache. */
  readonly search: SearchClient['search']
  readonly recommends?: boolean
  /** Whether our server serves the page: it also answers beside pages, with badges and feeds. */
  readonly hasServer?: boolean
  readonly answers: AnswerLog
  /** The newest answer, cached or not, to a search that counts in statistics. */
  readonly answered: Store<Answered | undefined>
  /** Recommendations, with prefixed index names. Rejects with the client's errors. */
  readonly recommend: LiteClient['getRecommendations']
}

export type PageClient = SearchClient & { readonly provider: PageProvider }

/**
 * The one change that the client makes to a request of the library: it adds the prefix of the site to
 * index names, so that several sites can share an application.
 */
export function withPrefix(params: SearchParams, prefix: string): SearchParams {
  const named = <Query extends { readonly indexName: string }>(query: Query): Query => ({
    ...query,
    indexName: prefix + query.indexName,
  })
  return Array.isArray(params)
    ? params.map(named)
    : { ...params, requests: params.requests.map(named) }
}

type PlainQuery = { readonly indexName: string; readonly analytics?: boolean | undefined }

/** The queries of a search with their parameters beside the index name. */
export function plainQueries(params: SearchParams): readonly PlainQuery[] {
  if (!Array.isArray(params)) return params.requests
  return params.map(({ indexName, params: nested, ...rest }) => ({ ...rest, ...nested, indexName }))
}

/** Whether any query of a search, as sent, counts in statistics. */
export function isCounted(params: SearchParams): boolean {
  return plainQueries(params).some(({ analytics }) => analytics !== false)
}

/** Views search for no values of facets. */
export function isViewRequest(request: SearchRequest): request is ViewRequest {
  return request.type !== 'facet'
}

/** The parameters about a visitor of whom nothing is known: the search is left out of statistics. */
export const uncounted = { analytics: false } as const
