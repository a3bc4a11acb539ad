import { array, assert, constantFrom, float, property } from 'fast-check'
import { expect, test } from 'vitest'

import { NEVER } from '#catalogue/browsers.ts'
import {
  differenceRemark,
  supportRows,
  versionOfShare,
} from '#routes/detail/feature/support-rows.ts'
import { subgrid } from '#tests/support/subgrid.ts'

const today = '2026-11-12'
const days = { '110': '2023-02-07', '117': '2023-09-12', '120': '2023-12-05' }
const dates = { status: 'ready', value: { chrome: days } } as const

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
  const [baseline] = supportRows({ feature: subgrid, parts: parts(117, 117), dates, today })
  expect(baseline?.head).toBe('Baseline (web-features)')
  expect(baseline?.cells[0]).toMatchObject({
    cell: { text: '117', kind: 'plain' },
    note: 'Sep 2023',
  })
})

test('most of the parts have a row where it differs from that of all parts', () => {
  const [, , most] = supportRows({
    feature: subgrid,
    parts: parts(110, 110, 110, 110, 117),
    dates,
    today,
  })
  expect(most?.cells[0]).toMatchObject({ cell: { text: '110' }, note: 'Feb 2023' })
})

test('parts have no rows where these would repeat the first, or the list of parts is not complete', () => {
  const same = parts(117, 117, 117, 117, 117)
  expect(supportRows({ feature: subgrid, parts: same, dates, today })).toHaveLength(1)
  const cut = { feature: subgrid, parts: parts(110, 120), dates, today, total: 3 }
  expect(supportRows(cut)).toHaveLength(1)
})

test('all parts have a row of their own where the versions of web-features are others, without 80 % of few parts', () => {
  const rows = supportRows({ feature: subgrid, parts: parts(110, 120), dates, today })
  expect(rows.map(({ head }) => head)).toStrictEqual(['Baseline (web-features)', 'All parts'])
  expect(rows[1]?.cells[0]?.cell).toMatchObject({ text: '120', kind: 'plain' })
})

test('the row of all parts announces a version that has no day, except where no days are known', () => {
  const input = { feature: subgrid, parts: parts(110, 160), today }
  const cellWith = (given: Parameters<typeof supportRows>[0]['dates']) =>
    supportRows({ ...input, dates: given })[1]?.cells[0]?.cell.text
  expect(cellWith(dates)).toBe('next 160')
  expect(cellWith({ status: 'loading' })).toBe('160')
  expect(cellWith({ status: 'ready', value: {} })).toBe('160')
})

test('the row of all parts announces a version until its day comes', () => {
  const input = { feature: subgrid, parts: parts(110, 110), dates }
  const cellOn = (day: string) => supportRows({ ...input, today: day })[1]?.cells[0]?.cell.text
  expect(cellOn('2023-02-06')).toBe('next 110')
  expect(cellOn('2023-02-07')).toBe('110')
})

test('a part that works in no version leaves a dash in the row of all parts', () => {
  const input = { feature: subgrid, parts: parts(110, NEVER), dates, today }
  expect(supportRows(input)[1]?.cells[0]?.cell).toMatchObject({ text: '–', kind: 'missing' })
})

test.each([
  ['one browser differs', [110, 120], undefined],
  ['a part is lacking today', [110, NEVER], /; not all of them work in Chrome today\.$/],
])('the difference between web-features and all parts is told where %s', (_, chromes, sentence) => {
  const remark = differenceRemark(subgrid, parts(...chromes), chromes.length) ?? ''
  expect(remark).toMatch(sentence ?? /^$/)
})

test('versions of all parts that differ in four browsers are told, unless the list of parts is not complete', () => {
  const later = { ...subgrid.min, chrome: 120, chrome_android: 120, edge: 120, firefox: 120 }
  const [part] = parts(117)
  const both = [part!, { ...part!, min: later }]
  expect(differenceRemark(subgrid, both, 2)).toMatch(/^The first row .+ at another time\.$/)
  expect(differenceRemark(subgrid, both, 3)).toBeUndefined()
})

test('a browser with too few of the parts has a dash, in one row where it has it for both shares', () => {
  const input = { feature: subgrid, parts: parts(110, NEVER, NEVER, NEVER, NEVER), dates, today }
  expect(supportRows(input).at(-1)?.cells[0]?.cell).toMatchObject({ text: '–', kind: 'missing' })
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

/** The definition by trial: the lowest of the versions in which enough parts work. */
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
