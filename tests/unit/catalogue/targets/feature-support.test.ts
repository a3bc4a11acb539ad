import { expect, test } from 'vitest'

import { supportingVersions, writeRuns } from '#catalogue/targets/feature-support.ts'

const flags = ['n', undefined, 'a x #1', 'y x', 'y #2', 'n d']
const versions = ['1', '2', '3', '4', '5', '6']

test('support is written in runs of versions', () => {
  expect(writeRuns(flags)).toBe('n2a1y2n1')
  expect(writeRuns([])).toBe('')
})

test('the versions with support are read from the runs, in full or in part as well', () => {
  const runs = writeRuns(flags)
  expect(supportingVersions(runs, versions, false)).toEqual(['4', '5'])
  expect(supportingVersions(runs, versions, true)).toEqual(['3', '4', '5'])
})
