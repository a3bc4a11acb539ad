import type { UsageShares } from '#catalogue/content.ts'
import { perCoreBrowser } from '#ingest/support/support-codes.ts'

/** The usage of no browser. */
export const noUsage: UsageShares = { core: perCoreBrowser(() => []), others: [], unplaced: 0 }
