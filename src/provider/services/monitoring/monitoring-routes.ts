import type { RequestContext, Route } from '#provider/protocol/request/request-context.ts'
import type { State } from '#provider/protocol/state/state.ts'

import { readLogs } from './logs.ts'

/** The Monitoring API, about this provider, and the log of its requests. */
export const monitoringRoutes: readonly Route[] = [
  { method: 'GET', path: '/1/status', right: null, handle: readStatus },
  { method: 'GET', path: '/1/incidents', right: null, handle: readIncidents },
  { method: 'GET', path: '/1/inventory/servers', right: null, handle: readServers },
  { method: 'GET', path: '/1/logs', right: 'logs', handle: readLogs },
]

/** The only cluster: this provider. */
const CLUSTER = 'embedded'

async function readStatus({ monitor }: RequestContext): Promise<unknown> {
  return { status: { [CLUSTER]: monitor.status() } }
}

async function readIncidents({ monitor }: RequestContext): Promise<unknown> {
  return { incidents: { [CLUSTER]: monitor.incidents() } }
}

/**
 * The only server. In addition to the hosted service's fields: `uptime` in seconds, `memory` in
 * megabytes (if the process reports it), `queue` (writes in progress or waiting), and the size of
 * the store.
 */
async function readServers(context: RequestContext): Promise<unknown> {
  const { monitor, database } = context
  const memory = monitor.memory()
  const server = {
    name: CLUSTER,
    is_slave: false,
    is_replica: false,
    cluster: CLUSTER,
    status: 'PRODUCTION',
    type: 'cluster',
    uptime: Math.floor((context.now() - monitor.startedAt) / 1000),
    ...(memory !== undefined && { memory: Math.round(memory) }),
    queue: monitor.queue(),
    store: sizeOf(await database.read()),
  }
  return { inventory: [server] }
}

/** Number of indices (including replicas), records, and the records' size as JSON. */
function sizeOf({ indices, sets }: State): object {
  const all = [...sets.values()]
  return {
    indices: indices.size,
    records: all.reduce((sum, { rows }) => sum + rows.size, 0),
    bytes: all.reduce((sum, { size }) => sum + size, 0),
  }
}
