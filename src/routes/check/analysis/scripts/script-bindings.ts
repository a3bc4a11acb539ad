import { walkTest } from './script-branches.ts'
import { keysOf, outcomeOf } from './script-guards.ts'
import { declarePattern, openScope } from './script-scope.ts'
import type { Visitor, WalkState } from './script-state.ts'
import { addKeys, contextOf, walkAll } from './script-state.ts'
import { syntaxKeys } from './script-syntax.ts'
import type { ScriptNode } from './script-tree.ts'
import { isSet, nodeIn, nodesIn, propertyName } from './script-tree.ts'
import { annotatedType, typeOf } from './script-types.ts'

/** Visits a function, with its parameters declared. */
export const walkFunction: Visitor = (node, state) => {
  // Only arrows keep the "this" of what is around them.
  const scope = openScope(state.scope)
  const parameters = nodesIn(node, 'params')
  for (const parameter of parameters) {
    const inner = parameter.type === 'AssignmentPattern' ? nodeIn(parameter, 'left') : parameter
    const type = annotatedType(nodeIn(inner, 'typeAnnotation'), { ...contextOf(state), scope })
    declarePattern(parameter, scope, { type })
    if (inner?.type === 'ObjectPattern') usePattern(inner, type, { ...state, scope })
  }
  const id = nodeIn(node, 'id')
  if (node.type === 'FunctionExpression' && id !== undefined) declarePattern(id, scope)
  for (const parameter of parameters) walkPattern(parameter, { ...state, scope })
  const body = nodeIn(node, 'body')
  if (body !== undefined) state.walk(body, { ...state, scope })
}

/** Visits what runs within a pattern: default values and computed names. */
export const walkPattern: Visitor = (node, state) => {
  switch (node.type) {
    case 'AssignmentPattern':
      walkAll([nodeIn(node, 'right')], state)
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
      if (isSet(node, 'computed')) walkAll([nodeIn(node, 'key')], state)
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

/** `const { clipboard } = navigator`: members of an object that is known; else names of the code. */
function usePattern(pattern: ScriptNode, type: string, state: WalkState): void {
  for (const property of nodesIn(pattern, 'properties')) {
    if (property.type !== 'Property') continue
    const name = propertyName(property)
    const keys = type === '' ? [] : keysOf(memberOf(type, property), withType(type, state))
    if (keys.length === 0) state.collector.own(name)
    addKeys(keys, property, state)
  }
}

const OBJECT = ' object'

/** A member expression of an object of a known type, for what asks about expressions. */
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

/** Visits a declaration of a variable; from then on its type is known as far as it can be. */
export const walkDeclarator: Visitor = (node, state) => {
  const [id, init] = [nodeIn(node, 'id'), nodeIn(node, 'init')]
  if (init !== undefined) walkTest(init, state)
  if (id === undefined) return
  const context = contextOf(state)
  const annotation = nodeIn(id, 'typeAnnotation')
  const type = annotation === undefined ? typeOf(init, context) : annotatedType(annotation, context)
  const { yes } = outcomeOf(init, context)
  const isTest = init?.type !== 'Identifier' && init?.type !== 'MemberExpression'
  if (id.type === 'Identifier') {
    declarePattern(id, state.scope, { type, ...(yes !== undefined && isTest && { guard: yes }) })
  }
  if (id.type === 'ObjectPattern') usePattern(id, type, state)
  walkPattern(id, state)
}
