import { useEffect, useState } from 'react'
import * as v from 'valibot'

import { pluralize, formatCount } from '#lib/format-count.ts'
import { formatMoment } from '#lib/format-day.ts'
import type { Infer } from '#lib/schema.ts'
import {
  conditionText,
  type ProviderStatus,
  readProviderStatus,
  askMonitoring,
  type Incident,
} from '#search/results/provider-report.tsx'
import { useProvider } from '#search/transport/client-context.ts'

/** What a provider says about itself. */
type Report = {
  /** The number of the check with which it was requested. */
  readonly check: number
  /** Undefined while loading, null if it cannot be read. */
  readonly status: ProviderStatus | null | undefined
  /** Of the server; empty if it says nothing. */
  readonly server: string
}

/** The provider's own report: its status, its server and its latest incidents. */
export function StatusReport({ check }: { readonly check: number }) {
  const { status, server } = useReport(check)
  return (
    <>
      {status === undefined && <p>Asking the provider…</p>}
      {status === null && <p>The provider’s report cannot be read right now.</p>}
      {status && <p>{conditionText(status)}</p>}
      {status && <Incidents status={status} />}
      {server !== '' && <p>{server}</p>}
    </>
  )
}

function Incidents({ status: { incidents } }: { readonly status: ProviderStatus }) {
  const { isHosted } = useProvider()
  const [now] = useState(Date.now)
  const { shown, more } = latestIncidents(incidents, now)
  if (shown.length === 0) {
    return <p>{`No incidents ${isHosted ? 'in the last week' : 'since the server started'}.`}</p>
  }
  return (
    <ul>
      {shown.map(({ at, cluster, title }) => (
        <li key={`${at} ${cluster} ${title}`}>
          <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
          <span>{`: ${isHosted && cluster !== '' ? `${cluster}: ` : ''}${title}`}</span>
        </li>
      ))}
      {more > 0 && <li>{`${pluralize(more, 'older incident', 'older incidents')}.`}</li>}
    </ul>
  )
}

/**
 * Requests the provider's report on each check.
 *
 * @param check the number of the latest check. A boolean for a check in progress would not suffice:
 * React can skip rendering it when the response is quick.
 */
function useReport(check: number): Report {
  const { monitoring, isHosted, providerUrl } = useProvider()
  const [report, setReport] = useState<Report>({ check: 0, status: undefined, server: '' })
  useEffect(() => {
    const ask = async () => {
      const [status, server] = await Promise.all([
        readProviderStatus(monitoring).catch(() => null),
        // Providers elsewhere tell pages of another origin nothing of their servers.
        isHosted || providerUrl !== undefined
          ? null
          : readServerState(monitoring).catch(() => null),
      ])
      const next = { check, status, server: server === null ? '' : serverText(server) }
      setReport((newest) => (newest.check > check ? newest : next))
    }
    void ask()
  }, [check, isHosted, monitoring, providerUrl])
  return report
}

const serverSchema = v.object({
  /** In seconds. */
  uptime: v.number(),
  /** In megabytes. */
  memory: v.optional(v.number()),
  queue: v.number(),
  store: v.object({ indices: v.number(), records: v.number(), bytes: v.number() }),
})

const inventorySchema = v.object({ inventory: v.array(serverSchema) })

type ServerState = Infer<typeof serverSchema>

/**
 * Reads the state of an embedded provider's single server; null if there is none.
 *
 * @throws Error if the request fails
 */
async function readServerState(monitoring: string): Promise<ServerState | null> {
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
