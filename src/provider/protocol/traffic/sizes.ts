import type { KeyValueStore, StoreChange } from '#provider/store.ts'

/** Entries with a common share of a day; `nameless` are searches without a user token. */
export type Group = 'event' | 'search' | 'nameless'

/** How much a log has written of a group on one day. */
type Written = { readonly characters: number; readonly commits: number }

/** Characters of entries that are added to a day, or deleted from it if negative. */
export type Added = { readonly day: string; readonly group: Group; readonly characters: number }

/** Sizes of the days of a store, stored beside the entries so that reading them is cheap. */
export type Sizes = {
  /** Returns the changes to include in a commit that adds or deletes entries. */
  readonly add: (added: readonly Added[]) => readonly StoreChange[]
  /** Characters of a group on a day, by all logs of the store. */
  readonly characters: (day: string, group: Group) => number
  /** Every day with entries, oldest first. */
  readonly days: () => readonly string[]
  /** A string that changes with every commit that changes the day. */
  readonly version: (day: string) => string
  /** Call it when the entries of a day have been deleted, with their sizes. */
  readonly reset: (day: string) => void
}

/**
 * Creates the sizes of a store. Keys are `size/{day}/{group}-{log}`.
 *
 * @param log distinguishes the logs of one store
 */
export function createSizes(store: KeyValueStore, log: string): Sizes {
  const own = new Map<string, Written>()
  return {
    add(added) {
      const changed = new Map<string, Written>()
      for (const { day, group, characters } of added) {
        const key = `size/${day}/${group}-${log}`
        const before = changed.get(key) ?? own.get(key) ?? { characters: 0, commits: 0 }
        changed.set(key, { ...before, characters: before.characters + characters })
      }
      return Array.from(changed, ([key, { characters, commits }]): StoreChange => {
        const written: Written = { characters, commits: commits + 1 }
        own.set(key, written)
        return [key, JSON.stringify(written)]
      })
    },
    characters(day, group) {
      let sum = 0
      for (const [, text] of store.entries(`size/${day}/${group}-`)) {
        const { characters }: Written = JSON.parse(text)
        sum += characters
      }
      return sum
    },
    days: () => [
      ...new Set(Array.from(store.entries('size/'), ([key]) => key.split('/')[1] ?? '')),
    ],
    version: (day) =>
      Array.from(store.entries(`size/${day}/`), ([key, text]) => key + text).join(' '),
    reset(day) {
      for (const key of own.keys()) if (key.startsWith(`size/${day}/`)) own.delete(key)
    },
  }
}
