import { type CoreBrowser, NEVER, type PerBrowser } from '#catalogue/browsers.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { plainSince } from '#lib/support-code.ts'
import { versionNumber } from '#lib/version.ts'

export type LowestVersion = {
  /** `NEVER` if one of the features has no plain support. */
  readonly version: number
  /** The features that need this version, or that have no plain support. */
  readonly because: readonly string[]
}

type Thing = { readonly id: string; readonly support: PerBrowser<string> }

/**
 * The lowest version of each core browser with plain support of all features.
 * @param today `YYYY-MM-DD`: support announced for a later day does not count
 */
export function lowestVersions(
  things: readonly Thing[],
  today: string,
): Readonly<Record<CoreBrowser, LowestVersion>> {
  return perCoreBrowser((browser) => {
    const first = things.map(({ id, support }) => ({
      id,
      version: plainVersion(support[browser], today),
    }))
    const version = Math.max(0, ...first.map((each) => each.version))
    const because = first.filter((each) => each.version === version).map(({ id }) => id)
    return { version, because }
  })
}

/** The first released version with lasting plain support; `NEVER` without one. */
export function plainVersion(code: string | undefined, today: string): number {
  const version = plainSince(code, today)
  return version === undefined ? NEVER : versionNumber(version)
}
