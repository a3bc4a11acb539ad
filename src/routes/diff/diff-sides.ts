import type { ReleaseSide } from '#catalogue/history/compare-releases.ts'
import { type BrowserId, formatSide, type Side, type Sides } from '#catalogue/history/side.ts'
import type { SupportHistory } from '#catalogue/history/timeline.ts'
import { browserNames } from '#lib/glossary.ts'
import { versionInteger } from '#lib/version.ts'

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
  /** Sides that name an unknown release: "safari-99". */
  readonly unknown: readonly string[]
}

/**
 * Resolves the releases of both sides. A side without a version, or with an unknown one, is the
 * newest released version; on the left of the same browser it is the release before the other side.
 * Undefined if a browser has no releases.
 */
export function findSides(sides: Sides, { histories, today }: Context): FoundSides | undefined {
  const to = placeOf(sides.to, histories.to) ?? newestPlace(histories.to, today)
  const isOne = sides.from.browser === sides.to.browser
  const from =
    placeOf(sides.from, histories.from) ??
    (isOne ? Math.max(0, to - 1) : newestPlace(histories.from, today))
  const left = knownSide(sides.from, { history: histories.from, place: from, today })
  const right = knownSide(sides.to, { history: histories.to, place: to, today })
  if (left === undefined || right === undefined) return undefined
  const unknown = [sides.from, sides.to].filter((side, index) => {
    const { version } = index === 0 ? left : right
    return side.version !== undefined && !isSame(side.version, version)
  })
  return { from: left, to: right, unknown: unknown.map(formatSide) }
}

function placeOf({ version }: Side, { releases }: SupportHistory): number | undefined {
  if (version === undefined) return undefined
  const place = releases.findIndex(([known]) => isSame(known, version))
  return place === -1 ? undefined : place
}

/** "20" is "20.0". */
const isSame = (one: string, other: string): boolean =>
  versionInteger(one) === versionInteger(other)

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
