import type { Fate } from '#check/analysis/account.ts'
import {
  type Collector,
  type Embedding,
  type Finding,
  type Guard,
  spanIn,
} from '#check/analysis/finding.ts'
import type { PartFindings } from '#check/analysis/styles/style-tree.ts'

import type { Polyfills } from './script-polyfills.ts'
import type { Scope, TypeContext } from './script-scope.ts'
import { headOf, type ScriptNode } from './script-tree.ts'

/** Where a function of the script is named. */
export type Called = {
  /** Implies nothing until the whole script has been visited. */
  readonly guard: (readonly string[])[]
  /** The guards of the places that name the function. */
  readonly places: (readonly Guard[])[]
}

/** The functions of a script that have a name. */
export type CalledFunctions = Map<ScriptNode, Called>

/** What all of a script shares. */
export type ScriptSource = {
  /** The parsed text, to which the offsets of nodes refer. */
  readonly text: string
  readonly at: Embedding
  readonly polyfills: Polyfills
  readonly called: CalledFunctions
}

/** What differs between the places of a script. Few fields: each node visited copies them. */
export type WalkState = {
  readonly collector: Collector
  readonly source: ScriptSource
  readonly scope: Scope
  readonly guards: readonly Guard[]
  readonly parent: ScriptNode | undefined
  /** The parent of the parent. */
  readonly outer: ScriptNode | undefined
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

/** An entry that code uses, and how sure that is. */
export type Use = Pick<Finding, 'key' | 'certainty' | 'loose'>

export function addKeys(keys: readonly string[], node: ScriptNode, state: WalkState): void {
  for (const key of keys) addUse({ key }, node, state)
}

/** Records a use; its place is the head of the node. */
export function addUse(use: Use, node: ScriptNode, state: WalkState): void {
  const { collector, guards } = state
  const { text, at, polyfills } = state.source
  if (!collector.index.has(use.key)) return
  collector.add(use.key, {
    line: lineIn(node, state),
    ...spanIn(at, headOf(node, text)),
    guards,
    ...(use.certainty !== undefined && { certainty: use.certainty }),
    ...(use.loose !== undefined && { loose: use.loose }),
    ...(polyfills.has(use.key) && { isPolyfilled: true }),
  })
}

/** Records what becomes of a name or a node. */
export function accountFor(fate: Fate, node: ScriptNode, state: WalkState): void {
  const { text, at } = state.source
  state.collector.account(fate, () => ({
    line: lineIn(node, state),
    ...spanIn(at, headOf(node, text)),
  }))
}

/** Records what declarations or a condition in a script use. */
export function addFound({ uses, fates }: PartFindings, node: ScriptNode, state: WalkState): void {
  for (const { key } of uses) addUse({ key }, node, state)
  for (const fate of fates) accountFor(fate, node, state)
}

export function lineIn(node: ScriptNode, { source: { at } }: Pick<WalkState, 'source'>): number {
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
