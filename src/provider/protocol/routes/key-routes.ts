import { findKey } from '#provider/protocol/access/authenticate.ts'
import { ACL, isKnownRight, requireRight } from '#provider/protocol/access/grant.ts'
import { ApiError, badRequest, notEmbedded } from '#provider/protocol/errors.ts'
import { randomHex } from '#provider/protocol/hex.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { integer, list, text } from '#provider/protocol/parameters/parsers.ts'
import { decodeForm, readParameters } from '#provider/protocol/parameters/request-parameters.ts'
import { asObject } from '#provider/protocol/request/body.ts'
import {
  pathPart,
  type RequestContext,
  type Route,
} from '#provider/protocol/request/request-context.ts'
import type { Draft } from '#provider/protocol/state/draft.ts'
import { KEY_PREFIXES, type KeyEntry } from '#provider/protocol/state/entries.ts'

export const keyRoutes: readonly Route[] = [
  { method: 'GET', path: '/1/keys', right: 'admin', handle: listKeys },
  { method: 'POST', path: '/1/keys', right: 'admin', handle: addKey },
  { method: 'GET', path: '/1/keys/:key', right: 'any', handle: getKey },
  { method: 'PUT', path: '/1/keys/:key', right: 'admin', handle: updateKey },
  { method: 'DELETE', path: '/1/keys/:key', right: 'admin', handle: deleteKey },
]

async function listKeys(context: RequestContext): Promise<unknown> {
  const ring = context.ring(await context.database.read())
  const made = [...ring.keys].toSorted(([a, { createdAt: before }], [b, { createdAt: after }]) =>
    before === after ? Number(a > b) - Number(a < b) : before - after,
  )
  const values = [ring.searchKey, ...made.map(([value]) => value)]
  const keys = values.flatMap((value) => {
    const entry = findKey(ring, value)
    return entry === undefined ? [] : [toWire(value, entry)]
  })
  return { keys }
}

/** A key may read its own entry; the description is redacted. */
async function getKey(context: RequestContext): Promise<unknown> {
  const key = pathPart(context, 'key')
  const isItself = key === context.grant.key
  if (!isItself) requireRight(context.grant, 'admin')
  const entry = findKey(context.ring(await context.database.read()), key)
  if (entry === undefined) throw unknownKey()
  return context.grant.isAdmin
    ? toWire(key, entry)
    : { ...toWire(key, entry), description: '<redacted>' }
}

async function addKey(context: RequestContext): Promise<unknown> {
  const settings = readKey(asObject(context.body))
  const key = randomHex(16)
  return context.database.write((draft) => {
    putKey(draft, key, { ...settings, createdAt: Math.floor(Date.parse(draft.at) / 1000) })
    return { key, createdAt: draft.at }
  })
}

async function updateKey(context: RequestContext): Promise<unknown> {
  const settings = readKey(asObject(context.body))
  const key = pathPart(context, 'key')
  return context.database.write((draft) => {
    const { createdAt } = requireKey(context, draft, key)
    putKey(draft, key, { ...settings, createdAt })
    return { key, updatedAt: draft.at }
  })
}

async function deleteKey(context: RequestContext): Promise<unknown> {
  const key = pathPart(context, 'key')
  return context.database.write((draft) => {
    requireKey(context, draft, key)
    putKey(draft, key, null)
    return { deletedAt: draft.at }
  })
}

function requireKey(context: RequestContext, draft: Draft, key: string): KeyEntry {
  const ring = context.ring(draft.state)
  if (key === ring.searchKey || key === ring.adminKey) {
    throw badRequest('This key is part of the configuration of the provider; change it there')
  }
  const entry = findKey(ring, key)
  if (entry === undefined) throw unknownKey()
  return entry
}

function putKey(draft: Draft, key: string, entry: KeyEntry | null): void {
  draft.put(KEY_PREFIXES.key + key, entry)
}

const toWire = (value: string, entry: KeyEntry): JsonObject => ({ value, ...entry })

type KeySettings = Omit<KeyEntry, 'createdAt'>

/**
 * Reads a key as sent. Missing members get their defaults.
 * @throws ApiError 400
 */
function readKey(body: JsonObject): KeySettings {
  const count = integer({ min: 0 })
  return {
    acl: readAcl(body['acl']),
    description: text(body['description'] ?? '', 'description'),
    indexes: list(body['indexes'] ?? [], 'indexes'),
    maxHitsPerQuery: count(body['maxHitsPerQuery'] ?? 0, 'maxHitsPerQuery'),
    maxQueriesPerIPPerHour: readHourly(body['maxQueriesPerIPPerHour'] ?? 0),
    queryParameters: readForced(body['queryParameters'] ?? ''),
    referers: list(body['referers'] ?? [], 'referers'),
    validity: count(body['validity'] ?? 0, 'validity'),
  }
}

/**
 * @throws ApiError 400 for a limit: an address may be that of a proxy, and a limit without
 * effect would protect nothing
 */
function readHourly(raw: unknown): number {
  const queries = integer({ min: 0 })(raw, 'maxQueriesPerIPPerHour')
  if (queries > 0) throw notEmbedded('maxQueriesPerIPPerHour in keys')
  return queries
}

/** @throws ApiError 400 for what no query may contain and `restrictSources`: neither has an effect */
function readForced(raw: unknown): string {
  const params = text(raw, 'queryParameters')
  if ('restrictSources' in decodeForm(params)) throw notEmbedded('restrictSources in keys')
  readParameters({ params }, 'query')
  return params
}

function readAcl(raw: unknown): readonly string[] {
  if ((raw ?? null) === null) throw badRequest('acl is required, expected a list of rights')
  const rights = list(raw, 'acl')
  const unknown = rights.find((right) => !isKnownRight(right))
  if (unknown === undefined) return rights
  throw badRequest(`Invalid ACL: ${unknown}, expected some of ${ACL.join(', ')}`)
}

function unknownKey(): ApiError {
  return new ApiError(404, 'Key does not exist')
}
