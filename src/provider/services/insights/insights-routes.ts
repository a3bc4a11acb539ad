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
import { ENTRY, USER_TOKEN } from '#provider/protocol/traffic/entry-bounds.ts'
import type { LoggedEvent } from '#provider/protocol/traffic/traffic-log.ts'

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
  const logged = valid
    .filter((event) => !isUsagePing(event))
    .flatMap((event) => toLogged(event, now))
  requireIndices(context.grant, [...new Set(logged.map(({ index }) => index))])
  const state = await context.database.read()
  const known = logged.flatMap((event) => knownPart(state, event))
  await context.traffic.addEvents(known, context.address)
  return { status: 200, message: 'OK' }
}

const invalid = (message: string): ApiError => new ApiError(422, message)

/**
 * Converts a validated event, to one for each search that it follows: `objectData` may name another search for each
 * record. If its clock is ahead, the event happened now.
 */
function toLogged(event: JsonObject, now: number): readonly LoggedEvent[] {
  const { timestamp, eventType, eventSubtype, positions, filters } = event
  const objectIDs = textsIn(event['objectIDs'])
  const data = dataOf(event)
  const queryOf = (at: number): unknown => data[at]?.['queryID'] ?? event['queryID']
  const queries = new Set([...(objectIDs.length === 0 ? [0] : objectIDs.keys())].map(queryOf))
  return Array.from(queries, (queryID) => {
    const isOfQuery = (_: unknown, at: number): boolean => queryOf(at) === queryID
    return {
      time: Math.min(typeof timestamp === 'number' ? timestamp : now, now),
      type: eventType === 'click' || eventType === 'conversion' ? eventType : 'view',
      subtype: eventSubtype === 'addToCart' || eventSubtype === 'purchase' ? eventSubtype : null,
      name: String(event['eventName']),
      index: String(event['index']),
      userToken: String(event['userToken']),
      queryID: typeof queryID === 'string' ? queryID : null,
      objectIDs: objectIDs.filter(isOfQuery),
      positions: Array.isArray(positions) ? positions.map(Number).filter(isOfQuery) : [],
      filters: textsIn(filters).map((text) => decodeFilter(text)),
    }
  })
}

/** The members of `objectData`, one for each record; none if the event has none. */
const dataOf = ({ objectData }: JsonObject): readonly JsonObject[] =>
  Array.isArray(objectData)
    ? objectData.map((data: unknown) => (isJsonObject(data) ? data : {}))
    : []

/** Times that a filter may be encoded: by its sender, by search-insights, and by what sends on an encoded one. */
const ENCODINGS = 3

/** Decodes a filter until it has nothing encoded. What is no percent-encoding stays: "discount:10%". */
function decodeFilter(text: string, times = ENCODINGS): string {
  if (times === 0 || !text.includes('%')) return text
  try {
    return decodeFilter(decodeURIComponent(text), times - 1)
  } catch {
    return text
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

const MAX_AGE_DAYS = 30
const DAY = 86_400_000

const TYPES: ReadonlySet<unknown> = new Set(['click', 'conversion', 'view'])
const SUBTYPES: ReadonlySet<unknown> = new Set(['addToCart', 'purchase'])

/** Returns an error message if an event breaks the rule. */
type Rule = (event: JsonObject, now: number) => string | undefined

/**
 * Returns what is wrong with an event, in the words of the hosted service; undefined if it is
 * valid.
 *
 * @param now milliseconds since 1970
 */
function problemOf(event: JsonObject, now: number): string | undefined {
  if (isUsagePing(event)) return undefined
  return rules.map((rule) => rule(event, now)).find((message) => message !== undefined)
}

/** InstantSearch's usage report, which names no index and is not an event of a visitor. */
const isUsagePing = (event: JsonObject): boolean => event['eventType'] === 'instantsearch'

const isAbsent = (value: unknown): value is undefined | null => (value ?? null) === null
const isText = (value: unknown, pattern: RegExp): boolean =>
  typeof value === 'string' && pattern.test(value)
const lengthOf = (value: unknown): number =>
  Array.isArray(value) || typeof value === 'string' ? value.length : 0

const TOKEN_RULE =
  'must contain only alphanumeric, equal, plus, slash, hyphen, or underscore characters, and be between 1 and 128 characters long'

const checkName: Rule = ({ eventName }) => {
  if (isAbsent(eventName) || eventName === '') return 'EventName is required'
  if (isText(eventName, /^[\u{20}-\u{7E}]{1,64}$/u)) return undefined
  return 'EventName must contain only visible ASCII characters, and be between 1 and 64 characters long'
}

const checkType: Rule = ({ eventType, eventSubtype }) => {
  if (isAbsent(eventType) || eventType === '') return 'EventType is required'
  if (!TYPES.has(eventType)) return 'EventType must be one of "click", "conversion" or "view"'
  if (isAbsent(eventSubtype)) return undefined
  if (eventType !== 'conversion') {
    return 'Only event of type conversion should specify the eventSubtype attribute'
  }
  return SUBTYPES.has(eventSubtype)
    ? undefined
    : 'EventSubtype must be one of "addToCart" or "purchase"'
}

const checkIndex: Rule = ({ index }) => {
  if (!isText(index, /./su)) return 'The index field is required'
  return lengthOf(index) <= ENTRY.index
    ? undefined
    : `The index field must be at most ${ENTRY.index} characters long`
}

const checkTokens: Rule = ({ userToken, authenticatedUserToken }) => {
  if (isAbsent(userToken) || userToken === '') return 'The userToken field is required'
  if (!isText(userToken, USER_TOKEN)) return `UserToken ${TOKEN_RULE}`
  return isAbsent(authenticatedUserToken) || isText(authenticatedUserToken, USER_TOKEN)
    ? undefined
    : `AuthenticatedUserToken ${TOKEN_RULE}`
}

const checkTime: Rule = ({ timestamp }, now) => {
  if (isAbsent(timestamp)) return undefined
  if (!Number.isInteger(timestamp)) return 'Invalid type for field timestamp: expected int64'
  return Number(timestamp) >= now - MAX_AGE_DAYS * DAY
    ? undefined
    : `The timestamp must be at most ${MAX_AGE_DAYS} days in the past`
}

const checkTargets: Rule = ({ objectIDs, filters }) => {
  if (!isAbsent(objectIDs) && !isAbsent(filters)) {
    return 'Event should specify ObjectIDs or Filters, but not both'
  }
  const targets = objectIDs ?? filters
  if (!Array.isArray(targets) || targets.length === 0)
    return 'Event should specify either some ObjectIDs or some Filters'
  const [name, most] = isAbsent(objectIDs)
    ? (['Filters', ENTRY.filter] as const)
    : (['ObjectIDs', ENTRY.objectID] as const)
  if (targets.length > ENTRY.targets) {
    return `Event should not specify more than ${ENTRY.targets} ${name}`
  }
  if (!targets.every((entry) => isText(entry, /./su))) {
    return 'Invalid type for field events: expected string'
  }
  return targets.every((entry) => lengthOf(entry) <= most)
    ? undefined
    : `${name} must be at most ${most} characters long`
}

const checkQueryId: Rule = (event) =>
  [event, ...dataOf(event)].every(
    ({ queryID }) => isAbsent(queryID) || isText(queryID, /^(?:[\da-f]{32}|message_.{1,128})$/),
  )
    ? undefined
    : 'Query ID must be a search query ID (32 characters hexadecimal string)'

const checkPositions: Rule = ({ eventType, positions, objectIDs, queryID }) => {
  const isSearched = eventType === 'click' && !isAbsent(queryID) && !isAbsent(objectIDs)
  const uneven = 'Event of type click should have the same number of ObjectIDs and Positions'
  if (isAbsent(positions)) return isSearched ? uneven : undefined
  if (eventType !== 'click') {
    return 'Only event of type click should specify the positions attribute'
  }
  if (isAbsent(queryID)) return 'Event of type click with positions should specify a queryID'
  if (lengthOf(positions) !== lengthOf(objectIDs)) return uneven
  return Array.isArray(positions) && positions.every((at) => Number.isSafeInteger(at) && at > 0)
    ? undefined
    : 'Event of type click may only have strictly positive positions'
}

const checkObjectData: Rule = ({ objectData, objectIDs, currency }) => {
  if (!isAbsent(objectData) && lengthOf(objectData) !== lengthOf(objectIDs)) {
    return 'Event should have the same number of ObjectIDs and ObjectData'
  }
  return isAbsent(currency) || isText(currency, /^[A-Za-z]{3}$/)
    ? undefined
    : 'Currency must be an ISO 4217 code of 3 letters'
}

const rules: readonly Rule[] = [
  checkName,
  checkType,
  checkIndex,
  checkTokens,
  checkTime,
  checkTargets,
  checkQueryId,
  checkPositions,
  checkObjectData,
]
