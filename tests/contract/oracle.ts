import type { StoredRecord } from '#engine/types.ts'
import { type NaiveHit, naiveSearch } from '#tests/unit/engine/naive-search.ts'

/** A record of the differential test. */
export type Item = StoredRecord & {
  readonly name: string
  readonly text: readonly string[]
  readonly tags: readonly string[]
  readonly group?: string
  readonly n?: number
  readonly m?: number
}

type Sort = `${'asc' | 'desc'}(${'n' | 'm'})`
type Criterion = 'typo' | 'words' | 'proximity' | 'attribute' | 'exact' | 'custom' | Sort

/** The settings that the test varies. */
export type Settings = {
  readonly searchableAttributes: readonly string[]
  readonly ranking: readonly Criterion[]
  readonly customRanking: readonly Sort[]
  readonly paginationLimitedTo: number
  readonly attributeForDistinct?: 'group'
}

/** A request in protocol terms, with its filters as a function. */
export type Asked = {
  readonly query: string
  readonly distinct: boolean
  readonly facets: readonly ('tags' | 'group' | 'n')[]
  readonly maxValuesPerFacet: number
  readonly sortFacetValuesBy: 'count' | 'alpha'
  readonly facetingAfterDistinct: boolean
  readonly window: { readonly offset: number; readonly length: number }
  readonly passes: (item: Item) => boolean
}

type Found = NaiveHit & { readonly item: Item }

/** Numbers in order, then missing values. */
function bySort(a: Item, b: Item, sort: Sort): number {
  const attribute = sort.includes('(n)') ? 'n' : 'm'
  const [x, y] = [a[attribute], b[attribute]]
  if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined)
  return sort.startsWith('asc') ? x - y : y - x
}

type Order = (a: Found, b: Found) => number

const textOrders: Readonly<Record<Exclude<Criterion, Sort | 'custom'>, Order>> = {
  typo: (a, b) => a.typos - b.typos,
  words: (a, b) => b.words - a.words,
  proximity: (a, b) => a.proximity - b.proximity,
  attribute: (a, b) => a.first - b.first,
  exact: (a, b) => b.exact - a.exact,
}

function isSort(criterion: Criterion): criterion is Sort {
  return criterion.endsWith(')')
}

function ordersOf({ ranking, customRanking }: Settings): readonly Order[] {
  return ranking.flatMap((criterion): readonly Order[] => {
    const sorts = criterion === 'custom' ? customRanking : isSort(criterion) ? [criterion] : null
    if (sorts !== null) return sorts.map((sort) => (a, b) => bySort(a.item, b.item, sort))
    return isSort(criterion) || criterion === 'custom' ? [] : [textOrders[criterion]]
  })
}

/** Sorts by the criteria one after another, then by descending insertion. */
function sortFound(found: readonly Found[], settings: Settings): readonly Found[] {
  const orders = ordersOf(settings)
  return found.toSorted(
    (a, b) =>
      orders.reduce((before, order) => before || order(a, b), 0) || b.insertion - a.insertion,
  )
}

function keepFirstOfGroup(found: readonly Found[]): readonly Found[] {
  const seen = new Set<string>()
  return found.filter(({ item: { group } }) => {
    if (group === undefined) return true
    const isNew = !seen.has(group)
    seen.add(group)
    return isNew
  })
}

function valuesOf(item: Item, facet: Asked['facets'][number]): ReadonlySet<string> {
  const value = item[facet]
  if (value === undefined) return new Set()
  return new Set(typeof value === 'object' ? value : [String(value)])
}

function countOf(facet: Asked['facets'][number], items: readonly Item[], asked: Asked): unknown {
  const all = [...new Set(items.flatMap((item) => [...valuesOf(item, facet)]))]
  const counted = all.map((value) => ({
    value,
    count: items.filter((item) => valuesOf(item, facet).has(value)).length,
  }))
  const byValue = counted.toSorted((a, b) => (a.value < b.value ? -1 : 1))
  const sorted =
    asked.sortFacetValuesBy === 'alpha' ? byValue : byValue.toSorted((a, b) => b.count - a.count)
  const kept = sorted.slice(0, asked.maxValuesPerFacet)
  return Object.fromEntries(kept.map(({ value, count }) => [value, count]))
}

function statsOf(items: readonly Item[]): unknown {
  const numbers = items.flatMap(({ n }) => n ?? [])
  const sum = numbers.reduce((total, number) => total + number, 0)
  return { min: Math.min(...numbers), max: Math.max(...numbers), avg: sum / numbers.length, sum }
}

/** The expected answer, from a scan of all records. */
export function oracle(items: readonly Item[], settings: Settings, asked: Asked) {
  const naive =
    asked.query === ''
      ? items.map((record, insertion) => ({ record, insertion, ...NOTHING }))
      : naiveSearch(items, settings.searchableAttributes, asked.query)
  const found = naive.flatMap((hit): Found[] => {
    const item = items[hit.insertion]
    return item !== undefined && asked.passes(item) ? [{ ...hit, item }] : []
  })
  const matching = sortFound(found, settings)
  const isGrouped = asked.distinct && settings.attributeForDistinct !== undefined
  const kept = isGrouped ? keepFirstOfGroup(matching) : matching
  const counted = (asked.facetingAfterDistinct ? kept : matching).map(({ item }) => item)
  const { offset, length } = asked.window
  const limit = settings.paginationLimitedTo
  const isBeyond = length > 0 && offset >= limit
  const facets = asked.facets
    .filter((facet) => counted.some((item) => valuesOf(item, facet).size > 0))
    .map((facet) => [facet, countOf(facet, counted, asked)] as const)
  return {
    objectIDs: kept.slice(offset, Math.min(limit, offset + length)).map((hit) => hit.item.objectID),
    nbHits: isBeyond ? 0 : kept.length,
    facets: asked.facets.length === 0 ? undefined : Object.fromEntries(facets),
    stats: facets.some(([facet]) => facet === 'n') ? { n: statsOf(counted) } : undefined,
  }
}

const NOTHING = { words: 0, typos: 0, proximity: 0, first: 0, exact: 0 } as const
