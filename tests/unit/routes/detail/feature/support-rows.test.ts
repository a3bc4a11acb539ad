import { expect, test } from 'vitest'

import { NEVER } from '#catalogue/browsers.ts'
import { supportRows } from '#routes/detail/feature/support-rows.ts'
import { subgrid } from '#tests/support/subgrid.ts'

const today = '2026-11-12'
const dates = { status: 'ready', value: { chrome: { '110': '2023-02-07' } } } as const

function parts(...chromes: readonly number[]) {
  return chromes.map((chrome, index) => ({
    objectID: `css.properties.part-${index}`,
    name: `part-${index}`,
    kind: 'Property' as const,
    support: {},
    min: { ...subgrid.min, chrome },
    missing: [],
  }))
}

test('each browser has its version with the month it came', () => {
  const [every] = supportRows({ feature: subgrid, parts: parts(117, 117), dates, today })
  expect(every?.head).toBe('Every part')
  expect(every?.cells[0]).toMatchObject({ cell: { text: '117', kind: 'plain' }, note: 'Sep 2023' })
})

test('a line for most of the parts is there where it says something else', () => {
  const [, most] = supportRows({
    feature: subgrid,
    parts: parts(110, 110, 110, 110, 117),
    dates,
    today,
  })
  expect(most?.cells[0]).toMatchObject({ cell: { text: '110' }, note: 'Feb 2023' })
})

test('it is not there where it would repeat the first, or where there are too few parts', () => {
  const same = parts(117, 117, 117, 117, 117)
  expect(supportRows({ feature: subgrid, parts: same, dates, today })).toHaveLength(1)
  expect(supportRows({ feature: subgrid, parts: parts(110, 117), dates, today })).toHaveLength(1)
})

test('most parts of a browser that has too few are a dash', () => {
  const input = { feature: subgrid, parts: parts(110, NEVER, NEVER, NEVER, NEVER), dates, today }
  expect(supportRows(input)[1]?.cells[0]?.cell).toMatchObject({ text: '–', kind: 'missing' })
})

test('while the dates are under way the line keeps their room', () => {
  const input = {
    feature: subgrid,
    parts: parts(110, 110, 110, 110, 117),
    dates: { status: 'loading' } as const,
    today,
  }
  expect(supportRows(input)[1]?.cells[0]?.note).toBe('\u00A0')
})
