import {
  array,
  constantFrom,
  integer,
  option,
  record,
  sample,
  string,
  tuple,
  uniqueArray,
} from 'fast-check'

import { type ListDefinition, pageSizes } from '#search/lists/list-definition.ts'

const words = constantFrom('', 'grid', 'how to center a div', '::before', 'é – "x"', 'a:b,c')

/** Values of an address: known ones, and others that no record has. */
function valuesOf(list: ListDefinition, key: string) {
  const known = list.facets[key]?.values?.map(({ code }) => code) ?? ['CSS', 'b', 'a', 'A', '-x']
  return uniqueArray(constantFrom(...known), { maxLength: 3 })
}

function rangeOf({ min, max }: { readonly min: number; readonly max: number }) {
  const end = option(integer({ min, max }), { nil: '' as const })
  return tuple(end, end).map((ends) => ends.join('..'))
}

/** Addresses of a list with combinations of its parameters: the same ones each time. */
export function addressesOf(list: ListDefinition, count: number): readonly string[] {
  const levels = array(constantFrom('CSS', 'Colors', 'x y'), { maxLength: 3 })
  const filters = record(
    Object.fromEntries([
      ...Object.keys(list.facets).map((key) => [key, valuesOf(list, key).map(String)]),
      ...Object.entries(list.ranges).map(([key, { limits }]) => [key, rangeOf(limits)]),
      ...(list.tree ? [[list.tree.key, levels.map(String)]] : []),
      ['q', words],
      ['sort', constantFrom('', ...Object.keys(list.sorts))],
      ['size', constantFrom('', ...pageSizes.map(String))],
      ['page', constantFrom('', '1', '2', '7')],
      ['view', constantFrom('', 'table')],
      ['cols', constantFrom('', ...Object.keys(list.table.columns), 'name')],
      [
        'targets',
        constantFrom('', 'widely', 'chrome 109, safari 15.4', '> 0.5%', 'defaults, node 20'),
      ],
      ['other', string()],
    ]),
    { requiredKeys: [] },
  )
  return sample(filters, { numRuns: count, seed: 7 }).map(
    (pairs) =>
      `${list.path}?${new URLSearchParams(Object.entries(pairs).map(([k, v]) => [k, String(v)]))}`,
  )
}
