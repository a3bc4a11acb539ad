import type { JsonObject } from '#provider/protocol/json.ts'
import { listOfWords } from '#provider/protocol/parameters/parsers.ts'
import { findIndex } from '#provider/protocol/request/request-context.ts'
import type { Draft } from '#provider/protocol/state/draft.ts'

import { copySynonyms } from './replicas.ts'
import {
  copyRecords,
  detachReplica,
  discardSet,
  dropEntry,
  openForRecords,
  openIndex,
  putEntry,
  requireIndexName,
} from './write-index.ts'

/** There are no rules, but clients name them in every copy of an index without its records. */
const PARTS = ['settings', 'synonyms', 'rules'] as const

type Part = (typeof PARTS)[number]

/**
 * Reads the `scope` of a copy; undefined means everything.
 * @throws ApiError 400
 */
export function readScope(raw: unknown): readonly Part[] | undefined {
  return raw === undefined || raw === null ? undefined : listOfWords(...PARTS)(raw, 'scope')
}

export type CopyMove = { readonly source: string; readonly destination: string }

/**
 * Copies an index, or parts of it, over another one. A missing source counts as an empty index. The
 * destination keeps its replicas.
 * @throws ApiError 400 if the destination is a replica and the copy includes records
 */
export function copyIndex(
  draft: Draft,
  { source, destination, scope }: CopyMove & { readonly scope: readonly Part[] | undefined },
): void {
  if (scope === undefined) copyAllRecords(draft, { source, destination })
  const from = findIndex(draft.state, source)
  const to = openIndex(draft, destination)
  const parts = scope ?? PARTS
  if (parts.includes('settings')) {
    putEntry(draft, to.id, { ...to.entry, settings: copyable(from?.entry.settings ?? {}) })
  }
  if (parts.includes('synonyms')) copySynonyms(draft, from?.id, to.id)
}

/**
 * Renames an index in constant time. Its records, settings and synonyms replace those of an existing
 * destination. The destination keeps its replicas; the source loses its replicas. Moving a
 * missing index does nothing.
 * @throws ApiError 400 for replicas
 */
export function moveIndex(draft: Draft, { source, destination }: CopyMove): void {
  const named = findIndex(draft.state, source)
  if (named === undefined) return
  for (const replica of named.entry.replicas) detachReplica(draft, replica)
  const from = openForRecords(draft, source)
  if (findIndex(draft.state, destination) === undefined) {
    requireIndexName(destination)
    putEntry(draft, from.id, { ...from.entry, name: destination, replicas: [] })
    return
  }
  const to = openForRecords(draft, destination)
  putEntry(draft, to.id, { ...to.entry, set: from.entry.set, settings: from.entry.settings })
  copySynonyms(draft, from.id, to.id)
  dropEntry(draft, from.id)
  discardSet(draft, to.entry.set)
}

function copyAllRecords(draft: Draft, { source, destination }: CopyMove): void {
  const to = openForRecords(draft, destination)
  const from = findIndex(draft.state, source)
  if (from === undefined) {
    const set = draft.nextNumber()
    putEntry(draft, to.id, { ...to.entry, set })
  } else {
    const copy = copyRecords(draft, from.id)
    putEntry(draft, to.id, { ...to.entry, set: copy.id })
    copy.write()
  }
  discardSet(draft, to.entry.set)
}

const OWN_SETTINGS: ReadonlySet<string> = new Set(['enableReRanking', 'mode'])

function copyable(settings: JsonObject): JsonObject {
  const members = Object.entries(settings).filter(([name]) => !OWN_SETTINGS.has(name))
  return Object.fromEntries(members)
}
