import { badRequest } from '#provider/protocol/errors.ts'
import { findIndex, type IndexRef } from '#provider/protocol/request/request-context.ts'
import { recordSetOf } from '#provider/protocol/state/built-indexes.ts'
import { type Draft, indexKey } from '#provider/protocol/state/draft.ts'
import {
  type IndexEntry,
  KEY_PREFIXES,
  padded,
  recordKey,
} from '#provider/protocol/state/entries.ts'

const NAME_BYTES = 256

/**
 * Returns an index, creating it if it does not exist.
 * @throws ApiError 400 for an invalid name
 */
export function openIndex(draft: Draft, name: string): IndexRef {
  return findIndex(draft.state, name) ?? createIndex(draft, name)
}

/**
 * Returns or creates an index to which records can be written.
 * @throws ApiError 400 for an invalid name, and for a replica, which stores no records
 */
export function openForRecords(draft: Draft, name: string): IndexRef {
  const index = openIndex(draft, name)
  if (index.entry.primary === null) return index
  const primary = draft.state.indices.get(index.entry.primary)?.name
  throw badRequest(`Index ${name} is a replica of ${primary}, write to ${primary} instead`)
}

/** Stores the entry of an index with the current date as `updatedAt`. */
export function putEntry(draft: Draft, id: number, entry: IndexEntry): IndexRef {
  const updated = { ...entry, updatedAt: draft.at }
  draft.put(indexKey(id), updated)
  return { id, entry: updated }
}

/** Removes all records of an index in one small change, whatever their number. */
export function clearIndex(draft: Draft, { id, entry }: IndexRef): void {
  const set = draft.nextNumber()
  putEntry(draft, id, { ...entry, set })
  discardSet(draft, entry.set)
}

/**
 * Deletes an index with its records, settings and synonyms. Its replicas become independent indices.
 * @throws ApiError 400 for a replica
 */
export function deleteIndex(draft: Draft, name: string): void {
  const index = findIndex(draft.state, name)
  if (index === undefined) return
  if (index.entry.primary !== null) throw linkedReplica(draft, index.entry)
  for (const replica of index.entry.replicas) detachReplica(draft, replica)
  dropEntry(draft, index.id)
  discardSet(draft, index.entry.set)
}

/** Deletes the entry and synonyms of an index, but not its records. */
export function dropEntry(draft: Draft, id: number): void {
  draft.put(indexKey(id), null)
  draft.put(KEY_PREFIXES.synonyms + padded(id), null)
}

/** Marks a record set as unused. Its records are deleted later. */
export function discardSet(draft: Draft, set: number | null): void {
  if (set !== null) draft.put(KEY_PREFIXES.garbage + padded(set), {})
}

/** Turns a replica into an independent index with a copy of the records. */
export function detachReplica(draft: Draft, id: number): void {
  const entry = draft.state.indices.get(id)
  if (entry === undefined) return
  const set = copyRecords(draft, id)
  putEntry(draft, id, { ...entry, set: set.id, primary: null })
  set.write()
}

/** Creates a copy of an index's record set. Call `write` once an index refers to the new set. */
export function copyRecords(draft: Draft, from: number): { readonly id: number; write(): void } {
  const id = draft.nextNumber()
  const { rows } = recordSetOf(draft.state, from)
  return {
    id,
    write() {
      for (const [sequence, text] of rows.entries()) draft.putText(recordKey(id, sequence), text)
    },
  }
}

function createIndex(draft: Draft, name: string): IndexRef {
  requireIndexName(name)
  const id = draft.nextNumber()
  return putEntry(draft, id, {
    name,
    set: draft.nextNumber(),
    primary: null,
    replicas: [],
    settings: {},
    createdAt: draft.at,
    updatedAt: draft.at,
  })
}

/** @throws ApiError 400 for an invalid index name */
export function requireIndexName(name: string): void {
  const bytes = new TextEncoder().encode(name).length
  if (bytes === 0 || bytes > NAME_BYTES || name === '*' || /\p{Cc}/u.test(name)) {
    throw badRequest(
      `Invalid index name, expected 1 to ${NAME_BYTES} bytes without control characters, and not "*"`,
    )
  }
}

function linkedReplica(draft: Draft, { name, primary }: IndexEntry): Error {
  const of = primary === null ? undefined : draft.state.indices.get(primary)?.name
  return badRequest(`Index ${name} is a replica of ${of}, take it out of its replicas first`)
}
