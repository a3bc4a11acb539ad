import { type Store, StoreCorruptError } from '../../store.ts'
import { PREFIXES } from './entries.ts'
import { type State, createState, project } from './state.ts'

/** Kinds in the order in which they have to be read: records need to know which sets are alive. */
const ORDER = [
  PREFIXES.meta,
  PREFIXES.index,
  PREFIXES.garbage,
  PREFIXES.synonyms,
  PREFIXES.rules,
  PREFIXES.key,
  PREFIXES.record,
]

/** Reads a store. Throws StoreCorruptError naming the entry that cannot be read. */
export function openState(store: Store): State {
  const state = createState()
  for (const prefix of ORDER) {
    for (const entry of store.entries(prefix)) project(state, entry)
  }
  checkLinks(state)
  return { ...state, owned: new Set() }
}

/** A link to an index that is not there would fail only much later, and far from its cause. */
function checkLinks(state: State): void {
  for (const [id, entry] of state.indices) {
    const linked = entry.primary === null ? entry.replicas : [entry.primary, ...entry.replicas]
    const missing = linked.find((other) => !state.indices.has(other))
    if (missing === undefined && (entry.set !== null || entry.primary !== null)) continue
    throw new StoreCorruptError(`${PREFIXES.index}${id}`, 'points to an index that does not exist')
  }
}
