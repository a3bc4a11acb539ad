import type { SearchReport } from './gather.ts'

/** A number with separators and at most one decimal; a dash if there is none. */
export const formatNumber = (value: number | null | undefined): string =>
  value === null || value === undefined
    ? '–'
    : value.toLocaleString('en', { maximumFractionDigits: 1 })

/** A share as a percentage with one decimal; a dash if there is none. */
export const formatShare = (share: number | null | undefined): string =>
  share === null || share === undefined
    ? '–'
    : `${(share * 100).toLocaleString('en', { maximumFractionDigits: 1 })} %`

export const formatSearch = (search: string): string => (search === '' ? '(nothing typed)' : search)

/** A range of positions as the analytics API returns it; -1 is the end of the list. */
export function formatPosition(position: readonly number[] | undefined): string {
  const [from = 0, to = 0] = position ?? []
  if (to === -1) return `${from}+`
  return from === to ? String(from) : `${from}–${to}`
}

export type Table = {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export function summarize(
  report: SearchReport,
): readonly (readonly [name: string, value: string])[] {
  return [
    ['Searches', formatNumber(report.searches.count)],
    ['Visitors', formatNumber(report.users.count)],
    ['Searches without results', formatShare(report.noResultRate.rate)],
    ['Click-through rate', formatShare(report.clickThroughRate.rate)],
    ['Average click position', formatNumber(report.averageClickPosition.average)],
    ['Conversion rate', formatShare(report.conversionRate.rate)],
  ]
}

/** The tables of a report, in display order. */
export const tables = {
  days: ({ searches, users, noResultRate, clickThroughRate }: SearchReport): Table => ({
    heads: ['day', 'searches', 'visitors', 'without results', 'click-through'],
    rows: searches.dates.map(({ date, count }, at) => [
      date,
      formatNumber(count),
      formatNumber(users.dates[at]?.count),
      formatShare(noResultRate.dates[at]?.rate),
      formatShare(clickThroughRate.dates[at]?.rate),
    ]),
  }),
  topSearches: ({ topSearches }: SearchReport): Table => ({
    heads: ['search', 'times', 'results', 'click-through', 'position', 'conversion'],
    rows: topSearches.map((found) => [
      formatSearch(found.search),
      formatNumber(found.count),
      formatNumber(found.nbHits),
      formatShare(found.clickThroughRate),
      formatNumber(found.averageClickPosition),
      formatShare(found.conversionRate),
    ]),
  }),
  noResults: ({ noResults }: SearchReport): Table => ({
    heads: ['search', 'times', 'with filters'],
    rows: noResults.map(({ search, count, withFilterCount }) => [
      formatSearch(search),
      formatNumber(count),
      formatNumber(withFilterCount),
    ]),
  }),
  noClicks: ({ noClicks }: SearchReport): Table => ({
    heads: ['search', 'times', 'results'],
    rows: noClicks.map(({ search, count, nbHits }) => [
      formatSearch(search),
      formatNumber(count),
      formatNumber(nbHits),
    ]),
  }),
  positions: ({ clickPositions }: SearchReport): Table => ({
    heads: ['position', 'clicks'],
    rows: clickPositions.map(({ position, clickCount }) => [
      formatPosition(position),
      formatNumber(clickCount),
    ]),
  }),
  filters: ({ filters }: SearchReport): Table => ({
    heads: ['attribute', 'searches', 'most frequent values'],
    rows: filters.map(({ attribute, count, values }) => [
      attribute,
      formatNumber(count),
      values
        .map(({ operator, value, count: times }) => {
          const sign = operator === ':' ? '' : `${operator} `
          return `${sign}${value} (${formatNumber(times)})`
        })
        .join(', '),
    ]),
  }),
  hits: ({ hits }: SearchReport): Table => ({
    heads: ['record', 'searches that showed it'],
    rows: hits.map(({ hit, count }) => [hit, formatNumber(count)]),
  }),
} as const

export const titles: Readonly<Record<keyof typeof tables, string>> = {
  days: 'By day',
  topSearches: 'Most frequent searches',
  noResults: 'Searches without results',
  noClicks: 'Searches that nobody clicked',
  positions: 'Clicks by position',
  filters: 'Filters used',
  hits: 'Records shown most',
}
