import type { Store, StoreChange } from '#provider/store.ts'

import { dayOf } from './days.ts'
import type { Sizes } from './sizes.ts'

/** How many days entries are kept, and how long all of them may be; beyond that the oldest days go first. */
export type Retention = { readonly days: number; readonly characters: number }

export const RETENTION: Retention = { days: 90, characters: 500_000_000 }

/** Entries deleted in one commit, which takes about 2 ms, so that searches have their turn between two. */
const CHUNK = 500

const DAY = 86_400_000

/**
 * The days whose entries are to be deleted.
 *
 * @param characters the length of all entries of each day
 * @param newest the time of the newest entry
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

/** Deletes keys, a few in each commit. */
export async function removeKeys(store: Store, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await store.commit(keys.slice(0, CHUNK).map((key): StoreChange => [key, null]))
  await nextTurn()
  await removeKeys(store, keys.slice(CHUNK))
}

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

/** What has been written: when, as milliseconds since 1970, and how many characters. */
type Written = { readonly time: number; readonly characters: number }

/**
 * Creates the function that deletes what has expired. It is told of every commit, and looks on each new day and after
 * much has been written. Days count back from the newest entry.
 */
export function createRetention(store: Store, sizes: Sizes): (written: Written) => Promise<void> {
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

const keysUnder = (store: Store, prefix: string): readonly string[] =>
  Array.from(store.entries(prefix), ([key]) => key)
