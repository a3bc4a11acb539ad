import type { FilterCondition } from '#provider/engine/types.ts'
import type { ReadPreferences } from '#provider/protocol/request/request-context.ts'
import type { Reader } from '#provider/protocol/traffic/recent-events.ts'

import { readProfile } from './profiles.ts'
import { strategyOf } from './strategy.ts'

/** Number of a facet's values that affect a search, the most preferred ones. */
const MOST_VALUES = 20

/**
 * Creates a function that reads a visitor's preferences: for each facet a group of optional
 * filters, so that facets add up while only the best value of each facet counts.
 */
export function createPreferences(reader: Reader): ReadPreferences {
  return async (state, { userToken, impact }) => {
    const share = (impact ?? strategyOf(state).personalizationImpact) / 100
    if (share === 0) return []
    const profile = await readProfile(reader, state, userToken)
    if (profile === undefined) return []
    return Array.from(profile.scores, ([attribute, values]) =>
      [...values].slice(0, MOST_VALUES).flatMap(([value, points]): FilterCondition[] => {
        const score = Math.round(points * share)
        return score === 0 ? [] : [{ kind: 'facet', attribute, value, negated: false, score }]
      }),
    ).filter((group) => group.length > 0)
  }
}
