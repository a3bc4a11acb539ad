import type { KeyValueStore, StoreChange } from '#provider/store.ts'

/** How much a log has written on one day. */
type Written = { readonly characters: number; readonly commits: number }

/** Sizes of the days of a store, stored beside the entries so that reading them is cheap. */
export type Sizes = {
  /** Returns the changes to include in a commit that adds characters to days. */
  readonly add: (
    added: readonly (readonly [day: string, characters: number])[],
  ) => readonly StoreChange[]
  /** Characters by day with entries, oldest first. Entries deleted since then still count. */
  readonly characters: () => ReadonlyMap<string, number>
  /** A string that changes with every commit that changes the day. */
  readonly version: (day: string) => string
}

/**
 * Creates the sizes of a store. Keys are `size/{day}/{log}`.
 *
 * @param log distinguishes the logs of one store
 */
export function createSizes(store: KeyValueStore, log: string): Sizes {
  const own = new Map<string, Written>()
  return {
    add(added) {
      const days = new Set(added.map(([day]) => day))
      for (const [day, characters] of added) {
        const before = own.get(day) ?? { characters: 0, commits: 0 }
        own.set(day, { ...before, characters: before.characters + characters })
      }
      return Array.from(days, (day): StoreChange => {
        const { characters = 0, commits = 0 } = own.get(day) ?? {}
        const written: Written = { characters, commits: commits + 1 }
        own.set(day, written)
        return [`size/${day}/${log}`, JSON.stringify(written)]
      })
    },
    characters() {
      const sizes = new Map<string, number>()
      for (const [key, text] of store.entries('size/')) {
        const [, day = ''] = key.split('/')
        const { characters }: Written = JSON.parse(text)
        sizes.set(day, (sizes.get(day) ?? 0) + characters)
      }
      return sizes
    },
    version: (day) =>
      Array.from(store.entries(`size/${day}/`), ([key, text]) => key + text).join(' '),
  }
}
