import { badRequest } from '../errors.ts'
import { type IndexRef, findIndex } from '../request/request-context.ts'
import { recordSetOf } from '../state/built-indexes.ts'
import { type Draft, indexKey } from '../state/draft.ts'
import { type IndexEntry, PREFIXES, padded, recordKey } from '../state/entries.ts'

const NAME_BYTES = 256

/** Gives the index of that name, made if there is none. Throws ApiError 400 for a name no index may have. */
export function openIndex(draft: Draft, name: string): IndexRef {
  return findIndex(draft.state, name) ?? createIndex(draft, name)
}

/** The same, for writing records: a replica has none of its own. Throws ApiError 400. */
export function openForRecords(draft: Draft, name: string): IndexRef {
  const index = openIndex(draft, name)
  if (index.entry.primary === null) return index
  const primary = draft.state.indices.get(index.entry.primary)?.name
  throw badRequest(`Index ${name} is a replica of ${primary}, write to ${primary} instead`)
}

/** Puts the description of an index and marks it as written to now. */
export function putEntry(draft: Draft, id: number, entry: IndexEntry): IndexRef {
  const updated = { ...entry, updatedAt: draft.at }
  draft.put(indexKey(id), updated)
  return { id, entry: updated }
}

/** Takes all records out of an index; one small change, whatever their number. */
export function clearIndex(draft: Draft, { id, entry }: IndexRef): void {
  const set = draft.nextNumber()
  putEntry(draft, id, { ...entry, set })
  discardSet(draft, entry.set)
}

/** Deletes an index with all it has. Its replicas go on as indices of their own. */
export function deleteIndex(draft: Draft, name: string): void {
  const index = findIndex(draft.state, name)
  if (index === undefined) return
  if (index.entry.primary !== null) throw linkedReplica(draft, index.entry)
  for (const replica of index.entry.replicas) detachReplica(draft, replica)
  dropEntry(draft, index.id)
  discardSet(draft, index.entry.set)
}

/** Deletes what describes an index, not its records. */
export function dropEntry(draft: Draft, id: number): void {
  draft.put(indexKey(id), null)
  draft.put(PREFIXES.synonyms + padded(id), null)
  draft.put(PREFIXES.rules + padded(id), null)
}

/** Marks a record set as no longer used; its records are deleted later. */
export function discardSet(draft: Draft, set: number | null): void {
  if (set !== null) draft.put(PREFIXES.garbage + padded(set), {})
}

/** Makes a replica an index of its own, with a copy of the records. */
export function detachReplica(draft: Draft, id: number): void {
  const entry = draft.state.indices.get(id)
  if (entry === undefined) return
  const set = copyRecords(draft, id)
  putEntry(draft, id, { ...entry, set: set.id, primary: null })
  set.write()
}

/** A new record set with the records of an index; `write` fills it once an index refers to it. */
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

/** Throws ApiError 400 for a name that no index may have. */
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
