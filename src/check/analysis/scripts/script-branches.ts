import { keysOf } from './script-entries.ts'
import { outcomeOf } from './script-guards.ts'
import { contextOf, guarded, type NodeVisitor, walkAll, type WalkState } from './script-state.ts'
import { bare, isSet, nodeIn, type ScriptNode, textIn } from './script-tree.ts'

/** Visits a condition: testing for an entry does not require it. */
export function walkTest(given: ScriptNode, state: WalkState): void {
  state.walk(given, { ...state, tested: bare(given) })
}

/** Visits branches with the guards that their test implies. */
export const walkBranches: NodeVisitor = (node, state) => {
  const test = nodeIn(node, 'test')
  if (test === undefined) return
  const { yes, no } = outcomeOf(test, contextOf(state))
  walkTest(test, state)
  walkAll([nodeIn(node, 'consequent') ?? nodeIn(node, 'body')], guarded(state, yes))
  walkAll([nodeIn(node, 'alternate')], guarded(state, no))
}

/** Visits a logical operator: its right side runs under the condition of its left side. */
export const walkLogical: NodeVisitor = (node, state) => {
  const [left, right] = [nodeIn(node, 'left'), nodeIn(node, 'right')]
  if (left === undefined || right === undefined) return
  const { yes, no } = outcomeOf(left, contextOf(state))
  walkTest(left, state)
  walkTest(right, guarded(state, textIn(node, 'operator') === '&&' ? yes : no))
}

/** The entries that the links of chains need before they run: after `a?.`, nothing runs where `a` is missing. */
const present = new WeakMap<ScriptNode, readonly string[]>()

export const walkChain: NodeVisitor = (node, state) => {
  const links: ScriptNode[] = []
  for (let link = bare(node); link !== undefined; link = ownerOf(link)) links.unshift(link)
  const keys: string[] = []
  for (const link of links) {
    if (isSet(link, 'optional')) keys.push(...keysOf(ownerOf(link), contextOf(state)))
    if (keys.length > 0) present.set(link, [...keys])
  }
  walkAll([nodeIn(node, 'expression')], state)
}

/** What stands before a link of a chain. */
const ownerOf = (link: ScriptNode): ScriptNode | undefined =>
  nodeIn(link, 'object') ?? nodeIn(link, 'callee')

/** Visits what stands before a link, and returns the state of the link. */
export function walkOwner(link: ScriptNode, state: WalkState): WalkState {
  const owner = ownerOf(link)
  if (owner !== undefined && isSet(link, 'optional')) walkTest(owner, state)
  else walkAll([owner], state)
  const keys = present.get(link)
  return guarded(state, keys === undefined ? undefined : [keys])
}

export const walkUnary: NodeVisitor = (node, state) => {
  const argument = nodeIn(node, 'argument')
  const operator = textIn(node, 'operator')
  if (argument === undefined) return
  if (operator === '!' || operator === 'typeof') walkTest(argument, state)
  else state.walk(argument, state)
}

export const walkBinary: NodeVisitor = (node, state) => {
  const { yes, no } = outcomeOf(node, contextOf(state))
  // A comparison with null or undefined tests whether the expression exists.
  const isQuestion = textIn(node, 'operator') !== 'in' && (yes ?? no) !== undefined
  for (const side of [nodeIn(node, 'left'), nodeIn(node, 'right')]) {
    if (side === undefined || side.type === 'PrivateIdentifier') continue
    if (isQuestion) walkTest(side, state)
    else state.walk(side, state)
  }
}
