import {
  type Bits,
  clearBit,
  countBits,
  emptyBits,
  keepCommon,
  listBits,
  setBit,
} from '#engine/index/bits.ts'
import { listsWith } from '#engine/index/facet-column.ts'
import { numberColumn } from '#engine/index/late-columns.ts'
import { createCachePerOwner } from '#engine/index/lru-cache.ts'
import { anyNumberTest, rounded } from '#engine/index/number-column.ts'
import { numberOfRecord } from '#engine/index/references.ts'
import type { SearchIndex } from '#engine/index/search-index.ts'
import { recordCount } from '#engine/index/text-index.ts'
import {
  CHECK_INTERVAL,
  type EngineQuery,
  type FilterCondition,
  type Spend,
  STEPS,
} from '#engine/types.ts'

export type RecordTest = (record: number) => boolean

type NumericCondition = Exclude<FilterCondition, { kind: 'facet' }>

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
export function conditionTest(
  index: SearchIndex,
  condition: FilterCondition,
  spend: Spend,
): RecordTest {
  if (condition.kind !== 'facet') return numericTest(index, condition, spend)
  const test = facetTest(index, condition.attribute, { values: [condition.value], spend })
  return condition.negated ? (record) => !test(record) : test
}

function groupTest(
  index: SearchIndex,
  conditions: readonly FilterCondition[],
  spend: Spend,
): RecordTest {
  const tests = testsOf(index, conditions, spend)
  const steps = CHECK_INTERVAL * tests.length
  const [first = never, second] = tests
  if (second === undefined) return withSpending(first, () => spend(steps))
  const any: RecordTest =
    tests.length === 2
      ? (record) => first(record) || second(record)
      : (record) => tests.some((test) => test(record))
  return withSpending(any, () => spend(steps))
}

/** The tests of a group; one for all values of a facet, of which any is enough. */
function testsOf(
  index: SearchIndex,
  conditions: readonly FilterCondition[],
  spend: Spend,
): readonly RecordTest[] {
  const anyOf = new Map<string, string[]>()
  const tests = conditions.flatMap((condition): readonly RecordTest[] => {
    if (condition.kind !== 'facet' || condition.negated) {
      return [conditionTest(index, condition, spend)]
    }
    const values = anyOf.get(condition.attribute) ?? []
    anyOf.set(condition.attribute, values)
    values.push(condition.value)
    return []
  })
  const facets = Array.from(anyOf, ([attribute, values]) =>
    facetTest(index, attribute, { values, spend }),
  )
  return [...facets, ...tests]
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
  { filter, spend }: Pick<EngineQuery, 'filter' | 'spend'>,
  records: Bits,
): void {
  const cache = cacheOf(index)
  const size = recordCount(index.text)
  for (const conditions of filter.filter((group) => group.length > 0)) {
    const key = groupKey(conditions)
    const test = (): RecordTest => groupTest(index, conditions, spend)
    spend(records.length)
    if (cache.peek(key) === undefined && countBits(records) * SPARSE < size) {
      dropFailing(records, test())
    } else {
      const passing = cache.get(key, () => groupBits(size, test()))
      keepCommon(records, passing)
    }
  }
}

/** Calls `spend` once in `CHECK_INTERVAL` tests. */
function withSpending(test: RecordTest, spend: () => void): RecordTest {
  let tested = 0
  return (record) => {
    if (tested % CHECK_INTERVAL === 0) spend()
    tested += 1
    return test(record)
  }
}

function dropFailing(records: Bits, test: RecordTest): void {
  for (const record of listBits(records)) if (!test(record)) clearBit(records, record)
}

/** Whether an attribute is declared for a comparison. */
function isNumeric({ shape }: SearchIndex, condition: NumericCondition): boolean {
  const { attribute, kind } = condition
  const isEquality = kind === 'numeric' && ['=', '!='].includes(condition.operator)
  if (!isEquality && shape.equalOnly.includes(attribute)) return false
  return shape.numericAttributes?.includes(attribute) ?? true
}

type Wanted = { readonly values: readonly string[]; readonly spend: Spend }

/** Tests whether one of the values of a record is wanted. */
function facetTest(index: SearchIndex, attribute: string, { values, spend }: Wanted): RecordTest {
  const column = index.facetColumns.get(attribute)
  if (column === undefined) return attribute === 'objectID' ? idTest(index, values, spend) : never
  spend(values.length + column.members.length)
  const lists = listsWith(column, values)
  return (record) => lists[column.listOf[record] ?? 0] === 1
}

/** ObjectIDs can be filtered by without a declaration. */
function idTest(index: SearchIndex, values: readonly string[], spend: Spend): RecordTest {
  const wanted = new Set(
    values.map((value) => {
      spend(STEPS.record)
      return numberOfRecord(index, value)
    }),
  )
  return (record) => wanted.has(record)
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

function numericTest(index: SearchIndex, condition: NumericCondition, spend: Spend): RecordTest {
  const passes = numberTest(condition)
  const negated = isNegated(condition)
  if (!isNumeric(index, condition)) return () => negated
  const column = numberColumn(index, condition.attribute, spend)
  if (column === undefined) return () => negated
  spend(column.numbers.length)
  const test = anyNumberTest(column, passes)
  return negated ? (record) => !test(record) : test
}
