import type { Collector, Embedding, Guard } from '#routes/check/analysis/finding.ts'

import type { Scope } from './script-scope.ts'
import type { ScriptNode } from './script-tree.ts'
import type { TypeContext } from './script-types.ts'

export type WalkState = {
  readonly collector: Collector
  readonly at: Embedding
  readonly scope: Scope
  readonly guards: readonly Guard[]
  readonly parent: ScriptNode | undefined
  readonly isTopLevel: boolean
  /** The expression that is only tested for existence. */
  readonly tested: ScriptNode | undefined
  /** The type of the visited function's first parameter if the caller implies it, else empty. */
  readonly given: string
  readonly walk: (node: ScriptNode, state: WalkState) => void
}

export type NodeVisitor = (node: ScriptNode, state: WalkState) => void

export const contextOf = ({ collector, scope }: WalkState): TypeContext => ({
  index: collector.index,
  scope,
})

export function addKeys(keys: readonly string[], node: ScriptNode, state: WalkState): void {
  const line = lineIn(node, state)
  for (const key of keys) state.collector.add(key, { line, guards: state.guards })
}

export function lineIn(node: ScriptNode, { at }: WalkState): number {
  const loc: unknown = Reflect.get(node, 'loc')
  const start: unknown = typeof loc === 'object' && loc !== null ? Reflect.get(loc, 'start') : null
  const line: unknown = typeof start === 'object' && start !== null ? Reflect.get(start, 'line') : 1
  return at.firstLine + (typeof line === 'number' ? line : 1) - 1
}

export const guarded = (state: WalkState, guard: Guard | undefined): WalkState =>
  guard === undefined ? state : { ...state, guards: [...state.guards, guard] }

export function walkAll(nodes: readonly (ScriptNode | undefined)[], state: WalkState): void {
  for (const node of nodes) if (node !== undefined) state.walk(node, state)
}
