import { findKey } from '../access/authenticate.ts'
import { ACL, requireRight } from '../access/grant.ts'
import { ApiError, badRequest } from '../errors.ts'
import { randomHex } from '../hex.ts'
import type { JsonObject } from '../json.ts'
import { integer, list, text } from '../parameters/parsers.ts'
import { asObject } from '../request/body.ts'
import { type Call, type Route, pathPart } from '../request/request-context.ts'
import type { Draft } from '../state/draft.ts'
import { type KeyEntry, PREFIXES } from '../state/entries.ts'

/** Endpoints for API keys. */
export const keyRoutes: readonly Route[] = [
  { method: 'GET', path: '/1/keys', right: 'admin', handle: listKeys },
  { method: 'POST', path: '/1/keys', right: 'admin', handle: addKey },
  { method: 'GET', path: '/1/keys/:key', right: 'any', handle: getKey },
  { method: 'PUT', path: '/1/keys/:key', right: 'admin', handle: updateKey },
  { method: 'DELETE', path: '/1/keys/:key', right: 'admin', handle: deleteKey },
  { method: 'POST', path: '/1/keys/:key/restore', right: 'admin', handle: restoreKey },
]

async function listKeys(call: Call): Promise<unknown> {
  const ring = call.ring(await call.database.read())
  const made = [...ring.keys].toSorted(([a, { createdAt: before }], [b, { createdAt: after }]) =>
    before === after ? Number(a > b) - Number(a < b) : before - after,
  )
  const values = [ring.searchKey, ...made.map(([value]) => value)]
  const keys = values.flatMap((value) => {
    const entry = findKey(ring, value)
    return entry === undefined ? [] : [show(value, entry)]
  })
  return { keys }
}

/** A key may read itself, all but its description. */
async function getKey(call: Call): Promise<unknown> {
  const key = pathPart(call, 'key')
  const isItself = key === call.grant.key
  if (!isItself) requireRight(call.grant, 'admin')
  const entry = findKey(call.ring(await call.database.read()), key)
  if (entry === undefined) throw unknownKey()
  return call.grant.isAdmin ? show(key, entry) : { ...show(key, entry), description: '<redacted>' }
}

async function addKey(call: Call): Promise<unknown> {
  const wish = readKey(asObject(call.body))
  const key = randomHex(16)
  return call.database.write((draft) => {
    putKey(draft, key, {
      ...wish,
      createdAt: Math.floor(Date.parse(draft.at) / 1000),
      deleted: false,
    })
    return { key, createdAt: draft.at }
  })
}

async function updateKey(call: Call): Promise<unknown> {
  const wish = readKey(asObject(call.body))
  const key = pathPart(call, 'key')
  return call.database.write((draft) => {
    const { createdAt } = requireKey(call, draft, key)
    putKey(draft, key, { ...wish, createdAt, deleted: false })
    return { key, updatedAt: draft.at }
  })
}

async function deleteKey(call: Call): Promise<unknown> {
  const key = pathPart(call, 'key')
  return call.database.write((draft) => {
    putKey(draft, key, { ...requireKey(call, draft, key), deleted: true })
    return { deletedAt: draft.at }
  })
}

async function restoreKey(call: Call): Promise<unknown> {
  const key = pathPart(call, 'key')
  return call.database.write((draft) => {
    const entry = draft.state.keys.get(key)
    if (entry === undefined) throw unknownKey()
    putKey(draft, key, { ...entry, deleted: false })
    return { key, createdAt: new Date(entry.createdAt * 1000).toISOString() }
  })
}

function requireKey(call: Call, draft: Draft, key: string): KeyEntry {
  const ring = call.ring(draft.state)
  if (key === ring.searchKey || key === ring.adminKey) {
    throw badRequest('This key is part of the configuration of the provider; change it there')
  }
  const entry = findKey(ring, key)
  if (entry === undefined) throw unknownKey()
  return entry
}

function putKey(draft: Draft, key: string, entry: KeyEntry): void {
  draft.put(PREFIXES.key + key, entry)
}

/** A key as the wire shows it; only keys that are not deleted are shown. */
function show(value: string, entry: KeyEntry): JsonObject {
  const members = Object.entries(entry).filter(([name]) => name !== 'deleted')
  return { value, ...Object.fromEntries(members) }
}

type Wish = Omit<KeyEntry, 'createdAt' | 'deleted'>

/** Reads a key as sent; what is left out has its default. Throws ApiError 400. */
function readKey(body: JsonObject): Wish {
  const count = integer({ least: 0 })
  return {
    acl: readAcl(body['acl']),
    description: text(body['description'] ?? '', 'description'),
    indexes: list(body['indexes'] ?? [], 'indexes'),
    maxHitsPerQuery: count(body['maxHitsPerQuery'] ?? 0, 'maxHitsPerQuery'),
    maxQueriesPerIPPerHour: count(body['maxQueriesPerIPPerHour'] ?? 0, 'maxQueriesPerIPPerHour'),
    queryParameters: text(body['queryParameters'] ?? '', 'queryParameters'),
    referers: list(body['referers'] ?? [], 'referers'),
    validity: count(body['validity'] ?? 0, 'validity'),
  }
}

function readAcl(raw: unknown): readonly string[] {
  const rights = list(raw ?? [], 'acl')
  const unknown = rights.find((right) => !ACL.some((known) => known === right))
  if (unknown === undefined) return rights
  throw badRequest(`Invalid ACL: ${unknown}, expected some of ${ACL.join(', ')}`)
}

function unknownKey(): ApiError {
  return new ApiError(404, 'Key does not exist')
}
