import { expect, test } from 'vitest'

import {
  allUpTo,
  channelMeant,
  endRemark,
  findVersion,
  readVersionList,
  versionMeant,
  writeVersions,
} from '#catalogue/targets/known-versions.ts'

const safari = ['3.1', '3.2', '15', '15.1', '15.4', '18', '18.2', '18.3', '26', '26.1']

test.each([
  ['15.4', '15.4'],
  ['15.0', '15.0'],
  ['3', '3.1'],
  ['15.3', '15.1'],
  ['18.3.1', '18.3'],
  ['15.0.2', '15'],
  ['15.9', '15.4'],
  ['18.9', '18.3'],
])('%s was released, and counts as %s', (version, counted) => {
  expect(findVersion(safari, version)).toEqual({ kind: 'known', version: counted })
})

test.each([
  ['20', 'never', '18.3'],
  ['25', 'never', '26'],
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

test.each([
  ['15.4', { version: '15.4' }],
  ['3', { version: '3.1' }],
  ['18.3.1', { version: '18.3', remark: 'Safari 18.3.1 counts as 18.3.' }],
  ['20', { reason: 'There is no Safari 20; 18.3 is the nearest.', nearest: '18.3' }],
  ['99', { reason: 'The newest Safari known is 26.1.', nearest: '26.1', isNewer: true }],
])('of Safari %s is said what counts, or why nothing does', (version, meant) => {
  expect(versionMeant('Safari', version, safari)).toEqual(meant)
})

test('of a browser of which only some versions are known, any up to the newest counts', () => {
  const node = allUpTo('26.5.0')
  expect(versionMeant('Node.js', '20.7', node)).toEqual({ version: '20.7' })
  expect(versionMeant('Node.js', '99', node)).toEqual({
    reason: 'The newest Node.js known is 26.5.0.',
    nearest: '26.5.0',
    isNewer: true,
  })
  expect(versionMeant('Nightly', '3', [])).toEqual({ version: '3' })
})

test.each([
  ['20', 'There is no Safari 20.'],
  ['99', 'The newest Safari known is 26.1.'],
  ['18', undefined],
  ['18.3.1', undefined],
])('of Safari %s as the end of a range is said: %s', (version, remark) => {
  expect(endRemark('Safari', version, safari)).toBe(remark)
})

test.each([
  ['latest', '158'],
  ['beta', '159'],
  ['canary', '160'],
  ['technology preview', '160'],
])('the release “%s” is %s', (word, version) => {
  const remark = `Chrome ${word} counts as ${version}.`
  expect(channelMeant('Chrome', word, ['158', '159', '160'])).toEqual({ version, remark })
})

test('of a browser whose next release alone is known, a nightly is that; without one, it is refused', () => {
  const newest = '26.1'
  expect(channelMeant('Safari', 'tp', [newest, '27'])).toMatchObject({
    version: '27',
  })
  expect(channelMeant('Safari', 'tp', [newest])).toEqual({
    reason: 'No “tp” of Safari is known.',
    nearest: '26.1',
  })
})

test('versions are written in runs, and read again', () => {
  const versions = ['4', '4.4', '37', '38', '39', '15.4', '16']
  expect(writeVersions(versions)).toBe('4 4.4 37-39 15.4 16')
  expect(readVersionList(writeVersions(versions))).toEqual(versions)
  expect(readVersionList('')).toEqual([])
})
