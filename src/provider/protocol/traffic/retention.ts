import type { KeyValueStore, StoreChange } from '#provider/store.ts'

import { dayOf } from './days.ts'

/** Days for which entries are kept. Their size is bounded by the share of each day. */
export const RETENTION = { days: 90 } as const

/** Entries deleted per commit, which takes about 2 ms. Searches have their turn between commits. */
const CHUNK = 250

const DAY = 86_400_000

/**
 * The days whose entries have expired.
 *
 * @param newest the time of the newest entry, in milliseconds since 1970
 */
export function expiredDays(days: readonly string[], newest: number): readonly string[] {
  const oldest = dayOf(newest - (RETENTION.days - 1) * DAY)
  return days.filter((day) => day < oldest)
}

/**
 * Deletes the keys of items, some items at a time. Searches have their turn in between.
 *
 * @param keysOf all keys of an item, deleted in one commit
 */
export async function removeItems<Item>(
  store: KeyValueStore,
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): Promise<void> {
  if (items.length === 0) return
  const keys = items.slice(0, CHUNK).flatMap(keysOf)
  await store.commit(keys.map((key): StoreChange => [key, null]))
  await nextTurn()
  await removeItems(store, items.slice(CHUNK), keysOf)
}

/** Resolves after other requests had their turn. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

/**
 * Creates a function that deletes expired days. Call it after every commit, with the time of its
 * newest entry; it checks once for each new day. Days count back from the newest entry.
 *
 * @param days the days with entries
 * @param remove deletes the entries of a day
 */
export function createRetention(
  days: () => readonly string[],
  remove: (day: string) => Promise<void>,
): (time: number) => Promise<void> {
  let newest = 0
  return async (time) => {
    const isNewDay = dayOf(time) > dayOf(newest)
    newest = Math.max(newest, time)
    if (!isNewDay) return
    await expiredDays(days(), newest).reduce(async (before, day) => {
      await before
      await remove(day)
    }, Promise.resolve())
  }
}
