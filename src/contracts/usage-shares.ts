import * as v from 'valibot'

import { coreBrowsers } from '#catalogue/browsers.ts'
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
