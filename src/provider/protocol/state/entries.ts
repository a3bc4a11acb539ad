import { isJsonObject, type JsonObject, parseJson } from '#provider/protocol/json.ts'
import { StoreCorruptError } from '#provider/store.ts'

/** The entry about the whole store. */
export type Meta = {
  readonly version: 1
  /** The next number for an index, a record set or a task, which share one sequence. */
  readonly next: number
}

/** An index as stored, without its records and synonyms. */
export type IndexEntry = {
  readonly name: string
  /** Number of the record set; null for a replica, which reads the set of its primary. */
  readonly set: number | null
  readonly primary: number | null
  readonly replicas: readonly number[]
  /** As sent, by canonical name. */
  readonly settings: JsonObject
  /** ISO date, like `updatedAt`. */
  readonly createdAt: string
  readonly updatedAt: string
}

export type KeyEntry = {
  readonly acl: readonly string[]
  readonly description: string
  readonly indexes: readonly string[]
  readonly maxHitsPerQuery: number
  readonly maxQueriesPerIPPerHour: number
  /** Form-encoded parameters that the key forces on every search. */
  readonly queryParameters: string
  readonly referers: readonly string[]
  /** Seconds from creation to expiry; 0: never. */
  readonly validity: number
  /** Epoch seconds. */
  readonly createdAt: number
}

/** Key prefix of each kind of entry. */
export const KEY_PREFIXES = {
  meta: 'meta',
  index: 'index/',
  synonyms: 'synonyms/',
  record: 'record/',
  garbage: 'garbage/',
  key: 'key/',
  config: 'config/',
} as const

/** The version of this layout. Stores with another version are not opened. */
export const FORMAT_VERSION = 1

const WIDTH = 12

/** A number as part of a key, padded so that keys sort in numerical order. */
export function padded(number: number): string {
  return String(number).padStart(WIDTH, '0')
}

export function recordKey(set: number, sequence: number): string {
  return `${KEY_PREFIXES.record}${padded(set)}/${padded(sequence)}`
}

/** @throws StoreCorruptError for text that is not a JSON object */
export function readObject(key: string, text: string): JsonObject {
  const value = readJson(key, text)
  if (isJsonObject(value)) return value
  throw new StoreCorruptError(key, 'is not an object')
}

/** @throws StoreCorruptError for text that is not a list of objects with an `objectID` */
export function readSynonyms(key: string, text: string): ReadonlyMap<string, JsonObject> {
  const value = readJson(key, text)
  if (!Array.isArray(value)) throw new StoreCorruptError(key, 'is not a list')
  return new Map(value.map((item: unknown) => [objectIdOf(key, item), itemOf(key, item)]))
}

export function readMeta(key: string, text: string): Meta {
  const { version, next } = readObject(key, text)
  if (version !== FORMAT_VERSION) {
    throw new StoreCorruptError(
      key,
      `has format ${String(version)}; this program reads format ${FORMAT_VERSION}`,
    )
  }
  if (!isCount(next)) throw new StoreCorruptError(key, 'has no usable sequence number')
  return { version: FORMAT_VERSION, next }
}

export function readIndexEntry(key: string, text: string): IndexEntry {
  const value = readObject(key, text)
  if (isIndexEntry(value)) return value
  throw new StoreCorruptError(key, 'does not describe an index')
}

/** Null for a key that an earlier version has deleted: it marked them and kept them. */
export function readKeyEntry(key: string, text: string): KeyEntry | null {
  const { deleted, ...value } = readObject(key, text)
  if (deleted === true) return null
  if (isKeyEntry(value)) return value
  throw new StoreCorruptError(key, 'does not describe an API key')
}

function readJson(key: string, text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    throw new StoreCorruptError(key, 'is not JSON', error)
  }
}

function itemOf(key: string, item: unknown): JsonObject {
  if (isJsonObject(item)) return item
  throw new StoreCorruptError(key, 'holds something that is not an object')
}

function objectIdOf(key: string, item: unknown): string {
  const { objectID } = itemOf(key, item)
  if (typeof objectID === 'string') return objectID
  throw new StoreCorruptError(key, 'holds an object without objectID')
}

function isIndexEntry(value: JsonObject): value is IndexEntry {
  return (
    typeof value['name'] === 'string' &&
    isCountOrNull(value['set']) &&
    isCountOrNull(value['primary']) &&
    isListOf(value['replicas'], isCount) &&
    isJsonObject(value['settings']) &&
    typeof value['createdAt'] === 'string' &&
    typeof value['updatedAt'] === 'string'
  )
}

function isKeyEntry(value: JsonObject): value is KeyEntry {
  return (
    ['acl', 'indexes', 'referers'].every((name) => isListOf(value[name], isText)) &&
    ['description', 'queryParameters'].every((name) => isText(value[name])) &&
    ['maxHitsPerQuery', 'maxQueriesPerIPPerHour', 'validity', 'createdAt'].every((name) =>
      isCount(value[name]),
    )
  )
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => isItem(item))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function isCountOrNull(value: unknown): boolean {
  return value === null || isCount(value)
}
