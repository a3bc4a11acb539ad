import { ApiError, badRequest, notEmbedded } from './protocol/errors.ts'
import { browseRoutes } from './protocol/queries/browse.ts'
import type { Route } from './protocol/request/request-context.ts'
import { indexRoutes } from './protocol/routes/index-routes.ts'
import { keyRoutes } from './protocol/routes/key-routes.ts'
import { recordRoutes } from './protocol/routes/record-routes.ts'
import { searchRoutes } from './protocol/routes/search-routes.ts'
import { settingsRoutes } from './protocol/routes/settings-routes.ts'
import { synonymRoutes } from './protocol/routes/synonym-routes.ts'
import { analyticsRoutes } from './services/analytics/analytics-routes.ts'
import { insightsRoutes } from './services/insights/insights-routes.ts'
import { monitoringRoutes } from './services/monitoring/monitoring-routes.ts'
import { personalizationRoutes } from './services/personalization/personalization-routes.ts'
import { querySuggestionRoutes } from './services/query-suggestions/query-suggestion-routes.ts'
import { recommendRoutes } from './services/recommend/recommend-routes.ts'

/** All endpoints. If two match a path, the earlier one wins. */
export const routes: readonly Route[] = [
  ...searchRoutes,
  ...browseRoutes,
  ...settingsRoutes,
  ...synonymRoutes,
  ...indexRoutes,
  ...recordRoutes,
  ...keyRoutes,
  ...insightsRoutes,
  ...monitoringRoutes,
  ...analyticsRoutes,
  ...recommendRoutes,
  ...personalizationRoutes,
  ...querySuggestionRoutes,
]

const table = routes.map((route) => ({ route, parts: route.path.split('/').slice(1) }))

export type Match = { readonly route: Route; readonly path: ReadonlyMap<string, string> }

/**
 * Finds the endpoint of a request. The path is split at its slashes before its parts are decoded,
 * so that names may contain encoded slashes.
 * @throws ApiError 400 for a part that cannot be decoded
 */
export function findRoute(method: string, pathname: string): Match | undefined {
  const parts = pathname.replace(/\/$/, '').split('/').slice(1).map(decodePart)
  for (const { route, parts: pattern } of table) {
    const path = route.method === method ? matchParts(pattern, parts) : undefined
    if (path !== undefined) return { route, path }
  }
  return undefined
}

/** The error for an unknown path: 400 or 402 if the hosted service has it, else 404. */
export function refuseUnknownPath(pathname: string): ApiError {
  const known = HOSTED_ONLY.find(([pattern]) => pattern.test(pathname))
  return known === undefined ? new ApiError(404, 'Path not found') : notEmbedded(known[1], known[2])
}

type HostedOnly = readonly [pattern: RegExp, what: string, status?: 402]

/** Paths of the hosted service only, their purpose, and 402 if some of its plans lack them too. */
const HOSTED_ONLY: readonly HostedOnly[] = [
  [/^\/1\/indexes\/[^/]+\/[^/]+\/(?:recommend|task)\//, 'rules for recommendations'],
  [/^\/1\/indexes\/[^/]+\/rules\//, 'rules'],
  [/^\/1\/keys\/[^/]+\/restore$/, 'restored keys; a new key takes the place of a deleted one'],
  [
    /^\/1\/(?:status|incidents)\/./,
    'health by cluster; the path without a name has that of its only one',
  ],
  [/^\/1\/(?:latency|indexing|reachability|infrastructure)\//, 'figures of its machines'],
  [/^\/1\/dictionaries(?:\/|$)/, 'dictionaries'],
  [/^\/1\/clusters(?:\/|$)/, 'clusters', 402],
  [/^\/1\/security\/sources(?:\/|$)/, 'allowed sources'],
  [
    /^\/(?:1\/(?:authentications|destinations|push|runs|sources|tasks|transformations)|2\/tasks)(?:\/|$)/,
    'ingestion',
  ],
  [/^\/1\/usage(?:\/|$)/, 'usage figures'],
  [/^\/1\/compositions(?:\/|$)/, 'compositions'],
  [
    /^\/(?:agent-studio|1\/(?:agents|configuration|feedback|providers|secret-keys|user-data))(?:\/|$)/,
    'Agent Studio',
  ],
  [/^(?:\/api)?\/1\/(?:crawlers|domains)(?:\/|$)/, 'crawler'],
  [/^\/[23]\/abtests(?:\/|$)/, 'A/B tests', 402],
  [/^\/2\/(?:config|users|realtime)(?:\/|$)/, 'Advanced Personalization'],
  [/^\/2\/countries$/, 'analytics by country'],
  [/^\/2\/conversions\//, 'analytics of purchases'],
  [/^\/2\//, 'these analytics'],
  [/^\/3\/patterns\//, 'analytics of query patterns'],
]

function matchParts(
  pattern: readonly string[],
  parts: readonly string[],
): ReadonlyMap<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined
  const path = new Map<string, string>()
  for (const [at, expected] of pattern.entries()) {
    const part = parts[at] ?? ''
    if (expected.startsWith(':')) path.set(expected.slice(1), part)
    else if (expected !== part) return undefined
  }
  return path
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw badRequest(`Invalid path: ${part} is not percent-encoded UTF-8`)
  }
}
