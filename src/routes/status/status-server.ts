import * as v from 'valibot'

import { formatCount, pluralize } from '#lib/format-count.ts'
import type { Infer } from '#lib/schema.ts'
import { askMonitoring, type Incident } from '#search/results/provider-report.tsx'

const serverSchema = v.object({
  /** In seconds. */
  uptime: v.number(),
  /** In megabytes. */
  memory: v.optional(v.number()),
  queue: v.number(),
  store: v.object({ indices: v.number(), records: v.number(), bytes: v.number() }),
})

const inventorySchema = v.object({ inventory: v.array(serverSchema) })

export type ServerState = Infer<typeof serverSchema>

/**
 * Reads the state of an embedded provider's single server; null if there is none.
 *
 * @throws Error if the request fails
 */
export async function readServerState(monitoring: string): Promise<ServerState | null> {
  const { inventory } = await askMonitoring(`${monitoring}/1/inventory/servers`, inventorySchema)
  return inventory[0] ?? null
}

/** "Up 5 h 12 min, 1,312 MB of memory, no changes waiting. 9 indices, 1,204 records, 21.3 MB." */
export function serverText({ uptime, memory, queue, store }: ServerState): string {
  const { indices, records, bytes } = store
  const megabytes = (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })
  const state = [
    `Up ${durationText(uptime)}`,
    ...(memory === undefined ? [] : [`${formatCount(memory)} MB of memory`]),
    `${queue === 0 ? 'no changes' : pluralize(queue, 'change', 'changes')} waiting`,
  ]
  return `${state.join(', ')}. ${pluralize(indices, 'index', 'indices')}, ${pluralize(records, 'record', 'records')}, ${megabytes} MB.`
}

/** The two largest units: "3 d 4 h", "5 h 12 min", "12 min 0 s", "7 s". */
export function durationText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [Math.floor(seconds) % 60, 's'],
  ] as const
  const first = parts.findIndex(([number]) => number > 0)
  const shown = first === -1 ? parts.slice(-1) : parts.slice(first, first + 2)
  return shown.map(([number, unit]) => `${number} ${unit}`).join(' ')
}

const WEEK = 7 * 86_400_000
const SHOWN = 3

/**
 * The newest three incidents of the last week, and how many more there were.
 *
 * @param incidents newest first
 * @param now epoch milliseconds
 */
export function latestIncidents(
  incidents: readonly Incident[],
  now: number,
): { readonly shown: readonly Incident[]; readonly more: number } {
  const latest = incidents.filter(({ at }) => at > now - WEEK)
  return { shown: latest.slice(0, SHOWN), more: Math.max(0, latest.length - SHOWN) }
}
