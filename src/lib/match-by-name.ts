import { toSearchText } from './query-text.ts'

/**
 * Whether two names are the same but for case and punctuation: ":has()" is "has", "gridArea" is "grid-area". A sign
 * that is searched by words is those words: "?." is "optional chaining".
 */
export function isSameName(a: string, b: string): boolean {
  return plain(a) === plain(b)
}

/** What of a name counts when two are compared. */
export type Reading = (name: string) => string

const asWritten: Reading = (name) => name.trim()
const folded: Reading = (name) => asWritten(name).toLowerCase()
const inWords: Reading = (name) => folded(toSearchText(name))

/** For results that stand apart: "Css grid 2" is close enough to "css-grid-2". */
export const looseReadings: readonly Reading[] = [folded, inWords, plain]

/** For a query that opens a record at once: `crypto` is not `Crypto` where both exist. */
export const strictReadings: readonly Reading[] = [asWritten, folded, inWords]

/**
 * Those that are called like the query, by the first of the readings that any of them stands up to: "AbortController"
 * is the interface and not its constructor "AbortController()", "has" is ":has()" where nothing is called "has".
 */
export function matchByName<Named extends { readonly names: readonly string[] }>(
  query: string,
  all: readonly Named[],
  readings: readonly Reading[],
): readonly Named[] {
  for (const read of readings) {
    const wanted = read(query)
    const found = all.filter(({ names }) => names.some((name) => read(name) === wanted))
    if (found.length > 0) return found
  }
  return []
}

/** What is only punctuation stays as it is: otherwise all such names would be one. */
function plain(name: string): string {
  const text = toSearchText(name).toLowerCase().trim()
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '') || text
}
