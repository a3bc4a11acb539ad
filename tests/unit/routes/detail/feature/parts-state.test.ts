import { expect, test } from 'vitest'

import { NEVER } from '#catalogue/browsers.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { partsMeanings, partsStateOf } from '#routes/detail/feature/parts-state.ts'

const since = (version: number) => ({ min: perCoreBrowser(() => version) })
const parts = [10, 10, 20, 20, NEVER].map(since)
const stateIn = (version: number, facts: Parameters<typeof partsStateOf>[0]) =>
  partsStateOf(facts)('chrome', version)

test.each([
  [9, 'none'],
  [10, 'part'],
  [20, 'most'],
])('version %i of a feature with five parts, one of them nowhere, is %s', (version, state) => {
  expect(stateIn(version, { feature: since(10), parts, total: 5 })).toBe(state)
})

test('a version with all parts is full, whatever web-features states', () => {
  const four = parts.slice(0, 4)
  expect(stateIn(20, { feature: since(NEVER), parts: four, total: 4 })).toBe('full')
  // Three of four parts are less than 80 %, and four are too few for that state.
  expect(stateIn(10, { feature: since(10), parts: four, total: 4 })).toBe('part')
})

test('a feature whose parts are not all at hand goes by its own versions', () => {
  const cut = { feature: since(15), parts, total: 2000 }
  expect(stateIn(15, cut)).toBe('full')
  expect(stateIn(14, cut)).toBe('unknown')
  expect(stateIn(14, { feature: since(15), parts: [], total: 0 })).toBe('none')
})

test('the states of a feature are explained as far as it can have them', () => {
  expect(Object.keys(partsMeanings(1))).toStrictEqual(['full', 'none', 'unknown'])
  expect(Object.keys(partsMeanings(2))).toStrictEqual(['full', 'part', 'none', 'unknown'])
  expect(Object.keys(partsMeanings(5))).toStrictEqual(['full', 'most', 'part', 'none', 'unknown'])
})
