import type { ReleaseHit } from '#catalogue/releases/pages.ts'

/** A release with nothing in it. */
export const releaseHit: ReleaseHit = {
  objectID: 'chrome-140',
  browser: 'chrome',
  browserName: 'Chrome',
  version: '140',
  name: 'Chrome 140',
  type: 'desktop',
  status: 'retired',
  featureNames: [],
  features: [],
  featureCount: 0,
  touchedCount: 0,
  completesCount: 0,
  compatCount: 0,
  compatByArea: {},
  removedCount: 0,
}
