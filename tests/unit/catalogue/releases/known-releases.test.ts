import { expect, test } from 'vitest'

import { readReleases, releaseOf, writeReleases } from '#catalogue/releases/known-releases.ts'
import { epochSeconds } from '#lib/dates.ts'

const releases = readReleases('125 240416,153 260721e,160 261110c,161 261124b,162 261208n,163 p')

test('releases are written oldest first, with the day and the status, and read back', () => {
  const written = writeReleases([
    { browser: 'safari', version: '17', date: epochSeconds('2023-09-18'), status: 'retired' },
    { browser: 'firefox', version: '10', date: epochSeconds('2012-01-31'), status: 'retired' },
    { browser: 'firefox', version: '9', status: 'planned' },
  ])
  expect(written).toEqual({ safari: '17 230918', firefox: '9 p,10 120131' })
  expect(readReleases(written.safari)).toEqual([
    { version: '17', day: '2023-09-18', status: 'retired' },
  ])
  expect(readReleases('1 960801')).toEqual([{ version: '1', day: '1996-08-01', status: 'retired' }])
  expect(readReleases(undefined)).toEqual([])
})

test('a version is found whether or not it ends with zeros', () => {
  expect(releaseOf(releases, '125.0')?.day).toBe('2024-04-16')
  expect(releaseOf(releases, '126')).toBeUndefined()
})
