import { getCompatibleVersions } from 'baseline-browser-mapping'
import browserslist from 'browserslist'

import { widelyDay } from '#catalogue/baseline.ts'
import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { isRuntime, targetNames } from '#catalogue/platforms.ts'
import { agentOf } from '#catalogue/targets/agents.ts'
import { foldBrowsers, inUsualOrder } from '#catalogue/targets/fold.ts'
import { writeVersions } from '#catalogue/targets/known-versions.ts'
import { FIRST_YEAR, MAINTAINED_NODE, queryPresets } from '#catalogue/targets/presets.ts'
import type { EngineVersions, TargetsData } from '#catalogue/targets/targets-data.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import type { CompatSource } from '#ingest/sources/compat-data.ts'
import type { FeatureSource, FeatureStatus } from '#ingest/sources/web-features.ts'
import { engineAgents, coreVersionOf } from '#ingest/support/agents.ts'
import { isComingStatus } from '#ingest/support/release-table.ts'
import { epochSeconds, isoDay } from '#lib/dates.ts'
import { compareVersions, versionNumber } from '#lib/version.ts'

import type { ShareSources } from './usage-shares.ts'

export type TargetsSources = ShareSources & {
  /** `YYYY-MM-DD` of the data. */
  readonly day: string
  readonly features: Iterable<Pick<FeatureSource, 'status'>>
  readonly browsers: CompatSource['browsers']
}

export function targetsData({ day, features, ...sources }: TargetsSources): TargetsData {
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
    unknown: Object.fromEntries(
      queries.map(([query, { unjudged }]) => [query, unjudged.map(({ name }) => name)]),
    ),
    widely: widelySets(features, widelyDay(day)),
    engines,
    ...knownVersions(sources, day),
  }
}

/** The versions in the compatibility data, by the name in queries, and those that are not out on a day. */
function knownVersions(
  { browsers }: Pick<TargetsSources, 'browsers'>,
  day: string,
): Pick<TargetsData, 'versions' | 'ahead'> {
  const all = targetNames.flatMap((name) => {
    const releases = Object.entries(browsers.get(name)?.releases ?? {})
    const agent = agentOf(name)
    return agent === undefined ? [] : [{ agent, name, releases }]
  })
  return {
    versions: Object.fromEntries(
      all.flatMap(({ agent, name, releases }) => {
        // Versions with an engine are listed with it.
        if (engineAgents.includes(agent)) return []
        const versions = releases.map(([version]) => version).toSorted(compareVersions)
        // Of runtimes, not all are listed: only the newest says something.
        return [[agent, writeVersions(isRuntime(name) ? versions.slice(-1) : versions)]]
      }),
    ),
    ahead: Object.fromEntries(
      all.map(({ agent, releases }) => [
        agent,
        Object.fromEntries(
          releases.flatMap(([version, { release_date: out = '', status }]) =>
            out > day || (out === '' && isComingStatus(status)) ? [[version, out]] : [],
          ),
        ),
      ]),
    ),
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
 * What is widely available on a day, and from which days after it other versions are: what a built
 * page shows before it loads anything.
 */
export function widelyFrom(
  day: string,
  features: Iterable<Pick<FeatureSource, 'status'>>,
): TargetsData['widely'] {
  const sets = widelySets(features, isoDay(epochSeconds(day) + AHEAD * SECONDS_A_DAY))
  const now = sets.findLast(({ from }) => from <= day)
  return [...(now ? [{ ...now, from: day }] : []), ...sets.filter(({ from }) => from > day)]
}

/**
 * What is widely available up to a day, with the first day of each set. By the rule of web-features, as
 * the days of features are: the Baseline mapping subtracts months from the day in local time, which
 * ends on another day where a month is shorter or summer time begins.
 */
function widelySets(
  features: Iterable<Pick<FeatureSource, 'status'>>,
  last: string,
): TargetsData['widely'] {
  const widely = Array.from(features, ({ status }) => status).flatMap((status) => {
    const { baseline_low_date: newly, baseline_high_date: known, support } = status
    if (newly === undefined) return []
    const from = known?.replace('≤', '') ?? widelyDay(newly.replace('≤', ''))
    return from > last ? [] : [{ from, support }]
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

/** Browsers that count by their engine, with the versions of browserslist and of the compatibility data. */
function engineVersions({
  usage,
  browsers,
  ...sources
}: ShareSources & Pick<TargetsSources, 'browsers'>): EngineVersions {
  return Object.fromEntries(
    engineAgents.flatMap((agent) => {
      const counted = [...(usage.get(agent)?.keys() ?? [])]
      const name = targetNames.find((one) => agentOf(one) === agent)
      const listed = name === undefined ? [] : Object.keys(browsers.get(name)?.releases ?? {})
      const places = [...new Set([...counted, ...listed])].flatMap((version) => {
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
