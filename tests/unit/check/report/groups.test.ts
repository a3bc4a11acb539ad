import { expect, test } from 'vitest'

import { groupsOf, type Order } from '#check/report/groups.ts'
import { reportOn, tooNew, use } from '#tests/unit/check/code-uses.ts'

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

test('what stands in the way comes before what is likely to, and both before what works', () => {
  const made = reportOn([
    use('works'),
    use('guarded', { ...tooNew, isGuarded: true }),
    use('api.A.likely', { ...tooNew, certainty: 'likely' }),
    use('missing', tooNew),
  ])
  const groups = groupsOf(made.items, 'blockers')
  expect(groups.map(({ title, items: own }) => [title, own.map(({ entry }) => entry.key)])).toEqual(
    [
      ['', ['missing']],
      ['Likely, not certain', ['api.A.likely']],
      ['Works, or is guarded', ['guarded', 'works']],
    ],
  )
})

test('where nothing stands in the way, all entries are in one group without a title', () => {
  const made = reportOn([use('works'), use('guarded', { ...tooNew, isGuarded: true })])
  expect(groupsOf(made.items, 'blockers').map(({ title }) => title)).toEqual([''])
  expect(groupsOf([], 'blockers')).toEqual([])
})

test('by file, a likely use that does not work comes before what works', () => {
  const made = reportOn([
    use('works'),
    use('api.A.likely', { ...tooNew, certainty: 'likely' }),
    use('missing', tooNew),
  ])
  const [group] = groupsOf(made.items, 'file')
  expect(group?.items.map(({ entry }) => entry.key)).toEqual(['missing', 'api.A.likely', 'works'])
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
