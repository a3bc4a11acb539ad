import { useEffect, useState } from 'react'

import { pluralize } from '#lib/format-count.ts'
import { formatMoment } from '#lib/format-day.ts'
import {
  type Incident,
  type ProviderStatus,
  readProviderStatus,
  statusText,
} from '#search/results/provider-report.tsx'
import { useProvider } from '#search/transport/client-context.ts'

import { latestIncidents, readServerState, serverRows, type ServerState } from './status-server.ts'

import textStyles from '#routes/pages/about.module.css'
import styles from './status.module.css'

/** The response of the provider's monitoring: undefined while loading, null if it failed. */
type Monitored = {
  readonly check: number
  readonly status: ProviderStatus | null | undefined
  readonly server: ServerState | null
}

type MonitoringSectionProps = {
  readonly check: number
}

/** The provider's own report: its status, its server and its incidents. */
export function MonitoringSection({ check }: MonitoringSectionProps) {
  const { status, server } = useMonitoring(check)
  return (
    <section aria-labelledby="monitoring">
      <h2 id="monitoring" className={textStyles.heading}>
        Provider’s own report
      </h2>
      {status === undefined && <p>Asking the provider…</p>}
      {status === null && <p>The provider’s report cannot be read right now.</p>}
      {status && <p>{statusText(status)}</p>}
      {server && <ServerTable server={server} />}
      {status && <Incidents status={status} />}
    </section>
  )
}

function ServerTable({ server }: { readonly server: ServerState }) {
  return (
    <table className={styles.table}>
      <tbody>
        {serverRows(server).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Incidents({ status }: { readonly status: ProviderStatus }) {
  const { isHosted } = useProvider()
  const [now] = useState(Date.now)
  const { shown, more } = latestIncidents(status.incidents, now)
  if (shown.length === 0) {
    return (
      <p className={styles.remark}>
        {isHosted ? 'No incidents in the last week.' : 'No incidents since the server started.'}
      </p>
    )
  }
  return (
    <>
      <h3 className={styles.subheading}>Incidents</h3>
      <ul className={styles.incidents}>
        {shown.map((incident) => (
          <li key={`${incident.at} ${incident.cluster} ${incident.title}`}>
            <IncidentLine incident={incident} cluster={isHosted ? incident.cluster : ''} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p
          className={styles.remark}
        >{`${pluralize(more, 'older incident', 'older incidents')}.`}</p>
      )}
    </>
  )
}

type IncidentLineProps = { readonly incident: Incident; readonly cluster: string }

function IncidentLine({ incident: { at, title }, cluster }: IncidentLineProps) {
  return (
    <>
      <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
      <span>{`: ${cluster !== '' ? `${cluster}: ` : ''}${title}`}</span>
    </>
  )
}

/**
 * Requests the provider's report on each check.
 *
 * @param check the number of the latest check. A boolean for a check in progress would not suffice:
 * React can skip rendering it when the response is quick.
 */
function useMonitoring(check: number): Monitored {
  const { monitoring, isHosted, providerUrl } = useProvider()
  const [found, setFound] = useState<Monitored>({
    check: 0,
    status: undefined,
    server: null,
  })
  useEffect(() => {
    const ask = async () => {
      const [status, server] = await Promise.all([
        readProviderStatus(monitoring).catch(() => null),
        // Providers elsewhere tell pages of another origin nothing of their servers.
        isHosted || providerUrl !== undefined
          ? null
          : readServerState(monitoring).catch(() => null),
      ])
      setFound((newest) => (newest.check > check ? newest : { check, status, server }))
    }
    void ask()
  }, [check, isHosted, monitoring, providerUrl])
  return found
}
