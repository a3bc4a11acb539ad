import { views } from '#contracts/views.ts'
import { formatPairs } from '#lib/query-string.ts'
import { joinWords, sentences } from '#lib/sentence.ts'
import type { ToolOffer } from '#search/questions/tools.ts'

import type { Thing } from './things.ts'

/**
 * The set of what is compared, which says which names it leaves out. Undefined if not even two names mean
 * different things.
 *
 * @param names as typed
 * @param things those that the names mean, in order
 */
export function comparedSet(names: readonly string[], things: Things): ToolOffer | undefined {
  const sure = things.flatMap((thing) => (thing === undefined || thing.isGuess ? [] : [thing]))
  const found = sure.filter(({ id }, place) => sure.findIndex((one) => one.id === id) === place)
  if (found.length < 2) return undefined
  return {
    title: `Compare ${joinWords(found.map(({ name }) => name))}`,
    about: sentences(
      'Browser support of each, and the lowest versions that have all of them.',
      guessedNames(names, things),
      unreadNames(names, things),
    ),
    href: views.set.path + formatPairs([['f', found.map(({ id }) => id).join(',')]]),
  }
}

type Things = readonly (Thing | undefined)[]

/** "Not used: “frobnicate”." for the names that mean no thing; empty if all mean one. */
export function unreadNames(names: readonly string[], things: Things): string {
  const unread = names.filter((_, place) => things[place] === undefined)
  return unread.length === 0 ? '' : `Not used: ${joinWords(unread.map((name) => `“${name}”`))}.`
}

/** "Did you mean Popover by “popovr”?" */
function guessedNames(names: readonly string[], things: Things): string {
  const questions = things.map((thing, place) =>
    thing?.isGuess === true ? `Did you mean ${thing.name} by “${names[place] ?? ''}”?` : '',
  )
  return sentences(...questions)
}
