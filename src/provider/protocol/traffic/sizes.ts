import type { Store, StoreChange } from '#provider/store.ts'

/** How much a log has written on one day. */
type Written = { readonly characters: number; readonly commits: number }

/** The sizes of the days of a store, kept beside its entries so that nothing else must be read to know them. */
export type Sizes = {
  /** The changes that belong to a commit: what it adds to each day, in characters. */
  readonly add: (
    added: readonly (readonly [day: string, characters: number])[],
  ) => readonly StoreChange[]
  /** The characters of every day that has entries, the oldest day first. What has been deleted since still counts. */
  readonly characters: () => ReadonlyMap<string, number>
  /** A text that is another one after every commit that changed the day. */
  readonly version: (day: string) => string
}

/**
 * Creates the sizes of a store. Keys are `size/{day}/{log}`.
 *
 * @param log tells the logs of one store apart
 */
export function createSizes(store: Store, log: string): Sizes {
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
