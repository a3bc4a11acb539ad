import { joinWords } from '#lib/sentence.ts'
import { setHref } from '#search/address/set-address.ts'
import type { ToolOffer } from '#search/questions/tool-offer.ts'
import { askedTool } from '#search/questions/tools.ts'

import type { Thing } from './things.ts'

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

/**
 * The set of what is compared. Undefined if a name means no thing, or two of them mean the same one.
 *
 * @param things those that the names mean, in order
 */
export function comparisonOf(things: readonly (Thing | undefined)[]): ToolOffer | undefined {
  const found = things.filter((thing) => thing !== undefined)
  const ids = found.map(({ id }) => id)
  if (found.length < things.length || new Set(ids).size < ids.length) return undefined
  return {
    title: `Compare ${joinWords(found.map(({ name }) => name))}`,
    about: 'Browser support of each, and the lowest versions that have all of them',
    href: setHref({ ids }),
  }
}
