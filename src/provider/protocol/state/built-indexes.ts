import { type SearchIndex, buildIndex, buildColumnsOf } from '../../engine/engine.ts'
import type { JsonObject } from '../json.ts'
import { shapeOf } from '../parameters/index-shape.ts'
import type { IndexEntry } from './entries.ts'
import { type RecordSet, listRecords } from './record-set.ts'
import type { Collection, State } from './state.ts'

/** A built index and its sources. */
type Built = Source & { readonly search: SearchIndex }

type Source = {
  readonly set: RecordSet
  readonly settings: JsonObject
  readonly synonyms: Collection | undefined
  /** The settings and synonyms that shape the index, as JSON text. */
  readonly shape: string
}

export type BuiltIndexes = {
  readonly get: (state: State, id: number) => SearchIndex
  /** Rebuilds outdated indexes that are in use, one at a time between other work. */
  readonly refreshSoon: (state: State) => void
}

/**
 * Search indexes, built at their first search. After writes, an index that has been searched is rebuilt in
 * the background: a batch of thousands costs one build, and the next search does not wait for it.
 */
export function createBuiltIndexes(): BuiltIndexes {
  const all = new Map<number, Built>()

  const get = (state: State, id: number): SearchIndex => {
    const before = all.get(id)
    if (before !== undefined && isCurrent(before, state, id)) return before.search
    const source = sourceOf(state, id)
    const search =
      before !== undefined && before.set === source.set && before.shape === source.shape
        ? before.search
        : buildIndex(listRecords(source.set), shapeOf(source.settings, source.synonyms))
    all.set(id, { ...source, search })
    return search
  }

  let latest: State | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const refreshNext = (): void => {
    const state = latest
    const stale = state && [...all].find(([id, built]) => !isCurrent(built, state, id))?.[0]
    if (state === undefined || stale === undefined) return
    const before = all.get(stale)?.search
    // Later searches use the same columns as earlier ones; build them now, not during a search.
    if (state.indices.has(stale)) buildColumnsOf(get(state, stale), before)
    else all.delete(stale)
    timer = setTimeout(refreshNext)
  }

  return {
    get,
    refreshSoon(state) {
      latest = state
      // Deleted indexes are released at once, because continuous writes postpone the timer forever.
      for (const id of all.keys()) if (!state.indices.has(id)) all.delete(id)
      clearTimeout(timer)
      if (all.size > 0) timer = setTimeout(refreshNext, QUIET_TIME)
    },
  }
}

/** Milliseconds without a write before outdated indexes are rebuilt. */
const QUIET_TIME = 100

/**
 * The records of an index; a replica shares those of its primary.
 * @throws RangeError for an unknown index (a programming error)
 */
export function recordSetOf(state: State, id: number): RecordSet {
  const entry = entryOf(state, id)
  const set = entry.primary === null ? entry.set : entryOf(state, entry.primary).set
  const found = set === null ? undefined : state.sets.get(set)
  if (found === undefined) throw new RangeError(`Index ${entry.name} has no records to read.`)
  return found
}

function entryOf(state: State, id: number): IndexEntry {
  const entry = state.indices.get(id)
  if (entry === undefined) throw new RangeError(`There is no index with the number ${id}.`)
  return entry
}

function isCurrent(built: Built, state: State, id: number): boolean {
  return (
    state.indices.has(id) &&
    built.set === recordSetOf(state, id) &&
    built.settings === entryOf(state, id).settings &&
    built.synonyms === state.synonyms.get(id)
  )
}

function sourceOf(state: State, id: number): Source {
  const { settings } = entryOf(state, id)
  const synonyms = state.synonyms.get(id)
  const shape = JSON.stringify([shapeText(settings), [...(synonyms?.values() ?? [])]])
  return { set: recordSetOf(state, id), settings, synonyms, shape }
}

function shapeText(settings: JsonObject): readonly unknown[] {
  return SHAPE_SETTINGS.map((name) => settings[name] ?? null)
}

/** The settings that shape an index. */
const SHAPE_SETTINGS = [
  'searchableAttributes',
  'attributesForFaceting',
  'numericAttributesForFiltering',
  'customRanking',
  'camelCaseAttributes',
  'separatorsToIndex',
  'keepDiacriticsOnCharacters',
  'customNormalization',
  'disablePrefixOnAttributes',
  'disableTypoToleranceOnAttributes',
  'disableTypoToleranceOnWords',
  'disableExactOnAttributes',
  'attributeForDistinct',
]
