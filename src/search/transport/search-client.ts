import type { LiteClient, SearchParamsObject } from 'algoliasearch/lite'

import { clipBytes, isSearchable, toSearchText } from '#lib/query-text.ts'
import { closeToLong, closeToo, loadSubjects, mayBeCode } from '#lib/query/load-subjects.ts'
import { readQuery } from '#lib/query/read-query.ts'
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
 * Prepares a request for the provider: adds the prefix of the site to index names, and translates
 * query texts to the words of the index, within 512 bytes. The rest of the page knows no prefix;
 * the address and the box keep the text as typed. Several words also find records that lack some of
 * them; in a list, which counts what it finds, only three long words or more do.
 *
 * @param visitor parameters about the visitor; a query's own parameters take precedence
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
      requests: params.requests.map((request) =>
        translated(named(request), request.indexName, closeToo),
      ),
    }
  }
  return params.map((request) => {
    const plain = translated(named(request), request.indexName, closeToLong)
    return plain.params === undefined
      ? plain
      : { ...plain, params: translated(plain.params, request.indexName, closeToLong) }
  })
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

/** Call before `normalizeQueries`: loads what reads texts of several words, and code. */
export async function prepareQueries(params: SearchParams): Promise<void> {
  const requests: readonly object[] = Array.isArray(params) ? params : params.requests
  if (requests.map(textOf).some(mayBeCode)) await loadSubjects()
}

/** The text of a query, whose parameters may be nested. */
function textOf(request: object): string {
  if ('query' in request) return String(request.query)
  const { params }: { readonly params?: unknown } = request
  return typeof params === 'object' && params !== null ? textOf(params) : ''
}

/** Matches no record, because ids begin with a letter. */
const NOTHING = "objectID:'-'"

function translated<Query extends object>(
  query: Query,
  index: string,
  close: (text: string) => object,
): Query {
  if (!('query' in query) || typeof query.query !== 'string') return query
  const isOfParts = /^(?:features|compat|specs)/.test(index)
  const { text: asked, parameters } = readQuery(query.query, isOfParts)
  const text = clipBytes(toSearchText(asked))
  const isStrict = 'removeWordsIfNoResults' in query || 'restrictSearchableAttributes' in query
  // A list shows all records while its text is only a filter that is still being typed.
  const words = close === closeToLong ? asked : query.query
  if (isSearchable(text) || words.trim() === '') {
    return {
      ...parameters,
      ...(isOfParts && !isStrict && close(text)),
      ...query,
      query: text,
    }
  }
  // A provider treats a text without words as empty, and would return everything.
  return { ...query, query: text, filters: NOTHING }
}
