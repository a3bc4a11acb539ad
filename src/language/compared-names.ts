/** Longer texts compare nothing; the limit bounds the time of reading. */
const MOST_LETTERS = 200

/** The most things that a text names. */
const MOST = 8

/** A comma between brackets belongs to a name: "color-mix(in srgb, red)". */
const COMMA = / ?[,;](?![^(]*\)) ?(?:(?:and|or) )?/
const VERSUS = / (?:vs\.?|versus) /
const JOINED = / (?:and|or|&|\+|vs\.?|versus) /
const COMPARED = / (?:and|or|with|to|against|vs\.?|versus) /

/** What stands around the names, whose only group they are, and what is between the last two beside a comma. */
const forms: readonly (readonly [pattern: RegExp, between: RegExp])[] = [
  [/^compare (.+)$/, COMPARED],
  [/^(?:(?:what is |whats )?the )?(?:differences?|comparison) (?:between|of) (.+)$/, COMPARED],
  [/^(.+ compared (?:to|with) .+)$/, / compared (?:to|with) /],
  [/^(.+)$/, VERSUS],
  // A list of names, as it is pasted.
  [/^(.+[,;].+)$/, JOINED],
]

/**
 * The names that a text compares: "subgrid vs masonry", "compare grid, subgrid and flexbox". None
 * for a text that compares nothing.
 *
 * @param text in lower case
 */
export function comparedNames(text: string): readonly string[] {
  const known = forms.map(([pattern, between]) => partsOf(pattern.exec(text)?.[1] ?? '', between))
  return known.find((names) => names.length > 0) ?? []
}

/** A name, and the things that it may join: "grid and flexbox", "grid, subgrid, popover". */
export const joinedNames = (name: string): readonly string[] => [name, ...partsOf(name, JOINED)]

/** None for one name alone, for too many, and where one is missing. Before a comma "and" belongs to a name. */
function partsOf(text: string, between: RegExp): readonly string[] {
  const [last = '', ...before] = text.split(COMMA).toReversed()
  const names = [...before.toReversed(), ...last.split(between)].map((name) => name.trim())
  const areNames = text.length <= MOST_LETTERS && names.length <= MOST && !names.includes('')
  return areNames && names.length > 1 ? names : []
}
