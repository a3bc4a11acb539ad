import { expect, test } from 'vitest'

import { groupsOf } from '#routes/check/report/groups.ts'
import type { Order } from '#routes/check/report/groups.ts'

import { reportOn, tooNew, use } from '../code-uses.ts'

const at = (file: string) => ({ file, line: 1, certainty: 'certain' }) as const

const { items } = reportOn([
  use('a', { places: [at('b.css'), at('a.css')], features: [['gap', 'Gap']] }),
  use('b', { ...tooNew, places: [at('b.css')] }),
])

const shape = (order: Order) =>
  groupsOf(items, order).map(({ title, items: own }) => [
    title,
    own.map(({ entry, count }) => `${entry.key} ${count}`),
  ])

test('without groups all entries are in one without a title', () => {
  expect(shape('blockers')).toEqual([['', ['b 1', 'a 2']]])
})

test('by file, an entry is in each of its files with the places there', () => {
  expect(shape('file')).toEqual([
    ['a.css', ['a 1']],
    ['b.css', ['b 1', 'a 1']],
  ])
})

test('by feature, entries without one come last', () => {
  expect(shape('feature')).toEqual([
    ['Gap', ['a 2']],
    ['Not part of a feature', ['b 1']],
  ])
})

test('by browser, entries are under what lacks them, and those that work are apart', () => {
  expect(shape('browser')).toEqual([
    ['Safari', ['b 1']],
    ['Works in all of them', ['a 2']],
  ])
})
