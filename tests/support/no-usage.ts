import { perCoreBrowser } from '#catalogue/browsers.ts'
import type { UsageShares } from '#catalogue/content.ts'

/** The usage of no browser. */
export const noUsage: UsageShares = { core: perCoreBrowser(() => []), others: [], unplaced: 0 }
