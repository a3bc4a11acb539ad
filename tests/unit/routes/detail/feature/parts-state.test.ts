import { expect, test } from 'vitest'

import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { partsNoteOf } from '#routes/detail/feature/parts-state.ts'

const part = (version: number) => ({ min: perCoreBrowser(() => version) })
const parts = [part(10), part(20), part(20)]

test.each([
  [9, ''],
  [10, '1 of 3 parts'],
  [20, ''],
])('in version %d of three parts work: "%s"', (version, note) => {
  expect(partsNoteOf({ parts, total: 3 })('chrome', version)).toBe(note)
})

test('nothing is counted where not all parts are loaded', () => {
  expect(partsNoteOf({ parts, total: 1001 })('chrome', 10)).toBe('')
})
