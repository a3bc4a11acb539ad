import { badRequest, notEmbedded } from '#provider/protocol/errors.ts'
import { findIndex, type IndexRef } from '#provider/protocol/request/request-context.ts'
import type { Draft } from '#provider/protocol/state/draft.ts'
import { KEY_PREFIXES, padded } from '#provider/protocol/state/entries.ts'
import type { State } from '#provider/protocol/state/state.ts'

import { detachReplica, discardSet, openIndex, putEntry, requireIndexName } from './write-index.ts'

/**
 * Sets the replicas of an index, which share its records and rank them by their own settings. A new
 * replica starts with a copy of the settings; a removed one becomes an independent index.
 * @throws ApiError 400 for an index that cannot be a replica, 402 for virtual replicas
 */
export function setReplicas(draft: Draft, primary: IndexRef, names: readonly string[]): void {
  const wanted = new Set(names)
  for (const name of wanted) checkReplica(draft, primary, name)
  for (const id of primary.entry.replicas) {
    const name = draft.state.indices.get(id)?.name
    if (name !== undefined && !wanted.has(name)) detachReplica(draft, id)
  }
  const replicas = Array.from(wanted, (name) => attachReplica(draft, primary, name))
  putEntry(draft, primary.id, { ...primary.entry, replicas })
}

/** The names of the indices that exist among `ids`. */
export function indexNamesOf(state: State, ids: readonly number[]): readonly string[] {
  return ids.flatMap((id) => state.indices.get(id)?.name ?? [])
}

function checkReplica(draft: Draft, primary: IndexRef, name: string): void {
  if (name.startsWith('virtual(')) {
    throw notEmbedded('virtual replicas; a standard one sorts alike', 402)
  }
  requireIndexName(name)
  const existing = findIndex(draft.state, name)
  if (primary.entry.primary !== null) {
    throw badRequest(`Index ${primary.entry.name} is a replica, it cannot have replicas itself`)
  }
  if (existing?.id === primary.id) throw badRequest(`Index ${name} cannot be its own replica`)
  if (existing !== undefined && existing.entry.replicas.length > 0) {
    throw badRequest(`Index ${name} has replicas, it cannot become a replica itself`)
  }
  const other = existing?.entry.primary ?? primary.id
  if (other !== primary.id) throw badRequest(`Index ${name} is a replica of another index`)
}

function attachReplica(draft: Draft, primary: IndexRef, name: string): number {
  const existing = findIndex(draft.state, name)
  if (existing === undefined) return createReplica(draft, primary, name)
  if (existing.entry.primary === null) {
    putEntry(draft, existing.id, { ...existing.entry, set: null, primary: primary.id })
    discardSet(draft, existing.entry.set)
  }
  return existing.id
}

function createReplica(draft: Draft, primary: IndexRef, name: string): number {
  const { id, entry } = openIndex(draft, name)
  const { settings } = primary.entry
  putEntry(draft, id, { ...entry, settings, set: null, primary: primary.id })
  discardSet(draft, entry.set)
  copySynonyms(draft, primary.id, id)
  return id
}

export function copySynonyms(draft: Draft, from: number | undefined, to: number): void {
  const items = from === undefined ? undefined : draft.state.synonyms.get(from)
  draft.put(KEY_PREFIXES.synonyms + padded(to), items === undefined ? null : [...items.values()])
}
