import * as v from 'valibot'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { targetsSchema } from '#catalogue/platforms.ts'
import { type Infer, tableOf, texts } from '#lib/schema.ts'

const engineVersions = tableOf(
  v.object({ as: v.picklist(coreBrowsers), versions: tableOf(v.number()) }),
)

/** Browsers that count as a core browser by their engine: by caniuse ID, then by version. */
export type EngineVersions = Infer<typeof engineVersions>

export const targetsDataSchema = v.object({
  /** `YYYY-MM-DD`: the day for which the presets were resolved. */
  day: v.string(),
  /** By name: "newly", "2024", "defaults". */
  presets: tableOf(targetsSchema),
  /** Names of a preset's browsers without known support: "Opera Mini". */
  unknown: tableOf(texts),
  /**
   * Sets of "Baseline widely available" with the first day (`YYYY-MM-DD`) of each, oldest first, since
   * the first of all.
   */
  widely: v.array(v.object({ from: v.string(), targets: targetsSchema })),
  engines: engineVersions,
  /** The versions in the compatibility data, as `writeVersions` writes them, by the name in queries. */
  versions: tableOf(v.string()),
  /** Versions that are not out on `day`, with the `YYYY-MM-DD` of each; empty for an unknown day. */
  ahead: tableOf(tableOf(v.string())),
})

/** What browser queries are resolved with. */
export type TargetsData = Infer<typeof targetsDataSchema>
