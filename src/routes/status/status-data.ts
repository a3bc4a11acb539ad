import type { PageSummary } from '#contracts/content.ts'
import { type DataStamp, readStamp } from '#contracts/data-stamp.ts'
import { formatCount, pluralize } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import type { AnswerTime, AnswerTimes } from '#search/transport/answer-log.ts'

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

/** Compares the number of records with that at build time: "12 fewer than expected". */
export function recordsText(records: number, expected: number | undefined): string {
  if (expected === undefined) return 'unknown to this page'
  if (records === expected) return 'as expected'
  const difference = formatCount(Math.abs(records - expected))
  return `${difference} ${records < expected ? 'fewer' : 'more'} than expected`
}

/** Compares the data of an index with the data that the page was built with. */
export function stampText(
  stamp: DataStamp | undefined,
  { asOf, packages }: Pick<PageSummary, 'asOf' | 'packages'>,
): string {
  if (stamp === undefined) return 'Unknown'
  const day = formatDay(stamp.asOf)
  if (stamp.asOf !== asOf) {
    return `${day}, ${stamp.asOf < asOf ? 'older' : 'newer'} than this page`
  }
  const others = packages.filter(({ name, version }) => stamp.packages[name] !== version)
  if (others.length === 0) return day
  return `${day}, with a different version of ${others.map(({ name }) => name).join(', ')}`
}

/** "42 answers: median 12 ms, slowest 140 ms. None failed." */
export function timesText({ newest, total }: AnswerTimes): string {
  const answered = answeredOf(newest)
  const failed = newest.length - answered.length
  const parts = [
    answered.length === 0
      ? 'No answers yet.'
      : `${pluralize(answered.length, 'answer', 'answers')}: median ${inMs(median(answered))}, slowest ${inMs(slowest(answered))}.`,
    failed === 0 ? 'None failed.' : `${pluralize(failed, 'request', 'requests')} failed.`,
  ]
  const limit = newest.length < total ? [`Newest of ${formatCount(total)}.`] : []
  return [...(newest.length === 0 ? ['No requests yet.'] : parts), ...limit].join(' ')
}

function inMs(ms: number): string {
  return `${formatCount(ms)} ms`
}

function answeredOf(times: readonly AnswerTime[]): readonly number[] {
  return times.flatMap(({ ms, failed }) => (failed ? [] : [ms]))
}

/** In whole milliseconds; 0 for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return Math.round(middle.reduce((sum, number) => sum + number, 0) / Math.max(1, middle.length))
}

function slowest(numbers: readonly number[]): number {
  return Math.round(Math.max(0, ...numbers))
}

/** The data of the chart: a bar per request, relative to the top of the scale. */
export type TimesChart = {
  /** The slowest response in milliseconds, rounded up to 1, 2 or 5 times a power of ten. */
  readonly top: number
  /** Height of the median, 0 to 1. */
  readonly median: number
  readonly bars: readonly {
    /** 0 to 1; 1 for a failure, which has no response time. */
    readonly height: number
    readonly failed: boolean
    /** "12 ms", "failed after 3 ms". */
    readonly text: string
  }[]
}

export function timesChart(newest: readonly AnswerTime[]): TimesChart {
  const answered = answeredOf(newest)
  const top = roundUp(slowest(answered))
  return {
    top,
    median: median(answered) / top,
    bars: newest.map(({ ms, failed }) => ({
      height: failed ? 1 : ms / top,
      failed,
      text: `${failed ? 'failed after ' : ''}${inMs(Math.round(ms))}`,
    })),
  }
}

function roundUp(ms: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, ms)))
  return ([1, 2, 5, 10].find((step) => step * power >= ms) ?? 10) * power
}
