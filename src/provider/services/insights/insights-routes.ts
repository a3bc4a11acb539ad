import { requireIndices } from '#provider/protocol/access/grant.ts'
import { ApiError } from '#provider/protocol/errors.ts'
import { isJsonObject, type JsonObject } from '#provider/protocol/json.ts'
import { readFaceting } from '#provider/protocol/parameters/index-shape.ts'
import { createValues } from '#provider/protocol/parameters/request-parameters.ts'
import { asObject } from '#provider/protocol/request/body.ts'
import {
  findIndex,
  pathPart,
  type RequestContext,
  type Route,
} from '#provider/protocol/request/request-context.ts'
import { recordSetOf } from '#provider/protocol/state/built-indexes.ts'
import { sequenceOf } from '#provider/protocol/state/record-set.ts'
import type { State } from '#provider/protocol/state/state.ts'
import type { LoggedEvent } from '#provider/protocol/traffic/traffic-log.ts'

import { isUsagePing, problemOf } from './event-rules.ts'

const MAX_EVENTS = 1000

/**
 * Endpoints of the Insights API. A search key may delete a visitor's data: user tokens cannot be
 * guessed, so only the visitor's page knows the token.
 */
export const insightsRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/1/events',
    right: 'search',
    body: 'write',
    thread: 'background',
    handle: acceptEvents,
  },
  {
    method: 'DELETE',
    path: '/1/usertokens/:token',
    right: ['deleteObject', 'search'],
    status: 204,
    thread: 'background',
    handle: deleteUserToken,
  },
]

/**
 * Stores events, as far as they are about what exists. One invalid event rejects all of them. As in
 * the hosted service, an event about an unknown index or record is acknowledged.
 * @throws ApiError 422 with the messages of the hosted service, 403 for an index that the key may
 * not use
 */
async function acceptEvents(context: RequestContext): Promise<unknown> {
  const { events } = asObject(context.body)
  if (!Array.isArray(events) || events.length === 0) throw invalid('No events to process')
  if (events.length > MAX_EVENTS) {
    throw invalid(`Cannot process more than ${MAX_EVENTS} events in a batch`)
  }
  const now = context.now()
  const valid = events.map((event: unknown) => {
    const message = isJsonObject(event) ? problemOf(event, now) : 'Invalid payload'
    if (message !== undefined || !isJsonObject(event)) throw invalid(message ?? 'Invalid payload')
    return event
  })
  const logged = valid.filter((event) => !isUsagePing(event)).map((event) => toLogged(event, now))
  requireIndices(context.grant, [...new Set(logged.map(({ index }) => index))])
  const state = await context.database.read()
  const known = logged.flatMap((event) => knownPart(state, event))
  await context.traffic.addEvents(known, context.address)
  return { status: 200, message: 'OK' }
}

const invalid = (message: string): ApiError => new ApiError(422, message)

/** Converts a validated event. If its clock is ahead, the event happened now. */
function toLogged(event: JsonObject, now: number): LoggedEvent {
  const { timestamp, eventType, eventSubtype, queryID, objectIDs, positions, filters } = event
  return {
    time: Math.min(typeof timestamp === 'number' ? timestamp : now, now),
    type: eventType === 'click' || eventType === 'conversion' ? eventType : 'view',
    subtype: eventSubtype === 'addToCart' || eventSubtype === 'purchase' ? eventSubtype : null,
    name: String(event['eventName']),
    index: String(event['index']),
    userToken: String(event['userToken']),
    queryID: typeof queryID === 'string' ? queryID : null,
    objectIDs: textsIn(objectIDs),
    positions: Array.isArray(positions) ? positions.map(Number) : [],
    filters: textsIn(filters),
  }
}

const textsIn = (list: unknown): readonly string[] => (Array.isArray(list) ? list.map(String) : [])

/**
 * The part of an event that is about records of its index or filters by its facets; nothing if
 * there is none. What does not exist would be kept and counted, and senders can invent any amount.
 */
function knownPart(state: State, event: LoggedEvent): readonly LoggedEvent[] {
  const index = findIndex(state, event.index)
  if (index === undefined) return []
  if (event.filters.length > 0) {
    const faceting = createValues([index.entry.settings]).get('attributesForFaceting')
    const facets = readFaceting(faceting).map(({ attribute }) => `${attribute}:`)
    const filters = event.filters.filter((text) => facets.some((facet) => text.startsWith(facet)))
    return filters.length === 0 ? [] : [{ ...event, filters }]
  }
  const set = recordSetOf(state, index.id)
  const isKnown = event.objectIDs.map((objectID) => sequenceOf(set, objectID) !== undefined)
  if (!isKnown.includes(true)) return []
  const objectIDs = event.objectIDs.filter((_, at) => isKnown[at])
  const positions = event.positions.filter((_, at) => isKnown[at])
  return [{ ...event, objectIDs, positions }]
}

async function deleteUserToken(context: RequestContext): Promise<undefined> {
  await context.traffic.forget(pathPart(context, 'token'))
}
