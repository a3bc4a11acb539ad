import { array, assert, constantFrom, float, property } from 'fast-check'
import { expect, test } from 'vitest'

import { NEVER } from '#catalogue/browsers.ts'
import { supportRows, versionOfShare } from '#routes/detail/feature/support-rows.ts'
import { subgrid } from '#tests/support/subgrid.ts'

const today = '2026-11-12'
const dates = { status: 'ready', value: { chrome: { '110': '2023-02-07' } } } as const

function parts(...chromes: readonly number[]) {
  return chromes.map((chrome, index) => ({
    objectID: `css.properties.part-${index}`,
    name: `part-${index}`,
    support: {},
    min: { ...subgrid.min, chrome },
    missing: [],
  }))
}

test('each browser has its version with the month of its release', () => {
  const [every] = supportRows({ feature: subgrid, parts: parts(117, 117), dates, today })
  expect(every?.head).toBe('Every part')
  expect(every?.cells[0]).toMatchObject({ cell: { text: '117', kind: 'plain' }, note: 'Sep 2023' })
})

test('most of the parts have a row where it differs from that of every part', () => {
  const [, most] = supportRows({
    feature: subgrid,
    parts: parts(110, 110, 110, 110, 117),
    dates,
    today,
  })
  expect(most?.cells[0]).toMatchObject({ cell: { text: '110' }, note: 'Feb 2023' })
})

test('most of the parts have no row where it would repeat the first, or of fewer than five parts', () => {
  const same = parts(117, 117, 117, 117, 117)
  expect(supportRows({ feature: subgrid, parts: same, dates, today })).toHaveLength(1)
  expect(supportRows({ feature: subgrid, parts: parts(110, 117), dates, today })).toHaveLength(1)
})

test('a browser with too few of the parts has a dash in the row of most parts', () => {
  const input = { feature: subgrid, parts: parts(110, NEVER, NEVER, NEVER, NEVER), dates, today }
  expect(supportRows(input)[1]?.cells[0]?.cell).toMatchObject({ text: '–', kind: 'missing' })
})

test('the row of most parts keeps the height of the dates while they are loading', () => {
  const input = {
    feature: subgrid,
    parts: parts(110, 110, 110, 110, 117),
    dates: { status: 'loading' } as const,
    today,
  }
  expect(supportRows(input)[1]?.cells[0]?.note).toBe('\u00A0')
})

function partSince(chrome: number) {
  const others = { chrome_android: 1, edge: 1, firefox: 1, firefox_android: 1 }
  return { min: { chrome, ...others, safari: 1, safari_ios: 1 } }
}

/** The definition, tried out: the lowest of the versions in which enough parts work. */
function tried(versions: readonly number[], share: number): number | undefined {
  return versions
    .filter((version) => version !== NEVER)
    .filter((version) => {
      const working = versions.filter((other) => other <= version).length
      return working >= share * versions.length - 1e-9
    })
    .toSorted((a, b) => a - b)
    .at(0)
}

test.each([
  ['all parts at once', [105, 105, 105, 105, 105], 105],
  ['the fifth part later', [105, 105, 105, 105, 130], 105],
  ['two of five later', [105, 105, 105, 130, 131], 130],
  ['one of five never', [105, 106, 107, 108, NEVER], 108],
  ['two of five never', [105, 106, 107, NEVER, NEVER], undefined],
  ['a single part', [79], 79],
  ['no part at all', [], undefined],
])('the version with 80 %% of the parts is right with %s', (_, versions, expected) => {
  expect(versionOfShare(versions.map(partSince), 'chrome')).toBe(expected)
})

test('260 of 325 parts are 80 percent: the share is not rounded up past itself', () => {
  const many = Array.from({ length: 325 }, (_, index) => partSince(index < 260 ? 132 : NEVER))
  expect(versionOfShare(many, 'chrome')).toBe(132)
})

test('the version of any share of any parts is the one that the definition gives', () => {
  const versions = array(constantFrom(4, 15.4, 79, 105, 147, NEVER), { maxLength: 12 })
  const share = float({ min: Math.fround(0.05), max: 1, noNaN: true })
  assert(
    property(versions, share, (all, part80) => {
      expect(versionOfShare(all.map(partSince), 'chrome', part80)).toBe(tried(all, part80))
    }),
  )
})
