import type { SearchIndex } from '../../engine/engine.ts'
import type { Store, StoreChange } from '../../store.ts'
import { createBuiltIndexes } from './built-indexes.ts'
import { type Draft, createDraft } from './draft.ts'
import { PREFIXES, padded } from './entries.ts'
import { type State, forkState, project, openState } from './state.ts'

/** The state of the provider and its store. Reads are immediate; writes run one after another. */
export type Database = {
  /**
   * The last committed state; it never changes.
   * @throws StoreCorruptError if the store cannot be read
   */
  read(): Promise<State>
  /**
   * Runs `change` on a draft and commits the changes. The promise resolves after the commit. If `change`
   * throws or the commit fails, nothing changes.
   * @throws StoreCorruptError if the store cannot be read; errors of `change` and of the store
   */
  write<Result>(change: (draft: Draft) => Result): Promise<Result>
  /** The search index of an index of `state`; built if necessary. */
  searchIndex(state: State, id: number): SearchIndex
}

export type DatabaseOptions = { readonly store: Store; readonly now: () => number }

/** Creates a database. The store is read at the first `read` or `write`. */
export function createDatabase({ store, now }: DatabaseOptions): Database {
  const built = createBuiltIndexes()
  let opened: Promise<State> | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0

  const open = async (): Promise<State> => openState(store)
  const read = (): Promise<State> => (opened ??= open())

  const commit = async <Result>(change: (draft: Draft) => Result): Promise<Result> => {
    const draft = createDraft(await read(), now())
    const result = change(draft)
    await store.commit(draft.changes())
    opened = Promise.resolve({ ...draft.state, owned: new Set<number>() })
    return result
  }

  const maintain = async (): Promise<void> => {
    const state = await read()
    built.refreshSoon(state)
    opened = Promise.resolve(await sweepGarbage(store, state))
  }

  const settle = async (): Promise<void> => {
    waiting -= 1
    // A failure is reported by the next write, which fails too; the garbage marker stays.
    if (waiting === 0) await maintain().catch(() => undefined)
  }

  const write = <Result>(change: (draft: Draft) => Result): Promise<Result> => {
    waiting += 1
    const written = queue.then(() => commit(change))
    queue = written.then(settle, settle)
    return written
  }

  return { read, write, searchIndex: built.get }
}

const COMMIT_SIZE = 5000

/**
 * Deletes the records of unused sets from the store. A write only marks a set as garbage, in one small
 * commit; the deletion follows here and is repeated after a crash. Returns the state without the garbage.
 */
export async function sweepGarbage(store: Store, state: State): Promise<State> {
  if (state.garbage.size === 0) return state
  const swept = forkState(state)
  const gone = [...state.garbage].flatMap((set) => deletionsOf(store, set))
  await commitInParts(store, gone)
  for (const change of gone) project(swept, change)
  return swept
}

/** Deletes the records of a set before its marker, so that a crash in between leaves the marker. */
async function commitInParts(store: Store, changes: readonly StoreChange[]): Promise<void> {
  if (changes.length === 0) return
  await store.commit(changes.slice(0, COMMIT_SIZE))
  await commitInParts(store, changes.slice(COMMIT_SIZE))
}

function deletionsOf(store: Store, set: number): readonly StoreChange[] {
  const marker = PREFIXES.garbage + padded(set)
  const records = Array.from(store.entries(`${PREFIXES.record}${padded(set)}/`), ([key]) => key)
  return [...records, marker].map((key) => [key, null] as const)
}
