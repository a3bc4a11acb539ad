import { openForRecords, putEntry } from '#provider/protocol/indices/write-index.ts'
import { isJsonObject, type JsonObject } from '#provider/protocol/json.ts'
import { deleteRecord, putRecord } from '#provider/protocol/records/write-record.ts'
import {
  findIndex,
  type IndexRef,
  type RequestContext,
} from '#provider/protocol/request/request-context.ts'
import { recordSetOf } from '#provider/protocol/state/built-indexes.ts'
import type { Database } from '#provider/protocol/state/database.ts'
import type { Draft } from '#provider/protocol/state/draft.ts'
import { KEY_PREFIXES } from '#provider/protocol/state/entries.ts'
import { findRecord, listRecords } from '#provider/protocol/state/record-set.ts'

import { buildSuggestions, type Built, type BuiltSuggestion } from './build.ts'
import { findConfiguration, reportKey, buildReportOf } from './configuration.ts'

/** The settings of an index created by its first build. */
const SETTINGS = {
  searchableAttributes: ['query'],
  customRanking: ['desc(popularity)'],
  attributesToHighlight: ['query'],
  numericAttributesForFiltering: ['nb_words'],
  removeWordsIfNoResults: 'lastWords',
}

/** A build in progress; `isOutdated` if the configuration has changed since it started. */
type Running = { isOutdated: boolean }

const runs = new WeakMap<Database, Map<string, Running>>()

/** Whether a build of the index is running in this thread. */
export function isBuilding({ database }: RequestContext, indexName: string): boolean {
  return runs.get(database)?.has(indexName) === true
}

/** Starts a build in the background. A running build is followed by another one. */
export function startBuild(context: RequestContext, indexName: string): void {
  const all = runs.get(context.database) ?? new Map<string, Running>()
  runs.set(context.database, all)
  const running = all.get(indexName)
  if (running !== undefined) {
    running.isOutdated = true
    return
  }
  all.set(indexName, { isOutdated: false })
  // No response is left to report a failure; a store that fails also fails the next write.
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
  // Meanwhile another thread took over writing; the next build runs there.
  if (!context.isWriter()) return
  const { recordBytes } = context.limits
  await context.database.write((draft) => {
    // The configuration may have been deleted meanwhile.
    if (!draft.state.configs.has(stored.key)) return
    if (!built.hasFailed) putSuggestions(draft, built.suggestions, { indexName, recordBytes })
    const before = buildReportOf(draft.state, stored.key)
    const seconds = (context.now() - started) / 1000
    draft.put(KEY_PREFIXES.config + reportKey(stored.key), {
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

/** Turns an error of a build into an entry of its log. */
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

/** Replaces the suggestions of the last build. All other records of the index stay unchanged. */
function putSuggestions(
  draft: Draft,
  suggestions: readonly BuiltSuggestion[],
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

/** Whether a record was made by a build: those have a word count and the hits of a source. */
function isBuilt(record: JsonObject): boolean {
  return (
    typeof record['nb_words'] === 'number' &&
    Object.values(record).some(
      (value) => isJsonObject(value) && typeof value['exact_nb_hits'] === 'number',
    )
  )
}
