import { releases } from 'virtual:releases'

import { knownBrowsers, readReleases } from '#catalogue/releases/known-releases.ts'

/** The version of a browser that was current on a day, `YYYY-MM-DD`; undefined if none is known. */
export function currentOn(browser: string, day: string): string | undefined {
  const known = knownBrowsers.find((one) => one === browser)
  const all = known === undefined ? [] : readReleases(releases[known])
  return all.findLast((release) => release.day !== '' && release.day <= day)?.version
}
