import type { Condition, LoggedSearch } from '#provider/protocol/traffic/traffic-log.ts'

import type { Traffic } from './traffic-samples.ts'

/** What is asked of a log. Days are `YYYY-MM-DD`, both included. */
export type Question = {
  readonly index: string
  readonly startDate: string
  readonly endDate: string
}

/** A search as the reference understands it. */
type Counted = {
  readonly began: number
  readonly date: string
  readonly search: string
  readonly last: LoggedSearch
  readonly hits: readonly string[]
  readonly isTracked: boolean
  readonly clicks: readonly { readonly hit: string; readonly position: number }[]
  readonly conversions: readonly (readonly string[])[]
}

const DAY = 86_400_000

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

const wordsOf = (query: string): string =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ')

/** All days of a question. */
function datesOf({ startDate, endDate }: Question): readonly string[] {
  const dates: string[] = []
  for (let time = Date.parse(startDate); dateOf(time) <= endDate; time += DAY) {
    dates.push(dateOf(time))
  }
  return dates
}

/** The searches of one visitor, split where one does not continue the one before. */
function split(own: readonly LoggedSearch[]): readonly (readonly LoggedSearch[])[] {
  const groups: LoggedSearch[][] = []
  for (const next of own) {
    const before = groups.at(-1)?.at(-1)
    const isNear = before !== undefined && next.time - before.time <= 30_000
    const isLonger =
      before !== undefined && wordsOf(next.query).indexOf(wordsOf(before.query)) === 0
    const isLate =
      before !== undefined &&
      next.time - before.time <= 1000 &&
      wordsOf(before.query).indexOf(wordsOf(next.query)) === 0
    if (isNear && isLonger) groups.at(-1)?.push(next)
    else if (isLate) groups.at(-1)?.splice(-1, 0, next)
    else if (next.page === 0) groups.push([next])
  }
  return groups
}

/** Searches as a slow reference counts them: visitor by visitor, over the raw log. */
function count({ searches, events }: Traffic, question: Question): readonly Counted[] {
  const { index, startDate, endDate } = question
  const inside = searches.filter(({ index: name }) => name === index)
  const visitors = new Set(inside.flatMap(({ userToken }) => userToken ?? []))
  const named = [...visitors].flatMap((visitor) =>
    split(inside.filter(({ userToken }) => userToken === visitor)),
  )
  const nameless = inside
    .filter(({ userToken, page }) => userToken === null && page === 0)
    .map((search) => [search])
  return [...named, ...nameless]
    .flatMap((group): Counted[] => {
      const last = group.at(-1)
      if (last === undefined) return []
      const search = wordsOf(last.query)
      const ids = group.flatMap(({ queryID }) => queryID ?? [])
      const nearby = new Set([-DAY, 0, DAY].map((shift) => dateOf(last.time + shift)))
      const known = events.filter(({ time }) => nearby.has(dateOf(time)))
      const after = ids.flatMap((id) => known.filter(({ queryID }) => queryID === id))
      const same = group.filter(({ query }) => wordsOf(query) === search)
      return [
        {
          began: Math.min(...group.map((one) => searches.indexOf(one))),
          date: dateOf(last.time),
          search,
          last,
          hits: [...new Set(same.flatMap(({ objectIDs }) => objectIDs))],
          isTracked: ids.length > 0,
          clicks: after
            .filter(({ type }) => type === 'click')
            .flatMap(({ positions, objectIDs }) =>
              positions.map((position, at) => ({ position, hit: objectIDs[at] ?? '' })),
            ),
          conversions: after
            .filter(({ type }) => type === 'conversion')
            .map(({ objectIDs }) => objectIDs),
        },
      ]
    })
    .filter(({ date }) => date >= startDate && date <= endDate)
    .toSorted((a, b) => (a.date === b.date ? a.began - b.began : a.date < b.date ? -1 : 1))
}

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** How often each text occurs, most often first. */
function frequencies(
  texts: readonly string[],
): readonly (readonly [text: string, count: number])[] {
  const distinct = [...new Set(texts)].toSorted()
  return distinct
    .map((text) => [text, texts.filter((other) => other === text).length] as const)
    .toSorted(([, a], [, b]) => b - a)
}

function measure(all: readonly Counted[]) {
  const tracked = all.filter(({ isTracked }) => isTracked)
  const positions = tracked.flatMap(({ clicks }) => clicks.map(({ position }) => position))
  const inRange = (from: number, to: number): number =>
    positions.filter((position) => position >= from && position <= to).length
  return {
    trackedSearchCount: tracked.length,
    clickThroughRate: ratio(
      tracked.filter(({ clicks }) => clicks.length > 0).length,
      tracked.length,
    ),
    conversionRate: ratio(
      tracked.filter(({ conversions }) => conversions.length > 0).length,
      tracked.length,
    ),
    clickCount: positions.length,
    conversionCount: tracked.flatMap(({ conversions }) => conversions).length,
    averageClickPosition: ratio(
      positions.reduce((sum, position) => sum + position, 0),
      positions.length,
    ),
    clickPositions: [
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => ({
        position: [at, at],
        clickCount: inRange(at, at),
      })),
      { position: [11, 20], clickCount: inRange(11, 20) },
      { position: [21, -1], clickCount: inRange(21, Infinity) },
    ],
  }
}

const textOf = ({ attribute, operator, value }: Condition): string => attribute + operator + value

const ofText = (searches: readonly Counted[], text: string): readonly Counted[] =>
  searches.filter(({ search }) => search === text)

/** The average number of hits, which the schema of answers has as a whole number. */
const hitsOf = (searches: readonly Counted[]): number =>
  Math.round(
    ratio(
      searches.reduce((sum, { last }) => sum + last.nbHits, 0),
      searches.length,
    ) ?? 0,
  )

const textsOf = (searches: readonly Counted[]): readonly string[] =>
  searches.map(({ search }) => search)

/** Every answer of the analytics endpoints to a question, by the formulas of the OpenAPI document, with lists in full length. */
export function askOracle(traffic: Traffic, question: Question) {
  const all = count(traffic, question)
  const byDay = <Body extends object>(body: (searches: readonly Counted[]) => Body) => ({
    ...body(all),
    dates: datesOf(question).map((date) =>
      Object.assign(body(all.filter((found) => found.date === date)), { date }),
    ),
  })
  const without = all.filter(({ last }) => last.nbHits === 0)
  const ignored = all.filter(
    ({ isTracked, search }) =>
      isTracked && !ofText(all, search).some(({ clicks }) => clicks.length > 0),
  )
  return {
    searchesCount: byDay((searches) => ({ count: searches.length })),
    usersCount: byDay((searches) => ({
      count: new Set(searches.flatMap(({ last }) => last.userToken ?? [])).size,
    })),
    noResultRate: byDay((searches) => {
      const noResultCount = searches.filter(({ last }) => last.nbHits === 0).length
      return {
        rate: ratio(noResultCount, searches.length) ?? 0,
        count: searches.length,
        noResultCount,
      }
    }),
    // "The number of tracked searches without clicks divided by the number of tracked searches."
    noClickRate: byDay((searches) => {
      const tracked = searches.filter(({ isTracked }) => isTracked)
      const noClickCount = tracked.filter(({ clicks }) => clicks.length === 0).length
      return {
        rate: ratio(noClickCount, tracked.length) ?? 0,
        count: tracked.length,
        noClickCount,
      }
    }),
    clickThroughRate: byDay((searches) => {
      const { clickThroughRate: rate, clickCount, trackedSearchCount } = measure(searches)
      return { rate, clickCount, trackedSearchCount }
    }),
    averageClickPosition: byDay((searches) => {
      const { averageClickPosition: average, clickCount } = measure(searches)
      return { average, clickCount }
    }),
    conversionRate: byDay((searches) => {
      const { conversionRate: rate, trackedSearchCount, conversionCount } = measure(searches)
      return { rate, trackedSearchCount, conversionCount }
    }),
    clickPositions: { positions: measure(all).clickPositions },
    topSearches: {
      searches: frequencies(textsOf(all)).map(([search, times]) =>
        Object.assign(measure(ofText(all, search)), {
          search,
          count: times,
          nbHits: hitsOf(ofText(all, search)),
        }),
      ),
    },
    noResults: {
      searches: frequencies(textsOf(without)).map(([search, times]) => ({
        search,
        count: times,
        withFilterCount: ofText(without, search).filter(({ last }) => last.conditions.length > 0)
          .length,
      })),
    },
    noClicks: {
      searches: frequencies(textsOf(ignored)).map(([search, times]) => ({
        search,
        count: times,
        nbHits: hitsOf(ofText(ignored, search)),
      })),
    },
    hits: {
      hits: frequencies(all.flatMap(({ hits }) => hits)).map(([hit, times]) => {
        const tracked = all.filter(({ hits, isTracked }) => isTracked && hits.includes(hit))
        const clicks = tracked.map((search) => search.clicks.filter((click) => click.hit === hit))
        const conversions = tracked.map((search) =>
          search.conversions.filter((objectIDs) => objectIDs.includes(hit)),
        )
        return {
          hit,
          count: times,
          trackedHitCount: tracked.length,
          clickThroughRate: ratio(clicks.filter((some) => some.length > 0).length, tracked.length),
          conversionRate: ratio(
            conversions.filter((some) => some.length > 0).length,
            tracked.length,
          ),
          clickCount: clicks.flat().length,
          conversionCount: conversions.flat().length,
        }
      }),
    },
    filters: {
      attributes: frequencies(
        all.flatMap(({ last }) => [...new Set(last.conditions.map(({ attribute }) => attribute))]),
      ).map(([attribute, times]) => ({ attribute, count: times })),
    },
    valuesOf: (wanted: string) => {
      const conditions = all
        .flatMap(({ last }) => last.conditions)
        .filter(({ attribute }) => attribute === wanted)
      return {
        values: frequencies(conditions.map(textOf)).map(([text, times]) => {
          const found = conditions.find((condition) => textOf(condition) === text)
          return Object.assign({ count: times }, found)
        }),
      }
    },
  }
}
