import { coreBrowsers } from '#catalogue/browsers.ts'
import {
  type BrowserName,
  type CompatEntry,
  type CompatSource,
  plainStatements,
  type SupportCorrection,
  statementsOf,
} from '#ingest/sources/compat-data.ts'
import type { Surprises } from '#ingest/sources/surprises.ts'
import type { CssLonghands } from '#ingest/sources/webref.ts'
import type { SupportState } from '#lib/support-code.ts'

import { limitAt, readTracks, stepAt, type TrackStep, type Tracks } from './tracks.ts'

/**
 * Lets no keyword of a shorthand work before a longhand has the keyword. It leaves alone what may be right: a
 * shorthand with a longhand that the data lacks; one that a core browser had before its longhands (`vertical-align`),
 * with keywords of its own; an upper bound, for which a release was tried, where no version has a longhand; a version that has a longhand only under a prefix or another name, or by another engine
 * than the version that gets the keyword; and one in which another shorthand sets the same.
 */
export function correctShorthands<Source extends Pick<CompatSource, 'entries' | 'browsers'>>(
  compat: Source,
  longhands: CssLonghands,
  surprises: Pick<Surprises, 'of'>,
): Source {
  const known = { ...compat, longhands, tracks: readTracks(compat) }
  const entries = new Map(compat.entries)
  for (const keyword of [...longhands.keys()].flatMap((name) => keywordsOf(name, known))) {
    const corrections = [...compat.browsers.keys()].flatMap((browser) =>
      correctionIn(browser, keyword, known),
    )
    const [first] = corrections
    if (first === undefined) continue
    surprises.of(first.key)(
      'is older in the data than in its longhands, which is corrected; "npm run data -- corrections" lists all',
    )
    entries.set(first.key, corrected(keyword.entry, corrections, known.tracks))
  }
  return { ...compat, entries }
}

type Known = Pick<CompatSource, 'entries' | 'browsers'> & {
  readonly longhands: CssLonghands
  readonly tracks: Tracks
}

/** A keyword of a shorthand. */
type Keyword = {
  readonly entry: CompatEntry
  /** The longhands that have it, and the keyword in them. */
  readonly owners: readonly CompatEntry[]
  readonly inOwners: readonly CompatEntry[]
  /** The keyword in other shorthands of these longhands. */
  readonly elsewhere: readonly CompatEntry[]
}

/** The keywords of a shorthand that a longhand has, too. */
function keywordsOf(name: string, { entries, longhands, tracks }: Known): readonly Keyword[] {
  const find = (names: readonly string[], end = '') =>
    names.flatMap((one) => entries.get(`css.properties.${one}${end}`) ?? [])
  const names = longhands.get(name) ?? []
  const [own] = find([name])
  const parts = find(names)
  if (own === undefined || parts.length < names.length || isOlder(own, parts, tracks)) return []
  return [...entries.values()].flatMap((entry): Keyword | readonly [] => {
    const [, , , word = '', deeper] = entry.segments
    if (!entry.key.startsWith(`${own.key}.`) || !WORD.test(word) || deeper !== undefined) return []
    const end = `.${word}`
    const having = names.filter((one) => find([one], end).length > 0)
    if (having.length === 0) return []
    const others = [...longhands].flatMap(([other, its]) =>
      other !== name && its.some((one) => having.includes(one)) ? [other] : [],
    )
    return {
      entry,
      owners: find(having),
      inOwners: find(having, end),
      elsewhere: find(others, end),
    }
  })
}

/** Keys with an underline are no keywords: "multi-value_syntax". */
const WORD = /^[a-z-]+$/

/** Whether a core browser had a property before all of these. */
const isOlder = (own: CompatEntry, parts: readonly CompatEntry[], tracks: Tracks): boolean =>
  coreBrowsers.some((browser) =>
    tracks
      .of(own, browser)
      ?.some(
        ({ place, state }) =>
          state === 'full' &&
          parts.every((part) => isAbsent(mostAt(tracks.of(part, browser), place))),
      ),
  )

/** What a release may have: all of it where the data says nothing. */
const mostAt = (track: readonly TrackStep[] | undefined, place: number): SupportState =>
  track === undefined ? 'full' : limitAt(track, place).state

const isAbsent = (state: SupportState): boolean => state === 'none' || state === 'flag'

function correctionIn(
  browser: BrowserName,
  { entry, owners, inOwners, elsewhere }: Keyword,
  { browsers, tracks }: Known,
): readonly SupportCorrection[] {
  const tracksOf = (those: readonly CompatEntry[]) => those.map((one) => tracks.of(one, browser))
  const own = tracks.of(entry, browser) ?? []
  const [ofOwners, wanted] = [tracksOf(owners), tracksOf([...inOwners, ...elsewhere])]
  const isFault = (place: number): boolean =>
    stepAt(own, place).state === 'full' &&
    wanted.every((track) => isAbsent(mostAt(track, place))) &&
    ofOwners.every((track) => !RENAMED.has(mostAt(track, place)))
  const steps = [own, ...ofOwners, ...wanted].flatMap((track) => track ?? [])
  const places = steps.map(({ place }) => place).toSorted((a, b) => a - b)
  const last = places.findLast(isFault)
  const next = places.find((place) => last !== undefined && place > last)
  const isTried = next === undefined && own.some(({ atMost }) => atMost)
  if (last === undefined || isTried) return []
  const versionAt = (place: number) =>
    tracks.written(browser, [{ place, state: 'full', atMost: false }])[0]?.version ?? ''
  const engineAt = (place: number) => browsers.get(browser)?.releases[versionAt(place)]?.engine
  const engines = next === undefined ? [] : [engineAt(next - 1), engineAt(next)]
  if (new Set(engines.filter((engine) => engine !== undefined)).size > 1) return []
  const stated = plainStatements(entry, browser).flatMap(({ version_added: added }) => added || [])
  return [
    {
      key: entry.key,
      browser,
      stated: stated.at(-1) ?? '',
      ...(next !== undefined && { since: versionAt(next) }),
      longhands: inOwners.map(({ key }) => key),
    },
  ]
}

const RENAMED: ReadonlySet<SupportState> = new Set(['prefix', 'alias'])

/** The entry with no plain support before the corrected versions. */
function corrected(
  entry: CompatEntry,
  corrections: readonly SupportCorrection[],
  tracks: Tracks,
): CompatEntry {
  const support = corrections.map(({ browser, since }) => {
    const placeOf = (version: string | false = false) =>
      (version === false ? undefined : tracks.placeOf(browser, version)) ?? Infinity
    const early = new Set(
      plainStatements(entry, browser).filter((one) => placeOf(one.version_added) < placeOf(since)),
    )
    const left = statementsOf(entry.statement, browser).flatMap((one) => {
      if (!early.has(one)) return [one]
      const isOver = since === undefined || placeOf(one.version_removed) <= placeOf(since)
      return isOver ? [] : [{ ...one, version_added: since }]
    })
    return [browser, left.length === 0 ? { version_added: false } : left]
  })
  const { statement } = entry
  return {
    ...entry,
    corrections,
    statement: { ...statement, support: { ...statement.support, ...Object.fromEntries(support) } },
  }
}
