import { askedTool } from '#search/questions/tools.ts'

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
]

/**
 * The names that a text compares: "subgrid vs masonry", "compare grid, subgrid and flexbox". None
 * for a text that compares nothing, or browsers and their releases.
 *
 * @param today the visitor's day, `YYYY-MM-DD`
 */
export function comparedNames(typed: string, today: string): readonly string[] {
  if (typed.length > MOST_LETTERS) return []
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[?!.]+$/, '')
    .replaceAll(/\s+/g, ' ')
  for (const [pattern, between] of forms) {
    const names = (pattern.exec(text)?.[1] ?? '').split(between).map((name) => name.trim())
    const isMeant = names.length > 1 && names.length <= MOST && !names.includes('')
    if (isMeant) return askedTool(typed, today) === undefined ? names : []
  }
  return []
}
