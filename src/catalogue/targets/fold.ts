import { compareVersions, versionNumber } from '#lib/version.ts'

import { coreBrowsers } from '../browsers.ts'
import type { CoreBrowser } from '../browsers.ts'
import type { Targets } from '../verdict/verdict.ts'
import { nameVersions, numberedAs } from './agents.ts'

/** Browsers that count as a core browser by the version of their engine: by caniuse's id, then by version. */
export type EngineVersions = Readonly<
  Record<string, { readonly as: CoreBrowser; readonly versions: Readonly<Record<string, number>> }>
>

/** A set of browsers as far as support is known. */
export type Folded = {
  /** The oldest version of each core browser among them; empty where none counts as one. */
  readonly targets: Targets
  /** The others, by name. Nothing is known of what they support. */
  readonly unknown: readonly string[]
}

/**
 * The browsers of a query, "chrome 109", "samsung 28", as the oldest versions of core browsers. A browser that is built on
 * Chromium counts as the Chromium inside it.
 */
export function foldBrowsers(browsers: readonly string[], engines: EngineVersions): Folded {
  const lowest = new Map<CoreBrowser, number>()
  const unknown = new Map<string, string[]>()
  for (const browser of browsers) {
    const [agent = '', version = ''] = browser.split(' ')
    const place = placeOf(agent, version, engines)
    if (place === undefined) unknown.set(agent, [...(unknown.get(agent) ?? []), version])
    else lowest.set(place.browser, Math.min(place.version, lowest.get(place.browser) ?? Infinity))
  }
  return {
    targets: inOrder(lowest),
    unknown: [...unknown].map(([agent, versions]) =>
      nameVersions(agent, versions.toSorted(compareVersions)),
    ),
  }
}

/** Targets with the browsers in their usual order. */
export function inOrder(lowest: ReadonlyMap<CoreBrowser, number>): Targets {
  return Object.fromEntries(
    coreBrowsers.flatMap((browser) => {
      const version = lowest.get(browser)
      return version === undefined ? [] : [[browser, version] as const]
    }),
  )
}

type Place = { readonly browser: CoreBrowser; readonly version: number }

function placeOf(agent: string, version: string, engines: EngineVersions): Place | undefined {
  const browser = numberedAs(agent, version)
  const inside = Object.hasOwn(engines, agent) ? engines[agent] : undefined
  const number = browser === undefined ? inside?.versions[version] : versionNumber(version)
  const as = browser ?? inside?.as
  if (as === undefined || number === undefined || Number.isNaN(number)) return undefined
  return { browser: as, version: number }
}
