import { beforeEach, expect, test, vi } from 'vitest'

import { mostSaved } from '#search/saved-room.ts'
import { saved } from '#search/saved-store.ts'
import { toggleSaved } from '#search/toggle-saved.ts'
import { forgetSaved, readSaved } from '#tests/support/saved.ts'

forgetSaved()

const today = '2026-11-10'
const subgrid = { kind: 'features', id: 'subgrid', on: '2026-10-03' } as const
const grid = { kind: 'search', id: '/features?q=grid', on: '2026-10-01' } as const

beforeEach(() => saved.set([grid, subgrid]))

test('what is saved stands in front, with the day and what was seen', () => {
  const thing = { objectID: 'has', baseline: 'widely', newlyDate: 1, widelyDate: 2, usage: 96.2 }
  expect(toggleSaved('features', thing, today)).toBe('')
  expect(readSaved()).toEqual([
    {
      kind: 'features',
      id: 'has',
      on: new Date().toISOString().slice(0, 10),
      seen: { asOf: today, baseline: 'widely', since: 2, usage: 96.2 },
    },
    grid,
    subgrid,
  ])
})

test('what is saved is let go, and nothing else', () => {
  toggleSaved('features', { objectID: 'subgrid' }, today)
  expect(saved.get()).toEqual([grid])
  toggleSaved('specs', { objectID: grid.id }, today)
  expect(saved.get()).toHaveLength(2)
})

test('where there is no room nothing is saved, and it is said what to do', () => {
  const full = Array.from({ length: mostSaved.records }, (_, index) =>
    Object.assign({}, subgrid, { id: `feature-${index}` }),
  )
  saved.set([...full, grid])
  expect(toggleSaved('compat', { objectID: 'api.Crypto' }, today)).toMatch(
    /^Not saved: 500 things are saved already.*Remove some/,
  )
  expect(saved.get()).toEqual([...full, grid])
  expect(toggleSaved('search', { objectID: '/specs' }, today)).toBe('')
})

test('searches have a room of their own', () => {
  saved.set(
    Array.from({ length: mostSaved.searches }, (_, index) =>
      Object.assign({}, grid, { id: `/features?page=${index}` }),
    ),
  )
  expect(toggleSaved('search', { objectID: '/specs' }, today)).toMatch(/^Not saved: 100 searches/)
  expect(toggleSaved('specs', { objectID: 'html' }, today)).toBe('')
})

test('where the browser keeps nothing, it is said for how long it lasts', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError')
  })
  expect(toggleSaved('specs', { objectID: 'html' }, today)).toMatch(/^Saved until you leave/)
  expect(saved.get()).toHaveLength(3)
})
