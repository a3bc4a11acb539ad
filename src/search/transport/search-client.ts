import type { LiteClient, SearchParamsObject } from 'algoliasearch/lite'

import { clipBytes, isSearchable, toSearchText } from '#lib/query-text.ts'
import { readQuery } from '#lib/read-query.ts'
import type { Store } from '#lib/store.ts'

import type { AnswerLog } from './answer-log.ts'

/** What results need of the official client. It rejects with the client's errors and with `BadResponse`. */
export type SearchClient = Pick<LiteClient, 'search'> & Partial<Pick<LiteClient, 'clearCache'>>

/** What `search` takes, with index names without prefix: a list of queries, plain or in the older form with nested `params`. */
export type SearchParams = Parameters<LiteClient['search']>[0]

/** One query of a request that is no list's. */
export type SearchRequest = Extract<
  SearchParams,
  { readonly requests: unknown }
>['requests'][number]

/** A whole answer of the provider, and the request as it was sent: index names have the prefix of the site. */
export type Answered = {
  readonly request: SearchParams
  readonly answer: object
  /** A later search has a higher number, whichever is answered first. */
  readonly sent: number
}

/** The provider behind the client, for those who ask about it and not for results. */
export type Provider = {
  readonly appId: string
  /** Public; may search and send events. */
  readonly searchKey: string
  /** Before every index name. */
  readonly indexPrefix: string
  /** False: it is embedded in the server that the page came from. */
  readonly isHosted: boolean
  /** The address of its monitoring API, without a slash at the end. */
  readonly monitoring: string
  /** Always asks over the network, where `SearchClient` may answer from memory. */
  readonly search: SearchClient['search']
  /** Whether it is to be asked for recommendations. */
  readonly recommends?: boolean
  readonly answers: AnswerLog
  /** The newest answer to a search, out of the memory or not. */
  readonly answered: Store<Answered | undefined>
  /** Recommendations, with index names as the provider has them. Rejects with the client's errors. */
  readonly recommend: LiteClient['getRecommendations']
}

/** The page's client. */
export type PageClient = SearchClient & { readonly provider: Provider }

/**
 * The request as the provider should get it: every index name with the prefix of the site, every query text in the
 * words of the index and within 512 bytes. The rest of the page knows no prefix; the address and the box keep the text
 * as typed.
 *
 * @param visitor what every query says of the visitor, unless it says otherwise
 */
export function normalizeQueries(
  params: SearchParams,
  prefix: string,
  visitor?: SearchParamsObject,
): SearchParams {
  const named = <Query extends { readonly indexName: string }>(query: Query): Query => ({
    ...visitor,
    ...query,
    indexName: prefix + query.indexName,
  })
  if (!Array.isArray(params)) {
    return {
      ...params,
      requests: params.requests.map((request) => translated(named(request))),
    }
  }
  return params.map((request) => {
    const plain = translated(named(request))
    return plain.params === undefined ? plain : { ...plain, params: translated(plain.params) }
  })
}

/** Matches no record: ids begin with a letter. */
const NOTHING = "objectID:'-'"

function translated<Query extends object>(query: Query): Query {
  if (!('query' in query) || typeof query.query !== 'string') return query
  const { text: asked, parameters } = readQuery(query.query)
  const text = clipBytes(toSearchText(asked))
  if (isSearchable(text) || query.query.trim() === '') {
    return { ...query, query: text, ...parameters }
  }
  // A provider takes a text without words for no text, and answers with everything.
  return { ...query, query: text, filters: NOTHING }
}
