import * as fc from 'fast-check'

import { clipBytes } from '#lib/query-text.ts'
import { canonicalColumns } from '#search/address/table-columns.ts'
import { isOpen, type ListState, makeRange } from '#search/address/url-state.ts'
import {
  type FacetDefinition,
  type ListDefinition,
  pageSizes,
  type RangeDefinition,
} from '#search/lists/list-definition.ts'
import { codePoint } from '#tests/support/code-point.ts'

/** Text that an address keeps unchanged: well-formed, without control characters, short. */
const text = fc.string({
  unit: codePoint.filter((one) => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(one)),
  maxLength: 30,
})

const valuesOf = ({ values }: FacetDefinition) => {
  const value =
    values === undefined
      ? text.filter((word) => word !== '')
      : fc.constantFrom(...values.map((known) => known.value))
  return fc.uniqueArray(value, { maxLength: 6 })
}

const rangeOf = ({ kind, limits: { min, max } }: RangeDefinition) => {
  const step = kind === 'year' ? 1 : 0.5
  const end = fc.option(fc.integer({ min: min / step, max: max / step }), { nil: undefined })
  return fc
    .tuple(end, end)
    .map((ends) => ends.map((steps) => (steps === undefined ? undefined : steps * step)))
    .filter(([from, to]) => from === undefined || to === undefined || from <= to)
    .map(([from, to]) => makeRange(from, to))
}

/** A record of arbitraries by the names of definitions, without empty entries. */
function entriesOf<Definition, Value>(
  definitions: Readonly<Record<string, Definition>>,
  valueOf: (definition: Definition) => fc.Arbitrary<Value>,
  isNothing: (value: Value) => boolean,
): fc.Arbitrary<Record<string, Value>> {
  const arbitraries = Object.entries(definitions).map(
    ([key, definition]) => [key, valueOf(definition)] as const,
  )
  return fc
    .record<Record<string, Value>>(Object.fromEntries(arbitraries))
    .map((record) =>
      Object.fromEntries(Object.entries(record).filter(([, value]) => !isNothing(value))),
    )
}

export const anyStateOf = (list: ListDefinition): fc.Arbitrary<ListState> =>
  fc.record({
    q: text,
    facets: entriesOf(list.facets, valuesOf, (values) => values.length === 0),
    tree: fc.uniqueArray(
      text.filter((level) => level !== '' && !level.includes('>')),
      { maxLength: list.tree === undefined ? 0 : 3 },
    ),
    ranges: entriesOf(list.ranges, rangeOf, isOpen),
    sort: fc.constantFrom(...Object.keys(list.sorts)),
    size: fc.constantFrom(...pageSizes),
    page: fc.integer({ min: 1, max: 1000 }),
    view: fc.constantFrom('list' as const, 'table' as const),
    cols: fc
      .subarray(['name', ...Object.keys(list.table.columns)])
      .map((names) => canonicalColumns(list.table, names)),
    browsers: fc.constantFrom(
      '',
      '?targets=widely',
      '?targets=deno+1.40',
      '?targets=%3E+0.5%25&can=yes',
      '?can=no',
    ),
    day: list.dated
      ? fc.oneof(
          fc.constant('2024-01-01'),
          text.map((typed) => clipBytes(typed, 40).trim()),
        )
      : fc.constant(''),
  })
