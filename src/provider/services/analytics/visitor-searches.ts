import { dayOf } from '#provider/protocol/traffic/days.ts'
import type {
  Condition,
  LoggedEvent,
  LoggedSearch,
} from '#provider/protocol/traffic/traffic-log.ts'

/** A click on a hit. */
export type Click = {
  readonly objectID: string
  /** From 1. */
  readonly position: number
}

/** A search as a visitor sees it: what was typed on the way to it, and its further pages, belong to it. */
export type VisitorSearch = {
  /** Of its last request, in UTC: `YYYY-MM-DD`. */
  readonly day: string
  /** What was searched for, in lower case with single spaces. */
  readonly search: string
  readonly nbHits: number
  /** Null for a search that belongs to no visitor. */
  readonly userToken: string | null
  readonly conditions: readonly Condition[]
  /** Of the hits that were shown for `search`, each once. */
  readonly objectIDs: readonly string[]
  /** True for a search with `clickAnalytics`: its clicks and conversions can be told. */
  readonly isTracked: boolean
  readonly clicks: readonly Click[]
  /** The objectIDs of each conversion. */
  readonly conversions: readonly (readonly string[])[]
}

const DAY = 86_400_000

/** Milliseconds within which a longer query continues a shorter one, as with the hosted service. */
export const FOLD_WITHIN = 30_000

/**
 * Milliseconds by which a request may be late. A browser sends the searches of fast typing over several connections, so
 * that one may overtake another.
 */
const LATE_BY = 1000

/** A search text as searches are compared and counted. */
export function normalizeSearch(query: string): string {
  return query.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** Normalizes texts, each once: most searches are for what others have searched for. */
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

/** A visitor's search under way. */
type Chain = {
  readonly last: LoggedSearch
  /** The text of the last request. */
  readonly search: string
  /** The requests with this text: pages, and other filters. */
  readonly same: readonly LoggedSearch[]
  /** All requests. */
  readonly parts: readonly LoggedSearch[]
}

/**
 * Folds logged searches into those of visitors. A search continues the last one of its visitor if it comes within
 * `FOLD_WITHIN` and its text begins with the other's. The newest request tells its text, hits and conditions. A beginning
 * of that text which arrives within `LATE_BY` belongs to it too: another request overtook it.
 *
 * A search without a user token continues nothing. A further page continues a search or is left out: it is no search of
 * its own.
 *
 * @param searches of one index, in the order of their time
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
 * The searches of visitors with what they clicked and what converted.
 *
 * @param searches of one index, in the order of their time
 * @param events of the same days and the next, of any index; they name their search
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

/** Names the days of times that are in order: most are of the same day as the one before. */
function createDayNamer(): (time: number) => string {
  let named = { number: -1, day: '' }
  return (time) => {
    const number = Math.floor(time / DAY)
    if (number !== named.number) named = { number, day: dayOf(time) }
    return named.day
  }
}

const NOTHING: readonly Outcome[] = []

/** What came of a search and of what was typed on the way to it; of most nothing came. */
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

/** Clicks with a position and conversions by the `queryID` that they name. */
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
