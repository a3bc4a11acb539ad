import { getAllVersions, getCompatibleVersions } from 'baseline-browser-mapping'

import { compareVersions } from '#lib/version.ts'

/** A minimum version by browser. */
export type BrowserVersions = ReadonlyMap<string, string>

/**
 * The Chromium version inside a version of a browser built on it ("uc_android", "qq_android"): of that version or the
 * last one before it that is listed.
 */
export function downstreamEngine(browser: string, version: string): string | undefined {
  const versions = getAllVersions({ includeDownstreamBrowsers: true, suppressWarnings: true })
  if (!Array.isArray(versions)) return undefined
  return versions
    .filter((entry) => entry.browser === browser && entry.engine === 'Blink')
    .filter((entry) => compareVersions(entry.version, version) <= 0)
    .toSorted((a, b) => compareVersions(a.version, b.version))
    .at(-1)?.engine_version
}

/** The oldest core browsers that run all that is widely available on a day (`YYYY-MM-DD`). */
export function widelyAvailableOn(date: string): BrowserVersions {
  return versionsFor({ widelyAvailableOnDate: date })
}

/** The oldest core browsers that run all that was newly available by the end of a year. */
export function newlyAvailableIn(year: number): BrowserVersions {
  return versionsFor({ targetYear: year })
}

function versionsFor(options: Parameters<typeof getCompatibleVersions>[0]): BrowserVersions {
  const versions = getCompatibleVersions({ ...options, suppressWarnings: true })
  return new Map(versions.map(({ browser, version }) => [browser, version]))
}
