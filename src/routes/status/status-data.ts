import type { PageSummary } from '#contracts/content.ts'
import { type DataStamp, readStamp } from '#contracts/data-stamp.ts'
import { epochSeconds } from '#lib/dates.ts'
import { formatCount, pluralize } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import type { AnswerTimes } from '#search/transport/answer-log.ts'

export type IndexState = {
  readonly name: string
  readonly records: number
  /** Undefined if it was filled without a stamp. */
  readonly stamp: DataStamp | undefined
}

/** The fields that the client validates, and the stamp, which indices omit by default. */
const responseFields = ['hits', 'nbHits', 'nbPages', 'page', 'query', 'userData']

/** A query per index that returns only its size and stamp. */
export function statusRequests(names: readonly string[]) {
  return names.map((name) => ({
    indexName: name,
    query: '',
    hitsPerPage: 0,
    attributesToRetrieve: [],
    attributesToHighlight: [],
    responseFields,
    analytics: false,
  }))
}

/** Reads the responses to `statusRequests` for the same names. */
export function readIndexStates(
  names: readonly string[],
  results: readonly object[],
): readonly IndexState[] {
  return names.map((name, place) => {
    const { nbHits = 0, userData }: { readonly nbHits?: number; readonly userData?: unknown } =
      results[place] ?? {}
    return { name, records: nbHits, stamp: readStamp(userData) }
  })
}

/**
 * How an index differs from what the page was built with: "12 fewer than expected, from 3 Feb 2020, older than this page".
 * Empty if it does not.
 */
export function differenceText(
  { name, records, stamp }: IndexState,
  { asOf, packages, counts }: Pick<PageSummary, 'asOf' | 'packages' | 'counts'>,
): string {
  return [recordsText(records, counts[name]), stampText(stamp, { asOf, packages })]
    .filter((text) => text !== '')
    .join(', ')
}

function recordsText(records: number, expected: number | undefined): string {
  if (expected === undefined) return 'unknown to this page'
  if (records === expected) return ''
  return `${formatCount(Math.abs(records - expected))} ${records < expected ? 'fewer' : 'more'} than expected`
}

function stampText(
  stamp: DataStamp | undefined,
  { asOf, packages }: Pick<PageSummary, 'asOf' | 'packages'>,
): string {
  if (stamp === undefined) return 'from an unknown day'
  if (stamp.asOf !== asOf) {
    return `from ${formatDay(stamp.asOf)}, ${stamp.asOf < asOf ? 'older' : 'newer'} than this page`
  }
  const others = packages.filter(({ name, version }) => stamp.packages[name] !== version)
  return others.length === 0
    ? ''
    : `with another version of ${others.map(({ name }) => name).join(', ')}`
}

const DAY = 86_400

/**
 * Age of a `YYYY-MM-DD` day at `now` in epoch seconds: "today", "1 day old", "57 days old". Future
 * days, from a wrong clock or another time zone, are "today" too.
 */
export function relativeAge(date: string, now: number): string {
  const days = Math.floor((now - epochSeconds(date)) / DAY)
  return days < 1 ? 'today' : `${pluralize(days, 'day', 'days')} old`
}

/** "42 answers: median 12 ms, slowest 140 ms. None failed." */
export function timesText({ newest, total }: AnswerTimes): string {
  const answered = newest.flatMap(({ ms, failed }) => (failed ? [] : [ms]))
  const failed = newest.length - answered.length
  const parts = [
    answered.length === 0
      ? 'No answers yet.'
      : `${pluralize(answered.length, 'answer', 'answers')}: median ${inMs(median(answered))}, slowest ${inMs(Math.round(Math.max(...answered)))}.`,
    failed === 0 ? 'None failed.' : `${pluralize(failed, 'request', 'requests')} failed.`,
  ]
  const limit = newest.length < total ? [`Newest of ${formatCount(total)}.`] : []
  return [...(newest.length === 0 ? ['No requests yet.'] : parts), ...limit].join(' ')
}

function inMs(ms: number): string {
  return `${formatCount(ms)} ms`
}

/** In whole milliseconds; 0 for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return Math.round(middle.reduce((sum, number) => sum + number, 0) / Math.max(1, middle.length))
}
