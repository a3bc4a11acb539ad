import { array, assert, constantFrom, float, property } from 'fast-check'
import { expect, test } from 'vitest'

import { NEVER } from '#catalogue/browsers.ts'
import { versionOfShare } from '#routes/detail/feature/part-shares.ts'

function part(chrome: number) {
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
])('with %s the version of 80 %% is right', (_, versions, expected) => {
  expect(versionOfShare(versions.map(part), 'chrome')).toBe(expected)
})

test('of 325 parts 260 are enough: the share is not rounded up past itself', () => {
  const parts = Array.from({ length: 325 }, (_, index) => part(index < 260 ? 132 : NEVER))
  expect(versionOfShare(parts, 'chrome')).toBe(132)
})

test('any parts and any share agree with the definition tried out', () => {
  const versions = array(constantFrom(4, 15.4, 79, 105, 147, NEVER), { maxLength: 12 })
  const share = float({ min: Math.fround(0.05), max: 1, noNaN: true })
  assert(
    property(versions, share, (all, part80) => {
      expect(versionOfShare(all.map(part), 'chrome', part80)).toBe(tried(all, part80))
    }),
  )
})
