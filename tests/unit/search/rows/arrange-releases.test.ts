import { expect, test } from 'vitest'

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
  const { shown, folded } = arrangeReleases(hits)
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
  expect(arrangeReleases(hits)).toMatchObject({ shown: hits, folded: [] })
})
