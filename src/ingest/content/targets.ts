import { coreBrowsers } from '#catalogue/browsers.ts'
import type { TargetPreset } from '#catalogue/content.ts'
import { compareVersions, versionNumber } from '#lib/version.ts'

import { newlyAvailableIn, widelyAvailableOn } from '../sources/baseline-mapping.ts'
import type { BrowserVersions } from '../sources/baseline-mapping.ts'
import type { AgentUsage, AgentVersion } from '../sources/caniuse.ts'
import { placeOf } from '../support/agents.ts'
import type { AgentSources } from '../support/agents.ts'

export type TargetSources = AgentSources & {
  readonly usage: AgentUsage
  /** `YYYY-MM-DD`: the day that "widely available" is asked for. */
  readonly asOf: string
  readonly firefoxEsr: readonly string[]
}

const FIRST_YEAR = 2020

/**
 * The sets of browsers a visitor can choose without writing a browserslist query. The queries mean what browserslist
 * means by them, on the same usage data; browsers built on Chromium count as the Chromium inside.
 */
export function targetPresets(sources: TargetSources): TargetPreset[] {
  const lastTwo = lastVersions(sources.usage, 2)
  const used = usedMoreThan(sources.usage, 0.5)
  const esr = sources.firefoxEsr.map((version) => ['firefox', version] as const)
  const lowest = (versions: readonly AgentAndVersion[]) => lowestVersions(versions, sources)
  const thisYear = Number.parseInt(sources.asOf, 10)
  const years = Array.from({ length: thisYear - FIRST_YEAR }, (_, index) => FIRST_YEAR + index)
  return [
    preset('widely', 'Baseline widely available', fromMapping(widelyAvailableOn(sources.asOf))),
    preset('newly', 'Baseline newly available', fromMapping(newlyAvailableIn(thisYear))),
    ...years
      .toReversed()
      .map((year) =>
        preset(String(year), `Baseline ${String(year)}`, fromMapping(newlyAvailableIn(year))),
      ),
    preset(
      'defaults',
      'browserslist defaults (> 0.5 %, last 2 versions, Firefox ESR, not dead)',
      lowest([...lastTwo, ...used, ...esr].filter(([agent]) => !deadAgents.has(agent))),
    ),
    preset('last-2-versions', 'Last 2 versions', lowest(lastTwo)),
    preset('used', 'Used by more than 0.5 %', lowest(used)),
  ]
}

/** Browsers without updates for two years, as browserslist lists them. */
const deadAgents = new Set(['ie', 'ie_mob', 'bb', 'baidu'])

type AgentAndVersion = readonly [agent: string, version: string]

function preset(id: string, label: string, min: TargetPreset['min']): TargetPreset {
  return { id, label, min }
}

function fromMapping(versions: BrowserVersions): TargetPreset['min'] {
  return Object.fromEntries(
    coreBrowsers.flatMap((browser) => {
      const version = versions.get(browser)
      return version === undefined ? [] : [[browser, versionNumber(version)]]
    }),
  )
}

function releasedVersions(versions: ReadonlyMap<string, AgentVersion>): readonly string[] {
  return [...versions]
    .filter(([, { released }]) => released !== null)
    .map(([version]) => version)
    .toSorted(compareVersions)
}

function lastVersions(usage: AgentUsage, count: number): readonly AgentAndVersion[] {
  return [...usage].flatMap(([agent, versions]) =>
    releasedVersions(versions)
      .slice(-count)
      .map((version): AgentAndVersion => [agent, version]),
  )
}

function usedMoreThan(usage: AgentUsage, share: number): readonly AgentAndVersion[] {
  return [...usage].flatMap(([agent, versions]) =>
    [...versions]
      .filter(([, facts]) => facts.share > share)
      .map(([version]): AgentAndVersion => [agent, version]),
  )
}

/** The lowest version of each core browser among any browsers, read as the core browsers they amount to. */
function lowestVersions(
  versions: readonly AgentAndVersion[],
  sources: TargetSources,
): TargetPreset['min'] {
  const lowest = new Map<string, number>()
  for (const [agent, version] of versions) {
    const place = placeOf({ agent, version }, sources)
    if (place === null) continue
    const known = lowest.get(place.browser) ?? Infinity
    lowest.set(place.browser, Math.min(known, place.version))
  }
  return Object.fromEntries(
    coreBrowsers.flatMap((browser) => {
      const version = lowest.get(browser)
      return version === undefined ? [] : [[browser, version]]
    }),
  )
}
