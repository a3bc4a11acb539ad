import { algoliasearch, type Algoliasearch } from 'algoliasearch'

import {
  createTrafficLog,
  type LoggedEvent,
  type LoggedSearch,
  type TrafficLog,
} from '#provider/protocol/traffic/traffic-log.ts'
import { createMemoryStore } from '#provider/store.ts'
import { KEYS, createTarget } from '#tests/contract/embedded.ts'
import type { Target } from '#tests/contract/target.ts'

export const NOW = Date.UTC(2026, 5, 15, 12)
export const DAY = 86_400_000

/** An embedded provider with a fixed clock, the log that it reads, and the official client on it. */
export type Embedded = {
  readonly target: Target
  readonly traffic: TrafficLog
  readonly client: Algoliasearch
  readonly searchClient: Algoliasearch
  /** What a client of a service needs to reach the same provider. */
  readonly options: { readonly hosts: Hosts; readonly requester: Requester }
  /** Lets time pass, in milliseconds. */
  readonly wait: (time: number) => void
}

type Options = NonNullable<Parameters<typeof algoliasearch>[2]>
type Hosts = NonNullable<Options['hosts']>
type Requester = NonNullable<Options['requester']>

export function createEmbedded(): Embedded {
  const store = createMemoryStore()
  let time = NOW
  const target = createTarget({ traffic: store, now: () => time })
  const requester: Requester = {
    async send({ url, method, headers, data }) {
      const body = typeof data === 'string' ? data : undefined
      const response = await target.fetch(
        new Request(url, { method, headers, ...(body !== undefined && { body }) }),
      )
      return { status: response.status, content: await response.text(), isTimedOut: false }
    },
  }
  const options = {
    hosts: [{ url: 'provider.test', protocol: 'http', accept: 'readWrite' }] satisfies Hosts,
    requester,
  }
  return {
    target,
    options,
    traffic: createTrafficLog(store),
    client: algoliasearch(KEYS.appId, KEYS.adminKey, options),
    searchClient: algoliasearch(KEYS.appId, KEYS.searchKey, options),
    wait(milliseconds) {
      time += milliseconds
    },
  }
}

/** A click on a record of an index, now; `change` says what is different. */
export function event(index: string, id: string, change: Partial<LoggedEvent> = {}): LoggedEvent {
  return {
    time: NOW - 1000,
    type: 'click',
    subtype: null,
    name: 'Item Clicked',
    index,
    userToken: 'visitor-1',
    queryID: null,
    objectIDs: [id],
    positions: [],
    filters: [],
    ...change,
  }
}

/** A search for a text that found five records; `change` says what is different. */
export function search(
  index: string,
  query: string,
  change: Partial<LoggedSearch> = {},
): LoggedSearch {
  return {
    time: NOW - 1000,
    index,
    query,
    nbHits: 5,
    userToken: null,
    queryID: null,
    page: 0,
    tags: [],
    conditions: [],
    objectIDs: [],
    ...change,
  }
}

/** Searches as two visitors make them: a text of one alone is not suggested. */
export function twice(searches: readonly LoggedSearch[]): readonly LoggedSearch[] {
  return ['visitor-a', 'visitor-b'].flatMap((userToken) =>
    searches.map((one) => ({ ...one, userToken })),
  )
}
