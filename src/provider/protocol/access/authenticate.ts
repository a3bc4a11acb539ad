import { ApiError, notEmbedded } from '#provider/protocol/errors.ts'
import { toHex } from '#provider/protocol/hex.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { decodeForm, forcedParameters } from '#provider/protocol/parameters/request-parameters.ts'
import type { KeyEntry } from '#provider/protocol/state/entries.ts'

import { type Grant, invalidCredentials, matchesPattern } from './grant.ts'

/** The configured keys of a provider and the keys created through its API. */
export type KeyRing = {
  readonly appId: string
  readonly adminKey: string
  /** Public: may search every index and nothing else. */
  readonly searchKey: string
  readonly keys: ReadonlyMap<string, KeyEntry>
  /** Milliseconds since 1970. */
  readonly now: number
}

type Credentials = {
  readonly appId: string
  readonly key: string
  readonly fromHeader: boolean
  readonly referer: string
}

/**
 * Returns the rights of a request's key. Credentials come from the headers or from the query
 * string; headers take precedence. The admin key is accepted only in a header, because a page of
 * another site can make a browser send a query string but not a header.
 * @throws ApiError 403 for invalid credentials, 400 for an expired secured key
 */
export async function authenticate(request: Request, url: URL, ring: KeyRing): Promise<Grant> {
  const credentials = readCredentials(request, url)
  if (credentials.appId !== ring.appId || credentials.key === '') throw invalidCredentials()
  if (equalsInConstantTime(credentials.key, ring.adminKey)) {
    if (!credentials.fromHeader) throw new ApiError(403, ADMIN_IN_ADDRESS)
    return { ...grantOf(credentials.key, ADMIN), isAdmin: true }
  }
  const entry = findKey(ring, credentials.key)
  if (entry !== undefined)
    return requireReferer(grantOf(credentials.key, entry), entry, credentials)
  return authenticateSecured(credentials, ring)
}

/** A valid key, including the search key; undefined if expired or unknown. */
export function findKey(ring: KeyRing, key: string): KeyEntry | undefined {
  const entry = key === ring.searchKey ? SEARCH : ring.keys.get(key)
  if (entry === undefined) return undefined
  const isExpired = entry.validity > 0 && ring.now / 1000 >= entry.createdAt + entry.validity
  return isExpired ? undefined : entry
}

async function authenticateSecured(credentials: Credentials, ring: KeyRing): Promise<Grant> {
  const parents = [ring.searchKey, ...ring.keys.keys()].filter(
    (key) => findKey(ring, key) !== undefined,
  )
  const secured = await readSecuredKey(credentials.key, parents)
  const entry = secured === undefined ? undefined : findKey(ring, secured.parent)
  if (secured === undefined || entry === undefined) throw invalidCredentials()
  const { validUntil, indexes, parameters, filters } = secured
  // `NaN` also counts as expired.
  if (validUntil !== undefined && !(ring.now / 1000 <= validUntil)) {
    throw new ApiError(400, 'validUntil parameter expired (less than current date)')
  }
  const parent = requireReferer(grantOf(secured.parent, entry), entry, credentials)
  return {
    ...parent,
    indexes: [...parent.indexes, indexes],
    forced: [...parent.forced, parameters],
    filters: [...parent.filters, ...filters],
  }
}

function grantOf(key: string, entry: KeyEntry): Grant {
  const { filters, ...parameters } = decodeForm(entry.queryParameters)
  return {
    key,
    isAdmin: false,
    acl: entry.acl,
    indexes: [entry.indexes],
    maxHitsPerQuery: entry.maxHitsPerQuery,
    forced: [forcedParameters(parameters)],
    filters: typeof filters === 'string' ? [filters] : [],
  }
}

function requireReferer(grant: Grant, { referers }: KeyEntry, { referer }: Credentials): Grant {
  if (referers.length === 0 || referers.some((pattern) => matchesPattern(pattern, referer))) {
    return grant
  }
  throw new ApiError(403, 'Method not allowed with this referer')
}

/** Browsers send keys in the address, where logs and other pages can read them. */
const ADMIN_IN_ADDRESS =
  'The admin key is accepted in a header only; use a search key in pages, or send it as x-algolia-api-key'

/** Reads the user token from the header or the query string, outside the search parameters. */
export function readUserToken(request: Request, url: URL): string | undefined {
  return createReader(request, url)('x-algolia-usertoken')
}

/** Reads a value from the headers, else from the query string. Names are case-insensitive. */
function createReader(request: Request, url: URL): (name: string) => string | undefined {
  const query = new Map(
    Array.from(url.searchParams, ([name, value]) => [name.toLowerCase(), value]),
  )
  return (name) => request.headers.get(name) ?? query.get(name)
}

function readCredentials(request: Request, url: URL): Credentials {
  const read = createReader(request, url)
  return {
    appId: read('x-algolia-application-id') ?? '',
    key: read('x-algolia-api-key') ?? '',
    fromHeader: request.headers.has('x-algolia-api-key'),
    referer: request.headers.get('referer') ?? '',
  }
}

/** Compares in constant time, so that the duration reveals nothing about the key. */
function equalsInConstantTime(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length
  for (let at = 0; at < given.length; at += 1) {
    difference |= given.charCodeAt(at) ^ expected.charCodeAt(at % expected.length)
  }
  return difference === 0
}

const NO_RIGHTS: KeyEntry = {
  acl: [],
  description: '',
  indexes: [],
  maxHitsPerQuery: 0,
  maxQueriesPerIPPerHour: 0,
  queryParameters: '',
  referers: [],
  validity: 0,
  createdAt: 0,
}

const ADMIN: KeyEntry = { ...NO_RIGHTS, description: 'Admin API key' }
const SEARCH: KeyEntry = { ...NO_RIGHTS, acl: ['search'], description: 'Search-only API key' }

type SecuredKey = {
  /** The key from which it was derived, and whose rights it has. */
  readonly parent: string
  /** Epoch seconds. */
  readonly validUntil: number | undefined
  /** Patterns of the indices that it is restricted to; empty: no further restriction. */
  readonly indexes: readonly string[]
  readonly parameters: JsonObject
  readonly filters: readonly string[]
}

/** Hexadecimal digits of an HMAC-SHA256. */
const SIGNATURE = 64

/**
 * Reads a secured key: base64 of the HMAC of its restrictions under the parent key, followed by the
 * restrictions as a query string.
 * @returns undefined if it is not a secured key or not signed with one of `parents`
 * @throws ApiError 400 for `restrictSources`: an address may be that of a proxy
 */
async function readSecuredKey(
  key: string,
  parents: readonly string[],
): Promise<SecuredKey | undefined> {
  const decoded = decodeBase64(key)
  const signature = decoded?.slice(0, SIGNATURE) ?? ''
  if (decoded === undefined || !/^[0-9a-f]{64}$/.test(signature)) return undefined
  const restrictions = decoded.slice(SIGNATURE)
  const signatures = await Promise.all(parents.map((parent) => sign(parent, restrictions)))
  const parent = parents[signatures.indexOf(signature)]
  return parent === undefined ? undefined : readRestrictions(parent, restrictions)
}

/** HMAC-SHA256 of a text, in hexadecimal digits. */
async function sign(key: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', secret, encoder.encode(text)))
  return toHex(bytes)
}

function readRestrictions(parent: string, restrictions: string): SecuredKey {
  const { validUntil, restrictIndices, restrictSources, filters, ...parameters } =
    decodeForm(restrictions)
  if (restrictSources !== undefined) throw notEmbedded('restrictSources in secured keys')
  return {
    parent,
    validUntil: validUntil === undefined ? undefined : Number(validUntil),
    indexes: typeof restrictIndices === 'string' ? splitNames(restrictIndices) : [],
    parameters: forcedParameters(parameters),
    filters: typeof filters === 'string' ? [filters] : [],
  }
}

/** Reads comma-separated names, or a JSON array of names. */
function splitNames(names: string): readonly string[] {
  return names
    .replaceAll(/^\[|\]$|"/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function decodeBase64(text: string): string | undefined {
  try {
    return atob(text)
  } catch {
    return undefined
  }
}
