import { type TargetName, targetNames, targetVersion } from '#catalogue/platforms.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import { compareVersions } from '#lib/version.ts'

import { nameVersions, numberedAs } from './agents.ts'
import type { EngineVersions } from './targets-data.ts'

/** A set of browsers, reduced to those with known support. */
export type Folded = {
  /** The oldest version of each core browser and platform; empty if no browser counts as one. */
  readonly targets: Targets
  /** Names of browsers without known support. */
  readonly unknown: readonly string[]
}

/**
 * Reduces a query's browsers ("chrome 109", "samsung 28") to the oldest versions of core browsers.
 * Browsers based on Chromium count as their version of Chromium.
 */
export function foldBrowsers(browsers: readonly string[], engines: EngineVersions): Folded {
  const named: NamedTarget[] = []
  const unknown = new Map<string, string[]>()
  for (const browser of browsers) {
    const [agent = '', version = ''] = browser.split(' ')
    const place = placeOf(agent, version, engines)
    if (place === undefined) unknown.set(agent, [...(unknown.get(agent) ?? []), version])
    else named.push(place)
  }
  return {
    targets: lowestOf(named),
    unknown: [...unknown].map(([agent, versions]) =>
      nameVersions(agent, versions.toSorted(compareVersions)),
    ),
  }
}

/** A version in the form of `targetVersion`. */
export type NamedTarget = { readonly name: TargetName; readonly version: number }

/** The oldest version of each, as targets. */
export function lowestOf(named: readonly NamedTarget[]): Targets {
  const lowest = new Map<TargetName, number>()
  for (const { name, version } of named) {
    lowest.set(name, Math.min(version, lowest.get(name) ?? Infinity))
  }
  return inUsualOrder(lowest)
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

function placeOf(agent: string, version: string, engines: EngineVersions): NamedTarget | undefined {
  // The one agent of browserslist that is not a browser.
  const own = agent === 'node' ? 'nodejs' : numberedAs(agent, version)
  const inside = Object.hasOwn(engines, agent) ? engines[agent] : undefined
  const number = own === undefined ? inside?.versions[version] : targetVersion(own, version)
  const as = own ?? inside?.as
  if (as === undefined || number === undefined || Number.isNaN(number)) return undefined
  return { name: as, version: number }
}
