/**
 * A browser version as the data packages write it: "105", "10.1", "22.0.0"; with a leading "≤" if
 * only an upper bound is known, with "-" between the ends of a range ("18.5-18.7").
 */
export type Version = {
  /** Missing parts are 0. */
  readonly parts: readonly [major: number, minor: number, patch: number]
  /** True if the actual version may be an earlier one. */
  readonly atMost: boolean
}

/** The source of a pattern for a version as people write it, up to four numbers: "v20.1", "109.0.5414.75". */
export const VERSION = String.raw`v?(\d{1,4}(?:\.\d{1,4}){0,3})`

const pattern = /^(≤?)(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\.\d+)*(?:-\d+(?:\.\d+)*)?$/

/** Parses a version, or the lower end of a range; null for other text ("preview", "TP", "all"). */
export function parseVersion(text: string): Version | null {
  const match = pattern.exec(text)
  if (match === null) return null
  const [, bound, major, minor, patch] = match
  return { parts: [toInt(major), toInt(minor), toInt(patch)], atMost: bound !== '' }
}

/** Whether a text is one exact version: no bound, no range. */
export function isPlainVersion(text: string): boolean {
  return /^[\d.]+$/.test(text)
}

function toInt(digits: string | undefined): number {
  return digits === undefined ? 0 : Number.parseInt(digits, 10)
}

/**
 * The version as a decimal to filter by: "17.5" is 17.5. It sorts correctly only while minors have
 * one digit, see `hasLongMinor`; NaN if it is not a version.
 */
export function versionNumber(text: string): number {
  const version = parseVersion(text)
  if (version === null) return Number.NaN
  const [major, minor] = version.parts
  return Number(`${major}.${minor}`)
}

/** Whether the minor has two digits or more: as a decimal, 1.10 would sort before 1.9. */
export function hasLongMinor(text: string): boolean {
  const version = parseVersion(text)
  return version !== null && version.parts[1] > 9
}

/** The version as a sortable integer: major·10⁶ + minor·10³ + patch; NaN if it is not a version. */
export function versionInteger(text: string): number {
  const version = parseVersion(text)
  if (version === null) return Number.NaN
  const [major, minor, patch] = version.parts
  return major * 1_000_000 + minor * 1000 + patch
}

/** Orders versions from old to new, and anything else last. */
export function compareVersions(a: string, b: string): number {
  const [x, y] = [versionInteger(a), versionInteger(b)]
  if (Number.isNaN(x)) return Number.isNaN(y) ? 0 : 1
  return Number.isNaN(y) ? -1 : x - y
}
