import { getCompatibleVersions } from 'baseline-browser-mapping'
import browserslist from 'browserslist'

import { widelyDay } from '#catalogue/baseline.ts'
import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { foldBrowsers, inUsualOrder } from '#catalogue/targets/fold.ts'
import { FIRST_YEAR, MAINTAINED_NODE, queryPresets } from '#catalogue/targets/presets.ts'
import type { EngineVersions, TargetsData } from '#catalogue/targets/targets-data.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import type { FeatureSource, FeatureStatus } from '#ingest/sources/web-features.ts'
import { engineAgents, coreVersionOf } from '#ingest/support/agents.ts'
import { epochSeconds, isoDay, newestOf } from '#lib/dates.ts'
import { compareVersions, versionNumber } from '#lib/version.ts'

import type { ShareSources } from './usage-shares.ts'

export type TargetsSources = ShareSources & {
  /** `YYYY-MM-DD` of the data. */
  readonly day: string
  readonly widely: TargetsData['widely']
}

export function targetsData({ day, widely, ...sources }: TargetsSources): TargetsData {
  const engines = engineVersions(sources)
  const lastFullYear = Number(day.slice(0, 4)) - 1
  const years = Array.from(
    { length: lastFullYear - FIRST_YEAR + 1 },
    (_, past) => FIRST_YEAR + past,
  )
  const queries = [...queryPresets, MAINTAINED_NODE].map(
    (query) => [query, foldBrowsers(browserslist(query), engines)] as const,
  )
  return {
    day,
    presets: {
      // Newly available at any time of this year.
      newly: baseline({ targetYear: lastFullYear + 1 }),
      ...Object.fromEntries(years.map((year) => [year, baseline({ targetYear: year })])),
      ...Object.fromEntries(queries.map(([query, { targets }]) => [query, targets])),
    },
    unknown: Object.fromEntries(queries.map(([query, { unknown }]) => [query, unknown])),
    widely,
    engines,
  }
}

/** From the mapping directly: browserslist only knows the newest Chrome and Firefox for Android. */
function baseline(options: Parameters<typeof getCompatibleVersions>[0]): Targets {
  const found = getCompatibleVersions({ ...options, suppressWarnings: true })
  return inUsualOrder(
    new Map(
      found.flatMap(({ browser, version }) => {
        const core = coreBrowsers.find((name) => name === browser)
        return core === undefined ? [] : [[core, versionNumber(version)] as const]
      }),
    ),
  )
}

/** Days for which a built page knows what is widely available; data should never be older. */
const AHEAD = 400

const SECONDS_A_DAY = 86_400

/**
 * What is widely available on a day, and from which days after it other versions are. By the rule of
 * web-features, as the days of features are: the Baseline mapping subtracts months from the day in
 * local time, which ends on another day where a month is shorter or summer time begins.
 */
export function widelyFrom(
  day: string,
  features: Iterable<Pick<FeatureSource, 'status'>>,
): TargetsData['widely'] {
  const last = isoDay(epochSeconds(day) + AHEAD * SECONDS_A_DAY)
  const widely = Array.from(features, ({ status }) => status).flatMap((status) => {
    const { baseline_low_date: newly, baseline_high_date: known, support } = status
    if (newly === undefined) return []
    const from = known?.replace('≤', '') ?? widelyDay(newly.replace('≤', ''))
    return from > last ? [] : [{ from: newestOf([from, day]), support }]
  })
  const sets = [...new Set(widely.map(({ from }) => from))].toSorted().map((from) => ({
    from,
    targets: oldestThatHave(widely.flatMap((one) => (one.from <= from ? one.support : []))),
  }))
  return sets.filter(
    ({ targets }, place) => JSON.stringify(targets) !== JSON.stringify(sets[place - 1]?.targets),
  )
}

/** The oldest version of each core browser that supports several features. */
function oldestThatHave(supports: readonly FeatureStatus['support'][]): Targets {
  return Object.fromEntries(
    coreBrowsers.flatMap((browser) => {
      const versions = supports.flatMap((support) => support[browser] ?? [])
      const newest = versions.toSorted(compareVersions).at(-1)
      return newest === undefined ? [] : [[browser, versionNumber(newest)] as const]
    }),
  )
}

/** Browsers that count by their engine, with the versions of browserslist. */
function engineVersions({ usage, ...sources }: ShareSources): EngineVersions {
  return Object.fromEntries(
    engineAgents.flatMap((agent) => {
      const places = [...(usage.get(agent)?.keys() ?? [])].flatMap((version) => {
        const place = coreVersionOf({ agent, version }, sources)
        return place === null ? [] : [{ version, place }]
      })
      const as: CoreBrowser | undefined = places[0]?.place.browser
      if (as === undefined) return []
      const versions = Object.fromEntries(
        places.map(({ version, place }) => [version, place.version]),
      )
      return [[agent, { as, versions }] as const]
    }),
  )
}
