import { views } from '#contracts/views.ts'
import { formatPairs } from '#lib/query-string.ts'
import { joinWords } from '#lib/sentence.ts'
import type { ToolOffer } from '#search/questions/tools.ts'

import type { Thing } from './things.ts'

/**
 * The set of what is compared. Undefined if nothing is compared, a name means no thing, or two of them mean the same one.
 *
 * @param things those that the names mean, in order
 */
export function comparedSet(things: readonly (Thing | undefined)[]): ToolOffer | undefined {
  const found = things.filter((thing) => thing !== undefined)
  const ids = found.map(({ id }) => id)
  if (found.length < Math.max(2, things.length) || new Set(ids).size < ids.length) return undefined
  return {
    title: `Compare ${joinWords(found.map(({ name }) => name))}`,
    about: 'Browser support of each, and the lowest versions that have all of them',
    href: views.set.path + formatPairs([['f', ids.join(',')]]),
  }
}
