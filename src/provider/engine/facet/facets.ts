import { countValues } from '../index/facet-column.ts'
import { facetColumn, numberColumn, type SearchIndex } from '../index/search-index.ts'
import type { FacetQuery, FacetStats } from '../types.ts'

type FacetCount = readonly [value: string, count: number]

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** The values that occur in the records with their counts, in the requested order and number. */
function countFacet(
  index: SearchIndex,
  attribute: string,
  { records, query }: { readonly records: Uint32Array; readonly query: FacetQuery },
): readonly FacetCount[] {
  const column = facetColumn(index, attribute)
  const counts = countValues(column, records)
  const found: FacetCount[] = []
  for (let number = 0; number < counts.length; number++) {
    const count = counts[number] ?? 0
    if (count > 0) found.push([column.values[number] ?? '', count])
  }
  const sorted =
    query.sortFacetValuesBy === 'alpha'
      ? found.toSorted((a, b) => byText(a[0], b[0]))
      : found.toSorted((a, b) => b[1] - a[1] || byText(a[0], b[0]))
  return sorted.slice(0, query.maxValuesPerFacet)
}

/** Minimum, maximum, mean and sum of an attribute's numbers in the records; null without numbers. */
function facetStats(
  index: SearchIndex,
  attribute: string,
  records: Uint32Array,
): FacetStats | null {
  if (!facetColumn(index, attribute).numeric) return null
  const { listOf, listStart, numbers } = numberColumn(index, attribute)
  let min = Infinity
  let max = -Infinity
  let sum = 0
  let count = 0
  for (let place = 0; place < records.length; place++) {
    const list = listOf[records[place] ?? 0] ?? 0
    const end = listStart[list + 1] ?? 0
    for (let at = listStart[list] ?? 0; at < end; at++) {
      const value = numbers[at] ?? 0
      min = Math.min(min, value)
      max = Math.max(max, value)
      sum += value
      count += 1
    }
  }
  return count === 0 ? null : { min, max, avg: sum / count, sum }
}

export type FacetAnswer = {
  readonly facets: ReadonlyMap<string, readonly FacetCount[]>
  readonly stats: ReadonlyMap<string, FacetStats>
}

export type FacetInput = {
  readonly index: SearchIndex
  readonly query: FacetQuery
  /** All matches. */
  readonly records: Uint32Array
  /** The matches that `distinct` keeps. */
  readonly distinct: Uint32Array
}

/** Counts and statistics of the requested facets, without facets that have no value in the records. */
export function countFacets({ index, query, records, distinct }: FacetInput): FacetAnswer {
  const facets = new Map<string, readonly FacetCount[]>()
  const stats = new Map<string, FacetStats>()
  for (const attribute of query.facets) {
    const declared = index.shape.faceting.find((entry) => entry.attribute === attribute)
    const after = query.facetingAfterDistinct || declared?.afterDistinct === true
    const counted = after ? distinct : records
    const values = countFacet(index, attribute, { records: counted, query })
    if (values.length > 0) facets.set(attribute, values)
    const numbers = facetStats(index, attribute, counted)
    if (numbers !== null) stats.set(attribute, numbers)
  }
  return { facets, stats }
}
