import { openStep } from '#catalogue/baseline.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { formatMonth, isoDay } from '#lib/dates.ts'
import type { FirstRequests } from '#routes/first-of-view.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

const attributes = [
  'objectID',
  'name',
  'areas',
  'usage',
  'widelyExpected',
] as const satisfies readonly (keyof FeatureRecord)[]

/** A feature that will become widely available. */
export type UpcomingFeature = Pick<FeatureRecord, (typeof attributes)[number]>

/** Requests all newly available features, because no index is sorted by the expected date. */
export const upcomingRequest: MultiSearchRequest = {
  query: '',
  indexName: 'features',
  facetFilters: ['baseline:newly'],
  attributesToRetrieve: [...attributes],
  attributesToHighlight: [],
  hitsPerPage: 1000,
  analytics: false,
}

/** The first requests of the view, for the server. */
export const upcomingFirst: FirstRequests = { requests: () => [upcomingRequest] }

export type UpcomingPeriod = {
  /** Identifies the period: "due", "2027-q1". */
  readonly id: string
  readonly title: string
  /** By date, then by name. */
  readonly features: readonly UpcomingFeature[]
}

/**
 * Groups features by the quarter in which they are expected to be widely available, in order.
 * Features whose day has passed but which the data still calls newly available form a first period.
 *
 * @param today `YYYY-MM-DD`
 */
export function upcomingPeriods(
  features: readonly UpcomingFeature[],
  today: string,
): readonly UpcomingPeriod[] {
  const sorted = features
    .filter(({ widelyExpected }) => widelyExpected !== undefined)
    .toSorted(
      (a, b) =>
        (a.widelyExpected ?? 0) - (b.widelyExpected ?? 0) || a.name.localeCompare(b.name, 'en'),
    )
  const periods = new Map<string, UpcomingFeature[]>()
  for (const feature of sorted) {
    const id = periodOf(isoDay(feature.widelyExpected ?? 0), today)
    periods.set(id, [...(periods.get(id) ?? []), feature])
  }
  return Array.from(periods, ([id, own]) => ({ id, title: titleOf(id), features: own }))
}

const DUE = 'due'

function periodOf(day: string, today: string): string {
  if (openStep(day, today) === DUE) return DUE
  return `${day.slice(0, 4)}-q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}

function titleOf(id: string): string {
  if (id === DUE) return 'Due now'
  const [year = '', quarter = ''] = id.split('-q')
  const last = Number(quarter) * 3
  const [start, end] = [last - 2, last].map((month) =>
    formatMonth(`${year}-${String(month).padStart(2, '0')}`),
  )
  return `${start?.replace(/ \d+$/, '')} to ${end}`
}

/** The areas of features with their counts, largest first, then by name. */
export function areasOf(
  features: readonly UpcomingFeature[],
): readonly (readonly [area: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const area of features.flatMap(({ areas }) => areas)) {
    counts.set(area, (counts.get(area) ?? 0) + 1)
  }
  return [...counts].toSorted(([a, many], [b, other]) => other - many || a.localeCompare(b, 'en'))
}
