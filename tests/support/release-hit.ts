import type { ReleaseHit } from '#catalogue/releases/pages.ts'

/** A release with nothing in it. */
export const releaseHit: ReleaseHit = {
  objectID: 'chrome-140',
  version: '140',
  name: 'Chrome 140',
  statuses: ['retired'],
  topFeatureNames: [],
  featureCount: 0,
  completesCount: 0,
  compatCount: 0,
  compatByArea: {},
  removedCount: 0,
}
