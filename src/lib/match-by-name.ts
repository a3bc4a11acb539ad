import { toSearchText } from './query-text.ts'
import { isSign, signsIn } from './signs.ts'

/**
 * Compares two names ignoring case and punctuation: ":has()" equals "has", "gridArea" equals
 * "grid-area".
 */
export function isSameName(a: string, b: string): boolean {
  return plain(a) === plain(b)
}

export type NameReading = (name: string) => string

const asWritten: NameReading = (name) => name.trim()
const folded: NameReading = (name) => asWritten(name).toLowerCase()
const inWords: NameReading = (name) => folded(toSearchText(name))

/** For exact matches listed apart from the other results: "Css grid 2" matches "css-grid-2". */
export const looseReadings: readonly NameReading[] = [folded, inWords, plain]

/** For opening a record directly: `crypto` does not match `Crypto` if both exist. */
export const strictReadings: readonly NameReading[] = [asWritten, folded, inWords]

/**
 * The items whose name equals the query under the first reading that matches any: "AbortController"
 * is the interface rather than its constructor "AbortController()"; "has" is ":has()" if nothing is
 * named "has". An operator is the items whose names show it: "?." is "Optional chaining operator (?.)".
 */
export function matchByName<Named extends { readonly names: readonly string[] }>(
  query: string,
  all: readonly Named[],
  readings: readonly NameReading[],
): readonly Named[] {
  const sign = query.trim()
  if (isSign(sign))
    return all.filter(({ names }) => names.some((name) => signsIn(name).includes(sign)))
  for (const read of readings) {
    const wanted = read(query)
    const found = all.filter(({ names }) => names.some((name) => read(name) === wanted))
    if (found.length > 0) return found
  }
  return []
}

/** Pure punctuation is kept; otherwise all such names would be equal. */
function plain(name: string): string {
  const text = toSearchText(name).toLowerCase().trim()
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '') || text
}
