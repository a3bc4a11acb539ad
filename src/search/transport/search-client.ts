import type { LiteClient } from 'algoliasearch/lite'

import {
  clipBytes,
  isSearchable,
  isSentence,
  toSearchText,
  withoutPhrases,
} from '#lib/query-text.ts'

import type { AnswerLog } from './answer-log.ts'

/** What results need of the official client. It rejects with the client's errors and with `BadResponse`. */
export type SearchClient = Pick<LiteClient, 'search'> & Partial<Pick<LiteClient, 'clearCache'>>

/** What `search` takes, with index names without prefix: a list of queries, plain or in the older form with nested `params`. */
export type SearchParams = Parameters<LiteClient['search']>[0]

/** The provider behind the client, for those who ask about it and not for results. */
export type Provider = {
  readonly appId: string
  /** False: it is embedded in the server that the page came from. */
  readonly isHosted: boolean
  /** Always asks over the network, where `SearchClient` may answer from memory. */
  readonly search: SearchClient['search']
  readonly answers: AnswerLog
}

/** The page's client. */
export type PageClient = SearchClient & { readonly provider: Provider }

/**
 * The request as the provider should get it: every index name with the prefix of the site, every query text in the
 * words of the index and within 512 bytes. The rest of the page knows no prefix; the address and the box keep the text
 * as typed.
 */
export function normalizeQueries(params: SearchParams, prefix: string): SearchParams {
  const named = <Query extends { readonly indexName: string }>(query: Query): Query => ({
    ...query,
    indexName: prefix + query.indexName,
  })
  if (!Array.isArray(params)) {
    return { ...params, requests: params.requests.map((request) => translated(named(request))) }
  }
  return params.map((request) => {
    const plain = translated(named(request))
    return plain.params === undefined ? plain : { ...plain, params: translated(plain.params) }
  })
}

/** What is in quotation marks is searched for as it is. */
const literally = { advancedSyntax: true, advancedSyntaxFeatures: ['exactPhrase'] } as const

/** In a sentence "in", "for" and "with" only hold it together; alone or in a name they are operators and statements. */
const plainly = { queryLanguages: ['en'], removeStopWords: ['en'] } as const

/** Matches no record: ids begin with a letter. */
const NOTHING = "objectID:'-'"

function translated<Query extends object>(query: Query): Query {
  if (!('query' in query) || typeof query.query !== 'string') return query
  const text = clipBytes(toSearchText(withoutPhrases(query.query)))
  if (isSearchable(text) || query.query.trim() === '') {
    return {
      ...query,
      query: text,
      ...(/".+"/.test(text) && literally),
      ...(isSentence(text) && plainly),
    }
  }
  // A provider takes a text without words for no text, and answers with everything.
  return { ...query, query: text, filters: NOTHING }
}
