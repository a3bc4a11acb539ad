import { getAllVersions } from 'baseline-browser-mapping'

import { compareVersions } from '#lib/version.ts'

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
