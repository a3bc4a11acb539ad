import {
  isPlatform,
  shortVersion,
  targetLabel,
  targetNames,
  versionLabel,
} from '#catalogue/platforms.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import { joinWords } from '#lib/sentence.ts'
import { compareVersions } from '#lib/version.ts'

import { agentOf } from './agents.ts'
import { lowestOf, type NamedTarget, namedIn, placedAs } from './fold.ts'
import { displayName, isAhead, outOn, type OwnSources } from './own-sources.ts'

/** A version of a browser, with what it counts as. */
export type Placed = NamedTarget & {
  /** As in queries: "opera 142". */
  readonly browser: string
  readonly agent: string
  /** "Opera 142" */
  readonly label: string
  /** Whether it counts by its engine. */
  readonly isByEngine: boolean
}

/** Those of browsers ("opera 142") that are judged. */
export function placedOf(browsers: Iterable<string>, { data }: OwnSources): readonly Placed[] {
  return [...browsers].flatMap((browser): readonly Placed[] => {
    const [agent = '', version = ''] = browser.split(' ')
    const place = placedAs(agent, version, data.engines)
    if (place === undefined) return []
    const isByEngine = Object.hasOwn(data.engines, agent)
    const label = isByEngine
      ? `${displayName(agent)} ${shortVersion(version)}`
      : targetLabel(place.name, place.version)
    const own = isByEngine ? agent : (agentOf(place.name) ?? agent)
    return [{ ...place, browser, agent: own, label, isByEngine }]
  })
}

/** The same of targets. */
export const placedIn = (targets: Targets): readonly Placed[] =>
  namedIn(targets).map(({ name, version }) => {
    const label = targetLabel(name, version)
    return { name, version, browser: label, agent: name, label, isByEngine: false }
  })

/** The oldest version of each browser in display order, then of those that count by their engine. */
export function oldestOf(places: readonly Placed[]): readonly Placed[] {
  const oldest = new Map<string, Placed>()
  for (const place of places) {
    const key = place.isByEngine ? place.agent : place.name
    if (place.version < (oldest.get(key)?.version ?? Infinity)) oldest.set(key, place)
  }
  const rank = ({ name, isByEngine }: Placed) =>
    isByEngine ? targetNames.length : targetNames.indexOf(name)
  return [...oldest.values()].toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Which versions are not out, and by which engine others count: of those that are named, and where that
 * engine is not out. browserslist counts by caniuse, and Electron has engines before their browsers.
 *
 * @param named the browsers that a text names by number
 */
export function remarksOn(
  places: readonly Placed[],
  named: ReadonlySet<string>,
  sources: OwnSources,
): readonly string[] {
  return oldestOf(places).flatMap(({ name, version, browser, label, isByEngine }) => {
    const isOut = !isAhead(agentOf(name) ?? name, versionLabel(name, version), sources)
    if (!isByEngine) return isOut ? [] : [`${label} is not out yet.`]
    return isOut && !named.has(browser) ? [] : [engineRemark(label, version, isOut)]
  })
}

/** "Opera 142 counts by its engine, Chromium 159, which is not out yet." */
export function engineRemark(label: string, inside: number | string, isOut = true): string {
  return `${label} counts by its engine, Chromium ${inside}${isOut ? '' : ', which is not out yet'}.`
}

type Context = {
  readonly places: readonly Placed[]
  /** What is named by number. */
  readonly numbered: Targets
  readonly sources: OwnSources
}

/**
 * What the ends of a query mean. A version is judged with all later ones, because browsers update
 * themselves: an end before the newest version is none, which is said where it was meant as one.
 */
export function endsOf(
  ends: readonly NamedTarget[],
  { places, numbered, sources }: Context,
): { readonly upTo: Targets; readonly remarks: readonly string[] } {
  const early = ends.flatMap((end) => {
    const found = places.filter(({ name, version }) => name === end.name && version === end.version)
    const last = found.find(({ isByEngine }) => !isByEngine) ?? found.at(-1)
    const later = last === undefined ? 0 : laterThan(last, sources)
    return last === undefined || later === 0 ? [] : [{ end, last, later }]
  })
  const meant = early.filter(
    ({ end: { name }, later }) => isPlatform(name) || numbered[name] !== undefined || later > LAG,
  )
  const names = joinWords(meant.map(({ last }) => last.label))
  const sentence =
    meant.length > MOST_NAMED
      ? 'Later versions of these browsers are judged, too.'
      : `Versions after ${names} are judged, too.`
  return {
    upTo: lowestOf(ends.filter((end) => !early.some((one) => one.end === end))),
    remarks: meant.length === 0 ? [] : [sentence],
  }
}

/** How many releases caniuse may be behind the data, or few users have yet. */
const LAG = 3

/** The most browsers that the sentence names. */
const MOST_NAMED = 2

/** How many versions after one were out on the day of the data. */
function laterThan({ agent, browser }: Placed, sources: OwnSources): number {
  const [, version = ''] = browser.split(' ')
  const out = outOn(agent, { ...sources, today: sources.data.day })
  return out.filter((one) => compareVersions(one, version) > 0).length
}
