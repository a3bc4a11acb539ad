import {
  clearBit,
  countBits,
  emptyBits,
  keepCommon,
  listBits,
  setBit,
} from '#provider/engine/index/bits.ts'
import type { Bits } from '#provider/engine/index/bits.ts'
import { listsWith } from '#provider/engine/index/facet-column.ts'
import { createCachePerOwner } from '#provider/engine/index/lru-cache.ts'
import { anyNumberTest, rounded } from '#provider/engine/index/number-column.ts'
import { facetColumn, numberColumn } from '#provider/engine/index/search-index.ts'
import type { SearchIndex } from '#provider/engine/index/search-index.ts'
import { recordCount } from '#provider/engine/index/text-index.ts'
import { CHECK_INTERVAL } from '#provider/engine/types.ts'
import type { CheckTime, EngineQuery, FilterCondition } from '#provider/engine/types.ts'

export type RecordTest = (record: number) => boolean

type FacetCondition = Extract<FilterCondition, { kind: 'facet' }>
type NumericCondition = Exclude<FilterCondition, { kind: 'facet' }>

/** Attributes usable in filters without a declaration. */
const alwaysFaceted: ReadonlySet<string> = new Set(['objectID', '_tags'])

const never: RecordTest = () => false

type Compare = (value: number, limit: number) => boolean

const comparisons = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '=': (value, limit) => value === limit,
  '!=': (value, limit) => value === limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
} as const satisfies Record<Extract<NumericCondition, { kind: 'numeric' }>['operator'], Compare>

/**
 * Creates the test of a condition. An undeclared attribute has no values: a condition on it always
 * fails, its negation always passes. A list passes if any item does, and passes the negation if
 * none does.
 */
export function conditionTest(index: SearchIndex, condition: FilterCondition): RecordTest {
  if (condition.kind !== 'facet') return numericTest(index, condition)
  const test = facetTest(index, condition)
  return condition.negated ? (record) => !test(record) : test
}

function groupTest(index: SearchIndex, conditions: readonly FilterCondition[]): RecordTest {
  const tests = conditions.map((condition) => conditionTest(index, condition))
  const [first = never, second] = tests
  if (second === undefined) return first
  if (tests.length === 2) return (record) => first(record) || second(record)
  return (record) => tests.some((test) => test(record))
}

function groupBits(size: number, test: RecordTest): Bits {
  const bits = emptyBits(size)
  for (let record = 0; record < size; record++) if (test(record)) setBit(bits, record)
  return bits
}

/** Condition groups cached per index: successive queries repeat the same filters. */
const CACHED_GROUPS = 16

const cacheOf = createCachePerOwner<Bits>(CACHED_GROUPS)

/** A unique key of a group. Numbers become strings because JSON has no Infinity. */
function groupKey(conditions: readonly FilterCondition[]): string {
  return JSON.stringify(conditions, (_, value: unknown) =>
    typeof value === 'number' ? String(value) : value,
  )
}

/** If fewer than one in this many records are left, test them without caching the group. */
const SPARSE = 32

/** Removes the records that fail a filter. Empty groups are ignored. */
export function applyFilter(
  index: SearchIndex,
  { filter, checkTime }: Pick<EngineQuery, 'filter' | 'checkTime'>,
  records: Bits,
): void {
  const cache = cacheOf(index)
  const size = recordCount(index.text)
  for (const conditions of filter.filter((group) => group.length > 0)) {
    const key = groupKey(conditions)
    const test = (): RecordTest => withTimeCheck(groupTest(index, conditions), checkTime)
    if (cache.peek(key) === undefined && countBits(records) * SPARSE < size) {
      dropFailing(records, test())
    } else {
      const passing = cache.get(key, () => groupBits(size, test()))
      keepCommon(records, passing)
    }
  }
}

/** Adds `checkTime` to a test: a group may have a thousand conditions. */
function withTimeCheck(test: RecordTest, checkTime: CheckTime): RecordTest {
  let tested = 0
  return (record) => {
    if (tested % CHECK_INTERVAL === 0) checkTime()
    tested += 1
    return test(record)
  }
}

function dropFailing(records: Bits, test: RecordTest): void {
  for (const record of listBits(records)) if (!test(record)) clearBit(records, record)
}

function isFaceted(index: SearchIndex, attribute: string): boolean {
  return (
    alwaysFaceted.has(attribute) ||
    index.shape.faceting.some((declaration) => declaration.attribute === attribute)
  )
}

/** Whether an attribute is declared for a comparison. */
function isNumeric({ shape }: SearchIndex, condition: NumericCondition): boolean {
  const { attribute, kind } = condition
  const isEquality = kind === 'numeric' && ['=', '!='].includes(condition.operator)
  if (!isEquality && shape.equalOnly.includes(attribute)) return false
  return shape.numericAttributes?.includes(attribute) ?? true
}

function facetTest(index: SearchIndex, condition: FacetCondition): RecordTest {
  if (!isFaceted(index, condition.attribute)) return never
  const column = facetColumn(index, condition.attribute)
  const lists = listsWith(column, condition.value)
  return (record) => lists[column.listOf[record] ?? 0] === 1
}

function numberTest(condition: NumericCondition): (value: number) => boolean {
  if (condition.kind === 'numeric') {
    const limit = rounded(condition.value)
    const compare: Compare = comparisons[condition.operator]
    return (value) => compare(value, limit)
  }
  const [from, to] = [rounded(condition.from), rounded(condition.to)]
  return (value) => value >= from && value <= to
}

/** `!=` is the negation of `=`: none of the numbers may be equal. */
function isNegated(condition: NumericCondition): boolean {
  return (condition.kind === 'numeric' && condition.operator === '!=') !== condition.negated
}

function numericTest(index: SearchIndex, condition: NumericCondition): RecordTest {
  const passes = numberTest(condition)
  const negated = isNegated(condition)
  if (!isNumeric(index, condition)) return () => negated
  const test = anyNumberTest(numberColumn(index, condition.attribute), passes)
  return negated ? (record) => !test(record) : test
}
