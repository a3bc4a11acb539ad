import { search, searchFacetValues } from '../../engine/engine.ts'
import type {
  EngineAnswer,
  EngineQuery,
  FacetValueHit,
  FacetValueQuery,
} from '../../engine/types.ts'
import type { Call, IndexRef } from '../request/request-context.ts'
import type { State } from '../state/state.ts'

/** What is asked of an index, before it is said how long that may take. */
export type Question = Omit<EngineQuery, 'checkTime'>

/** Where a search of a call looks. */
type Place = {
  readonly call: Call
  readonly state: State
  readonly index: Pick<IndexRef, 'id'>
}

/** Runs a search. Throws ApiError 422 when those of the call have taken longer than they may. */
export function runSearch({ call, state, index }: Place, question: Question): EngineAnswer {
  const built = call.database.searchIndex(state, index.id)
  return call.meter.run((checkTime) => search(built, { ...question, checkTime }))
}

/** The same for the values of a facet. */
export function runFacetSearch(
  { call, state, index }: Place,
  question: Question,
  values: FacetValueQuery,
): readonly FacetValueHit[] {
  const built = call.database.searchIndex(state, index.id)
  return call.meter.run((checkTime) => searchFacetValues(built, { ...question, checkTime }, values))
}
