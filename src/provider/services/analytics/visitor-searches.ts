import { dayOf } from '#provider/protocol/traffic/days.ts'
import { normalizeSearch } from '#provider/protocol/traffic/logged.ts'
import type {
  Condition,
  LoggedEvent,
  LoggedSearch,
} from '#provider/protocol/traffic/traffic-log.ts'

export type Click = {
  readonly objectID: string
  /** From 1. */
  readonly position: number
}

/** A search as the visitor sees it, including requests while typing and further pages. */
export type VisitorSearch = {
  /** Day of the last request, in UTC: `YYYY-MM-DD`. */
  readonly day: string
  /** The search text in lower case with single spaces. */
  readonly search: string
  readonly nbHits: number
  /** Null for a search without a user token. */
  readonly userToken: string | null
  readonly conditions: readonly Condition[]
  /** Unique object IDs of the hits shown for `search`. */
  readonly objectIDs: readonly string[]
  /** True for a search with `clickAnalytics`, whose clicks and conversions are known. */
  readonly isTracked: boolean
  readonly clicks: readonly Click[]
  /** The object IDs of each conversion. */
  readonly conversions: readonly (readonly string[])[]
}

const DAY = 86_400_000

/** Milliseconds within which a longer query continues a shorter one, as in the hosted service. */
export const FOLD_WITHIN = 30_000

/**
 * Milliseconds by which a request may arrive late. When a user types fast, the browser sends
 * searches over several connections, so one may overtake another.
 */
const LATE_BY = 1000

/** A visitor's search in progress. */
type Chain = {
  readonly last: LoggedSearch
  /** The normalised text of the last request. */
  readonly search: string
  /** The requests with this text: pages and other filters. */
  readonly same: readonly LoggedSearch[]
  /** All requests of the search. */
  readonly parts: readonly LoggedSearch[]
}

/**
 * Folds logged requests into searches of visitors. A request continues its visitor's last search if
 * it comes within `FOLD_WITHIN` and its text starts with the text before. The newest request
 * determines text, hits and conditions. A shorter beginning of the text that arrives within
 * `LATE_BY` also belongs to the search: another request overtook it.
 *
 * A request without a user token continues nothing. A further page continues a search or is
 * ignored; it never starts one.
 *
 * @param searches requests to one index, in chronological order
 */
export function foldSearches(searches: readonly LoggedSearch[]): readonly Chain[] {
  const normalize = createNormalizer()
  const chains: Chain[] = []
  const open = new Map<string, number>()
  for (const last of searches) {
    const search = normalize(last.query)
    const at = last.userToken === null ? undefined : open.get(last.userToken)
    const before = at === undefined ? undefined : chains[at]
    if (at !== undefined && before !== undefined && continues(before, last, search)) {
      const same = before.search === search ? before.same.concat(last) : [last]
      chains[at] = { last, search, same, parts: before.parts.concat(last) }
    } else if (at !== undefined && before !== undefined && isOvertaken(before, last, search)) {
      chains[at] = { ...before, parts: before.parts.concat(last) }
    } else if (last.page === 0) {
      if (last.userToken !== null) open.set(last.userToken, chains.length)
      chains.push({ last, search, same: [last], parts: [last] })
    }
  }
  return chains
}

const continues = (before: Chain, next: LoggedSearch, search: string): boolean =>
  next.time - before.last.time <= FOLD_WITHIN && search.startsWith(before.search)

const isOvertaken = (before: Chain, next: LoggedSearch, search: string): boolean =>
  next.time - before.last.time <= LATE_BY && before.search.startsWith(search)

type Outcome = { readonly clicks: Click[]; readonly conversions: (readonly string[])[] }

/**
 * The searches of visitors with their clicks and conversions.
 *
 * @param searches requests to one index, in chronological order
 * @param events events of the same days and the next one, for any index; matched by `queryID`
 */
export function visitorSearches(
  searches: readonly LoggedSearch[],
  events: readonly LoggedEvent[],
): readonly VisitorSearch[] {
  const outcomes = outcomesOf(events)
  const dayIn = createDayNamer()
  return foldSearches(searches).map(({ last, search, same, parts }): VisitorSearch => {
    const found = outcomesAfter(parts, outcomes)
    return {
      day: dayIn(last.time),
      search,
      nbHits: last.nbHits,
      userToken: last.userToken,
      conditions: last.conditions,
      objectIDs: same.length === 1 ? last.objectIDs : shownIn(same),
      isTracked: parts.some(({ queryID }) => queryID !== null),
      clicks: found.flatMap(({ clicks }) => clicks),
      conversions: found.flatMap(({ conversions }) => conversions),
    }
  })
}

/** Caches the last day: most times fall on the same day as the one before. */
function createDayNamer(): (time: number) => string {
  let named = { number: -1, day: '' }
  return (time) => {
    const number = Math.floor(time / DAY)
    if (number !== named.number) named = { number, day: dayOf(time) }
    return named.day
  }
}

const NOTHING: readonly Outcome[] = []

/** The outcomes of a search, including its requests while typing. Most have none. */
function outcomesAfter(
  parts: readonly LoggedSearch[],
  outcomes: ReadonlyMap<string, Outcome>,
): readonly Outcome[] {
  const known = parts.filter(({ queryID }) => queryID !== null && outcomes.has(queryID))
  return known.length === 0
    ? NOTHING
    : known.flatMap(({ queryID }) => outcomes.get(queryID ?? '') ?? [])
}

const shownIn = (searches: readonly LoggedSearch[]): readonly string[] => [
  ...new Set(searches.flatMap(({ objectIDs }) => objectIDs)),
]

/** Clicks with a position and conversions, by `queryID`. */
function outcomesOf(events: readonly LoggedEvent[]): ReadonlyMap<string, Outcome> {
  const outcomes = new Map<string, Outcome>()
  for (const { type, queryID, objectIDs, positions } of events) {
    if (queryID === null || type === 'view') continue
    const outcome = outcomes.get(queryID) ?? { clicks: [], conversions: [] }
    outcomes.set(queryID, outcome)
    if (type === 'conversion') outcome.conversions.push(objectIDs)
    else outcome.clicks.push(...clicksOf(objectIDs, positions))
  }
  return outcomes
}

const clicksOf = (objectIDs: readonly string[], positions: readonly number[]): readonly Click[] =>
  positions.map((position, at) => ({ objectID: objectIDs[at] ?? '', position }))

/** Normalises texts with a cache: most searches repeat a text that was searched before. */
function createNormalizer(): (query: string) => string {
  const known = new Map<string, string>()
  return (query) => {
    const before = known.get(query)
    if (before !== undefined) return before
    const search = normalizeSearch(query)
    known.set(query, search)
    return search
  }
}
