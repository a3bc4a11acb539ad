import type { KeyValueStore, StoreChange } from '#provider/store.ts'

import { nextTurn } from './retention.ts'

/** An entry of a visitor: its key, and the length of its text. */
export type Owned = { readonly key: string; readonly length: number }

/** Finds the entries of a visitor without reading those of others. */
export type Visitors = {
  /** The change that leads from a visitor to an entry. */
  readonly lead: (userToken: string, key: string, text: string) => StoreChange
  /** Changes to include in the first commit, given what reads the days with entries. */
  readonly begin: (days: () => readonly string[]) => readonly StoreChange[]
  /** The last `most` events of a visitor on these days, as stored, in chronological order. */
  readonly texts: (userToken: string, days: readonly string[], most: number) => readonly string[]
  /** All entries of a visitor. */
  readonly entries: (userToken: string) => Promise<readonly Owned[]>
}

/** The key that leads from a visitor to an entry. A token has at most 129 ASCII characters. */
export const visitorKey = (userToken: string, key: string): string =>
  `visitor/${encodeURIComponent(userToken)}/${key}`

/** The last day with entries to which no visitor leads, because an older version wrote them. */
const UNNAMED = 'meta/unnamed'

/** After every day. */
const LAST = '9999-12-31'

/** Creates the visitors of a store. Keys are `visitor/{token}/{key of the entry}`. */
export function createVisitors(store: KeyValueStore): Visitors {
  let hasBegun = false
  const textAt = (key: string): string | undefined => {
    for (const [found, text] of store.entries(key)) if (found === key) return text
    return undefined
  }
  return {
    lead: (userToken, key, text) => [visitorKey(userToken, key), String(text.length)],
    begin(days) {
      if (hasBegun) return []
      hasBegun = true
      return textAt(UNNAMED) === undefined ? [[UNNAMED, JSON.stringify(days().at(-1) ?? '')]] : []
    },
    texts(userToken, days, most) {
      const found: string[] = []
      for (const day of days.toReversed()) {
        if (found.length >= most) break
        const keys = leadsUnder(store, visitorKey(userToken, `event/${day}/`))
        for (const { key } of keys.slice(found.length - most).toReversed()) {
          const text = textAt(key)
          if (text !== undefined) found.push(text)
        }
      }
      return found.toReversed()
    },
    async entries(userToken) {
      const unnamed = textAt(UNNAMED)
      // Nothing was committed since an older version wrote the store: any day may have such entries.
      const last: unknown = unnamed === undefined ? LAST : JSON.parse(unnamed)
      const named = leadsUnder(store, visitorKey(userToken, ''))
      const older = await unnamedEntries(store, userToken, String(last))
      const known = new Set(named.map(({ key }) => key))
      return [...named, ...older.filter(({ key }) => !known.has(key))]
    },
  }
}

/** The entries to which the keys under a prefix lead. */
function leadsUnder(store: KeyValueStore, prefix: string): readonly Owned[] {
  return Array.from(store.entries(prefix), ([key, length]) => ({
    key: key.split('/').slice(2).join('/'),
    length: Number(length),
  }))
}

/** The entries of a visitor up to a day, by their text. Other requests have their turn after each. */
async function unnamedEntries(
  store: KeyValueStore,
  userToken: string,
  last: string,
): Promise<readonly Owned[]> {
  // Most entries are from other visitors; their text does not even contain the token.
  const part = JSON.stringify(userToken)
  const found: Owned[] = []
  const days = new Set(Array.from(store.entries('size/'), ([key]) => key.split('/')[1] ?? ''))
  const prefixes = [...days].flatMap((day) =>
    day <= last ? [`search/${day}/`, `event/${day}/`] : [],
  )
  await prefixes.reduce(async (before, prefix) => {
    await before
    for (const [key, text] of store.entries(prefix)) {
      if (!text.includes(part)) continue
      const entry: { readonly userToken: string | null } = JSON.parse(text)
      if (entry.userToken === userToken) found.push({ key, length: text.length })
    }
    await nextTurn()
  }, Promise.resolve())
  return found
}
