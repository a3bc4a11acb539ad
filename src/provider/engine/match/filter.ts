import {
  clearBit,
  countBits,
  emptyBits,
  keepCommon,
  listBits,
  setBit,
  type Bits,
} from '../index/bits.ts'
import { listsWith } from '../index/facet-column.ts'
import { createCachePerOwner } from '../index/lru-cache.ts'
import { anyNumber, rounded } from '../index/number-column.ts'
import { facetColumn, numberColumn, type SearchIndex } from '../index/search-index.ts'
import { recordCount } from '../index/text-index.ts'
import { UNCHECKED, type CheckTime, type EngineQuery, type FilterUnit } from '../types.ts'

/** Whether a record passes one condition. */
export type RecordTest = (record: number) => boolean

type FacetUnit = Extract<FilterUnit, { kind: 'facet' }>
type NumericUnit = Exclude<FilterUnit, { kind: 'facet' }>

/** Attributes that may be filtered by without being declared. */
const alwaysFaceted: ReadonlySet<string> = new Set(['objectID', '_tags'])

const never: RecordTest = () => false

function isFaceted(index: SearchIndex, attribute: string): boolean {
  return (
    alwaysFaceted.has(attribute) ||
    index.shape.faceting.some((declaration) => declaration.attribute === attribute)
  )
}

function isNumeric(index: SearchIndex, attribute: string): boolean {
  return index.shape.numericAttributes?.includes(attribute) ?? true
}

function facetTest(index: SearchIndex, unit: FacetUnit): RecordTest {
  if (!isFaceted(index, unit.attribute)) return never
  const column = facetColumn(index, unit.attribute)
  const lists = listsWith(column, unit.value)
  return (record) => lists[column.listOf[record] ?? 0] === 1
}

type Compare = (value: number, limit: number) => boolean

const comparisons = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '=': (value, limit) => value === limit,
  '!=': (value, limit) => value === limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
} as const satisfies Record<Extract<NumericUnit, { kind: 'numeric' }>['operator'], Compare>

/** The condition without its negation. */
function numberTest(unit: NumericUnit): (value: number) => boolean {
  if (unit.kind === 'numeric') {
    const limit = rounded(unit.value)
    const compare: Compare = comparisons[unit.operator]
    return (value) => compare(value, limit)
  }
  const [from, to] = [rounded(unit.from), rounded(unit.to)]
  return (value) => value >= from && value <= to
}

/** `!=` is the negation of `=`: none of the numbers may be the one. */
function isNegated(unit: NumericUnit): boolean {
  return (unit.kind === 'numeric' && unit.operator === '!=') !== unit.negated
}

function numericTest(index: SearchIndex, unit: NumericUnit): RecordTest {
  const passes = numberTest(unit)
  const negated = isNegated(unit)
  if (!isNumeric(index, unit.attribute)) return () => negated
  const column = numberColumn(index, unit.attribute)
  return (record) => anyNumber(column, record, passes) !== negated
}

/**
 * Makes the test for one condition. An attribute that is not declared has no values: a condition on it is
 * never met, its negation always. A list meets a condition if any item does, a negation if none does.
 */
export function unitTest(index: SearchIndex, unit: FilterUnit): RecordTest {
  if (unit.kind !== 'facet') return numericTest(index, unit)
  const test = facetTest(index, unit)
  return unit.negated ? (record) => !test(record) : test
}

function groupTest(index: SearchIndex, units: readonly FilterUnit[]): RecordTest {
  const tests = units.map((unit) => unitTest(index, unit))
  const [first = never, second] = tests
  if (second === undefined) return first
  if (tests.length === 2) return (record) => first(record) || second(record)
  return (record) => tests.some((test) => test(record))
}

/** All records that pass a group of conditions. */
function groupBits(size: number, test: RecordTest): Bits {
  const bits = emptyBits(size)
  for (let record = 0; record < size; record++) if (test(record)) setBit(bits, record)
  return bits
}

/** Groups of conditions whose records are cached per index: successive queries repeat the same filters. */
const CACHED_GROUPS = 16

const cacheOf = createCachePerOwner<Bits>(CACHED_GROUPS)

/** What tells groups apart. JSON has no infinite numbers. */
function groupKey(units: readonly FilterUnit[]): string {
  return JSON.stringify(units, (_, value: unknown) =>
    typeof value === 'number' ? String(value) : value,
  )
}

/** Of fewer records than one in this many each is tested by itself. */
const FEW = 32

/** Takes the records out of a set that fail a group of a filter. An empty group is no condition. */
export function applyFilter(
  index: SearchIndex,
  { filter, checkTime }: Pick<EngineQuery, 'filter' | 'checkTime'>,
  records: Bits,
): void {
  const cache = cacheOf(index)
  const size = recordCount(index.text)
  for (const units of filter.filter((group) => group.length > 0)) {
    const key = groupKey(units)
    const test = (): RecordTest => checked(groupTest(index, units), checkTime)
    if (countBits(records) * FEW < size && cache.peek(key) === undefined) {
      dropFailing(records, test())
    } else {
      const passing = cache.get(key, () => groupBits(size, test()))
      keepCommon(records, passing)
    }
  }
}

/** The same test; a group of a thousand conditions takes its time. */
function checked(test: RecordTest, checkTime: CheckTime): RecordTest {
  let tested = 0
  return (record) => {
    if (tested % UNCHECKED === 0) checkTime()
    tested += 1
    return test(record)
  }
}

function dropFailing(records: Bits, test: RecordTest): void {
  for (const record of listBits(records)) if (!test(record)) clearBit(records, record)
}
