import { anyTime, bothOf, eitherOf, type Guard } from '#check/analysis/finding.ts'

import { keysOf } from './script-entries.ts'
import { outcomeOf, told } from './script-guards.ts'
import { isNothing, nothing } from './script-questions.ts'
import { declareStatements, openScope } from './script-scope.ts'
import { contextOf, guarded, type NodeVisitor, walkAll, type WalkState } from './script-state.ts'
import {
  bare,
  isExit,
  isSet,
  nodeIn,
  nodesIn,
  propertyName,
  type ScriptNode,
  textIn,
} from './script-tree.ts'

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

/** Cases share a block. One runs where it matches and none before it does, or after one that does not end. */
export const walkSwitch: NodeVisitor = (node, given) => {
  const state = { ...given, scope: openScope(given.scope) }
  const [subject, cases] = [nodeIn(node, 'discriminant'), nodesIn(node, 'cases')]
  for (const each of cases) declareStatements(nodesIn(each, 'consequent'), state.scope)
  const isQuestion = subject?.type === 'Literal' || subject?.type === 'UnaryExpression'
  walkAll([subject], state)
  let [missed, entered]: readonly [Guard, Guard] = [anyTime, []]
  for (const each of cases) {
    const right = nodeIn(each, 'test')
    const equality = { ...node, type: 'BinaryExpression', operator: '===', left: subject, right }
    const isAsked = isQuestion && right !== undefined
    const { yes = anyTime, no = anyTime } = isAsked
      ? outcomeOf(equality, contextOf(state))
      : nothing
    if (isQuestion) entered = eitherOf(entered, bothOf(missed, yes))
    state.walk(each, guarded(state, told(entered)))
    if (isExit(nodesIn(each, 'consequent').at(-1))) entered = []
    missed = bothOf(missed, no)
  }
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
  const [operator, sides] = [
    textIn(node, 'operator'),
    [nodeIn(node, 'left'), nodeIn(node, 'right')],
  ]
  // A comparison with null or undefined tests whether the expression exists.
  const isQuestion = operator !== 'in' && ((yes ?? no) !== undefined || sides.some(isNothing))
  for (const side of sides) {
    if (side === undefined || side.type === 'PrivateIdentifier') continue
    if (isQuestion || isIdentity(side, operator)) walkTest(side, state)
    else state.walk(side, state)
  }
}

/** Members that hold a function or an element, with which others are compared: nothing is one that is missing. */
const isIdentity = (node: ScriptNode, operator: string): boolean =>
  node.type === 'MemberExpression' &&
  /^[!=]==?$/.test(operator) &&
  /^[A-Z]|Element$/.test(propertyName(node))
