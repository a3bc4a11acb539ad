import type { Store, StoreChange } from '../../store.ts'
import { PREFIXES, padded } from './entries.ts'
import { type State, forkState, project } from './state.ts'

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
