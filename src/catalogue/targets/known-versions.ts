import { channelPhrases } from '#lib/browser-names.ts'
import { compareVersions, versionInteger } from '#lib/version.ts'

/** A version that counts, or why none does. */
export type VersionReading =
  | { readonly version: string; readonly remark?: string | undefined }
  /** `nearest`: the known version next to it. `isNewer`: it is above all known ones. */
  | { readonly reason: string; readonly nearest: string; readonly isNewer?: true }

/**
 * Reads a version that a text names, for every place that asks for one.
 *
 * @param name the browser, for display
 * @param all its known versions, oldest first; empty if none is known
 */
export function versionMeant(name: string, asked: string, all: readonly string[]): VersionReading {
  const found: FoundVersion =
    all.length === 0 ? { kind: 'known', version: asked } : findVersion(all, asked)
  if (found.kind === 'known') {
    const version = ALL_BELOW.test(found.version) ? asked : found.version
    const isSame = compareVersions(asked, version) === 0 || /-/u.test(version)
    return isSame || version.startsWith(`${asked}.`)
      ? { version }
      : { version, remark: `${name} ${asked} counts as ${version}.` }
  }
  const nearest = found.nearest.replace(ALL_BELOW, '')
  const reason =
    found.kind === 'future'
      ? `The newest ${name} known is ${nearest}.`
      : `There is no ${name} ${asked}; ${nearest} is the nearest.`
  return { reason, nearest, ...(found.kind === 'future' && { isNewer: true }) }
}

const ALL_BELOW = /^0-/u

/** From the newest release to the last that is to come. */
const channels = ['current', 'beta', 'nightly'] as const

/**
 * The release that a word for a channel means: "beta", "canary". Where a browser has no nightly, the beta
 * is the nearest to it.
 *
 * @param known its newest version that is out, then those to come
 */
export function channelMeant(
  name: string,
  word: string,
  [newest = '', ...coming]: readonly string[],
): VersionReading {
  const ahead = channels.findIndex((channel) =>
    channelPhrases[channel].split('|').includes(word.toLowerCase()),
  )
  const version = ahead === 0 ? newest : coming[Math.min(ahead, coming.length) - 1]
  return version === undefined
    ? { reason: `No “${word}” of ${name} is known.`, nearest: newest }
    : { version, remark: `${name} ${word} counts as ${version}.` }
}

/** What to say of a version that ends a range and was never released; undefined for one that was. */
export function endRemark(name: string, asked: string, all: readonly string[]): string | undefined {
  const found = findVersion(all, asked)
  if (found.kind === 'known') return undefined
  return found.kind === 'never'
    ? `There is no ${name} ${asked}.`
    : `The newest ${name} known is ${found.nearest.replace(ALL_BELOW, '')}.`
}

/** All versions up to the newest: of runtimes, the data lists only the releases that changed something. */
export const allUpTo = (newest: string): readonly string[] => [`0-${newest}`]

/** What is known of a version that a text names. */
type FoundVersion =
  /** `version`: the text if it is listed, else the listed one of which it is a patch, or that before it. */
  | { readonly kind: 'known'; readonly version: string }
  /** `never`: no such release between those known. `future`: above all known ones. */
  | { readonly kind: 'never' | 'future'; readonly nearest: string }

/**
 * Finds a version among those of a browser. The data leaves out patches, and some releases after others of
 * the same number ("12.1" after 12.0, iOS 16.7 after 16.6), which were.
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
  const isPast = all.some((one) => compareVersions(one, version) > 0)
  if (before !== undefined && isPast) return { kind: 'known', version: before }
  const distance = (one: string) => Math.abs(versionInteger(one) - versionInteger(version))
  const [next = ''] = all.toSorted((a, b) => distance(a) - distance(b))
  return { kind: isPast ? 'never' : 'future', nearest: before ?? after ?? next }
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
