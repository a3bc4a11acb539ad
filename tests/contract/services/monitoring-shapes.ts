import type { Server } from 'algoliasearch'

import {
  type MonitoringAnswers,
  readAs,
  type SearchAnswers,
} from '#tests/contract/client-answers.ts'
import {
  boolean,
  count,
  digits,
  moment,
  oneOf,
  sentence,
  sha1,
  text,
  time,
} from '#tests/contract/shape-values.ts'
import { listOf, object, optional, record } from '#tests/contract/shape.ts'

const condition = oneOf('operational', 'degraded_performance', 'partial_outage', 'major_outage')

const status = readAs<MonitoringAnswers['getStatus']>()(object({ status: record(condition) }))

const incidents = readAs<MonitoringAnswers['getIncidents']>()(
  object({
    incidents: record(
      listOf(object({ t: moment, v: object({ title: sentence, status: condition }) })),
    ),
  }),
)

/**
 * The client's server has none of the figures that the embedded provider adds. The other way round the provider has no
 * `region`: it runs in none of those that the client knows.
 */
type LocalServer = Server & {
  readonly uptime: number
  readonly memory?: number
  readonly queue: number
  readonly store: { readonly indices: number; readonly records: number; readonly bytes: number }
}

type LocalInventory = MonitoringAnswers['getServers'] & { readonly inventory: LocalServer[] }

const server = object({
  name: sentence,
  is_slave: boolean,
  is_replica: boolean,
  cluster: sentence,
  status: oneOf('PRODUCTION'),
  type: oneOf('cluster'),
  uptime: count,
  memory: optional(count),
  queue: count,
  store: object({ indices: count, records: count, bytes: count }),
})

const logged = object({
  timestamp: time,
  method: oneOf('GET', 'POST', 'PUT', 'DELETE'),
  answer_code: digits,
  query_body: text,
  answer: text,
  url: text,
  ip: oneOf(''),
  query_headers: text,
  sha1,
  nb_api_calls: digits,
  processing_time_ms: digits,
  index: optional(sentence),
  inner_queries: optional(listOf(object({ index_name: sentence }))),
})

/** The answers of the monitoring API, and of the log of requests. */
export const monitoringShapes = {
  'GET /1/status': status,
  'GET /1/incidents': incidents,
  'GET /1/inventory/servers': readAs<LocalInventory>()(object({ inventory: listOf(server) })),
  'GET /1/logs': readAs<SearchAnswers['getLogs']>()(object({ logs: listOf(logged) })),
}
