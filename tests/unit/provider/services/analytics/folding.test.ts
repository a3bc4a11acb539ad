import { expect, test } from 'vitest'

import type { LoggedSearch } from '#provider/protocol/traffic/traffic-log.ts'
import { visitorSearches } from '#provider/services/analytics/visitor-searches.ts'

const noon = Date.parse('2026-03-02T12:00:00Z')

type Typed = string | Partial<LoggedSearch>

/** Searches of one visitor, a second apart, unless another visitor is given. */
const typed = (...entries: readonly Typed[]): readonly LoggedSearch[] =>
  entries.map((entry, at) =>
    Object.assign(
      {
        time: noon + at * 1000,
        index: 'features',
        query: '',
        nbHits: at,
        userToken: 'ann',
        queryID: String(at),
        page: 0,
        tags: [],
        conditions: [],
        objectIDs: [`hit-${at}`],
      },
      typeof entry === 'string' ? { query: entry } : entry,
    ),
  )

const folded = (...entries: readonly Typed[]): readonly string[] =>
  visitorSearches(typed(...entries), []).map(({ search }) => search)

const later = (milliseconds: number): Typed => ({ query: 'grid', time: noon + milliseconds })
const bo = (query: string): Typed => ({ query, userToken: 'bo' })
const nobody = (query: string): Typed => ({ query, userToken: null })

test('the letters of a word typed one after the other are one search, for the whole word', () => {
  expect(folded('', 'g', 'gr', 'grid')).toEqual(['grid'])
})

test('a word that does not begin with the one before is another search', () => {
  const rest = { query: 'fle', time: noon + 10_000 }
  expect(folded('gr', 'grid', 'flex', rest)).toEqual(['grid', 'flex', 'fle'])
})

test('searches 30 s apart are one, and 30.001 s apart two', () => {
  expect(folded('gr', later(30_000))).toEqual(['grid'])
  expect(folded('gr', later(30_001))).toEqual(['gr', 'grid'])
})

test('a request that the next one overtook is part of its search, up to a second later', () => {
  const late = (milliseconds: number): Typed => ({ query: 'gri', time: noon + 1000 + milliseconds })
  const whole = { query: 'grid lines', time: noon + 3000 }
  expect(folded('gr', 'grid', late(1000), whole)).toEqual(['grid lines'])
  expect(folded('gr', 'grid', late(1001))).toEqual(['grid', 'gri'])
})

test('letters of two visitors who type at the same time are two searches', () => {
  expect(folded('gr', bo('g'), 'grid', bo('gradient'))).toEqual(['grid', 'gradient'])
})

test('searches without a user token are counted one by one, and belong to no user', () => {
  const found = visitorSearches(typed(nobody('g'), nobody('grid'), 'flex'), [])
  expect(found.map(({ search, userToken }) => [search, userToken])).toEqual([
    ['g', null],
    ['grid', null],
    ['flex', 'ann'],
  ])
})

test('a further page belongs to its search, and is none of its own', () => {
  const next = { query: 'grid', page: 1 }
  expect(folded('grid', next, { ...next, page: 2 })).toEqual(['grid'])
  expect(folded(next, { ...next, userToken: null })).toEqual([])
})

test('capital letters and spaces do not make another search', () => {
  expect(folded('Grid', ' grid  Lay', 'GRID lay')).toEqual(['grid lay'])
})

test('a search has the hits of its last text, and the clicks of everything typed on the way', () => {
  const click = {
    time: noon + 60_000,
    type: 'click',
    subtype: null,
    name: 'Opened',
    index: 'features',
    userToken: 'ann',
    objectIDs: ['x', 'y'],
    filters: [],
  } as const
  const searches = typed('gr', 'grid', { query: 'grid', page: 1 })
  const [found, ...more] = visitorSearches(searches, [
    { ...click, queryID: '0', positions: [1, 2] },
    { ...click, queryID: '2', positions: [21, 22] },
    { ...click, queryID: 'unknown', positions: [3, 4] },
  ])
  expect(more).toEqual([])
  expect(found).toMatchObject({
    nbHits: 2,
    objectIDs: ['hit-1', 'hit-2'],
    clicks: [
      { objectID: 'x', position: 1 },
      { objectID: 'y', position: 2 },
      { objectID: 'x', position: 21 },
      { objectID: 'y', position: 22 },
    ],
  })
})
