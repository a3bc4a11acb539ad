import { toSearchText } from '#lib/query-text.ts'

/**
 * Whether two names are the same but for case and punctuation: ":has()" is "has", "gridArea" is "grid-area". A sign
 * that is searched by words is those words: "?." is "optional chaining".
 */
export function isSameName(a: string, b: string): boolean {
  return plain(a) === plain(b)
}

/** What is only punctuation stays as it is: otherwise all such names would be one. */
function plain(name: string): string {
  const text = toSearchText(name).toLowerCase().trim()
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '') || text
}
