import { type TargetName, targetNames, targetVersion } from '#catalogue/platforms.ts'
import type { Judged, Targets } from '#catalogue/verdict/verdict.ts'
import { compareVersions, parseVersion } from '#lib/version.ts'

import { nameVersions, targetNumberedAs, unjudgedBrowser } from './agents.ts'
import type { EngineVersions } from './targets-data.ts'

/** Browsers by what is known of them. */
export type Folded = Judged & {
  /** The newest version of each target. */
  readonly upTo: Targets
}

/**
 * Reduces browsers ("chrome 109", "samsung 28") to the oldest versions of core browsers and platforms.
 * Browsers based on Chromium count as their version of Chromium.
 *
 * @param named the browsers that a text names by number: of IE, only these count
 */
export function foldBrowsers(
  browsers: Iterable<string>,
  engines: EngineVersions,
  named: ReadonlySet<string> = new Set(),
): Folded {
  const known: NamedTarget[] = []
  const unknown = new Map<string, string[]>()
  for (const browser of browsers) {
    const [agent = '', version = ''] = browser.split(' ')
    const place = placedAs(agent, version, engines)
    if (place === undefined || (place.name === 'ie' && !named.has(browser))) {
      unknown.set(agent, [...(unknown.get(agent) ?? []), version])
    } else known.push(place)
  }
  return {
    targets: lowestOf(known),
    upTo: highestOf(known),
    unjudged: [...unknown]
      .map(([agent, versions]) =>
        unjudgedBrowser(nameVersions(agent, versions.toSorted(compareVersions))),
      )
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  }
}

/** A version in the form of `targetVersion`. */
export type NamedTarget = { readonly name: TargetName; readonly version: number }

/** The oldest version of each, as targets. */
export const lowestOf = (named: readonly NamedTarget[]): Targets => endsOf(named, Math.min)

/** The newest version of each, as targets. */
export const highestOf = (named: readonly NamedTarget[]): Targets => endsOf(named, Math.max)

function endsOf(named: readonly NamedTarget[], end: (a: number, b: number) => number): Targets {
  const ends = new Map<TargetName, number>()
  for (const { name, version } of named) ends.set(name, end(version, ends.get(name) ?? version))
  return inUsualOrder(ends)
}

export function namedIn(targets: Targets): readonly NamedTarget[] {
  return targetNames.flatMap((name) => {
    const version = targets[name]
    return version === undefined ? [] : [{ name, version }]
  })
}

/** Targets in display order. */
export function inUsualOrder(lowest: ReadonlyMap<TargetName, number>): Targets {
  return Object.fromEntries(
    targetNames.flatMap((name) => {
      const version = lowest.get(name)
      return version === undefined ? [] : [[name, version] as const]
    }),
  )
}

/** What a version of a browser counts as. */
export function placedAs(
  agent: string,
  version: string,
  engines: EngineVersions,
): NamedTarget | undefined {
  const own = agent === 'ie' ? 'ie' : targetNumberedAs(agent, version)
  const inside = Object.hasOwn(engines, agent) ? engines[agent] : undefined
  const number =
    own === undefined ? engineOf(version, inside?.versions) : targetVersion(own, version)
  const as = own ?? inside?.as
  if (as === undefined || number === undefined || Number.isNaN(number)) return undefined
  return { name: as, version: number }
}

/** The engine of a version, or of the last one before it: of some browsers, not all releases are listed. */
function engineOf(
  version: string,
  versions: EngineVersions[string]['versions'] = {},
): number | undefined {
  if (Object.hasOwn(versions, version) || parseVersion(version) === null) return versions[version]
  const older = Object.keys(versions).filter((one) => compareVersions(one, version) <= 0)
  return versions[older.toSorted(compareVersions).at(-1) ?? '']
}
