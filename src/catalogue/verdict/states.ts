import type { Blocker, Shortfall, Verdict } from './verdict.ts'

/** The states of a thing in browsers, from worst to best. */
export const verdictStates = [
  'notYet',
  'removed',
  'announced',
  'flag',
  'unknown',
  'part',
  'prefix',
  'nearly',
  'yes',
] as const

export type VerdictState = (typeof verdictStates)[number]

/** The one word for each state, on all surfaces. */
export const stateWords = {
  yes: 'Yes',
  nearly: 'Nearly',
  part: 'In part',
  prefix: 'With a prefix',
  flag: 'Behind a flag',
  announced: 'Announced',
  notYet: 'Not yet',
  removed: 'Removed',
  unknown: 'Unknown',
} as const satisfies Record<VerdictState, string>

const states = {
  later: 'notYet',
  missing: 'notYet',
  foreign: 'notYet',
  announced: 'announced',
  preview: 'announced',
  nearly: 'nearly',
  partial: 'part',
  prefix: 'prefix',
  // Another name needs the same work as a prefix.
  alternative: 'prefix',
  flag: 'flag',
  removed: 'removed',
  unknown: 'unknown',
} as const satisfies Record<Shortfall, VerdictState>

/** The state of a verdict: that of its worst browser. */
export function stateOf({ blockers }: Pick<Verdict, 'blockers'>): VerdictState {
  const found = new Set<VerdictState>(blockers.map(stateOfBlocker))
  return verdictStates.find((state) => found.has(state)) ?? 'yes'
}

/** The words that are truer of all blockers of a state: nothing will come to where it cannot exist. */
const words: Partial<Record<Shortfall, string>> = {
  foreign: 'No',
  alternative: 'Under another name',
}

/** The state of a verdict, with its word. */
export function judgedState(verdict: Pick<Verdict, 'blockers'>) {
  const state = stateOf(verdict)
  const [{ how } = {}, ...others] = verdict.blockers.filter((one) => stateOfBlocker(one) === state)
  const own = how && others.every((one) => one.how === how) ? words[how] : undefined
  return { state, word: own ?? stateWords[state] }
}

/** The state in the browser of a blocker. */
export function stateOfBlocker({ how }: Pick<Blocker, 'how'>): VerdictState {
  return states[how]
}
