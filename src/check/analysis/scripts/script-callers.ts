import { anyTime, bothOf, type Guard } from '#check/analysis/finding.ts'

import { findLocal } from './script-scope.ts'
import type { Called, CalledFunctions, WalkState } from './script-state.ts'
import type { ScriptNode } from './script-tree.ts'

/** More places hardly all stand behind tests. */
const MOST_PLACES = 8

/** A function that has a name: it runs where one of the places that name it does. */
export function calledFunction(made: ScriptNode, { source: { called } }: WalkState): Called {
  const found = called.get(made) ?? { guard: [[]], places: [] }
  called.set(made, found)
  return found
}

/** Records a place that names what may be a function of the code. */
export function addCaller(
  name: string,
  state: WalkState,
  local = findLocal(state.scope, name),
): void {
  const made = local?.made
  if (made === undefined) return
  const { places } = calledFunction(made, state)
  if (places.length <= MOST_PLACES) places.push(state.guards)
}

/** Completes the guards of functions that are named only behind tests. */
export function settleCalls(called: CalledFunctions): void {
  const open = new Map<Guard, Called>([...called.values()].map((each) => [each.guard, each]))
  const settle = (guard: Guard) => {
    const found = open.get(guard)
    // What is being settled implies nothing yet.
    open.delete(guard)
    if (found === undefined || found.places.length > MOST_PLACES) return
    const outside = found.places.filter((guards) => !guards.includes(guard))
    for (const each of outside.flat()) settle(each)
    const cases = outside.flatMap((guards) => guards.reduce(bothOf, anyTime))
    const isTold = outside.length > 0 && cases.every((keys) => keys.length > 0)
    if (isTold) found.guard.splice(0, 1, ...cases)
  }
  for (const { guard } of called.values()) settle(guard)
}
