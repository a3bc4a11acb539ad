import type { LiteClient } from 'algoliasearch/lite'

import type { AnswerLog } from './answer-log.ts'

/** What results need of the official client. It rejects with the client's errors and with `BadResponse`. */
export type SearchClient = Pick<LiteClient, 'search'>

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
