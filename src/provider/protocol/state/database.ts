import type { IndexParts, SearchIndex } from '#engine/index.ts'
import type { Compressor } from '#provider/compressor.ts'
import type { IndexCache } from '#provider/index-cache.ts'
import type { KeyValueStore, StoreChange } from '#provider/store.ts'

import { type BuildElsewhere, BuiltIndexes } from './built-indexes.ts'
import { createDraft, type Draft } from './draft.ts'
import { KEY_PREFIXES, padded } from './entries.ts'
import { forkState, openState, project, type State } from './state.ts'

/** The state of the provider and its store. Reads are immediate; writes run one after another. */
export type Database = {
  /**
   * The last committed state, which never changes.
   * @throws StoreCorruptError if the store cannot be read
   */
  read(): Promise<State>
  /**
   * Runs `change` on a draft, commits the changes and resolves after the commit. If `change` throws
   * or the commit fails, nothing changes.
   * @throws StoreCorruptError if the store cannot be read; errors of `change` and of the store
   */
  write<Result>(change: (draft: Draft) => Result): Promise<Result>
  /** Waits until `searchIndex` can return without building, if another thread builds. */
  prepare(state: State, id: number): Promise<void>
  /** The search index of an index of `state`; built if necessary. */
  searchIndex(state: State, id: number): SearchIndex
  /** Whether searches of the index do not find the last writes yet. */
  isOutdated(id: number): boolean
  /** Whether searches find what a task wrote. If not, the indexes that they need are built. */
  isPublished(task: number): boolean
  /** Resolves when the pending writes have been committed or have failed. */
  settled(): Promise<void>
  /** Applies changes that another thread has committed to the same store. */
  apply(changes: readonly StoreChange[]): void
  /** Discards the state, so that the store is read again. */
  reopen(): void
}

export type DatabaseOptions = {
  readonly store: KeyValueStore
  readonly now: () => number
  /** Where indexes are built; by default in this thread. */
  readonly buildElsewhere?: () => BuildElsewhere | undefined
  /** Moves the parts of an index built in this thread to shared memory. */
  readonly relocate?: (parts: IndexParts) => IndexParts
  /** Keeps built indexes for the next start. Optional. */
  readonly indexCache?: IndexCache
  /** Compresses the records of large sets in memory. Optional. */
  readonly compressor?: Compressor
}

/** Creates a database. The store is read on the first `read` or `write`. */
export function createDatabase(options: DatabaseOptions): Database {
  const { store, now, buildElsewhere = () => undefined, relocate, indexCache } = options
  let opened: Promise<State> | undefined
  let latest: State | undefined
  const built = new BuiltIndexes({
    latest: () => latest,
    elsewhere: buildElsewhere,
    ...(relocate && { relocate }),
    ...(indexCache && { cache: indexCache }),
  })

  const keep = (state: State): State => {
    latest = state
    opened = Promise.resolve(state)
    return state
  }
  const open = async (): Promise<State> => keep(openState(store, options.compressor))
  const read = (): Promise<State> => (opened ??= open())

  const commit = async <Result>(change: (draft: Draft) => Result): Promise<Result> => {
    const before = await read()
    const draft = createDraft(before, now())
    const result = change(draft)
    await store.commit(draft.changes())
    built.committed(before, keep({ ...draft.state, owned: new Set<number>() }))
    return result
  }

  const maintain = async (): Promise<void> => {
    const state = await read()
    built.refreshSoon(state)
    keep(await sweepGarbage(store, state))
  }

  // A failure also fails the next write, which reports it. The garbage marker stays.
  const writes = createQueue(() => maintain().catch(() => undefined))

  const apply = (changes: readonly StoreChange[]): void => {
    // A store that has not been read yet will contain the changes when it is read.
    if (latest === undefined) return
    const before = latest
    const forked = forkState(before)
    for (const change of changes) project(forked, change)
    const state = keep({ ...forked, owned: new Set<number>() })
    built.committed(before, state)
    built.refreshSoon(state)
  }

  const reopen = (): void => {
    latest = undefined
    opened = undefined
    built.clear()
  }

  return {
    read,
    write: (change) => writes.run(() => commit(change)),
    apply,
    reopen,
    settled: writes.settled,
    prepare: (state, id) => built.prepare(state, id),
    searchIndex: (state, id) => built.get(state, id),
    isOutdated: (id) => built.isOutdated(id),
    isPublished: (task) => built.isPublished(task),
  }
}

type Queue = {
  readonly run: <Result>(task: () => Promise<Result>) => Promise<Result>
  readonly settled: () => Promise<void>
}

/** Runs tasks one after another, and `whenIdle` after the last waiting one. */
function createQueue(whenIdle: () => Promise<void>): Queue {
  let last: Promise<void> = Promise.resolve()
  let waiting = 0
  const settle = async (): Promise<void> => {
    waiting -= 1
    if (waiting === 0) await whenIdle()
  }
  return {
    run(task) {
      waiting += 1
      const done = last.then(task)
      last = done.then(settle, settle)
      return done
    },
    settled: () => last,
  }
}

const COMMIT_SIZE = 5000

/**
 * Deletes the records of unused sets from the store. A write only marks a set as garbage, in one
 * small commit; the deletion follows here and is repeated after a crash.
 * @returns the state without the garbage
 */
export async function sweepGarbage(store: KeyValueStore, state: State): Promise<State> {
  if (state.garbage.size === 0) return state
  const swept = forkState(state)
  const gone = [...state.garbage].flatMap((set) => deletionsOf(store, set))
  await commitInParts(store, gone)
  for (const change of gone) project(swept, change)
  return swept
}

/** Deletes the records of a set before its marker, so that a crash in between leaves the marker. */
async function commitInParts(store: KeyValueStore, changes: readonly StoreChange[]): Promise<void> {
  if (changes.length === 0) return
  await store.commit(changes.slice(0, COMMIT_SIZE))
  await commitInParts(store, changes.slice(COMMIT_SIZE))
}

function deletionsOf(store: KeyValueStore, set: number): readonly StoreChange[] {
  const marker = KEY_PREFIXES.garbage + padded(set)
  const records = Array.from(store.entries(`${KEY_PREFIXES.record}${padded(set)}/`), ([key]) => key)
  return [...records, marker].map((key) => [key, null] as const)
}
