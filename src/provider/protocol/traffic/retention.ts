import type { KeyValueStore, StoreChange } from '#provider/store.ts'

import { dayOf } from './days.ts'
import type { Sizes } from './sizes.ts'

/** How long entries are kept, and their maximum total length: oldest days go first. */
export type Retention = { readonly days: number; readonly characters: number }

export const RETENTION: Retention = { days: 90, characters: 500_000_000 }

/** Entries deleted per commit, which takes about 2 ms. Searches have their turn between commits. */
const CHUNK = 500

const DAY = 86_400_000

/**
 * The days whose entries have expired.
 *
 * @param characters the length of all entries, by day
 * @param newest the time of the newest entry, in milliseconds since 1970
 */
export function expiredDays(
  characters: ReadonlyMap<string, number>,
  newest: number,
  retention: Retention = RETENTION,
): readonly string[] {
  const oldest = dayOf(newest - (retention.days - 1) * DAY)
  let total = 0
  return [...characters]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .filter(([day, length]) => {
      total += length
      return day < oldest || total > retention.characters
    })
    .map(([day]) => day)
}

export async function removeKeys(store: KeyValueStore, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await store.commit(keys.slice(0, CHUNK).map((key): StoreChange => [key, null]))
  await nextTurn()
  await removeKeys(store, keys.slice(CHUNK))
}

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

/** A commit: its time in milliseconds since 1970, and its length in characters. */
type Written = { readonly time: number; readonly characters: number }

/**
 * Creates a function that deletes expired entries. Call it after every commit; it checks on each
 * new day and after every hundredth of the maximum length. Days count back from the newest entry.
 */
export function createRetention(
  store: KeyValueStore,
  sizes: Sizes,
): (written: Written) => Promise<void> {
  let newest = 0
  let since = Infinity
  return async ({ time, characters }) => {
    const isNewDay = dayOf(time) > dayOf(newest)
    newest = Math.max(newest, time)
    since += characters
    if (!isNewDay && since < RETENTION.characters / 100) return
    since = 0
    const keys = expiredDays(sizes.characters(), newest).flatMap((day) =>
      ['search', 'event', 'size'].flatMap((kind) => keysUnder(store, `${kind}/${day}/`)),
    )
    await removeKeys(store, keys)
  }
}

const keysUnder = (store: KeyValueStore, prefix: string): readonly string[] =>
  Array.from(store.entries(prefix), ([key]) => key)
