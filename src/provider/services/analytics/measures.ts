import { groupBy } from './group-by.ts'
import type { VisitorSearch } from './visitor-searches.ts'

/** Clicks at a range of positions, both inclusive; -1 is the end of the list. */
export type ClickPositions = {
  readonly position: readonly [from: number, to: number]
  readonly clickCount: number
}

/** Rates are shares of the tracked searches; null if there are none. */
export type ClickMeasures = {
  readonly clickThroughRate: number | null
  /** Null without clicks. */
  readonly averageClickPosition: number | null
  readonly clickPositions: readonly ClickPositions[]
  readonly conversionRate: number | null
  readonly trackedSearchCount: number
  readonly clickCount: number
  readonly conversionCount: number
}

/** Measures clicks and conversions. Searches without `clickAnalytics` do not count. */
export function measureClicks(searches: readonly VisitorSearch[]): ClickMeasures {
  const tracked = searches.filter(({ isTracked }) => isTracked)
  const positions = tracked.flatMap(({ clicks }) => clicks.map(({ position }) => position))
  const conversionCount = tracked.reduce((sum, { conversions }) => sum + conversions.length, 0)
  return {
    clickThroughRate: share(tracked, ({ clicks }) => clicks.length > 0),
    averageClickPosition: average(positions),
    clickPositions: bucketsOf(positions),
    conversionRate: share(tracked, ({ conversions }) => conversions.length > 0),
    trackedSearchCount: tracked.length,
    clickCount: positions.length,
    conversionCount,
  }
}

/** The share of items for which `holds` is true; null without items. */
export function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number | null {
  return items.length === 0 ? null : items.filter(holds).length / items.length
}

function average(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

/** The ranges of the hosted service: each position of the first page, the second page, the rest. */
const RANGES: readonly (readonly [from: number, to: number])[] = [
  ...Array.from({ length: 10 }, (_, at) => [at + 1, at + 1] as const),
  [11, 20],
  [21, -1],
]

function bucketsOf(positions: readonly number[]): readonly ClickPositions[] {
  return RANGES.map(([from, to]) => ({
    position: [from, to],
    clickCount: positions.filter((at) => at >= from && (to === -1 || at <= to)).length,
  }))
}

/** Measures of searches with results that led to no click. */
export type NoClickMeasures = {
  /** A share of the tracked searches with results. */
  readonly rate: number
  /** Number of tracked searches. */
  readonly count: number
  readonly noClickCount: number
}

/**
 * Measures how many searches with results had texts that led to no click.
 *
 * @param clicked the texts that led to a click in the whole period
 */
export function measureNoClicks(
  searches: readonly VisitorSearch[],
  clicked: ReadonlySet<string>,
): NoClickMeasures {
  const tracked = searches.filter(({ isTracked }) => isTracked)
  const found = tracked.filter(({ nbHits }) => nbHits > 0)
  const noClickCount = found.filter(({ search }) => !clicked.has(search)).length
  return {
    rate: found.length === 0 ? 0 : noClickCount / found.length,
    count: tracked.length,
    noClickCount,
  }
}

/** The texts of searches that led to a click. */
export const clickedTexts = (searches: readonly VisitorSearch[]): ReadonlySet<string> =>
  new Set(searches.filter(({ clicks }) => clicks.length > 0).map(({ search }) => search))

/** A measure of all searches, and of the searches of each day. */
export function byDay<Measure extends object>(
  {
    days,
    searches,
  }: { readonly days: readonly string[]; readonly searches: readonly VisitorSearch[] },
  measure: (searches: readonly VisitorSearch[]) => Measure,
): Measure & { readonly dates: readonly (Measure & { readonly date: string })[] } {
  const groups = groupBy(searches, ({ day }) => day)
  const dates = days.map((date) => Object.assign({ date }, measure(groups.get(date) ?? [])))
  return Object.assign(measure(searches), { dates })
}
