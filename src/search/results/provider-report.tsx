import { useEffect, useState } from 'react'
import * as v from 'valibot'

import { formatCount } from '#lib/format-count.ts'
import { type Infer, tableOf } from '#lib/schema.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { useProvider } from '#search/transport/client-context.ts'

/** From best to worst. */
const STATUSES = ['operational', 'degraded_performance', 'partial_outage', 'major_outage'] as const
type Status = (typeof STATUSES)[number]

const statusSchema = v.object({ status: tableOf(v.picklist(STATUSES)) })
const incidentsSchema = v.object({
  incidents: tableOf(
    v.array(
      v.object({
        t: v.number(),
        v: v.object({ title: v.string(), status: v.picklist(STATUSES) }),
      }),
    ),
  ),
})

export type Incident = {
  /** Epoch milliseconds. */
  readonly at: number
  readonly cluster: string
  readonly title: string
}

export type ProviderStatus = {
  readonly worst: Status
  readonly clusters: number
  readonly affected: number
  /** The newest first. */
  readonly incidents: readonly Incident[]
}

/** Milliseconds; a later answer is not worth waiting for. */
const TIMEOUT = 5000

/**
 * Requests the monitoring API, which needs no key.
 *
 * @param address `https://status.algolia.com/1/status`
 * @throws Error if there is no answer, or not the expected one
 */
export async function askMonitoring<Value>(
  address: string,
  schema: v.GenericSchema<Value>,
): Promise<Value> {
  const signal = AbortSignal.timeout(TIMEOUT)
  const answer = await fetch(address, { cache: 'no-store', credentials: 'omit', signal })
  const value: unknown = await answer.json()
  if (answer.ok && v.is(schema, value)) return value
  throw new Error(`No monitoring answer: ${answer.status}.`)
}

/**
 * @param monitoring the origin of the monitoring API: `https://status.algolia.com`
 * @throws Error if the provider does not answer as expected
 */
export async function readProviderStatus(monitoring: string): Promise<ProviderStatus> {
  return explain(monitoring, await askMonitoring(`${monitoring}/1/status`, statusSchema))
}

async function explain(
  monitoring: string,
  { status }: Infer<typeof statusSchema>,
): Promise<ProviderStatus> {
  const { incidents } = await askMonitoring(`${monitoring}/1/incidents`, incidentsSchema)
  const found = Object.values(status)
  return {
    worst: STATUSES.findLast((one) => found.includes(one)) ?? 'operational',
    clusters: found.length,
    affected: found.filter((one) => one !== 'operational').length,
    incidents: Object.entries(incidents)
      .flatMap(([cluster, list]) => list.map(({ t, v: { title } }) => ({ at: t, cluster, title })))
      .toSorted((a, b) => b.at - a.at),
  }
}

const words: Readonly<Record<Status, string>> = {
  operational: 'no problem',
  degraded_performance: 'degraded performance',
  partial_outage: 'a partial outage',
  major_outage: 'a major outage',
}

/** "The provider reports a partial outage." */
export function conditionText({ worst, clusters, affected }: ProviderStatus): string {
  if (affected === 0) return 'The provider reports no problem.'
  const where = clusters > 1 ? ` in ${affected} of ${formatCount(clusters)} clusters` : ''
  return `The provider reports ${words[worst]}${where}.`
}

/** "The provider reports a partial outage. Latest incident: Writes cannot be stored." */
function reportText(status: ProviderStatus): string {
  const { clusters, affected, incidents } = status
  const [newest] = affected > 0 && clusters === 1 ? incidents : []
  const latest = newest === undefined ? '' : ` Latest incident: ${newest.title}.`
  return conditionText(status) + latest
}

type ProviderReportProps = {
  readonly title: string
  readonly answer: unknown
}

/** The provider's own status beside a failed search; nothing if it does not answer as expected. */
export function ProviderReport({ title, answer }: ProviderReportProps) {
  const { monitoring } = useProvider()
  const announcer = useAnnouncer()
  const [found, setFound] = useState<ProviderStatus | null>(null)
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      if (!v.is(statusSchema, answer)) return
      const status = await explain(monitoring, answer).catch(() => null)
      if (isGone || status === null) return
      setFound(status)
      // Replaces the pending announcement of the title alone. An operational status is not
      // announced.
      if (status.affected > 0) announcer.say(`${title} ${reportText(status)}`)
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [announcer, answer, monitoring, title])
  return found && <p>{reportText(found)}</p>
}
