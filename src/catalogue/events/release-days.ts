import { compareVersions } from '#lib/version.ts'

/** The days of releases. */
export type ReleaseDays = {
  /** `YYYY-MM-DD` of a version; undefined if it is not known, as for bounds ("≤79"). */
  readonly on: (browser: string, version: string) => string | undefined
  /** The day of the version before: announced versions are known since then. */
  readonly before: (browser: string, version: string) => string | undefined
}

/** @param dates `YYYY-MM-DD` by browser and version */
export function releaseDaysOf(
  dates: Readonly<Record<string, Readonly<Record<string, string>>>>,
): ReleaseDays {
  const all = new Map(Object.entries(dates))
  const on = (browser: string, version: string) => {
    const own = all.get(browser)
    return own !== undefined && Object.hasOwn(own, version) ? own[version] : undefined
  }
  const before = (browser: string, version: string) => {
    const older = Object.keys(all.get(browser) ?? {})
      .filter((other) => compareVersions(other, version) < 0)
      .toSorted(compareVersions)
      .at(-1)
    return older === undefined ? undefined : on(browser, older)
  }
  return { on, before }
}
