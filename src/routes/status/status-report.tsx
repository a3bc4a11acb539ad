import { useEffect, useState } from 'react'

import { pluralize } from '#lib/format-count.ts'
import { formatMoment } from '#lib/format-day.ts'
import {
  conditionText,
  type ProviderStatus,
  readProviderStatus,
} from '#search/results/provider-report.tsx'
import { useProvider } from '#search/transport/client-context.ts'

import { latestIncidents, readServerState, serverText } from './status-server.ts'

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
