import { ApiError } from '../errors.ts'
import type { JsonObject } from '../json.ts'

/** What a key may be allowed. */
export const ACL = [
  'search',
  'browse',
  'addObject',
  'deleteObject',
  'deleteIndex',
  'settings',
  'editSettings',
  'listIndexes',
  'logs',
  'analytics',
  'recommendation',
  'usage',
  'personalization',
  'inference',
  'seeUnretrievableAttributes',
] as const

/** A right; `admin` cannot be granted, only the application's admin key has it. */
export type Right = (typeof ACL)[number] | 'admin'

/** What the key of a request allows. */
export type Grant = {
  readonly key: string
  readonly isAdmin: boolean
  readonly acl: readonly string[]
  /** Each list of patterns narrows further; an empty one allows every index. */
  readonly indexes: readonly (readonly string[])[]
  /** 0: no cap. */
  readonly maxHitsPerQuery: number
  /** Parameters that every search with this key has, the strongest first. */
  readonly forced: readonly JsonObject[]
  /** `filters` that every search with this key has besides its own: they can only narrow. */
  readonly filters: readonly string[]
}

export function hasRight(grant: Grant, right: Right): boolean {
  return grant.isAdmin || grant.acl.includes(right)
}

/** Throws ApiError 403 if the key has none of some rights. */
export function requireRight(grant: Grant, ...rights: readonly Right[]): void {
  if (rights.some((right) => hasRight(grant, right))) return
  throw new ApiError(403, 'Method not allowed with this API key')
}

/** Throws ApiError 403 if the key does not reach an index, be there one of that name or not. */
export function requireIndex(grant: Grant, index: string): void {
  const allowed = grant.indexes.every(
    (patterns) =>
      patterns.length === 0 || patterns.some((pattern) => matchesPattern(pattern, index)),
  )
  if (!allowed) throw new ApiError(403, 'Index not allowed with this API key')
}

export function invalidCredentials(): ApiError {
  return new ApiError(403, 'Invalid Application-ID or API key')
}

/** What a request without a key may do, on the endpoints that need none. */
export const NO_GRANT: Grant = {
  key: '',
  isAdmin: false,
  acl: [],
  indexes: [],
  maxHitsPerQuery: 0,
  forced: [],
  filters: [],
}

/** True if `name` matches a pattern, which may begin and end with `*`. */
export function matchesPattern(pattern: string, name: string): boolean {
  const open = pattern.startsWith('*')
  const close = pattern.length > 1 && pattern.endsWith('*')
  const core = pattern.slice(Number(open), close ? -1 : undefined)
  if (open && close) return name.includes(core)
  if (open) return name.endsWith(core)
  return close ? name.startsWith(core) : name === core
}
