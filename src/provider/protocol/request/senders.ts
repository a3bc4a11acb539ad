import { createDecayingSums } from '#lib/decaying-sums.ts'

import type { BudgetLimits } from './budget.ts'

/** What the senders of long requests may still cost in the thread that serves visitors. */
export type Senders = {
  /** The limits of a sender's next request in that thread. */
  readonly limitsOf: (sender: string) => BudgetLimits
  /** Call it for each request that exceeded them. */
  readonly noteLong: (sender: string) => void
}

/** Recent long requests above which a sender gets the brief limits. */
const FEW = 2

/**
 * Each attempt at a long request takes time from visitors before it moves to the other thread. Who
 * sends them again and again, also while they are refused, gets less of it.
 *
 * @param now milliseconds
 */
export function createSenders(limits: BudgetLimits, now: () => number): Senders {
  const brief = briefOf(limits)
  const long = createDecayingSums({ halfLife: 10_000, remembered: 1000, now })
  return {
    limitsOf: (sender) => (long.of(sender) > FEW ? brief : limits),
    noteLong: (sender) => long.add(sender, 1),
  }
}

/** Limits for a sender of many long requests: still enough for typed searches. */
function briefOf(limits: BudgetLimits): BudgetLimits {
  return {
    searchTime: Math.min(limits.searchTime, 10),
    requestTime: Math.min(limits.requestTime, 20),
    searchSteps: Math.min(limits.searchSteps, 1_000_000),
    requestSteps: Math.min(limits.requestSteps, 2_000_000),
    freeSteps: Math.min(limits.freeSteps, 1_000_000),
  }
}
