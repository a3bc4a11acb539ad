import type { LiteClient } from 'algoliasearch/lite'

/** What results need of the official client. It rejects with the client's errors and with `BadResponse`. */
export type SearchClient = Pick<LiteClient, 'search'>

/** What `search` takes: a list of queries, plain or in the older form with nested `params`. */
export type SearchParams = Parameters<LiteClient['search']>[0]
