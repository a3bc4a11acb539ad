import { targetNames } from '#catalogue/platforms.ts'
import type { Judged } from '#catalogue/verdict/verdict.ts'
import { browserNames } from '#lib/glossary.ts'
import { compareVersions, versionNumber } from '#lib/version.ts'

import { agentOf, beforeChromium, coreBrowserOf, otherNames } from './agents.ts'
import { readVersionList } from './known-versions.ts'
import type { TargetsData } from './targets-data.ts'

/** What a part of a query names: browsers as in "chrome 109", or why it cannot be read. */
export type TermReading =
  | {
      readonly browsers: readonly string[]
      /** What the build has resolved, in place of the browsers. */
      readonly folded?: Judged
      /** Whether it is a query of browserslist, which ends with a version. Sets count all later ones. */
      readonly isQuery?: boolean
      /** A set for display: "Baseline 2022". Absent for versions, which name themselves. */
      readonly label?: string
      /** What else to know of it, in sentences. */
      readonly remark?: string | undefined
      /** Whether only this visitor's browser can read it: see `Resolution`. */
      readonly isOwn?: boolean
    }
  | {
      readonly reason: string
      /** What may be meant, as a part of a query. */
      readonly nearest?: string
    }

/** What own reading depends on. */
export type OwnSources = {
  readonly data: TargetsData
  /** `YYYY-MM-DD` */
  readonly today: string
  /** The browser of the visit, which may be newer than the data: "chrome 161". */
  readonly own?: string | undefined
}

/** The versions of a browser in the data, oldest first. */
export function listedVersions(agent: string, { data }: OwnSources): readonly string[] {
  const older = beforeChromium.get(agent) ?? []
  if (agent === 'android') {
    const own = readVersionList(data.versions['and_chr'])
    return [...older, ...own.filter((one) => versionNumber(one) >= 37)]
  }
  const inside = Object.hasOwn(data.engines, agent) ? data.engines[agent] : undefined
  return inside === undefined
    ? readVersionList(data.versions[agent])
    : [...older, ...Object.keys(inside.versions).toSorted(compareVersions)]
}

/** A browser for display, by its name in queries. */
export function displayName(agent: string): string {
  const target = agent === 'android' ? undefined : targetNames.find((one) => agentOf(one) === agent)
  return target === undefined ? (otherNames.get(agent) ?? agent) : browserNames[target]
}

/** One spelling for each version: core browsers count by number, "15.2-15.3" by its first. */
export function browserKey(agent: string, version: string): string {
  const number = coreBrowserOf(agent) === undefined ? Number.NaN : versionNumber(version)
  return `${agent} ${Number.isNaN(number) ? version : number}`
}

/** The versions of a browser that are out, oldest first. */
export function outOn(agent: string, sources: OwnSources): readonly string[] {
  return listedVersions(agent, sources).filter((version) => !isAhead(agent, version, sources))
}

/** Whether a version is known and not out. */
export function isAhead(agent: string, version: string, { data, today }: OwnSources): boolean {
  const day = data.ahead[agent === 'android' ? 'and_chr' : agent]?.[version]
  return day === '' || (day !== undefined && day > today)
}
