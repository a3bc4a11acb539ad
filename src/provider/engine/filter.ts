import { listsWith } from './facet-column.ts'
import type { Candidates } from './match.ts'
import { anyNumber, rounded } from './number-column.ts'
import { facetColumn, numberColumn, type SearchIndex } from './search-index.ts'
import type { Filter, FilterUnit } from './types.ts'

/** Whether a record passes one condition. */
export type RecordTest = (record: number) => boolean

type FacetUnit = Extract<FilterUnit, { kind: 'facet' }>
type NumericUnit = Exclude<FilterUnit, { kind: 'facet' }>

/** Attributes that may be filtered by without being declared. */
const alwaysFaceted: ReadonlySet<string> = new Set(['objectID', '_tags'])

const never: RecordTest = () => false
const always: RecordTest = () => true

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

function keep({ records, typos }: Candidates, test: RecordTest): Candidates {
  const kept = new Uint32Array(records.length)
  const keptTypos = new Uint8Array(records.length)
  let size = 0
  for (let at = 0; at < records.length; at++) {
    const record = records[at] ?? 0
    if (!test(record)) continue
    kept[size] = record
    keptTypos[size] = typos[at] ?? 0
    size += 1
  }
  return { records: kept.subarray(0, size), typos: keptTypos.subarray(0, size) }
}

function groupTest(index: SearchIndex, units: readonly FilterUnit[]): RecordTest {
  const tests = units.map((unit) => unitTest(index, unit))
  const [first = never, second] = tests
  if (second === undefined) return first
  if (tests.length === 2) return (record) => first(record) || second(record)
  return (record) => tests.some((test) => test(record))
}

/** Whether a record passes all of some tests. */
function allOf(tests: readonly RecordTest[]): RecordTest {
  const [first = always, second] = tests
  if (second === undefined) return first
  if (tests.length === 2) return (record) => first(record) && second(record)
  return (record) => tests.every((test) => test(record))
}

/** The candidates that pass every group of a filter, in their order. An empty group is no condition. */
export function applyFilter(
  index: SearchIndex,
  filter: Filter,
  candidates: Candidates,
): Candidates {
  const groups = filter.filter((units) => units.length > 0)
  if (groups.length === 0) return candidates
  return keep(candidates, allOf(groups.map((units) => groupTest(index, units))))
}
