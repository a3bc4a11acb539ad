import type { Compressor } from '#provider/compressor.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { type KeyValueStore, type StoreChange, StoreCorruptError } from '#provider/store.ts'

import {
  FORMAT_VERSION,
  type IndexEntry,
  KEY_PREFIXES,
  type KeyEntry,
  type Meta,
  readIndexEntry,
  readKeyEntry,
  readMeta,
  readObject,
  readSynonyms,
} from './entries.ts'
import { copyRecordSet, createRecordSet, projectRecord, type RecordSet } from './record-set.ts'

/** Synonyms by objectID. */
export type Synonyms = ReadonlyMap<string, JsonObject>

/**
 * The state of the provider, a projection of its store. Opening a store and committing a change
 * both use `project`, so a reopened provider cannot differ from a running one.
 */
export type State = {
  meta: Meta
  readonly indices: Map<number, IndexEntry>
  readonly names: Map<string, number>
  readonly synonyms: Map<number, Synonyms>
  readonly sets: Map<number, RecordSet>
  /** Unused sets whose records are still in the store. */
  readonly garbage: Set<number>
  readonly keys: Map<string, KeyEntry>
  /** The configurations of services, by the rest of the key. */
  readonly configs: Map<string, JsonObject>
  /** Sets that this state may change because it copied or created them. */
  readonly owned: Set<number>
  /** Compresses the records of large sets in memory. Undefined: no compression. */
  readonly compressor: Compressor | undefined
}

export function createState(compressor?: Compressor): State {
  return {
    compressor,
    meta: { version: FORMAT_VERSION, next: 1 },
    indices: new Map(),
    names: new Map(),
    synonyms: new Map(),
    sets: new Map(),
    garbage: new Set(),
    keys: new Map(),
    configs: new Map(),
    owned: new Set(),
  }
}

/** A copy that can change independently. Record sets are copied on their first write. */
export function forkState(state: State): State {
  return {
    ...state,
    indices: new Map(state.indices),
    names: new Map(state.names),
    synonyms: new Map(state.synonyms),
    sets: new Map(state.sets),
    garbage: new Set(state.garbage),
    keys: new Map(state.keys),
    configs: new Map(state.configs),
    owned: new Set(),
  }
}

/**
 * Applies one entry of the store to a state.
 * @throws StoreCorruptError that names the key
 */
export function project(state: State, [key, text]: StoreChange): void {
  if (key === KEY_PREFIXES.meta && text !== null) state.meta = readMeta(key, text)
  else if (key.startsWith(KEY_PREFIXES.index)) projectIndex(state, key, text)
  else if (key.startsWith(KEY_PREFIXES.synonyms)) projectSynonyms(state, key, text)
  else if (key.startsWith(KEY_PREFIXES.record)) projectRecordOf(state, key, text)
  else if (key.startsWith(KEY_PREFIXES.garbage)) projectGarbage(state, key, text)
  else if (key.startsWith(KEY_PREFIXES.key)) projectKey(state, key, text)
  else if (key.startsWith(KEY_PREFIXES.config)) projectConfig(state, key, text)
  else throw new StoreCorruptError(key, 'is of no kind that this program knows')
}

function projectIndex(state: State, key: string, text: string | null): void {
  const id = numberAt(key, 1)
  const before = state.indices.get(id)
  if (before !== undefined && state.names.get(before.name) === id) state.names.delete(before.name)
  if (text === null) {
    state.indices.delete(id)
    return
  }
  const entry = readIndexEntry(key, text)
  state.indices.set(id, entry)
  state.names.set(entry.name, id)
  if (entry.set !== null && !state.sets.has(entry.set)) {
    state.sets.set(entry.set, createRecordSet(entry.set, state.compressor))
    state.owned.add(entry.set)
  }
}

function projectSynonyms({ synonyms }: State, key: string, text: string | null): void {
  const id = numberAt(key, 1)
  if (text === null) synonyms.delete(id)
  else synonyms.set(id, readSynonyms(key, text))
}

function projectRecordOf(state: State, key: string, text: string | null): void {
  const set = ownSet(state, numberAt(key, 1))
  if (set !== undefined) projectRecord(set, { key, sequence: numberAt(key, 2), text })
}

/** The set, copied first if an earlier state shares it; undefined for an unused set. */
function ownSet(state: State, id: number): RecordSet | undefined {
  const set = state.sets.get(id)
  if (set === undefined || state.owned.has(id)) return set
  const copy = copyRecordSet(set)
  state.sets.set(id, copy)
  state.owned.add(id)
  return copy
}

function projectGarbage(state: State, key: string, text: string | null): void {
  const id = numberAt(key, 1)
  if (text === null) state.garbage.delete(id)
  else {
    state.garbage.add(id)
    state.sets.delete(id)
  }
}

function projectKey(state: State, key: string, text: string | null): void {
  const value = key.slice(KEY_PREFIXES.key.length)
  const entry = text === null ? null : readKeyEntry(key, text)
  if (entry === null) state.keys.delete(value)
  else state.keys.set(value, entry)
}

function projectConfig(state: State, key: string, text: string | null): void {
  const name = key.slice(KEY_PREFIXES.config.length)
  if (text === null) state.configs.delete(name)
  else state.configs.set(name, readObject(key, text))
}

function numberAt(key: string, part: number): number {
  const digits = key.split('/')[part] ?? ''
  if (!/^\d+$/.test(digits)) throw new StoreCorruptError(key, 'has no number where one belongs')
  return Number(digits)
}

/** The kinds of entries in reading order. Records come last because they need the sets in use. */
const ORDER = [
  KEY_PREFIXES.meta,
  KEY_PREFIXES.index,
  KEY_PREFIXES.garbage,
  KEY_PREFIXES.synonyms,
  KEY_PREFIXES.key,
  KEY_PREFIXES.config,
  KEY_PREFIXES.record,
]

/**
 * Reads a store. The compressor compresses the records of large sets in memory.
 * @throws StoreCorruptError that names the invalid entry
 */
export function openState(store: KeyValueStore, compressor?: Compressor): State {
  const state = createState(compressor)
  for (const prefix of ORDER) {
    for (const entry of store.entries(prefix)) project(state, entry)
  }
  checkLinks(state)
  return { ...state, owned: new Set() }
}

/** Checked when the store is opened: a broken link would otherwise fail much later. */
function checkLinks(state: State): void {
  for (const [id, entry] of state.indices) {
    const linked = entry.primary === null ? entry.replicas : [entry.primary, ...entry.replicas]
    const missing = linked.find((other) => !state.indices.has(other))
    if (missing === undefined && (entry.set !== null || entry.primary !== null)) continue
    throw new StoreCorruptError(
      `${KEY_PREFIXES.index}${id}`,
      'points to an index that does not exist',
    )
  }
}
