import { expect, test } from 'vitest'

import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { partsIn } from '#routes/detail/feature/parts-state.ts'

const part = (version: number) => ({ min: perCoreBrowser(() => version) })
const parts = [part(10), part(20), part(20)]

test.each([
  [9, 0],
  [10, 1],
  [20, 3],
])('in version %d of three parts work %d', (version, working) => {
  expect(partsIn({ parts, total: 3 })?.working('chrome', version)).toBe(working)
})

test('nothing is counted where not all parts are loaded, or there is one', () => {
  expect(partsIn({ parts, total: 1001 })).toBeUndefined()
  expect(partsIn({ parts: [part(10)], total: 1 })).toBeUndefined()
})
