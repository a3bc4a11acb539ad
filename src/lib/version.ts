/**
 * Browser versions as the data packages write them: "105", "10.1", "22.0.0"; with "≤" in front where only an upper
 * bound is known, with "-" between the ends of a range ("18.5-18.7").
 */
export type Version = {
  /** Major, minor, patch; absent parts are 0. */
  readonly parts: readonly [major: number, minor: number, patch: number]
  /** True where the source knows only that it was this version or an earlier one. */
  readonly atMost: boolean
}

const pattern = /^(≤?)(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\.\d+)*(?:-\d+(?:\.\d+)*)?$/

/** Reads a version, of a range its lower end; null for what is none ("preview", "TP", "all"). */
export function parseVersion(text: string): Version | null {
  const match = pattern.exec(text)
  if (match === null) return null
  const [, bound, major, minor, patch] = match
  return { parts: [toInt(major), toInt(minor), toInt(patch)], atMost: bound !== '' }
}

/** Whether a text is one version and no more: no bound, no range. */
export function isPlainVersion(text: string): boolean {
  return /^[\d.]+$/.test(text)
}

function toInt(digits: string | undefined): number {
  return digits === undefined ? 0 : Number.parseInt(digits, 10)
}

/**
 * The version as a decimal to compare and filter by: "17.5" is 17.5. It sorts like the version only while
 * minors have one digit, see `hasLongMinor`; NaN for what is no version.
 */
export function versionNumber(text: string): number {
  const version = parseVersion(text)
  if (version === null) return Number.NaN
  const [major, minor] = version.parts
  return Number(`${major}.${minor}`)
}

/** Whether the minor has two digits or more, so that 1.10 would sort before 1.9 as a decimal. */
export function hasLongMinor(text: string): boolean {
  const version = parseVersion(text)
  return version !== null && version.parts[1] > 9
}

/** The version as one integer that sorts rightly: major·10⁶ + minor·10³ + patch; NaN for what is no version. */
export function versionInteger(text: string): number {
  const version = parseVersion(text)
  if (version === null) return Number.NaN
  const [major, minor, patch] = version.parts
  return major * 1_000_000 + minor * 1000 + patch
}

/** Orders versions from old to new; what is no version comes last. */
export function compareVersions(a: string, b: string): number {
  const [x, y] = [versionInteger(a), versionInteger(b)]
  if (Number.isNaN(x)) return Number.isNaN(y) ? 0 : 1
  return Number.isNaN(y) ? -1 : x - y
}
