import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import type { TargetsData } from '#catalogue/targets/targets-data.ts'
import type { UsageShares } from '#contracts/usage-shares.ts'

/** The usage of no browser. */
export const noUsage: UsageShares = { core: perCoreBrowser(() => []), others: [] }

/** No set of browsers. */
export const noTargets: TargetsData = {
  day: '2026-11-10',
  presets: {},
  unknown: {},
  widely: [],
  engines: {},
  versions: {},
  ahead: {},
}
