import * as v from 'valibot'

import { coreBrowsers, type PerBrowser } from '#catalogue/browsers.ts'
import type { Infer } from '#lib/schema.ts'

const versionShare = v.custom<readonly [version: string, place: number, share: number]>(
  (share) =>
    Array.isArray(share) &&
    typeof share[0] === 'string' &&
    typeof share[1] === 'number' &&
    typeof share[2] === 'number',
)

/** Name ("18.5-18.7"), the version of the core browser it counts as, percentage of visitors. */
export type VersionShare = Infer<typeof versionShare>

export const usageSharesSchema = v.object({
  core: v.object(v.entriesFromList(coreBrowsers, v.array(versionShare))),
  /** Browsers that count as a core browser, by the version of their engine. */
  others: v.array(
    v.object({
      name: v.string(),
      as: v.picklist(coreBrowsers),
      versions: v.array(versionShare),
    }),
  ),
})

export type UsageShares = Infer<typeof usageSharesSchema>

/**
 * Percent of visitors whose browser is one of these versions or a later one, those built on Chromium by
 * their engine.
 *
 * @param from the oldest version of each browser that counts
 * @param upTo the newest one; without it all later versions count
 */
export function shareOfUsers(
  { core, others }: UsageShares,
  from: PerBrowser<number>,
  upTo: PerBrowser<number> = {},
): number {
  const own = coreBrowsers.map((as) => ({ as, versions: core[as] }))
  return [...own, ...others].reduce((total, { as, versions }) => {
    const [first = Infinity, last = Infinity] = [from[as], upTo[as]]
    return versions.reduce(
      (sum, [, place, share]) => (place >= first && place <= last ? sum + share : sum),
      total,
    )
  }, 0)
}
