import browserslist from 'browserslist'

import type { FeatureRecord } from '#catalogue/features/record.ts'
import { type FeatureSupport, writeRuns } from '#catalogue/targets/feature-support.ts'
import { foldBrowsers } from '#catalogue/targets/fold.ts'
import { readRuns, worstOf } from '#catalogue/targets/other-versions.ts'
import type { EngineVersions } from '#catalogue/targets/targets-data.ts'
import type { OtherBrowsers } from '#contracts/other-browsers.ts'

type Sources = {
  readonly features: readonly Pick<FeatureRecord, 'objectID' | 'caniuse'>[]
  readonly support: FeatureSupport
  readonly engines: EngineVersions
}

/** What caniuse says of the browsers of browserslist that count as no browser of the data. */
export function otherBrowsers({ features, support, engines }: Sources): OtherBrowsers {
  const versions = Object.fromEntries(
    Object.keys(browserslist.data).flatMap((agent) => {
      const others = versionsOf(agent).filter(
        (version) => foldBrowsers([`${agent} ${version}`], engines).unjudged.length > 0,
      )
      return others.length === 0 ? [] : [[agent, others] as const]
    }),
  )
  const runsOf = (agent: string, ids: readonly string[]): string => {
    const letters = ids.map((id) => lettersOf(agent, support[id]?.[agent]))
    const known = (versions[agent] ?? []).map((version) => versionsOf(agent).indexOf(version))
    return writeRuns(known.map((place) => worstOf(letters.map((each) => each[place] ?? 'n'))))
  }
  return {
    versions,
    features: Object.fromEntries(
      features.flatMap(({ objectID, caniuse = [] }) => {
        const ids = caniuse.filter((id) => Object.hasOwn(support, id))
        if (ids.length === 0) return []
        const rows = Object.keys(versions).map((agent) => [agent, runsOf(agent, ids)] as const)
        return [[objectID, Object.fromEntries(rows.filter(([, runs]) => /[ya]/.test(runs)))]]
      }),
    ),
  }
}

const versionsOf = (agent: string): readonly string[] => browserslist.data[agent]?.versions ?? []

const lettersOf = (agent: string, runs: string | undefined) =>
  runs === undefined ? versionsOf(agent).map(() => 'n' as const) : readRuns(runs)
