import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { vendors } from '#catalogue/features/opinions.ts'
import type { ElsewhereBug, FeatureElsewhere, VendorPosition } from '#contracts/feature-notes.ts'
import { currentIds } from '#ingest/features/current-ids.ts'
import type { FeatureMappings, MappedPosition, Mappings } from '#ingest/sources/mappings.ts'
import type { FeatureStatus } from '#ingest/sources/web-features.ts'
import { safeUrl } from '#lib/safe-url.ts'

/** Some features have dozens of bugs and of entries of the Chrome Platform Status. */
const MOST_BUGS = 3
const MOST_ENTRIES = 5

/** Trackers that nobody outside can open, and addresses of commits. */
const unreadable = /\/\/(?:b\.corp|hg)\.|\/changeset\//

/**
 * The mappings by current ID: those of a renamed feature follow it, unless it has its own. Those of a
 * split feature are left out, because they may belong to any part.
 */
export function currentMappings(
  { features: mapped }: Pick<Mappings, 'features'>,
  ids: Parameters<typeof currentIds>[1],
): ReadonlyMap<string, FeatureMappings> {
  const known = Object.entries(mapped)
  const renamed = known.flatMap(([id, facts]) => {
    const [current, another] = currentIds(id, ids)
    return current === undefined || another !== undefined ? [] : [[current, facts] as const]
  })
  return new Map([...renamed, ...known])
}

/**
 * What other projects have about a feature, without what a page does not show.
 *
 * @param support since when browsers have the feature: only bugs of the others say why it is missing
 * @returns undefined if they have nothing
 */
export function elsewhereOf(
  mapped: FeatureMappings | undefined,
  support: FeatureStatus['support'],
): FeatureElsewhere | undefined {
  if (mapped === undefined) return undefined
  const { positions = [], interop = [], chromeStatus = [], votes, pageLoads, tests } = mapped
  const years = [...new Map(interop.map(({ year, url }) => [year, url]))]
  const lists = {
    positions: positions.flatMap(positionOf),
    bugs: bugsOf(mapped, support),
    interop: years.toSorted(([a], [b]) => a - b).map(([year, url]) => ({ year, url })),
    chromeStatus: chromeStatus.slice(0, MOST_ENTRIES),
  }
  const filled = Object.entries(lists).filter(([, list]) => list.length > 0)
  const found: FeatureElsewhere = {
    ...Object.fromEntries(filled),
    ...(votes && { votes }),
    ...(pageLoads && { pageLoads }),
    ...(tests !== undefined && { tests }),
  }
  return Object.keys(found).length > 0 ? found : undefined
}

function positionOf({ vendor: named, ...position }: MappedPosition): readonly VendorPosition[] {
  const vendor = vendors.find((known) => known === named)
  return vendor === undefined ? [] : [{ vendor, ...position }]
}

function bugsOf(
  { bugs = {} }: FeatureMappings,
  support: FeatureStatus['support'],
): readonly ElsewhereBug[] {
  const groups = new Map<string, CoreBrowser[]>()
  for (const browser of coreBrowsers) {
    if (support[browser] !== undefined) continue
    const addresses = (bugs[browser] ?? []).map((url) => url.replace(/^http:/, 'https:'))
    const shown = [...new Set(addresses)].filter(
      (url) => safeUrl(url) !== undefined && !unreadable.test(url),
    )
    for (const url of shown.slice(0, MOST_BUGS)) {
      groups.set(url, [...(groups.get(url) ?? []), browser])
    }
  }
  return [...groups].map(([url, browsers]) => ({ url, browsers }))
}
