import { type SearchIndex, buildIndex, deriveLike } from '../../engine/engine.ts'
import type { JsonObject } from '../json.ts'
import { shapeOf } from '../parameters/index-shape.ts'
import type { IndexEntry } from './entries.ts'
import { type RecordSet, listRecords } from './record-set.ts'
import type { Collection, State } from './state.ts'

/** A built index and everything it was built from. */
type Built = Source & { readonly search: SearchIndex }

type Source = {
  readonly set: RecordSet
  readonly settings: JsonObject
  readonly synonyms: Collection | undefined
  /** The settings and synonyms that shape the index, as text. */
  readonly shape: string
}

export type BuiltIndexes = {
  readonly get: (state: State, id: number) => SearchIndex
  /** Builds anew what is in use and out of date, one index at a time between other work. */
  readonly refreshSoon: (state: State) => void
}

/**
 * Search indexes, built when first searched. An index that has been searched before is rebuilt once the
 * writes are over, so that a batch of thousands costs one build and the next visitor waits for none.
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
    // What visitors have asked for before they will ask for again: none of them should wait for it.
    if (state.indices.has(stale)) deriveLike(get(state, stale), before)
    else all.delete(stale)
    timer = setTimeout(refreshNext)
  }

  return {
    get,
    refreshSoon(state) {
      latest = state
      // Writes that never pause would keep what they delete for ever.
      for (const id of all.keys()) if (!state.indices.has(id)) all.delete(id)
      clearTimeout(timer)
      if (all.size > 0) timer = setTimeout(refreshNext, QUIET)
    },
  }
}

/** Milliseconds without a write after which what is out of date is built anew. */
const QUIET = 100

/** The records of an index; a replica has those of its primary. */
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
  return SHAPING.map((name) => settings[name] ?? null)
}

/** The settings that the build of an index reads. */
const SHAPING = [
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
