import { PERIODS, type Point, type Series } from '#provider/protocol/health/series.ts'
import { pathPart, type RequestContext } from '#provider/protocol/request/request-context.ts'

import { CLUSTER, refusal } from './clusters.ts'

type Metric = {
  readonly name: string
  readonly read: (monitor: RequestContext['monitor']) => Series | undefined
  readonly scale?: number
}

/** The metrics of the hosted service, with their units. */
const METRICS: readonly Metric[] = [
  // Percent idle.
  { name: 'cpu_usage', read: ({ figures }) => figures.idle },
  // Searches and indexing share the memory of one process, so it is not measured separately.
  { name: 'ram_indexing_usage', read: () => undefined },
  // Megabytes.
  { name: 'ram_search_usage', read: ({ figures }) => figures.memory },
  // Percent of the machine's memory.
  { name: 'ssd_usage', read: ({ figures }) => figures.storage },
  // Seconds.
  { name: 'avg_build_time', read: ({ builds }) => builds, scale: 1 / 1000 },
]

/**
 * `GET /1/infrastructure/{metric}/period/{period}`: the figures that the server reported about its
 * process. A metric that is not measured has no points.
 * @throws ApiError 400 for an unknown metric or period
 */
export async function readInfrastructure(context: RequestContext): Promise<unknown> {
  const asked = pathPart(context, 'metric')
  const metrics = METRICS.filter(({ name }) => asked === '*' || name === asked)
  if (metrics.length === 0) {
    throw invalid('metric', asked, ['*', ...METRICS.map(({ name }) => name)])
  }
  const wanted = pathPart(context, 'period')
  const period = PERIODS.find((name) => name === wanted)
  if (period === undefined) throw invalid('period', wanted, PERIODS)
  const { monitor } = context
  const found = metrics.map(({ name, read, scale = 1 }) => {
    const points = read(monitor)?.points(period, context.now()) ?? []
    return [name, { [CLUSTER]: points.map((point) => scaled(point, scale)) }]
  })
  return { metrics: Object.fromEntries(found) }
}

const scaled = ({ t, v }: Point, scale: number): Point => ({ t, v: v * scale })

function invalid(what: string, value: string, known: readonly string[]): Error {
  return refusal(400, `Invalid ${what}: ${value}, expected one of ${known.join(', ')}`)
}
