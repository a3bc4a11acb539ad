import { afterEach, expect, test, vi } from 'vitest'

import {
  parseRecent,
  recentSearches,
  withoutSearch,
  withSearch,
} from '#search/state/recent-searches.ts'
import { rememberSearch } from '#search/state/remember-search.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
})

const kept = (...queries: readonly string[]) => ({ isKept: true, queries })

test.each([
  undefined,
  null,
  'grid',
  7,
  [],
  {},
  { queries: 'grid' },
  { queries: { 0: 'grid' } },
  { queries: [1, null, {}, ['grid'], '', '   '] },
  { isKept: 'no', queries: [] },
])('%j is no search', (stored) => {
  expect(parseRecent(stored)).toStrictEqual(kept())
})

test('what was stored is read as it would have been kept', () => {
  const queries = [
    'grid',
    1,
    'Grid',
    ' a  b ',
    ...Array.from({ length: 20 }, (_, index) => `x${index}`),
  ]
  expect(parseRecent({ isKept: true, queries })).toStrictEqual(
    kept('grid', 'a b', 'x0', 'x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7'),
  )
  expect(parseRecent(kept('grid', 'dialog'))).toStrictEqual(kept('grid', 'dialog'))
})

test('switched off, nothing is read and nothing is added', () => {
  const off = parseRecent({ isKept: false, queries: ['grid'] })
  expect(off).toStrictEqual({ isKept: false, queries: [] })
  expect(withSearch(off, 'grid')).toStrictEqual(off)
})

test('the newest is first, each once, ten at most', () => {
  const all = Array.from({ length: 12 }, (_, index) => `word ${index}`)
  const recent = all.reduce(withSearch, kept())
  expect(recent.queries).toStrictEqual(all.slice(2).toReversed())
  expect(withSearch(recent, '  WORD   5 ').queries.slice(0, 2)).toStrictEqual(['WORD 5', 'word 11'])
  expect(withSearch(recent, 'word 5').queries).toHaveLength(10)
})

test('a search can be taken out', () => {
  expect(withoutSearch(kept('grid', 'Dialog'), 'dialog')).toStrictEqual(kept('grid'))
})

test('ten kilobytes are kept as far as they are searched for', () => {
  const [queries = ''] = withSearch(kept(), '漢'.repeat(4000)).queries
  expect(new TextEncoder().encode(queries).length).toBeLessThanOrEqual(512)
})

test('a search outlives the page', async () => {
  await rememberSearch('grid')
  expect(recentSearches.get()).toStrictEqual(kept('grid'))
  expect(JSON.parse(localStorage.getItem('plinth-recent-searches') ?? '')).toStrictEqual(
    kept('grid'),
  )
})

test('without storage a search is remembered as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await rememberSearch('grid')
  expect(recentSearches.get()).toStrictEqual(kept('grid'))
})
