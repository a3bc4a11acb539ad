import { ApiError, notEmbedded } from '../errors.ts'
import { isJsonObject } from '../json.ts'
import { asObject } from '../request/body.ts'
import type { Call, Route } from '../request/request-context.ts'

const MOST_EVENTS = 1000

/** Endpoints of the other APIs that clients call on the same host. */
export const otherRoutes: readonly Route[] = [
  { method: 'POST', path: '/1/events', right: 'search', body: 'write', handle: acceptEvents },
  {
    method: 'GET',
    path: '/1/status',
    right: null,
    handle: async () => ({ status: { embedded: 'operational' } }),
  },
]

/** Events are checked for their shape and not recorded. */
async function acceptEvents(call: Call): Promise<unknown> {
  const { events } = asObject(call.body)
  if (!Array.isArray(events) || events.length === 0) throw new ApiError(422, 'No events to process')
  if (events.length > MOST_EVENTS) {
    throw new ApiError(422, `Too many events, expected at most ${MOST_EVENTS}`)
  }
  if (!events.every(isEvent)) throw new ApiError(422, 'EventType is required')
  return { status: 200, message: 'OK' }
}

function isEvent(event: unknown): boolean {
  return isJsonObject(event) && typeof event['eventType'] === 'string'
}

/** What the hosted service answers and the embedded provider does not: beginning of the path → its name. */
const ELSEWHERE: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/^\/1\/indexes\/[^/]+\/(?:recommendations|recommend)(?:\/|$)/, 'recommendations'],
  [/^\/1\/indexes\/[^/]+\/[^/]+\/recommend(?:\/|$)/, 'recommendations'],
  [/^\/1\/logs(?:\/|$)/, 'logs'],
  [/^\/1\/dictionaries(?:\/|$)/, 'dictionaries'],
  [/^\/1\/clusters(?:\/|$)/, 'clusters'],
  [/^\/1\/security\/sources(?:\/|$)/, 'allowed sources'],
  [/^\/1\/configs(?:\/|$)/, 'query suggestion configurations'],
  [/^\/1\/(?:strategies|profiles)(?:\/|$)/, 'personalization'],
  [/^\/1\/usertokens(?:\/|$)/, 'user tokens'],
  [
    /^\/1\/(?:incidents|inventory|latency|indexing|reachability|infrastructure)(?:\/|$)/,
    'monitoring',
  ],
  [/^\/1\/usage(?:\/|$)/, 'usage figures'],
  [/^\/2\//, 'analytics'],
]

/** The answer to a path that no route has: 501 if the hosted service has it, else 404. */
export function refuseUnknown(pathname: string): ApiError {
  const known = ELSEWHERE.find(([pattern]) => pattern.test(pathname))
  return known === undefined ? new ApiError(404, 'Path not found') : notEmbedded(known[1])
}
