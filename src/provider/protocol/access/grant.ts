import { ApiError } from '#provider/protocol/errors.ts'
import type { JsonObject } from '#provider/protocol/json.ts'

/** The rights that a key can have. */
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

/** Whether a key may have a right. Those to answers in natural language (`nlu…`) are granted and of no effect: no endpoint needs them. */
export const isKnownRight = (right: string): boolean =>
  ACL.some((known) => known === right) ||
  /^nlu(?:Prediction|ReadAnswers|(?:Read|Write)(?:Project|Entity|Intent))$/.test(right)

/** A right. `admin` cannot be granted: only the application's admin key has it. */
export type Right = (typeof ACL)[number] | 'admin'

/** The rights and restrictions of a request's key. */
export type Grant = {
  readonly key: string
  readonly isAdmin: boolean
  readonly acl: readonly string[]
  /** Patterns of index names. An index must match every list; an empty list allows every index. */
  readonly indexes: readonly (readonly string[])[]
  /** 0: no limit. */
  readonly maxHitsPerQuery: number
  /** Parameters that the key forces on every search, highest precedence first. */
  readonly forced: readonly JsonObject[]
  /** `filters` that the key adds to every search. They can only narrow the results. */
  readonly filters: readonly string[]
}

export function hasRight(grant: Grant, right: Right): boolean {
  return grant.isAdmin || grant.acl.includes(right)
}

/** @throws ApiError 403 if the key has none of the rights */
export function requireRight(grant: Grant, ...rights: readonly Right[]): void {
  if (rights.some((right) => hasRight(grant, right))) return
  throw new ApiError(403, 'Method not allowed with this API key')
}

/** @throws ApiError 403 if the key may not use an index, whether or not the index exists */
export function requireIndex(grant: Grant, index: string): void {
  const allowed = grant.indexes.every(
    (patterns) =>
      patterns.length === 0 || patterns.some((pattern) => matchesPattern(pattern, index)),
  )
  if (!allowed) throw new ApiError(403, 'Index not allowed with this API key')
}

/** @throws ApiError 403 if the key may not use one of the indices */
export function requireIndices(grant: Grant, indices: readonly string[]): void {
  for (const index of indices) requireIndex(grant, index)
}

export function invalidCredentials(): ApiError {
  return new ApiError(403, 'Invalid Application-ID or API key')
}

/** The grant of a request without a key, for endpoints that need none. */
export const NO_GRANT: Grant = {
  key: '',
  isAdmin: false,
  acl: [],
  indexes: [],
  maxHitsPerQuery: 0,
  forced: [],
  filters: [],
}

/** True if `name` matches a pattern that may start and end with `*`. */
export function matchesPattern(pattern: string, name: string): boolean {
  const open = pattern.startsWith('*')
  const close = pattern.length > 1 && pattern.endsWith('*')
  const core = pattern.slice(Number(open), close ? -1 : undefined)
  if (open && close) return name.includes(core)
  if (open) return name.endsWith(core)
  return close ? name.startsWith(core) : name === core
}
