import { expect, test } from 'vitest'

import { epochSeconds } from '#lib/dates.ts'
import { arrangeReleases } from '#search/rows/release-row.tsx'
import { releaseHit } from '#tests/support/release-hit.ts'

test('current releases come first, then betas, each brand together; planned and nightly ones are folded', () => {
  const hits = (
    [
      ['firefox-163', 'planned'],
      ['chrome-145', 'nightly'],
      ['chrome-143', 'beta'],
      ['firefox-142', 'current'],
      ['chrome-142', 'current'],
      ['firefox_android-142', 'current'],
      ['safari-18', 'retired'],
      ['chrome-141', 'retired'],
    ] as const
  ).map(([objectID, status]) => Object.assign({}, releaseHit, { objectID, status }))
  const { shown, folded } = arrangeReleases(hits, '2025-11-22')
  expect(shown.map(({ objectID }) => objectID)).toEqual([
    'chrome-142',
    'firefox-142',
    'firefox_android-142',
    'chrome-143',
    'safari-18',
    'chrome-141',
  ])
  expect(folded.map(({ objectID }) => objectID)).toEqual(['firefox-163', 'chrome-145'])
})

test('a list of planned releases alone folds none', () => {
  const hits = [{ ...releaseHit, status: 'planned' as const }]
  expect(arrangeReleases(hits, '2025-11-22')).toMatchObject({ shown: hits, folded: [] })
})

test('a beta whose day has come is arranged as current, and the release before it is not', () => {
  const hits = [
    {
      ...releaseHit,
      objectID: 'chrome-157',
      status: 'current' as const,
      date: epochSeconds('2026-11-03'),
      nextDate: epochSeconds('2026-11-17'),
    },
    {
      ...releaseHit,
      objectID: 'chrome-158',
      status: 'beta' as const,
      date: epochSeconds('2026-11-17'),
    },
  ]
  const idsOn = (today: string) =>
    arrangeReleases(hits, today).shown.map(({ objectID }) => objectID)
  expect(idsOn('2026-11-16')).toEqual(['chrome-157', 'chrome-158'])
  expect(idsOn('2026-11-17')).toEqual(['chrome-158', 'chrome-157'])
})
