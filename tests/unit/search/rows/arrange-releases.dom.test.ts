import { expect, test } from 'vitest'

import { datedStatuses } from '#catalogue/releases/on-day.ts'
import { arrangeReleases } from '#search/rows/release-row.tsx'
import { releaseHit } from '#tests/support/release-hit.ts'

test('planned and nightly releases are folded, and the others keep their order', () => {
  const hits = (
    [
      ['firefox-163', 'planned'],
      ['chrome-145', 'nightly'],
      ['firefox-142', 'current'],
      ['chrome-143', 'beta'],
      ['safari-18', 'retired'],
    ] as const
  ).map(([objectID, status]) => Object.assign({}, releaseHit, { objectID, statuses: [status] }))
  const { shown, folded } = arrangeReleases(hits, '2025-11-22')
  expect(shown.map(({ objectID }) => objectID)).toEqual(['firefox-142', 'chrome-143', 'safari-18'])
  expect(folded.map(({ objectID }) => objectID)).toEqual(['firefox-163', 'chrome-145'])
})

test('a list of planned releases alone folds none', () => {
  const hits = [{ ...releaseHit, statuses: ['planned'] }]
  expect(arrangeReleases(hits, '2025-11-22')).toMatchObject({ shown: hits, folded: [] })
})

test('a nightly release is folded until its day', () => {
  const [current, next] = datedStatuses([
    { day: '', status: 'current' },
    { day: '2026-12-08', status: 'nightly' },
  ])
  const hits = [
    { ...releaseHit, objectID: 'chrome-158', statuses: current ?? [] },
    { ...releaseHit, objectID: 'chrome-159', statuses: next ?? [] },
  ]
  const foldedOn = (today: string) =>
    arrangeReleases(hits, today).folded.map(({ objectID }) => objectID)
  expect(foldedOn('2026-12-07')).toEqual(['chrome-159'])
  expect(foldedOn('2026-12-08')).toEqual([])
})
