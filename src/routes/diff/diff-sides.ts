import type { ReleaseSide } from '#catalogue/history/compare-releases.ts'
import type { BrowserId, Side, Sides } from '#catalogue/history/side.ts'
import type { SupportHistory } from '#catalogue/history/timeline.ts'
import { channelMeant, versionMeant } from '#catalogue/targets/known-versions.ts'
import { browserNames } from '#lib/glossary.ts'
import { compareVersions, isPlainVersion } from '#lib/version.ts'

/** A compared release with its display data. */
export type KnownSide = ReleaseSide & {
  readonly browser: BrowserId
  readonly version: string
  readonly name: string
  /** `YYYY-MM-DD`; empty if not scheduled. */
  readonly day: string
  readonly isOut: boolean
  readonly history: SupportHistory
}

export type Pair = { readonly from: KnownSide; readonly to: KnownSide }

export function isOneBrowser({ from, to }: Pair): boolean {
  return from.browser === to.browser
}

type Context = {
  readonly histories: { readonly from: SupportHistory; readonly to: SupportHistory }
  /** `YYYY-MM-DD`: the visitor's day. */
  readonly today: string
}

export type FoundSides = Pair & {
  /** Which release counts instead of one that a side names, in sentences. */
  readonly remarks: readonly string[]
}

/**
 * Resolves the releases of both sides. A side without a version is the newest released one; on the
 * left of the same browser it is the release before the other side. For a version that is no release,
 * the nearest one counts. Undefined if a browser has no releases.
 */
export function findSides(sides: Sides, { histories, today }: Context): FoundSides | undefined {
  const asked = meantOn(sides.from, histories.from, today)
  const other = meantOn(sides.to, histories.to, today)
  const to = other?.place ?? newestPlace(histories.to, today)
  const isOne = sides.from.browser === sides.to.browser
  const from = asked?.place ?? (isOne ? Math.max(0, to - 1) : newestPlace(histories.from, today))
  const left = knownSide(sides.from, { history: histories.from, place: from, today })
  const right = knownSide(sides.to, { history: histories.to, place: to, today })
  if (left === undefined || right === undefined) return undefined
  return { from: left, to: right, remarks: [asked, other].flatMap((one) => one?.remark ?? []) }
}

/** The place of the release that a side names, by its number or its channel; undefined without either. */
function meantOn({ browser, version }: Side, history: SupportHistory, today: string) {
  const all = history.releases.map(([known]) => known)
  if (version === undefined || all.length === 0) return undefined
  const name = browserNames[browser]
  const meant = isPlainVersion(version)
    ? versionMeant(name, version, all)
    : channelMeant(name, version, all.slice(newestPlace(history, today)))
  const [counted, remark] =
    'reason' in meant ? [meant.nearest, meant.reason] : [meant.version, meant.remark]
  return { place: all.findIndex((known) => compareVersions(known, counted) === 0), remark }
}

/** The newest release whose day has come, because the data may be some days old. */
function newestPlace({ releases }: SupportHistory, today: string): number {
  return releases.findLastIndex((release) => isOut(release, today))
}

export function isOut([, day, isComing]: SupportHistory['releases'][number], today: string) {
  return isComing === 0 || (day !== '' && day <= today)
}

type Place = {
  readonly history: SupportHistory
  readonly place: number
  readonly today: string
}

function knownSide({ browser }: Side, { history, place, today }: Place): KnownSide | undefined {
  const release = history.releases[place]
  if (release === undefined) return undefined
  const [version, day] = release
  const name = `${browserNames[browser]} ${version}`
  return { browser, version, name, day, isOut: isOut(release, today), history, place }
}
