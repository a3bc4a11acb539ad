import type { Store, StoreChange } from '../../store.ts'
import { randomHex } from '../hex.ts'

/** A condition that a search or an event names. */
export type Condition = {
  readonly attribute: string
  /** `:` for a value, else a comparison of numbers: `<`, `<=`, `=`, `!=`, `>=`, `>`. */
  readonly operator: string
  readonly value: string
}

/** A search as it was answered. As-you-type prefixes are entries too; readers fold them. */
export type LoggedSearch = {
  /** Milliseconds since 1970. */
  readonly time: number
  /** The name of the index, a replica's included. */
  readonly index: string
  readonly query: string
  readonly nbHits: number
  /** The visitor; null where the request names none. */
  readonly userToken: string | null
  /** Null for a search without `clickAnalytics`. */
  readonly queryID: string | null
  /** From 0. */
  readonly page: number
  readonly tags: readonly string[]
  readonly conditions: readonly Condition[]
  /** The objectIDs of the hits in their order. */
  readonly objectIDs: readonly string[]
}

/** An event as it was accepted. */
export type LoggedEvent = {
  /** Milliseconds since 1970: the `timestamp` of the event, or when it arrived. */
  readonly time: number
  readonly type: 'click' | 'conversion' | 'view'
  readonly subtype: 'addToCart' | 'purchase' | null
  readonly name: string
  readonly index: string
  readonly userToken: string
  readonly queryID: string | null
  readonly objectIDs: readonly string[]
  /** From 1, one for each objectID of a click; else empty. */
  readonly positions: readonly number[]
  /** `attribute:value`, for an event about filters. */
  readonly filters: readonly string[]
}

/** A span of days in UTC, both included: `YYYY-MM-DD`. */
export type Days = { readonly from: string; readonly to: string }

/** What visitors searched for and did. Entries are kept by day. */
export type TrafficLog = {
  /** Resolves when the searches survive the death of the process. */
  readonly addSearches: (searches: readonly LoggedSearch[]) => Promise<void>
  /** Resolves when the events survive the death of the process. */
  readonly addEvents: (events: readonly LoggedEvent[]) => Promise<void>
  /** In the order of their time. */
  readonly searches: (days: Days) => readonly LoggedSearch[]
  /** In the order of their time. */
  readonly events: (days: Days) => readonly LoggedEvent[]
  /** Deletes everything that names the visitor. */
  readonly forget: (userToken: string) => Promise<void>
}

const DAY = 86_400_000

type Kind = 'search' | 'event'
type Entry = { readonly time: number; readonly userToken: string | null }

/** The day of a time in UTC: `YYYY-MM-DD`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/**
 * Creates a log in a store that holds nothing else. Keys are `search/{day}/{time}-{number}` and
 * `event/{day}/{time}-{number}`, in the order of their time. Threads that share a store have a log each; a random end
 * tells their keys apart.
 */
export function createTrafficLog(store: Store): TrafficLog {
  const end = randomHex(4)
  let next = 0
  const keyOf = (kind: Kind, { time }: Entry): string => {
    next += 1
    return `${kind}/${dayOf(time)}/${String(time).padStart(15, '0')}-${String(next).padStart(9, '0')}${end}`
  }
  const add = (kind: Kind, entries: readonly Entry[]): Promise<void> =>
    store.commit(entries.map((entry) => [keyOf(kind, entry), JSON.stringify(entry)] as const))

  return {
    addSearches: (searches) => add('search', searches),
    addEvents: (events) => add('event', events),
    searches: (days) =>
      textsOf(store, 'search', days).map((text): LoggedSearch => JSON.parse(text)),
    events: (days) => textsOf(store, 'event', days).map((text): LoggedEvent => JSON.parse(text)),
    async forget(userToken) {
      const all = [...store.entries('search/'), ...store.entries('event/')]
      const isGone = (text: string): boolean => {
        const entry: Entry = JSON.parse(text)
        return entry.userToken === userToken
      }
      const gone = all.filter(([, text]) => isGone(text))
      await store.commit(gone.map(([key]): StoreChange => [key, null]))
    },
  }
}

/** The entries of one kind as they were written. */
function textsOf(store: Store, kind: Kind, days: Days): readonly string[] {
  return daysIn(days).flatMap((day) =>
    Array.from(store.entries(`${kind}/${day}/`), ([, text]) => text),
  )
}

/** Every day of a span: `YYYY-MM-DD`. */
export function daysIn({ from, to }: Days): readonly string[] {
  const first = Date.parse(from)
  const count = Math.max(0, Math.floor((Date.parse(to) - first) / DAY) + 1)
  return Array.from({ length: count }, (_, place) => dayOf(first + place * DAY))
}
