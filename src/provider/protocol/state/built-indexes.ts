import {
  assembleIndex,
  buildIndex,
  type IndexParts,
  partsOf,
  type SearchIndex,
} from '#engine/index.ts'
import type { IndexCache } from '#provider/index-cache.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { shapeOf, sortsOf } from '#provider/protocol/parameters/index-shape.ts'

import type { IndexEntry } from './entries.ts'
import { listRecords, type RecordSet, recordTexts } from './record-set.ts'
import type { State, Synonyms } from './state.ts'

type Built = Source & { readonly search: SearchIndex }

type Source = {
  readonly set: RecordSet
  readonly settings: JsonObject
  readonly synonyms: Synonyms | undefined
  /** The settings and synonyms that shape the index, as JSON text. */
  readonly shape: string
}

export type BuiltElsewhere = {
  readonly parts: IndexParts
  /** The sequence number of the state from which it was built. */
  readonly next: number
}

/** Builds an index elsewhere; undefined if the index was deleted or the thread ended. */
export type BuildElsewhere = (id: number) => Promise<BuiltElsewhere | undefined>

export type IndexBuildOptions = {
  /** The last committed state. */
  readonly latest: () => State | undefined
  /** Where indexes are built; undefined: in this thread. */
  readonly elsewhere: () => BuildElsewhere | undefined
  /** Moves the parts of an index built in this thread to shared memory. */
  readonly relocate?: (parts: IndexParts) => IndexParts
  /** Keeps built indexes for the next start. Optional. */
  readonly cache?: IndexCache
}

/**
 * Search indexes, built when first searched. After writes, an index that has been searched is
 * rebuilt in the background: a batch of thousands costs one build, and the next search does not
 * wait for it.
 */
export class BuiltIndexes {
  readonly #options: IndexBuildOptions
  readonly #all = new Map<number, Built>()
  /** Builds under way in another thread, by index number. */
  readonly #underWay = new Map<number, Promise<void>>()
  readonly #unseen = new UnseenTasks()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: IndexBuildOptions) {
    this.#options = options
  }

  /** If indexes are built in another thread, waits until `get` can return without building. */
  async prepare(state: State, id: number): Promise<void> {
    const build = this.#options.elsewhere()
    if (build === undefined || this.#findCurrent(state, id) !== undefined) return
    const renewed = this.#renew(build, id)
    if (!this.#all.has(id)) await renewed
  }

  /** The index, or an outdated one while another thread builds its successor. */
  get(state: State, id: number): SearchIndex {
    const outdated = this.#options.elsewhere() && this.#all.get(id)?.search
    return this.#findCurrent(state, id) ?? outdated ?? this.#build(state, id)
  }

  /** Whether searches of the index do not find the last writes yet. */
  isOutdated(id: number): boolean {
    return this.#options.elsewhere() !== undefined && this.#unseen.isMissing(id)
  }

  /** Whether searches find what a task wrote, in every index that it changed. If not, builds them. */
  isPublished(task: number): boolean {
    const build = this.#options.elsewhere()
    if (build === undefined) return true
    const missing = this.#unseen.indexesWithout(task)
    for (const id of missing) void this.#renew(build, id)
    return missing.length === 0
  }

  /** Records which indexes a write made outdated. */
  committed(before: State, after: State): void {
    const range = [before.meta.next, after.meta.next] as const
    for (const id of new Set([...this.#all.keys(), ...this.#underWay.keys()])) {
      if (!after.indices.has(id) || this.#findCurrent(after, id) !== undefined) {
        this.#unseen.seen(id, after.meta.next)
      } else if (!isSameSource(before, after, id)) this.#unseen.add(id, range)
    }
  }

  /** Forgets all indexes, because it is not known which writes they miss. */
  clear(): void {
    for (const id of this.#all.keys()) this.#unseen.seen(id, Infinity)
    this.#all.clear()
  }

  /** Rebuilds outdated indexes that are in use, one at a time, between other work. */
  refreshSoon(state: State): void {
    // Release deleted indexes at once, because continuous writes may postpone the timer forever.
    const deleted = [...this.#all.keys()].filter((id) => !state.indices.has(id))
    for (const id of deleted) this.#all.delete(id)
    if (deleted.length > 0) this.#options.cache?.retain(new Set(state.indices.keys()))
    clearTimeout(this.#timer)
    if (this.#all.size > 0) this.#timer = setTimeout(() => void this.#refreshNext(), QUIET_TIME)
  }

  async #refreshNext(): Promise<void> {
    const state = this.#options.latest()
    const stale = state && [...this.#all.keys()].find((id) => this.#unseen.isMissing(id))
    if (state === undefined || stale === undefined) return
    const build = this.#options.elsewhere()
    if (build === undefined) this.get(state, stale)
    else await this.#renew(build, stale)
    this.#timer = setTimeout(() => void this.#refreshNext())
  }

  #findCurrent(state: State, id: number): SearchIndex | undefined {
    const before = this.#all.get(id)
    if (before === undefined || !state.indices.has(id)) return undefined
    if (isCurrent(before, state, id)) return before.search
    if (before.set !== recordSetOf(state, id)) return undefined
    const source = sourceOf(state, id)
    if (before.shape !== source.shape) return undefined
    this.#all.set(id, { ...source, search: before.search })
    return before.search
  }

  #build(state: State, id: number): SearchIndex {
    const source = sourceOf(state, id)
    const search = this.#assemble(source, id)
    this.#keep(id, { ...source, search })
    return search
  }

  /** Keeps an index unless a write overtook the search that built it. */
  #keep(id: number, built: Built): void {
    const latest = this.#options.latest()
    if (latest === undefined || !latest.indices.has(id)) return
    if (built.set !== recordSetOf(latest, id) || built.shape !== sourceOf(latest, id).shape) return
    this.#all.set(id, built)
    this.#unseen.seen(id, latest.meta.next)
  }

  #assemble({ set, settings, synonyms, shape: text }: Source, id: number): SearchIndex {
    const { relocate, cache } = this.#options
    const records = listRecords(set)
    const shape = shapeOf(settings, synonyms)
    const cached = cache?.find({ id, shape: text, texts: recordTexts(set) })
    if (cached?.parts !== undefined) {
      return assembleIndex(relocate?.(cached.parts) ?? cached.parts, records, shape)
    }
    const built = buildIndex(records, shape)
    cached?.keep(partsOf(built))
    return relocate ? assembleIndex(relocate(partsOf(built)), records, shape) : built
  }

  #renew(build: BuildElsewhere, id: number): Promise<void> {
    const building =
      this.#underWay.get(id) ??
      this.#buildThere(build, id).finally(() => void this.#underWay.delete(id))
    this.#underWay.set(id, building)
    return building
  }

  async #buildThere(build: BuildElsewhere, id: number): Promise<void> {
    const built = await build(id)
    const state = this.#options.latest()
    if (built === undefined || state === undefined || !state.indices.has(id)) return
    // After a write to the index during the build, the result is outdated; it will be built again.
    if (state.meta.next < built.next || this.#unseen.isMissing(id, built.next)) return
    const source = sourceOf(state, id)
    const shape = shapeOf(source.settings, source.synonyms)
    const search = assembleIndex(built.parts, listRecords(source.set), shape)
    this.#keep(id, { ...source, search })
  }
}

/** Milliseconds without a write before outdated indexes are rebuilt. */
const QUIET_TIME = 100

/**
 * The records of an index. A replica shares the records of its primary.
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

function isSameSource(before: State, after: State, id: number): boolean {
  if (!before.indices.has(id) || recordSetOf(before, id) !== recordSetOf(after, id)) return false
  return sourceOf(before, id).shape === sourceOf(after, id).shape
}

function sourceOf(state: State, id: number): Source {
  const { settings } = entryOf(state, id)
  const synonyms = state.synonyms.get(id)
  const shape = JSON.stringify([shapeText(settings), [...(synonyms?.values() ?? [])]])
  return { set: recordSetOf(state, id), settings, synonyms, shape }
}

function shapeText(settings: JsonObject): readonly unknown[] {
  return [...SHAPE_SETTINGS.map((name) => settings[name] ?? null), sortsOf(settings)]
}

/** The settings that shape an index. */
const SHAPE_SETTINGS = [
  'searchableAttributes',
  'attributesForFaceting',
  'numericAttributesForFiltering',
  'customRanking',
  'camelCaseAttributes',
  'separatorsToIndex',
  'disablePrefixOnAttributes',
  'disableTypoToleranceOnWords',
  'attributeForDistinct',
]

/** Task numbers from the first up to, but without, the second. */
type Range = readonly [from: number, to: number]

/** The tasks whose writes searches do not find yet, by the index that has to be built first. */
export class UnseenTasks {
  readonly #ranges = new Map<number, Range[]>()

  /** Records that a write with these task numbers changed what an index is built of. */
  add(id: number, [from, to]: Range): void {
    const ranges = this.#ranges.get(id) ?? []
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === from) ranges[ranges.length - 1] = [last[0], to]
    else ranges.push([from, to])
    // A wider range only makes tasks between two writes wait as well.
    const [first, second] = ranges
    if (ranges.length > MOST && first && second) ranges.splice(0, 2, [first[0], second[1]])
    this.#ranges.set(id, ranges)
  }

  /** Records that searches of an index find all tasks before `next`. */
  seen(id: number, next: number): void {
    const left = (this.#ranges.get(id) ?? [])
      .filter(([, to]) => to > next)
      .map(([from, to]): Range => [Math.max(from, next), to])
    if (left.length > 0) this.#ranges.set(id, left)
    else this.#ranges.delete(id)
  }

  /** Whether searches of an index miss a task from `next` on. */
  isMissing(id: number, next = 0): boolean {
    return (this.#ranges.get(id) ?? []).some(([, to]) => to > next)
  }

  /** The indexes whose searches do not find a task. */
  indexesWithout(task: number): readonly number[] {
    const isUnseen = ([from, to]: Range): boolean => from <= task && task < to
    return [...this.#ranges].filter(([, ranges]) => ranges.some(isUnseen)).map(([id]) => id)
  }
}

/** Ranges of one index. Only writes to several indexes in turn make more than one. */
const MOST = 1000
