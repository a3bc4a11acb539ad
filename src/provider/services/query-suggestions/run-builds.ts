import { openForRecords, putEntry } from '#provider/protocol/indices/write-index.ts'
import { isJsonObject } from '#provider/protocol/json.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { deleteRecord, putRecord } from '#provider/protocol/records/write-record.ts'
import { findIndex } from '#provider/protocol/request/request-context.ts'
import type { IndexRef, RequestContext } from '#provider/protocol/request/request-context.ts'
import { recordSetOf } from '#provider/protocol/state/built-indexes.ts'
import type { Database } from '#provider/protocol/state/database.ts'
import type { Draft } from '#provider/protocol/state/draft.ts'
import { PREFIXES } from '#provider/protocol/state/entries.ts'
import { findRecord, listRecords } from '#provider/protocol/state/record-set.ts'

import { buildSuggestions } from './build.ts'
import type { Built, Suggestion } from './build.ts'
import { findConfiguration, reportKey, reportOf } from './configuration.ts'

/** The settings of an index that the first build creates. */
const SETTINGS = {
  searchableAttributes: ['query'],
  customRanking: ['desc(popularity)'],
  attributesToHighlight: ['query'],
  numericAttributesForFiltering: ['nb_words'],
  removeWordsIfNoResults: 'lastWords',
}

/** A build under way; `isOutdated` once the configuration has changed since it began. */
type Running = { isOutdated: boolean }

const runs = new WeakMap<Database, Map<string, Running>>()

/** Whether a build of the index is under way in this thread. */
export function isBuilding({ database }: RequestContext, indexName: string): boolean {
  return runs.get(database)?.has(indexName) === true
}

/** Starts a build of an index, beside the answers to requests. One that is under way is followed by another. */
export function startBuild(context: RequestContext, indexName: string): void {
  const all = runs.get(context.database) ?? new Map<string, Running>()
  runs.set(context.database, all)
  const running = all.get(indexName)
  if (running !== undefined) {
    running.isOutdated = true
    return
  }
  all.set(indexName, { isOutdated: false })
  // What fails here has no answer left to tell of it: a store that cannot be written fails the next write, too.
  void runBuild(context, indexName)
    .catch(() => undefined)
    .finally(() => {
      const isOutdated = all.get(indexName)?.isOutdated === true
      all.delete(indexName)
      if (isOutdated) startBuild(context, indexName)
    })
}

async function runBuild(context: RequestContext, indexName: string): Promise<void> {
  await context.yieldTurn()
  const started = context.now()
  const stored = findConfiguration(await context.database.read(), indexName)
  if (stored === undefined) return
  const built = await buildOrReport(context, stored.configuration)
  // Another thread has taken over writing while this one was reading: the next build is there.
  if (!context.isWriter()) return
  const { recordBytes } = context.limits
  await context.database.write((draft) => {
    // The configuration may be gone by now.
    if (!draft.state.configs.has(stored.key)) return
    if (!built.hasFailed) putSuggestions(draft, built.suggestions, { indexName, recordBytes })
    const before = reportOf(draft.state, stored.key)
    const seconds = (context.now() - started) / 1000
    draft.put(PREFIXES.config + reportKey(stored.key), {
      ...before,
      lastBuiltAt: draft.at,
      ...(!built.hasFailed && {
        lastSuccessfulBuiltAt: draft.at,
        lastSuccessfulBuildDuration: String(seconds),
      }),
      log: built.log,
    })
  })
}

/** A build that ends with an error has it in its log. */
async function buildOrReport(
  context: RequestContext,
  configuration: Parameters<typeof buildSuggestions>[1],
): Promise<Built> {
  try {
    return await buildSuggestions(context, configuration)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const timestamp = new Date(context.now()).toISOString()
    const entry = { timestamp, level: 'ERROR' as const, message, contextLevel: 0 }
    return { suggestions: [], log: [entry], hasFailed: true }
  }
}

type Target = { readonly indexName: string; readonly recordBytes: number }

/** Replaces the suggestions of the last build; all other records of the index stay as they are. */
function putSuggestions(
  draft: Draft,
  suggestions: readonly Suggestion[],
  { indexName, recordBytes }: Target,
): void {
  const isNew = findIndex(draft.state, indexName) === undefined
  const index = openForRecords(draft, indexName)
  putEntry(draft, index.id, isNew ? { ...index.entry, settings: SETTINGS } : index.entry)
  const wanted = new Set(suggestions.map(({ objectID }) => objectID))
  for (const objectID of builtBefore(draft, index)) {
    if (!wanted.has(objectID)) deleteRecord(draft, index, objectID)
  }
  for (const [position, body] of suggestions.entries()) {
    const { objectID } = body
    const known = findRecord(recordSetOf(draft.state, index.id), objectID)
    if (known !== undefined && !isBuilt(known)) continue
    putRecord(draft, { index, body, objectID, recordBytes, position })
  }
}

function builtBefore(draft: Draft, { id }: IndexRef): readonly string[] {
  const records = [...listRecords(recordSetOf(draft.state, id))]
  return records.filter(isBuilt).map(({ objectID }) => objectID)
}

/** Whether a build made a record: it counts its words, and the hits of a source. */
function isBuilt(record: JsonObject): boolean {
  return (
    typeof record['nb_words'] === 'number' &&
    Object.values(record).some(
      (value) => isJsonObject(value) && typeof value['exact_nb_hits'] === 'number',
    )
  )
}
