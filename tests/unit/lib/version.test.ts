import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  compareVersions,
  hasLongMinor,
  parseVersion,
  versionInteger,
  versionNumber,
} from '#lib/version.ts'

test.each([
  ['105', { parts: [105, 0, 0], atMost: false }],
  ['17.5', { parts: [17, 5, 0], atMost: false }],
  ['22.0.1', { parts: [22, 0, 1], atMost: false }],
  ['≤79', { parts: [79, 0, 0], atMost: true }],
  ['18.5-18.7', { parts: [18, 5, 0], atMost: false }],
  ['4.4.3-4.4.4', { parts: [4, 4, 3], atMost: false }],
  ['preview', null],
  ['TP', null],
  ['all', null],
  ['', null],
])('the version %j is read as %j', (text, version) => {
  expect(parseVersion(text)).toEqual(version)
})

test.each([
  ['105', 105],
  ['≤79', 79],
  ['10.1', 10.1],
  ['preview', Number.NaN],
])('the version %j is the number %d', (text, number) => {
  expect(versionNumber(text)).toBe(number)
})

test.each([
  ['26.2', false],
  ['26.10', true],
  ['1.10.0', true],
  ['140', false],
  ['preview', false],
])('whether %j has a minor of two digits: %j', (text, long) => {
  expect(hasLongMinor(text)).toBe(long)
})

const part = fc.nat(999)
const versions = fc.tuple(part, part, part)

test('versions sort by major, then minor, then patch', () => {
  fc.assert(
    fc.property(versions, versions, (a, b) => {
      const naive = a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
      expect(Math.sign(compareVersions(a.join('.'), b.join('.')))).toBe(Math.sign(naive))
    }),
  )
})

test('the integer of a version holds all its parts', () => {
  fc.assert(
    fc.property(versions, ([major, minor, patch]) => {
      const integer = versionInteger(`${major}.${minor}.${patch}`)
      expect([Math.floor(integer / 1e6), Math.floor(integer / 1e3) % 1000, integer % 1000]).toEqual(
        [major, minor, patch],
      )
    }),
  )
})

test('versions with minors of one digit sort the same as numbers', () => {
  const small = fc.tuple(fc.nat(200), fc.nat(9))
  fc.assert(
    fc.property(small, small, (a, b) => {
      const [x, y] = [a.join('.'), b.join('.')]
      const byNumber = Math.sign(versionNumber(x) - versionNumber(y))
      expect(Math.sign(compareVersions(x, y))).toBe(byNumber)
    }),
  )
})

test('text that is not a version sorts last', () => {
  expect(['preview', '9', '10'].toSorted(compareVersions)).toEqual(['9', '10', 'preview'])
})
