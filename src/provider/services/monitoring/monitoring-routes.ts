import type { Series } from '#provider/protocol/health/series.ts'
import type { RequestContext, Route } from '#provider/protocol/request/request-context.ts'
import type { State } from '#provider/protocol/state/state.ts'

import { CLUSTER, requireClusters } from './clusters.ts'
import { readInfrastructure } from './infrastructure.ts'
import { readLogs } from './logs.ts'

/** The Monitoring API, about this provider, and the log of its requests. */
export const monitoringRoutes: readonly Route[] = [
  { method: 'GET', path: '/1/status', right: null, handle: readStatus },
  { method: 'GET', path: '/1/status/:clusters', right: null, handle: ofClusters(readStatus) },
  { method: 'GET', path: '/1/incidents', right: null, handle: readIncidents },
  { method: 'GET', path: '/1/incidents/:clusters', right: null, handle: ofClusters(readIncidents) },
  { method: 'GET', path: '/1/inventory/servers', right: null, handle: readServers },
  { method: 'GET', path: '/1/latency/:clusters', right: null, handle: ofClusters(readLatency) },
  { method: 'GET', path: '/1/indexing/:clusters', right: null, handle: ofClusters(readIndexing) },
  {
    method: 'GET',
    path: '/1/reachability/:clusters/probes',
    right: null,
    handle: ofClusters(readReachability),
  },
  {
    method: 'GET',
    path: '/1/infrastructure/:metric/period/:period',
    right: 'usage',
    handle: readInfrastructure,
  },
  { method: 'GET', path: '/1/logs', right: 'logs', handle: readLogs },
]

function ofClusters(handle: Route['handle']): Route['handle'] {
  return async (context) => {
    requireClusters(context)
    return handle(context)
  }
}

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
  const figures = monitor.lastFigures()
  const server = {
    name: CLUSTER,
    is_slave: false,
    is_replica: false,
    cluster: CLUSTER,
    status: 'PRODUCTION',
    type: 'cluster',
    uptime: Math.floor((context.now() - monitor.startedAt) / 1000),
    ...(figures && { memory: Math.round(figures.memory) }),
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

/** Duration of searches in milliseconds, per minute of the last hour. */
async function readLatency(context: RequestContext): Promise<unknown> {
  return { metrics: { latency: lastHour(context.monitor.latency, context.now()) } }
}

/** Duration of index builds in milliseconds, per minute of the last hour. */
async function readIndexing(context: RequestContext): Promise<unknown> {
  return { metrics: { indexing: lastHour(context.monitor.builds, context.now()) } }
}

const lastHour = (series: Series, now: number): object => ({
  [CLUSTER]: series.points('hour', now),
})

/** The only probe is the request itself. */
async function readReachability(): Promise<unknown> {
  return { [CLUSTER]: { local: true } }
}
