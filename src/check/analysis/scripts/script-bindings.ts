import { bothOf, eitherOf } from '#check/analysis/finding.ts'

import { ownIfUnknown } from './script-account.ts'
import { annotatedType } from './script-annotations.ts'
import { walkTest } from './script-branches.ts'
import { calledFunction } from './script-callers.ts'
import { findInSet } from './script-calls.ts'
import { keysOf } from './script-entries.ts'
import { truthOf } from './script-guards.ts'
import { isCallable } from './script-questions.ts'
import {
  changeLocal,
  declarePattern,
  declareTypes,
  findLocal,
  openScope,
  type TypeContext,
} from './script-scope.ts'
import {
  addKeys,
  contextOf,
  guarded,
  type NodeVisitor,
  walkAll,
  type WalkState,
} from './script-state.ts'
import { syntaxKeys } from './script-syntax.ts'
import {
  bare,
  isFunction,
  isSet,
  literalText,
  nodeIn,
  nodesIn,
  propertyName,
  type ScriptNode,
  textIn,
} from './script-tree.ts'
import { typeOf } from './script-types.ts'

/** Visits a function after declaring its parameters. */
export const walkFunction: NodeVisitor = (node, given) => {
  // All functions inherit `this` here, although in JavaScript only arrow functions do.
  const scope = openScope(given.scope)
  declareTypes(node, scope)
  const parameters = nodesIn(node, 'params')
  const isNamed = node.type === 'FunctionDeclaration' || given.outer?.type === 'VariableDeclarator'
  const state = {
    ...(isNamed ? guarded(given, calledFunction(node, given).guard) : given),
    given: '',
  }
  for (const [place, parameter] of parameters.entries()) {
    const inner = parameter.type === 'AssignmentPattern' ? nodeIn(parameter, 'left') : parameter
    const annotation = nodeIn(inner, 'typeAnnotation')
    const told = place === 0 && annotation === undefined ? given.given : ''
    const type = told || annotatedType(annotation, { ...contextOf(state), scope })
    declarePattern(parameter, scope, { type })
    if (inner?.type === 'ObjectPattern') addMembers(inner, type, { ...state, scope })
  }
  const id = nodeIn(node, 'id')
  if (node.type === 'FunctionExpression' && id !== undefined) declarePattern(id, scope)
  for (const parameter of parameters) walkPattern(parameter, { ...state, scope })
  const body = nodeIn(node, 'body')
  if (body !== undefined) state.walk(body, { ...state, scope })
}

/** Visits the code within a pattern: default values and computed names. */
export const walkPattern: NodeVisitor = (node, state) => {
  switch (node.type) {
    case 'AssignmentPattern':
      walkAll([nodeIn(node, 'right')], state)
      addTypedMembers(nodeIn(node, 'left'), nodeIn(node, 'right'), state)
      walkAllPatterns([nodeIn(node, 'left')], state)
      return
    case 'ObjectPattern':
    case 'ArrayPattern':
      addKeys(syntaxKeys(node, state), node, state)
      walkAllPatterns([...nodesIn(node, 'properties'), ...nodesIn(node, 'elements')], {
        ...state,
        parent: node,
      })
      return
    case 'Property':
      if (isSet(node, 'computed')) {
        addKeys(['javascript.operators.destructuring.computed_property_names'], node, state)
        walkAll([nodeIn(node, 'key')], state)
      }
      walkAllPatterns([nodeIn(node, 'value')], state)
      return
    case 'RestElement':
      addKeys(syntaxKeys(node, state), node, state)
      walkAllPatterns([nodeIn(node, 'argument')], state)
      return
    case 'MemberExpression':
      state.walk(node, state)
      return
    default:
  }
}

function walkAllPatterns(nodes: readonly (ScriptNode | undefined)[], state: WalkState): void {
  for (const node of nodes) if (node !== undefined) walkPattern(node, state)
}

/** `const { clipboard } = navigator`: members of a known object, else names of the code. */
function addMembers(
  pattern: ScriptNode,
  type: string,
  { isAlias = false, ...state }: WalkState & { readonly isAlias?: boolean },
): void {
  for (const property of nodesIn(pattern, 'properties')) {
    if (property.type !== 'Property') continue
    const name = propertyName(property)
    const [member, context] = [memberOf(type, property), withType(type, state)]
    const keys = type === '' ? [] : keysOf(member, context)
    if (keys.length === 0) state.collector.own(name)
    const value = nodeIn(property, 'value')
    const isName = keys.length > 0 && value?.type === 'Identifier'
    // As of an alias, the call of a method requires it.
    const isRead =
      isName && isAlias && state.collector.index.get(keys[0] ?? '')?.name.endsWith('()')
    addKeys(keys, property, guarded(state, isRead === true ? [keys] : undefined))
    if (isName)
      declarePattern(value, state.scope, {
        type: typeOf(member, context),
        ...(isRead === true && { keys }),
      })
  }
}

/** `{ at } = []`: a pattern whose value has a known type. */
function addTypedMembers(
  pattern: ScriptNode | undefined,
  value: ScriptNode | undefined,
  state: WalkState,
): void {
  const type = pattern?.type === 'ObjectPattern' ? typeOf(value, contextOf(state)) : ''
  if (pattern !== undefined && type !== '') addMembers(pattern, type, state)
}

const OBJECT = ' object'

/** Builds a member expression from a property, for functions that take expressions. */
const memberOf = (_type: string, property: ScriptNode): ScriptNode =>
  Object.assign(
    { type: 'MemberExpression', start: property.start, end: property.end },
    {
      object: { type: 'Identifier', name: OBJECT, start: property.start, end: property.start },
      property: nodeIn(property, 'key'),
      computed: isSet(property, 'computed'),
    },
  )

function withType(type: string, state: WalkState) {
  const scope = openScope(state.scope)
  scope.names.set(OBJECT, { type })
  return { ...contextOf(state), scope }
}

/** Visits a variable declarator and declares its type if it can be inferred. */
export const walkDeclarator: NodeVisitor = (node, state) => {
  const [id, init] = [nodeIn(node, 'id'), nodeIn(node, 'init')]
  const context = contextOf(state)
  const isName = id?.type === 'Identifier'
  const alias = isName ? aliasKeys(init, context) : []
  if (init !== undefined) {
    if (alias.length > 0) walkTest(init, state)
    else state.walk(init, state)
  }
  if (id === undefined) return
  const annotation = nodeIn(id, 'typeAnnotation')
  const type = annotation === undefined ? typeOf(init, context) : annotatedType(annotation, context)
  if (isName) {
    declarePattern(id, state.scope, {
      type,
      ...(init?.type !== 'Identifier' && alias.length === 0 && { guard: truthOf(init, context) }),
      ...(alias.length > 0 && { keys: alias }),
      ...(init !== undefined && isFunction(init) && { made: init }),
      ...(isConstantText(init, state) && { literal: init }),
    })
  }
  if (id.type === 'ObjectPattern') addMembers(id, type, { ...state, isAlias: true })
  walkPattern(id, state)
}

/** Whether a declarator gives a name to a text for good. */
function isConstantText(init: ScriptNode | undefined, { outer }: WalkState): boolean {
  const isText = literalText(init) !== undefined || init?.type === 'TemplateLiteral'
  return isText && textIn(outer, 'kind') === 'const'
}

/** The entries of a member that is only read: its use requires them, reading it does not. */
function aliasKeys(given: ScriptNode | undefined, context: TypeContext): readonly string[] {
  const node = bare(given)
  if (node?.type !== 'MemberExpression') return []
  return typeOf(nodeIn(node, 'object'), context) === '' ? [] : keysOf(node, context)
}

/**
 * The entries that an assignment provides: "Promise.try = …", "Array.prototype.at ||= …",
 * "window.fetch = …". A member of another object is only set.
 */
function providedKeys(left: ScriptNode | undefined, state: WalkState): readonly string[] {
  const owner = left?.type === 'MemberExpression' ? bare(nodeIn(left, 'object')) : undefined
  if (left === undefined || owner === undefined) return []
  const type = typeOf(owner, contextOf(state))
  const isShared = type.startsWith('typeof ') || propertyName(owner) === 'prototype'
  const keys = type === '' ? [] : keysOf(left, contextOf(state))
  return keys.filter((key) => isShared || isCallable(key, state.collector.index))
}

/** `let ok = false; if ("share" in navigator) ok = true`: a name that is true under one more guard. */
function addTruth(name: string, value: ScriptNode | undefined, state: WalkState): void {
  const local = findLocal(state.scope, name)
  if (local?.guard === undefined) return
  const guard = [...state.guards, truthOf(value, contextOf(state))].reduce(bothOf)
  changeLocal(state.scope, name, { ...local, guard: eitherOf(local.guard, guard) })
}

/** `let idle = window.requestIdleCallback; if (!idle) idle = later`: a name that then holds something else. */
function forgetValue(name: string, given: string, { scope }: WalkState): void {
  const { keys, type, ...local } = findLocal(scope, name) ?? { type: given }
  const isSame = given === '' || given === type
  if (keys !== undefined || !isSame)
    changeLocal(scope, name, { ...local, type: isSame ? type : '' })
}

/** Visits an assignment. Members that code assigns to "this" or to a prototype count as its own. */
export const walkAssignment: NodeVisitor = (node, state) => {
  const [left, right] = [nodeIn(node, 'left'), nodeIn(node, 'right')]
  const owner = bare(nodeIn(left, 'object'))
  const isPrototype = owner !== undefined && propertyName(owner) === 'prototype'
  const isMember = left?.type === 'MemberExpression'
  if (isMember && (owner?.type === 'ThisExpression' || isPrototype)) {
    state.collector.own(propertyName(left))
  }
  for (const key of providedKeys(left, state)) state.source.polyfills.add(key)
  ownIfUnknown(left, state)
  if (left?.type === 'Identifier') {
    forgetValue(textIn(left, 'name'), typeOf(right, contextOf(state)), state)
    addTruth(textIn(left, 'name'), right, state)
  }
  addTypedMembers(left, right, state)
  if (left?.type.endsWith('Pattern') === true) walkPattern(left, state)
  else if (left !== undefined && isMember && isPrototype) walkTest(left, state)
  else if (left !== undefined) state.walk(left, state)
  if (isMember && right !== undefined) findInSet(left, right, state)
  walkAll([right], state)
}
