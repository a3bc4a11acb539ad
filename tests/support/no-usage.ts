import type { TargetsData, UsageShares } from '#catalogue/content.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'

/** The usage of no browser. */
export const noUsage: UsageShares = { core: perCoreBrowser(() => []), others: [], unplaced: 0 }

/** No set of browsers. */
export const noTargets: TargetsData = {
  day: '2026-11-10',
  presets: {},
  unknown: {},
  widely: [],
  engines: {},
}
