import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { UsageShares, VersionShare } from '#contracts/content.ts'
import type { VersionState } from '#routes/detail/version-grid/version-cells.ts'
import {
  datedVersions,
  sharesByState,
  stateByCodes,
  versionCells,
  versionStates,
} from '#routes/detail/version-grid/version-cells.ts'
import { noUsage } from '#tests/support/no-usage.ts'

const since =
  (first: number) =>
  (version: number): VersionState =>
    version >= first ? 'full' : 'none'
const at =
  (current: number) =>
  ([, place]: VersionShare) =>
    place === current ? 'current' : place < current ? 'past' : 'coming'
const noteOf = () => ''
const short = (cell: { label: string; state: string; time: string; share: number }) =>
  `${cell.time} ${cell.label} ${cell.state} ${cell.share}`

test('versions become cells: the current one alone, small neighbours of one state together', () => {
  const versions: VersionShare[] = [
    ['12', 12, 0],
    ['11', 11, 0],
    ['10', 10, 0.5],
    ['9', 9, 0.25],
    ['8', 8, 0.25],
    ['7', 7, 5],
    ['6', 6, 0.5],
    ['5.1-5.2', 5.1, 0.25],
    ['4.0-4.1', 4, 0.25],
  ]
  const cells = versionCells(versions, { stateOf: since(6), noteOf, timeOf: at(10) })
  expect(cells.map(short)).toStrictEqual([
    'coming 11–12 full 0',
    'current 10 full 0.5',
    'past 8–9 full 0.5',
    'past 7 full 5',
    'past 6 full 0.5',
    'past 4.0–5.2 none 0.5',
  ])
})

test('a browser with many versions in use has six cells for the old ones, the least used together', () => {
  const versions = Array.from({ length: 12 }, (_, index): VersionShare => {
    const version = 12 - index
    return [String(version), version, version]
  })
  const cells = versionCells(versions, { stateOf: since(1), noteOf, timeOf: at(12) })
  expect(cells.map(({ label }) => label)).toStrictEqual(['12', '11', '10', '9', '8', '6–7', '1–5'])
})

test('versions of which none is out are all coming', () => {
  const versions: VersionShare[] = [['2', 2, 0]]
  const cells = versionCells(versions, { stateOf: since(1), noteOf, timeOf: () => 'coming' })
  expect(cells.map(({ time }) => time)).toStrictEqual(['coming'])
  expect(versionCells([], { stateOf: since(1), noteOf, timeOf: () => 'coming' })).toStrictEqual([])
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
      const cells = versionCells(versions, { stateOf, noteOf, timeOf: at(out) })
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
    full: 45,
    part: 0,
    none: 10,
    unknown: 45,
  })
})

test('the newest release by its day is current, and has a row where usage lags behind it', () => {
  const shares: VersionShare[] = [
    ['27', 27, 3],
    ['26.0', 26, 2],
  ]
  const dates = { 26: '2026-09-01', 27: '2026-10-01', 28: '2026-11-01', 29: '2026-12-01' }
  const timesOn = (today: string) => {
    const { versions, timeOf, lacking } = datedVersions(shares, dates, today)
    return [versions.map((row) => `${row[0]} ${timeOf(row)}`), lacking]
  }
  expect(timesOn('2026-09-30')).toEqual([['27 coming', '26.0 current'], undefined])
  expect(timesOn('2026-10-01')).toEqual([['27 current', '26.0 past'], undefined])
  expect(timesOn('2026-11-24')).toEqual([['28 current', '27 past', '26.0 past'], '28'])
})

test('without days the newest version with usage is current', () => {
  const { versions, timeOf } = datedVersions([['2', 2, 1]], {}, '2026-11-24')
  expect(versions.map(timeOf)).toEqual(['current'])
})

test('the note of a cell is the most that its versions have', () => {
  const versions: VersionShare[] = [
    ['3', 3, 0.1],
    ['2', 2, 0.1],
    ['1', 1, 0.1],
  ]
  const rules = { stateOf: since(9), noteOf: (place: number) => `${place} of 9`, timeOf: at(3) }
  expect(versionCells(versions, rules).map(({ label, note }) => [label, note])).toEqual([
    ['3', '3 of 9'],
    ['1–2', 'up to 2 of 9'],
  ])
})

const oneFromTwo = (place: number) => (place > 1 ? '1 of 9' : '')

test('versions with a note and without are apart', () => {
  const versions: VersionShare[] = [
    ['2', 2, 0.1],
    ['1', 1, 0.1],
  ]
  const rules = { stateOf: since(9), noteOf: oneFromTwo, timeOf: at(3) }
  expect(versionCells(versions, rules).map(({ label }) => label)).toEqual(['2', '1'])
})

test.each([
  [18, 'full'],
  [17, 'part'],
  [8, 'none'],
] as const)('Safari %d is “%s” by a code with a prefix before', (version, state) => {
  const stateOf = stateByCodes({ safari: '18; prefix 9 -webkit-' }, '2026-11-24')
  expect(stateOf('safari', version)).toBe(state)
})

test('a flag is no support, and before an upper bound it is not known', () => {
  const stateOf = stateByCodes({ chrome: 'flag 9', edge: '≤79' }, '2026-11-24')
  expect([stateOf('chrome', 10), stateOf('edge', 78), stateOf('firefox', 1)]).toEqual([
    'none',
    'unknown',
    'none',
  ])
})
