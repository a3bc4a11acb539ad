import { expect, test } from 'vitest'

import { findVersion, readVersionList, writeVersions } from '#catalogue/targets/known-versions.ts'

const safari = ['3.1', '3.2', '15', '15.1', '15.4', '18', '18.2', '18.3', '26', '26.1']

test.each([
  ['15.4', '15.4'],
  ['15.0', '15.0'],
  ['3', '3.1'],
  ['15.3', '15.3'],
  ['18.3.1', '18.3'],
  ['15.0.2', '15'],
])('%s was released, and counts as %s', (version, counted) => {
  expect(findVersion(safari, version)).toEqual({ kind: 'known', version: counted })
})

test.each([
  ['20', 'never', '18.3'],
  ['18.9', 'never', '18.3'],
  ['15.9', 'never', '15.4'],
  ['2', 'never', '3.1'],
  ['26.8', 'future', '26.1'],
  ['99', 'future', '26.1'],
])('%s was never released (%s), and %s is the nearest', (version, kind, nearest) => {
  expect(findVersion(safari, version)).toEqual({ kind, nearest })
})

test('a patch of a version without a listed minor counts as the version', () => {
  expect(findVersion(['108', '109'], '109.0.5414.75')).toEqual({ kind: 'known', version: '109' })
})

test('what is in a range counts as the range', () => {
  expect(findVersion(['7.2-7.4', '8'], '7.3')).toEqual({ kind: 'known', version: '7.2-7.4' })
})

test('versions are written in runs, and read again', () => {
  const versions = ['4', '4.4', '37', '38', '39', '15.4', '16']
  expect(writeVersions(versions)).toBe('4 4.4 37-39 15.4 16')
  expect(readVersionList(writeVersions(versions))).toEqual(versions)
  expect(readVersionList('')).toEqual([])
})
