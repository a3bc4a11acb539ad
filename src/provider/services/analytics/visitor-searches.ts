import { dayOf } from '../../protocol/traffic/days.ts'
import type { Condition, LoggedEvent, LoggedSearch } from '../../protocol/traffic/traffic-log.ts'

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

/** Milliseconds within which a longer query continues a shorter one, as with the hosted service. */
export const FOLD_WITHIN = 30_000

/** A search text as searches are compared and counted. */
export function normalizeSearch(query: string): string {
  return query.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** A visitor's search under way. */
type Chain = {
  readonly last: LoggedSearch
  readonly search: string
  readonly parts: readonly LoggedSearch[]
}

/**
 * Folds logged searches into those of visitors. A search continues the last one of its visitor if it comes within
 * `FOLD_WITHIN` and its text begins with the other's. The newest request tells its text, hits and conditions.
 *
 * A search without a user token continues nothing. A further page continues a search or is left out: it is no search of
 * its own.
 *
 * @param searches of one index, in the order of their time
 */
export function foldSearches(searches: readonly LoggedSearch[]): readonly Chain[] {
  const chains: Chain[] = []
  const open = new Map<string, number>()
  for (const last of searches) {
    const search = normalizeSearch(last.query)
    const at = last.userToken === null ? undefined : open.get(last.userToken)
    const before = at === undefined ? undefined : chains[at]
    if (at !== undefined && before !== undefined && continues(before, last, search)) {
      chains[at] = { last, search, parts: before.parts.concat(last) }
    } else if (last.page === 0) {
      if (last.userToken !== null) open.set(last.userToken, chains.length)
      chains.push({ last, search, parts: [last] })
    }
  }
  return chains
}

const continues = (before: Chain, next: LoggedSearch, search: string): boolean =>
  next.time - before.last.time <= FOLD_WITHIN && search.startsWith(before.search)

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
  return foldSearches(searches).map(({ last, search, parts }): VisitorSearch => {
    const found = parts.flatMap(({ queryID }) => outcomes.get(queryID ?? '') ?? [])
    return {
      day: dayOf(last.time),
      search,
      nbHits: last.nbHits,
      userToken: last.userToken,
      conditions: last.conditions,
      objectIDs: parts.length === 1 ? last.objectIDs : shownFor(search, parts),
      isTracked: parts.some(({ queryID }) => queryID !== null),
      clicks: found.flatMap(({ clicks }) => clicks),
      conversions: found.flatMap(({ conversions }) => conversions),
    }
  })
}

function shownFor(search: string, parts: readonly LoggedSearch[]): readonly string[] {
  const same = parts.filter(({ query }) => normalizeSearch(query) === search)
  return [...new Set(same.flatMap(({ objectIDs }) => objectIDs))]
}

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
