/** Longer texts compare nothing; the limit bounds the time of reading. */
const MOST_LETTERS = 120

/** The most things that a text compares. */
const MOST = 3

const VERSUS = / (?:vs\.?|versus) /
const JOINED = /,? (?:and|with|to|against|or|vs\.?|versus) |, /

/** What stands around the names, whose only group they are, and what is between them. */
const forms: readonly (readonly [pattern: RegExp, between: RegExp])[] = [
  [/^compare (.+)$/, JOINED],
  [/^(?:(?:what is |whats )?the )?(?:differences?|comparison) (?:between|of) (.+)$/, JOINED],
  [/^(.+ compared (?:to|with) .+)$/, / compared (?:to|with) /],
  [/^(.+)$/, VERSUS],
  // A list of names, as it is pasted.
  [/^([^,;]+(?:[,;] ?[^,;]+)+)$/, /[,;] ?/],
]

/**
 * The names that a text compares: "subgrid vs masonry", "compare grid, subgrid and flexbox". None
 * for a text that compares nothing.
 *
 * @param text in lower case
 */
export function comparedNames(text: string): readonly string[] {
  if (text.length > MOST_LETTERS) return []
  for (const [pattern, between] of forms) {
    const names = (pattern.exec(text)?.[1] ?? '').split(between).map((name) => name.trim())
    if (names.length > 1 && names.length <= MOST && !names.includes('')) return names
  }
  return []
}

/** A name, and the two things that it may join: "grid and flexbox". */
export function joinedNames(name: string): readonly string[] {
  const parts = name.split(/ (?:and|or|&|,|\+|vs) |, /).map((part) => part.trim())
  return parts.length === 2 && parts.every((part) => part !== '') ? [name, ...parts] : [name]
}
