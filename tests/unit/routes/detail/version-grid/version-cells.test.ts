import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { UsageShares, VersionShare } from '#contracts/usage-shares.ts'
import {
  datedVersions,
  partsNote,
  sharesByState,
  stateByCodes,
  type VersionCell,
  versionCells,
  versionRows,
  type VersionState,
  versionStates,
  wordOf,
} from '#routes/detail/version-grid/version-cells.ts'
import { noUsage } from '#tests/support/no-usage.ts'

const since =
  (first: number) =>
  (version: number): VersionState =>
    version >= first ? 'yes' : 'notYet'
const at =
  (current: number) =>
  ([, place]: VersionShare) =>
    place === current ? 'current' : place < current ? 'past' : 'coming'
const noParts = { partsOf: () => 0, total: 0 }
const short = (cell: { label: string; state: string; time: string; share: number }) =>
  `${cell.time} ${cell.label} ${cell.state} ${cell.share}`

test('versions become cells by their state, the current one alone', () => {
  const versions: VersionShare[] = [
    ['12', 12, 0],
    ['11', 11, 0],
    ['10', 10, 0.5],
    ['9', 9, 0.25],
    ['8', 8, 5],
    ['6', 6, 0.5],
    ['5.1-5.2', 5.1, 0.25],
    ['4.0-4.1', 4, 0.25],
  ]
  const cells = versionCells(versions, { stateOf: since(6), ...noParts, timeOf: at(10) })
  expect(cells.map(short)).toStrictEqual([
    'coming 11–12 yes 0',
    'current 10 yes 0.5',
    'past 6–9 yes 5.75',
    'past 4–5.2 notYet 0.5',
  ])
})

const someParts = (place: number) => [0, 0, 3, 5, 9, 9][place] ?? 0

test('versions with all parts, some and none are apart, and the cell counts its fewest and most', () => {
  const versions = [5, 4, 3, 2, 1].map((place): VersionShare => [String(place), place, 1])
  const cells = versionCells(versions, {
    stateOf: since(2),
    partsOf: someParts,
    total: 9,
    timeOf: at(9),
  })
  expect(cells.map((cell) => [cell.label, partsNote(cell, 9)])).toEqual([
    ['4–5', ''],
    ['2–3', '3–5 of 9 parts'],
    ['1', ''],
  ])
})

const cellWith = (part: Partial<VersionCell>): VersionCell => ({
  label: '1',
  state: 'yes',
  parts: [0, 0],
  share: 0,
  time: 'past',
  places: [1, 1],
  ...part,
})

test.each([
  ['yes', [9, 9], ''],
  ['yes', [8, 8], '8 of 9 parts'],
  ['notYet', [1, 4], '1–4 of 9 parts'],
  ['notYet', [9, 9], '9 of 9 parts'],
  ['notYet', [0, 0], ''],
] as const)('a cell “%s” with %s of nine parts says “%s” of them', (state, parts, note) => {
  expect(partsNote(cellWith({ state, parts }), 9)).toBe(note)
})

test('a version of the past has a “No”, one of today or later a “Not yet”', () => {
  expect(wordOf({ state: 'notYet', time: 'past' })).toBe('No')
  expect(wordOf({ state: 'notYet', time: 'current' })).toBe('Not yet')
  expect(wordOf({ state: 'part', time: 'past' })).toBe('In part')
})

test('the current versions of all browsers are in one row, with coming ones directly above', () => {
  const [coming, current, past] = (['coming', 'current', 'past'] as const).map((time) =>
    cellWith({ time }),
  )
  const rows = versionRows([
    [coming!, coming!, current!, past!],
    [coming!, current!, past!, past!],
  ])
  expect(rows.map(({ time, cells }) => [time, cells.map((cell) => cell !== undefined)])).toEqual([
    ['coming', [true, false]],
    ['coming', [true, true]],
    ['current', [true, true]],
    ['past', [true, true]],
    ['past', [false, true]],
  ])
})

test('versions of which none is out are all coming', () => {
  const versions: VersionShare[] = [['2', 2, 0]]
  const cells = versionCells(versions, { stateOf: since(1), ...noParts, timeOf: () => 'coming' })
  expect(cells.map(({ time }) => time)).toStrictEqual(['coming'])
  expect(versionCells([], { stateOf: since(1), ...noParts, timeOf: () => 'coming' })).toStrictEqual(
    [],
  )
})

test('cells lose no usage, and hold versions of one state only', () => {
  const version = fc.record({
    share: fc.nat({ max: 40 }),
    state: fc.constantFrom(...versionStates),
  })
  fc.assert(
    fc.property(fc.array(version, { maxLength: 40 }), fc.nat({ max: 40 }), (all, out) => {
      const versions = all.map(({ share }, index): VersionShare => {
        const place = all.length - index
        return [String(place), place, share / 10]
      })
      const stateOf = (place: number) => all[all.length - place]?.state ?? 'unknown'
      const cells = versionCells(versions, { stateOf, ...noParts, timeOf: at(out) })
      const sum = cells.reduce((total, { share }) => total + share, 0)
      expect(sum).toBeCloseTo(all.reduce((total, { share }) => total + share / 10, 0))
      const covered = cells.flatMap(({ label, state }) => {
        const [from = 0, to = from] = label.split('–').map(Number)
        return Array.from({ length: to - from + 1 }, (_, index) => [to - index, state])
      })
      expect(covered).toStrictEqual(versions.map(([, place]) => [place, stateOf(place)]))
    }),
  )
})

test('the usage of all browsers is summed up by state, and what is not known is unknown', () => {
  const shares: UsageShares = {
    ...noUsage,
    core: {
      ...noUsage.core,
      chrome: [
        ['2', 2, 40],
        ['1', 1, 10],
      ],
    },
    others: [{ name: 'Opera', as: 'chrome', versions: [['100', 2, 5]] }],
  }
  expect(sharesByState(shares, (_, version) => since(2)(version))).toStrictEqual({
    yes: 45,
    nearly: 0,
    part: 0,
    prefix: 0,
    flag: 0,
    notYet: 10,
    removed: 0,
    unknown: 45,
  })
})

test('the newest release by its day is current, and versions without usage are among the others', () => {
  const shares: VersionShare[] = [
    ['27', 27, 3],
    ['26.0', 26, 2],
  ]
  const dates = { 26: '2026-09-01', 27: '2026-10-01', 28: '2026-11-01', 29: '2026-12-01' }
  const timesOn = (today: string) => {
    const { versions, timeOf } = datedVersions(shares, dates, today)
    return versions.map((row) => `${row[0]} ${timeOf(row)}`)
  }
  expect(timesOn('2026-09-30')).toEqual(['29 coming', '28 coming', '27 coming', '26.0 current'])
  expect(timesOn('2026-10-01')).toEqual(['29 coming', '28 coming', '27 current', '26.0 past'])
  expect(timesOn('2026-11-24')).toEqual(['29 coming', '28 current', '27 past', '26.0 past'])
})

test('without days the newest version with usage is current', () => {
  const { versions, timeOf } = datedVersions([['2', 2, 1]], {}, '2026-11-24')
  expect(versions.map(timeOf)).toEqual(['current'])
})

test.each([
  ['18; prefix 9 -webkit-', 18, 'yes'],
  ['18; prefix 9 -webkit-', 17, 'prefix'],
  ['18; alt 9 WebKitThing', 17, 'prefix'],
  ['18; prefix 9 -webkit-', 8, 'notYet'],
  ['18; partial 9', 9, 'part'],
  ['flag 9', 10, 'flag'],
  ['≤79', 78, 'unknown'],
  ['gone 65; 1', 64, 'yes'],
  ['gone 65; 1', 65, 'removed'],
] as const)('of “%s” version %d has “%s”', (code, version, state) => {
  expect(stateByCodes({ safari: code }, '2026-11-24')('safari', version)).toBe(state)
})
