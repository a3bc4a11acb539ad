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
    clickThroughRate: share(tracked, (search) => !isUnclicked(search)),
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

/** Measures of tracked searches that led to no click. */
export type NoClickMeasures = {
  /** A share of the tracked searches; 0 if there are none. */
  readonly rate: number
  /** Number of tracked searches. */
  readonly count: number
  readonly noClickCount: number
}

/** Measures how many of the tracked searches led to no click. */
export function measureNoClicks(searches: readonly VisitorSearch[]): NoClickMeasures {
  const tracked = searches.filter(({ isTracked }) => isTracked)
  const noClickCount = tracked.filter(isUnclicked).length
  return { rate: share(tracked, isUnclicked) ?? 0, count: tracked.length, noClickCount }
}

/** Whether a search led to no click. */
export const isUnclicked = ({ clicks }: VisitorSearch): boolean => clicks.length === 0

/** The number of hits of a search on average, as a whole number; 0 without searches. */
export const averageHits = (searches: readonly VisitorSearch[]): number =>
  Math.round(average(searches.map(({ nbHits }) => nbHits)) ?? 0)

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
