import type { CoreBrowser } from '#catalogue/browsers.ts'
import { numberedAs } from '#catalogue/targets/agents.ts'
import type { BrowserName } from '#ingest/sources/compat-data.ts'
import { versionNumber } from '#lib/version.ts'

import type { ReleaseTable } from './release-table.ts'

/** caniuse's names of browsers built on Chromium, their names in the compat data, and the browser they count as. */
const chromiumAgents: ReadonlyMap<string, readonly [BrowserName, CoreBrowser]> = new Map([
  ['samsung', ['samsunginternet_android', 'chrome_android']],
  ['op_mob', ['opera_android', 'chrome_android']],
  ['opera', ['opera', 'chrome']],
])

/** caniuse's names of browsers that the compat data does not know, and those of the Baseline mapping. */
const downstreamAgents: ReadonlyMap<string, string> = new Map([
  ['and_uc', 'uc_android'],
  ['and_qq', 'qq_android'],
])

/** The Chromium version in a version of a browser that only the Baseline mapping knows. */
type DownstreamEngine = (browser: string, version: string) => string | undefined

export type AgentSources = {
  readonly releases: ReleaseTable
  readonly downstream: DownstreamEngine
}

/** caniuse's ids of the browsers that count by the version of their engine. */
export const engineAgents: readonly string[] = [
  ...chromiumAgents.keys(),
  ...downstreamAgents.keys(),
]

/** A version of a core browser. */
export type Place = { readonly browser: CoreBrowser; readonly version: number }

/**
 * The core browser, and the version of it, as which a version of any browser counts: a browser built on Chromium is
 * as capable as the Chromium inside it. Null for engines of their own (Internet Explorer, Opera Mini).
 */
export function placeOf(
  { agent, version }: { readonly agent: string; readonly version: string },
  { releases, downstream }: AgentSources,
): Place | null {
  const direct = numberedAs(agent, version)
  if (direct !== undefined) return place(direct, version)
  const chromium = chromiumAgents.get(agent)
  if (chromium !== undefined) {
    return place(chromium[1], releases.engineVersion(chromium[0], lowEnd(version)))
  }
  const other = downstreamAgents.get(agent)
  if (other !== undefined) return place('chrome_android', downstream(other, version))
  return null
}

function place(browser: CoreBrowser, version: string | undefined): Place | null {
  const number = version === undefined ? Number.NaN : versionNumber(version)
  return Number.isNaN(number) ? null : { browser, version: number }
}

function lowEnd(range: string): string {
  return range.split('-')[0] ?? range
}
