import { expect, test } from 'vitest'

import {
  checkCounts,
  checkPaths,
  checkRecordSizes,
  checkSpecJoin,
  checkUnique,
  checkVersions,
  expectedCounts,
  weeklyGrowth,
} from '#ingest/checks.ts'
import { BuildCheckError } from '#ingest/sources/errors.ts'

function checkIdOf(length: number): void {
  checkRecordSizes('features', [{ objectID: 'grid' }, { objectID: 'x'.repeat(length) }])
}

test('a record that is too large stops the build by name', () => {
  expect(() => checkIdOf(9000)).not.toThrow()
  expect(() => checkIdOf(9500)).toThrow(BuildCheckError)
  expect(() => checkIdOf(9500)).toThrow(/The features record x+ is 9515 bytes; 9500 are allowed/)
})

test('two records of one objectID stop the build by name', () => {
  const a = { objectID: 'api.crypto' }
  expect(() => checkUnique('compat', [a, { objectID: 'api.Crypto' }])).not.toThrow()
  expect(() => checkUnique('compat', [a, { ...a }])).toThrow(
    'Two compat records have the objectID api.crypto.',
  )
})

function browsers(...versions: readonly string[]) {
  const releases = Object.fromEntries(
    versions.map((version, index) => [version, { index, status: 'current' as const }]),
  )
  const safari = {
    name: 'Safari',
    type: 'desktop' as const,
    accepts_flags: false,
    accepts_webextensions: false,
    releases,
  }
  return { browsers: new Map([['safari' as const, safari]]) }
}

test('a minor of two digits in a core browser stops the build by name', () => {
  expect(() => checkVersions(browsers('26', '26.9'))).not.toThrow()
  expect(() => checkVersions(browsers('26', '26.10'))).toThrow(
    'The release safari 26.10 has a minor',
  )
})

test('too many addresses into no specification stop the build and name one', () => {
  expect(() => checkSpecJoin({ joined: 99, missed: ['https://a.example/'] })).not.toThrow()
  expect(() => checkSpecJoin({ joined: 98, missed: ['https://a.example/', 'b'] })).toThrow(
    '2 of 100 specification addresses lead into no specification of web-specs, the first is https://a.example/',
  )
})

test.each(['features', 'compat', 'specs', 'releases', 'suggestions'] as const)(
  'the loss of a tenth of the %s stops the build by name',
  (index) => {
    const less = (share: number) => ({
      ...expectedCounts,
      [index]: Math.floor(expectedCounts[index] * share),
    })
    expect(() => checkCounts(less(0.95))).not.toThrow()
    expect(() => checkCounts(less(0.89))).toThrow(`The index ${index} has`)
  },
)

test.each([
  ['2026-09-24', 40, 0],
  ['2026-09-25', 40, 10],
  ['2027-08-27', 520, 10],
  ['2027-08-27', -52, -1],
])('on %s an index that has gained %i records gains %d a week', (day, gained, weekly) => {
  expect(weeklyGrowth('compat', expectedCounts.compat + gained, day)).toBeCloseTo(weekly, 5)
})

const withPath = (path: Parameters<typeof checkPaths>[1][number]['path']) => () =>
  checkPaths('compat', [{ objectID: 'x.y', path }])

test('paths of one level, several levels and several values are accepted', () => {
  const path = { lvl0: 'CSS', lvl1: 'CSS > Types', lvl2: 'CSS > Types > <angle>' }
  expect(withPath(path)).not.toThrow()
  const several = { lvl0: ['CSS', 'HTML'], lvl1: ['CSS > Layout', 'HTML > Forms'] }
  expect(withPath(several)).not.toThrow()
  expect(withPath({})).not.toThrow()
})

test.each([
  { lvl0: 'JavaScript', lvl1: 'JavaScript > Greater than (a > b)' },
  { lvl0: ['CSS', 'CSS > Layout'] },
])('the path %j stops the build by name', (path) => {
  expect(withPath(path)).toThrow('The compat record x.y has the path')
})
