import type { SearchIndex } from '../../engine/engine.ts'
import type { Store, StoreChange } from '../../store.ts'
import { createBuiltIndexes } from './built-indexes.ts'
import { type Draft, createDraft } from './draft.ts'
import { PREFIXES, padded } from './entries.ts'
import { type State, forkState, project, openState } from './state.ts'

/** The provider's state behind its store: reads are immediate, writes wait for each other. */
export type Database = {
  /** The state as last committed; never changes once given out. */
  read(): Promise<State>
  /**
   * Runs `change` on a draft and commits what it put. The promise resolves after the commit: what it
   * acknowledges survives. A throw in `change` or a failed commit leaves everything as it was.
   */
  write<Result>(change: (draft: Draft) => Result): Promise<Result>
  /** The search index of an index of `state`, built if need be. */
  searchIndex(state: State, id: number): SearchIndex
}

export type DatabaseOptions = { readonly store: Store; readonly now: () => number }

/** The store is read on the first call of `read` or `write`. Throws StoreCorruptError from these. */
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

  const tidy = async (): Promise<void> => {
    const state = await read()
    built.refreshSoon(state)
    opened = Promise.resolve(await sweepGarbage(store, state))
  }

  const settle = async (): Promise<void> => {
    waiting -= 1
    // What fails here fails for the next write too, and is reported there; the garbage marker stays.
    if (waiting === 0) await tidy().catch(() => undefined)
  }

  const write = <Result>(change: (draft: Draft) => Result): Promise<Result> => {
    waiting += 1
    const written = queue.then(() => commit(change))
    queue = written.then(settle, settle)
    return written
  }

  return { read, write, searchIndex: built.get }
}

const AT_ONCE = 5000

/**
 * Deletes from the store the records of sets that no index uses now. Taking a set out of use is one
 * small commit; this is the rest of the work, done afterwards and taken up again after a crash.
 * Gives the state without the garbage.
 */
export async function sweepGarbage(store: Store, state: State): Promise<State> {
  if (state.garbage.size === 0) return state
  const swept = forkState(state)
  const gone = [...state.garbage].flatMap((set) => deletionsOf(store, set))
  await commitInParts(store, gone)
  for (const change of gone) project(swept, change)
  return swept
}

/** In order: a set's records go before its marker, so that a crash in between leaves the marker. */
async function commitInParts(store: Store, changes: readonly StoreChange[]): Promise<void> {
  if (changes.length === 0) return
  await store.commit(changes.slice(0, AT_ONCE))
  await commitInParts(store, changes.slice(AT_ONCE))
}

function deletionsOf(store: Store, set: number): readonly StoreChange[] {
  const marker = PREFIXES.garbage + padded(set)
  const records = Array.from(store.entries(`${PREFIXES.record}${padded(set)}/`), ([key]) => key)
  return [...records, marker].map((key) => [key, null] as const)
}
