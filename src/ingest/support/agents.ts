import type { CoreBrowser } from '#catalogue/browsers.ts'
import { numberedAs } from '#catalogue/targets/agents.ts'
import type { BrowserName } from '#ingest/sources/compat-data.ts'
import { compareVersions, versionNumber } from '#lib/version.ts'

import type { ReleaseTable } from './release-table.ts'

/** Browsers based on Chromium: caniuse ID → compat data ID and the core browser they count as. */
const chromiumAgents: ReadonlyMap<string, readonly [BrowserName, CoreBrowser]> = new Map([
  ['samsung', ['samsunginternet_android', 'chrome_android']],
  ['op_mob', ['opera_android', 'chrome_android']],
  ['opera', ['opera', 'chrome']],
  ['oculus', ['oculus', 'chrome_android']],
])

/** Browsers missing in the compat data: caniuse ID → ID in the Baseline mapping. */
const downstreamAgents: ReadonlyMap<string, string> = new Map([
  ['and_uc', 'uc_android'],
  ['and_qq', 'qq_android'],
])

/** The Chromium version of a browser by the Baseline mapping, of this version or the last one before. */
type DownstreamEngine = (browser: string, version: string) => string | undefined

export type AgentSources = {
  readonly releases: ReleaseTable
  readonly downstream: DownstreamEngine
}

/** caniuse IDs of browsers that count by the version of their engine. */
export const engineAgents: readonly string[] = [
  ...chromiumAgents.keys(),
  ...downstreamAgents.keys(),
]

export type CoreVersion = { readonly browser: CoreBrowser; readonly version: number }

/** The core browser version that a browser counts as; null for other engines (Opera Mini). */
export function coreVersionOf(
  { agent, version }: { readonly agent: string; readonly version: string },
  { releases, downstream }: AgentSources,
): CoreVersion | null {
  const direct = numberedAs(agent, version)
  if (direct !== undefined) return place(direct, version)
  const [name, chromium] = chromiumAgents.get(agent) ?? []
  if (name !== undefined && chromium !== undefined) {
    // Each source knows the engine of this version or the last one before that it has.
    const known = [releases.engineVersion, downstream].flatMap(
      (engineOf) => engineOf(name, lowEnd(version)) ?? [],
    )
    return place(chromium, known.toSorted(compareVersions).at(-1))
  }
  const other = downstreamAgents.get(agent)
  if (other !== undefined) return place('chrome_android', downstream(other, version))
  return null
}

function place(browser: CoreBrowser, version: string | undefined): CoreVersion | null {
  const number = version === undefined ? Number.NaN : versionNumber(version)
  return Number.isNaN(number) ? null : { browser, version: number }
}

function lowEnd(range: string): string {
  return range.split('-')[0] ?? range
}
