import { expect, test } from 'vitest'

import { readStamp, stampOf } from '#contracts/data-stamp.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { summary } = await loadCatalogue()

test('the stamp of the data names every package, and is read back from an answer', () => {
  const stamp = stampOf(summary)
  expect(stamp.asOf).toBe(summary.asOf)
  expect(Object.keys(stamp.packages)).toEqual(summary.packages.map(({ name }) => name))
  const answered: unknown = JSON.parse(JSON.stringify([{ from: 'a rule' }, stamp]))
  expect(readStamp(answered)).toEqual(stamp)
})

test('it is small: every answer carries it', () => {
  expect(JSON.stringify(stampOf(summary)).length).toBeLessThan(400)
})

test.each([
  undefined,
  null,
  [],
  'x',
  [null],
  [{ asOf: '2026-11-20' }],
  [{ asOf: 20261120, packages: {} }],
  [{ asOf: 'yesterday', packages: {} }],
  [{ asOf: '2026-11-20', packages: { 'web-features': 3 } }],
  { asOf: '2026-11-20', packages: {} },
])('%j holds no stamp', (userData) => {
  expect(readStamp(userData)).toBeUndefined()
})
