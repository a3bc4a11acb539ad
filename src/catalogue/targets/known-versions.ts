import { compareVersions } from '#lib/version.ts'

/** What is known of a version that a text names. */
export type FoundVersion =
  /** `version`: the listed one of which it is a patch, or the text. */
  | { readonly kind: 'known'; readonly version: string }
  /** `never`: no such release between those known. `future`: above all known ones. */
  | { readonly kind: 'never' | 'future'; readonly nearest: string }

/**
 * Finds a version among those of a browser. The data leaves out patches, and some releases between two
 * of the same number ("12.1" between 12.0 and 12.2), which were.
 *
 * @param all the known versions, oldest first; a range ("7.2-7.4") is all in it
 */
export function findVersion(all: readonly string[], version: string): FoundVersion {
  const listed = all.find((one) => isWithin(one, version))
  if (listed !== undefined)
    return { kind: 'known', version: listed.includes('-') ? listed : version }
  const [major] = version.split('.')
  const same = all.filter((one) => one.split(/[.-]/)[0] === major)
  const [first] = same
  if (first !== undefined && version === major) return { kind: 'known', version: first }
  const whole = patched(all, version)
  if (whole !== undefined) return { kind: 'known', version: whole }
  const before = same.findLast((one) => compareVersions(one, version) < 0)
  const after = same.find((one) => compareVersions(one, version) > 0)
  if (before !== undefined && after !== undefined) return { kind: 'known', version }
  const older = all.findLast((one) => compareVersions(one, version) < 0)
  const nearest = before ?? after ?? older ?? all[0] ?? ''
  return { kind: older === all.at(-1) ? 'future' : 'never', nearest }
}

function isWithin(range: string, version: string): boolean {
  const [low = '', high = low] = range.split('-')
  return compareVersions(low, version) <= 0 && compareVersions(version, high) <= 0
}

/** The version of which another is a patch: 18.3 of "18.3.1", but not 18 of "18.9", where 18.3 is listed. */
function patched(all: readonly string[], version: string): string | undefined {
  const whole = version.replace(/\.\d+$/u, '')
  if (whole === version || all.some((one) => one.startsWith(`${whole}.`))) return undefined
  return all.find((one) => isWithin(one, whole)) ?? patched(all, whole)
}

/** Writes versions, oldest first: "1-160", "4 4.4 37-160". */
export function writeVersions(versions: readonly string[]): string {
  const runs: [first: string, last: string][] = []
  for (const version of versions) {
    const run = runs.at(-1)
    const isNext = /^\d+$/.test(version) && Number(run?.[1]) + 1 === Number(version)
    if (run !== undefined && isNext) run[1] = version
    else runs.push([version, version])
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(' ')
}

/** The inverse of `writeVersions`. */
export function readVersionList(text = ''): readonly string[] {
  return text.split(' ').flatMap((run) => {
    const [first = '', last] = run.split('-')
    if (last === undefined) return first === '' ? [] : [first]
    const count = Number(last) - Number(first) + 1
    return Array.from({ length: count }, (_, place) => String(Number(first) + place))
  })
}
