import { formatCount, pluralize } from '#lib/format-count.ts'
import { isListOf, isNumber, isOptional, isShape } from '#lib/shapes.ts'
import { askMonitoring, type Incident } from '#search/results/provider-report.tsx'

export type ServerState = {
  /** In seconds. */
  readonly uptime: number
  /** In megabytes. */
  readonly memory?: number | undefined
  readonly queue: number
  readonly store: { readonly indices: number; readonly records: number; readonly bytes: number }
}

const isInventory = isShape({
  inventory: isListOf(
    isShape<ServerState>({
      uptime: isNumber,
      memory: isOptional(isNumber),
      queue: isNumber,
      store: isShape({ indices: isNumber, records: isNumber, bytes: isNumber }),
    }),
  ),
})

/**
 * Reads the state of an embedded provider's single server; null if there is none.
 *
 * @throws Error if the request fails
 */
export async function readServerState(monitoring: string): Promise<ServerState | null> {
  const { inventory } = await askMonitoring(`${monitoring}/1/inventory/servers`, isInventory)
  return inventory[0] ?? null
}

export function serverRows({
  uptime,
  memory,
  queue,
  store,
}: ServerState): readonly (readonly [name: string, value: string])[] {
  const { indices, records, bytes } = store
  const megabytes = (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })
  return [
    ['Uptime', durationText(uptime)],
    ...(memory === undefined ? [] : [['Memory', `${formatCount(memory)} MB`] as const]),
    ['Queue', queue === 0 ? 'empty' : `${pluralize(queue, 'change', 'changes')} waiting`],
    [
      'Store',
      `${pluralize(indices, 'index', 'indices')}, ${pluralize(records, 'record', 'records')}, ${megabytes} MB`,
    ],
  ]
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
const SHOWN = 5

/**
 * The newest five incidents of the last week, and how many more there were.
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
