import type { CoreBrowser } from '#catalogue/browsers.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { coreBrowserOf } from '#catalogue/targets/agents.ts'
import type { UsageNumbers } from '#catalogue/targets/usage-numbers.ts'
import type { UsageShares, VersionShare } from '#contracts/usage-shares.ts'
import type { RegionUsage } from '#ingest/sources/caniuse-regions.ts'
import type { AgentUsage } from '#ingest/sources/caniuse.ts'
import { mapInSlices, type OnProgress } from '#ingest/sources/progress.ts'
import { type AgentSources, coreVersionOf } from '#ingest/support/agents.ts'
import { roundedShare } from '#ingest/support/usage.ts'
import { browserNames } from '#lib/glossary.ts'

export type ShareSources = AgentSources & { readonly usage: AgentUsage }

/** Names of browsers besides the core, by caniuse ID. */
const names: ReadonlyMap<string, string> = new Map([
  ['samsung', browserNames.samsunginternet_android],
  ['opera', browserNames.opera],
  ['op_mob', browserNames.opera_android],
  ['android', browserNames.webview_android],
  ['and_uc', 'UC Browser'],
  ['and_qq', 'QQ Browser'],
])

/** Browser versions with their usage, for display; the sums equal those of `usageTable`. */
export function usageShares(sources: ShareSources): UsageShares {
  const rows = [...sources.usage].flatMap(([agent, versions]) =>
    [...versions].map(([version, { share }]) => {
      const place = coreVersionOf({ agent, version }, sources)
      return { agent, version, share, place }
    }),
  )
  // Visitors of other browsers (Opera Mini) are as unknown as those of unidentified ones.
  const placed = rows.flatMap(({ place, ...row }) => (place === null ? [] : [{ ...row, place }]))
  const sharesOf = (agent: string) => newestFirst(placed.filter((row) => row.agent === agent))
  const others = [...sources.usage.keys()].flatMap((agent) => {
    const versions = sharesOf(agent).filter(([, , share]) => share > 0)
    const as = placed.find((row) => row.agent === agent)?.place.browser
    if (coreBrowserOf(agent) !== undefined || as === undefined || versions.length === 0) return []
    return [{ name: names.get(agent) ?? agent, as, versions }]
  })
  const agents = new Map<CoreBrowser | undefined, string>(
    [...sources.usage.keys()].map((agent) => [coreBrowserOf(agent), agent]),
  )
  return {
    core: perCoreBrowser((browser) => sharesOf(agents.get(browser) ?? '')),
    others,
  }
}

type RegionSources = AgentSources & {
  readonly regions: RegionUsage
  readonly onProgress: OnProgress
}

export async function regionShares({
  regions,
  onProgress,
  ...agents
}: RegionSources): Promise<Readonly<Record<string, UsageShares>>> {
  // Caches lookups: each walks over all releases, and regions share versions.
  const places = new Map<string, string | undefined>()
  const downstream: AgentSources['downstream'] = (browser, version) => {
    const key = `${browser} ${version}`
    if (!places.has(key)) places.set(key, agents.downstream(browser, version))
    return places.get(key)
  }
  const shares = await mapInSlices(
    [...regions],
    ([id, usage]) => [id, usageShares({ ...agents, downstream, usage })] as const,
    { step: 'usage shares', onProgress, slice: 20 },
  )
  return Object.fromEntries(shares)
}

/** The usage of all browsers by region, as queries of browserslist ask for it. */
export function regionNumbers(regions: RegionUsage): Readonly<Record<string, UsageNumbers>> {
  return Object.fromEntries(
    Array.from(regions, ([id, usage]) => [
      id,
      Object.fromEntries(
        Array.from(usage, ([agent, versions]) => [
          agent,
          Object.fromEntries(Array.from(versions, ([version, { share }]) => [version, share])),
        ]),
      ),
    ]),
  )
}

type PlacedRow = {
  readonly version: string
  readonly share: number
  readonly place: { readonly version: number }
}

function newestFirst(rows: readonly PlacedRow[]): readonly VersionShare[] {
  return rows
    .map(({ version, share, place }): VersionShare => [version, place.version, roundedShare(share)])
    .toSorted(([, a], [, b]) => b - a)
}
