import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  chosenColumns,
  canonicalColumns,
  shownColumns,
  tableAttributes,
} from '#search/address/table-columns.ts'
import { lists } from '#search/lists/all.ts'
import { tableLabels } from '#search/table/columns/all.ts'

test.each(lists)('any choice of columns of $noun is shown, whatever its order', ({ table }) => {
  const choice = fc.shuffledSubarray(Object.keys(table.columns))
  fc.assert(
    fc.property(choice, (names) => {
      const chosen = chosenColumns(table, names)
      const inOrder = Object.keys(table.columns).filter((name) => names.includes(name))
      expect(shownColumns(table, chosen)).toEqual(inOrder)
      expect(canonicalColumns(table, chosen)).toEqual(chosen)
    }),
  )
})

test.each(lists)('the usual columns of $noun are known, in order, and nothing to write', (list) => {
  const { columns, usual } = list.table
  expect(Object.keys(columns).filter((name) => usual.includes(name))).toEqual(usual)
  expect(chosenColumns(list.table, usual)).toEqual([])
})

test.each(lists)('the list of $noun asks for all that its usual columns are made from', (list) => {
  const { attributes, table } = list
  expect(tableAttributes(table, table.usual).filter((name) => !attributes.includes(name))).toEqual(
    [],
  )
})

test.each(lists)('every column of $noun has words, and every sorted one an order', (list) => {
  const { head, columns } = tableLabels(list)
  expect(Object.keys(columns)).toEqual(Object.keys(list.table.columns))
  const names = Object.values(columns).map(({ title, name }) => name ?? title)
  expect(new Set(names).size).toBe(names.length)
  const orders = [head, ...Object.values(columns)].flatMap(({ sort }) => sort?.[0] ?? [])
  expect(orders.filter((order) => !Object.hasOwn(list.sorts, order))).toEqual([])
})

test.each(lists)('no column of $noun is called as what every export has', ({ table }) => {
  const names = Object.keys(table.columns)
  expect(names.filter((name) => ['id', 'name', 'address'].includes(name))).toEqual([])
})

test('a table asks for each attribute once, and for none that it does not show', () => {
  const { table } = lists[0]!
  expect(tableAttributes(table, ['usage', 'chrome', 'safari'])).toEqual([
    'name',
    'usage',
    'support',
    'shipped',
  ])
})
