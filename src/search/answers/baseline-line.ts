import { baselineWords } from '#catalogue/baseline-words.ts'
import { baselineLabels, type WidelyStep, widelyStep } from '#catalogue/baseline.ts'
import type { VerdictState } from '#catalogue/verdict/states.ts'
import type { Verdict } from '#catalogue/verdict/verdict.ts'
import type { Asked, AskedBaseline } from '#language/reading.ts'
import { formatMonth, isoDay } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import { sentences } from '#lib/sentence.ts'

import { dayOfRelease } from './releases.ts'
import { lackSentence, shortfallSentence } from './sentences.ts'
import type { Thing } from './things.ts'

/** What the Baseline status of a thing is to a question. */
type Outcome = keyof typeof outcomes

/** The word of each outcome, with the state whose sign and colour it has. */
const outcomes = {
  yes: ['Yes', 'yes'],
  /** It was newly available, and is widely available. */
  was: ['Was', 'yes'],
  /** Its day lies ahead, and nothing confirms it. */
  expected: ['Expected', 'announced'],
  /** Its day has come, and nothing confirms it. */
  due: ['Due', 'announced'],
  notYet: ['Not yet', 'notYet'],
  /** The day that the text names cannot change any more, or nobody waits for it. */
  no: ['No', 'notYet'],
  unknown: ['Unknown', 'unknown'],
} as const satisfies Record<string, readonly [word: string, state: VerdictState]>

/** The days of a thing that is newly or widely available. */
type Days = { readonly newly: string; readonly widely: WidelyStep; readonly isBound: boolean }

type Visit = {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** The verdict for the core browsers of that day. */
  readonly verdict: Verdict
}

/** The answer about the Baseline status of a thing, without what other lines say as well. */
export function baselineAnswer(asked: Asked, thing: Thing, { today, verdict }: Visit) {
  const { baseline = { status: 'any' } } = asked
  const days = daysOf(thing, today)
  const outcome = outcomeOf(asked, { thing, days, today })
  const [word, state] = outcomes[outcome]
  const day = baseline.isWhen === true && days !== undefined ? dayWord(baseline, days) : undefined
  return {
    state,
    word: day ?? word,
    where: whereOf(asked),
    sentence: sentences(
      statusSentence(thing, today),
      days === undefined ? '' : yearSentence(baseline, days),
      reasonSentence(thing, verdict),
      baseline.isWhen === true && outcome === 'notYet' ? 'No day is known.' : '',
    ),
  }
}

function daysOf(thing: Thing, today: string): Days | undefined {
  const widely = widelyStep(thing, today)
  const newly = thing.newlyDate === undefined ? '' : isoDay(thing.newlyDate)
  const isKnown = thing.baseline !== undefined && widely !== undefined && newly <= today
  return isKnown ? { newly, widely, isBound: thing.approx === true } : undefined
}

type Facts = {
  readonly thing: Thing
  readonly days: Days | undefined
  readonly today: string
}

/** What a year to come will confirm is no more than expected. */
function outcomeOf(asked: Asked, facts: Facts): Outcome {
  const outcome = outcomeOfDay(asked, facts)
  const isAhead = (asked.day ?? '').slice(0, 4) > facts.today.slice(0, 4)
  return isAhead && asked.baseline?.isWhen !== true && (outcome === 'yes' || outcome === 'was')
    ? 'expected'
    : outcome
}

function outcomeOfDay(asked: Asked, { thing, days, today }: Facts): Outcome {
  if (thing.baseline === undefined) return 'unknown'
  if (thing.baseline === 'discouraged') return 'no'
  const { baseline = { status: 'any' }, day = today } = asked
  const missed = day < today ? 'no' : 'notYet'
  if (days === undefined) return missed
  const { newly, widely, isBound } = days
  const before = isBound && day < today ? 'unknown' : missed
  const isWidely = widely.certainty === 'known' && widely.day <= today
  if (baseline.isWhen === true) {
    if (baseline.status !== 'widely' || isWidely) return 'yes'
    return widely.certainty === 'due' ? 'due' : 'expected'
  }
  const step = baseline.status === 'widely' ? widely.day : newly
  if (baseline.from !== undefined && step <= day) {
    if (step < baseline.from) return 'no'
    if (isBound) return 'unknown'
  }
  if (baseline.status === 'any') return newly <= day ? 'yes' : before
  if (baseline.status === 'newly') {
    if (newly > day) return before
    return isWidely && widely.day <= day ? 'was' : 'yes'
  }
  if (isWidely) return widely.day <= day ? 'yes' : before
  const isMeant = widely.day <= day || (baseline.isAhead === true && asked.day === undefined)
  if (!isMeant) return missed
  return widely.certainty === 'due' ? 'due' : 'expected'
}

const beforeDay = { known: 'Since', expected: 'Expected', due: 'Due since' } as const

/** "Since 27 Jan 2025", "Expected 27 Jul 2027". */
function dayWord({ status }: AskedBaseline, { newly, widely, isBound }: Days): string {
  const { day, certainty } =
    status === 'widely' ? widely : { day: newly, certainty: 'known' as const }
  const start = certainty === 'known' && isBound ? 'By' : beforeDay[certainty]
  return `${start} ${formatDay(day)}`
}

/** "in Baseline", "in Baseline 2024", "widely available on 31 May 2024", "in Baseline since Mar 2025". */
function whereOf({ baseline = { status: 'any' }, day }: Asked): string {
  const { status, isAhead, from, year } = baseline
  const what = status === 'any' ? 'in Baseline' : `${status} available`
  if (day === undefined) return what
  if (from !== undefined) {
    const time = year ?? (from === day ? formatDay(day) : formatMonth(day))
    return `${what} ${isAhead === true ? 'from' : 'since'} ${time}`
  }
  if (year === undefined) return `${what} on ${formatDay(day)}`
  return status === 'any' ? `${what} ${year}` : `${what} by the end of ${year}`
}

function statusSentence(thing: Thing, today: string): string {
  const { baseline } = thing
  const words = baselineWords(thing, today)
  if (words !== '') return `${words}.`
  if (baseline === undefined) return 'web-features gives it no status of its own.'
  // Other sentences say that it is discouraged.
  return baseline === 'discouraged' ? '' : `${baselineLabels[baseline]}.`
}

/** Of which year a thing is that is asked for another one. */
function yearSentence({ status, year }: AskedBaseline, { newly }: Days): string {
  const own = newly.slice(0, 4)
  return status !== 'any' || year === undefined || year === own
    ? ''
    : `It belongs to Baseline ${own}.`
}

/** Which browsers lack a thing, or that none does although it is no part of Baseline. */
function reasonSentence({ baseline }: Thing, verdict: Verdict): string {
  const [blocker, ...others] = verdict.blockers
  if (blocker !== undefined) {
    return others.length > 0 ? lackSentence(verdict) : shortfallSentence(blocker, dayOfRelease)
  }
  return baseline === 'newly' || baseline === 'widely' ? '' : 'Every core browser has it.'
}
