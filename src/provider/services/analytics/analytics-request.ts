import { requireIndex } from '#provider/protocol/access/grant.ts'
import { badRequest } from '#provider/protocol/errors.ts'
import { parseFilters } from '#provider/protocol/filters/parse.ts'
import { boolean, integer } from '#provider/protocol/parameters/parsers.ts'
import type { RequestContext } from '#provider/protocol/request/request-context.ts'
import { dayOf, daysIn, type DaySpan } from '#provider/protocol/traffic/days.ts'
import type { LoggedSearch } from '#provider/protocol/traffic/traffic-log.ts'

import { mostFrequent, type WithCount } from './group-by.ts'
import { trafficDays } from './traffic-days.ts'
import type { VisitorSearch } from './visitor-searches.ts'

/** Parameters of every endpoint except `/2/status`. */
const COMMON = ['index', 'startDate', 'endDate', 'tags']

const DAY = 86_400_000
/** Days of a report without `startDate`, including today. */
const DEFAULT_DAYS = 8
/** Most days of an answer: many times as long as entries are kept. */
const MAX_DAYS = 366
const MAX_LIMIT = 1000

export type AnalyticsRequest = {
  readonly index: string
  readonly days: readonly string[]
  /** The searches of visitors on these days, in the order in which they started. */
  readonly searches: readonly VisitorSearch[]
}

/**
 * Reads the parameters common to all endpoints, and the searches that they select.
 *
 * @param others names of further parameters of the endpoint
 * @throws ApiError 400 for a missing index, an unknown parameter or an invalid value, 403 for an
 * index that the key may not use
 */
export async function readAnalytics(
  context: RequestContext,
  others: readonly string[] = [],
): Promise<AnalyticsRequest> {
  refuseUnknownParameters(context.url, [...COMMON, ...others])
  const index = readIndexName(context)
  const days = readDays(context)
  const tags = context.url.get('tags') ?? ''
  const choice = { index, tags, matches: readTags(tags) }
  return {
    index,
    days: daysIn(days),
    searches: await trafficDays(context).searches(choice, days),
  }
}

/** @throws ApiError 400 for a missing index name, 403 for an index that the key may not use */
export function readIndexName({ url, grant }: RequestContext): string {
  const index = url.get('index') ?? ''
  if (index === '') throw badRequest('Missing parameter "index", expected the name of an index')
  requireIndex(grant, index)
  return index
}

/** @throws ApiError 400 for a parameter not in `known`, except credentials */
export function refuseUnknownParameters(url: URLSearchParams, known: readonly string[]): void {
  const unknown = [...url.keys()].find(
    (name) => !known.includes(name) && !/^x-algolia-/i.test(name),
  )
  if (unknown !== undefined) throw badRequest(`Unknown parameter: ${unknown}`)
}

function readDays(context: RequestContext): DaySpan {
  const { url } = context
  const today = dayOf(context.now())
  const to = readDate(url, 'endDate') ?? today
  const from = readDate(url, 'startDate') ?? dayOf(Date.parse(to) - (DEFAULT_DAYS - 1) * DAY)
  const length = (Date.parse(to) - Date.parse(from)) / DAY + 1
  if (length < 1) throw badRequest(`Invalid dates: startDate ${from} is after endDate ${to}`)
  return length > MAX_DAYS ? lastDays({ from, to }, today) : { from, to }
}

/** The last days of a long period, up to today if it goes on. No entry is older than they are. */
function lastDays({ from, to }: DaySpan, today: string): DaySpan {
  const last = Math.min(Date.parse(to), Math.max(Date.parse(from), Date.parse(today)))
  const first = Math.max(Date.parse(from), last - (MAX_DAYS - 1) * DAY)
  return { from: dayOf(first), to: dayOf(last) }
}

function readDate(url: URLSearchParams, name: string): string | undefined {
  const text = url.get(name)
  if (text === null) return undefined
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  // `Date.parse` reads "2026-02-30" as a day of March.
  if (!Number.isNaN(time) && dayOf(time) === text) return text
  throw badRequest(`Invalid value for "${name}": ${text}, expected a date as YYYY-MM-DD`)
}

/** Reads tags combined with AND and OR, in the `filters` language, where a lone word is a tag. */
function readTags(tags: string): (search: LoggedSearch) => boolean {
  const filter = parseFilters(tags).map((group) =>
    group.map((condition) => {
      if (condition.kind === 'facet' && condition.attribute === '_tags') return condition
      throw badRequest('Invalid value for "tags", expected tags combined with AND and OR')
    }),
  )
  return (search) =>
    filter.every((group) =>
      group.some(({ value, negated }) => search.tags.includes(value) !== negated),
    )
}

/** The parameters of `takePage`. */
export const PAGING = ['limit', 'offset']

/**
 * Returns the part of a list selected by `limit` (default 10) and `offset`.
 * @throws ApiError 400
 */
export function takePage<Item>({ url }: RequestContext, items: readonly Item[]): readonly Item[] {
  const offset = integer({ min: 0 })(url.get('offset') ?? 0, 'offset')
  const limit = integer({ min: 0, max: MAX_LIMIT })(url.get('limit') ?? 10, 'limit')
  return items.slice(offset, offset + limit)
}

/**
 * Returns the part of the most frequent items that `takePage` selects.
 * @throws ApiError 400
 */
export const takeMost = <Item extends WithCount>(
  context: RequestContext,
  items: readonly Item[],
  textOf: (item: Item) => string,
): readonly Item[] => takePage(context, mostFrequent(items, textOf))

/** @throws ApiError 400 for any value except `true` and `false` */
export const readFlag = ({ url }: RequestContext, name: string): boolean =>
  boolean(url.get(name) ?? false, name)
