import { conditionUses } from '#routes/check/analysis/styles/style-conditions.ts'
import { findInSelectors } from '#routes/check/analysis/styles/style-selectors.ts'
import { findInDeclarations, findInStyles } from '#routes/check/analysis/styles/style-sheet.ts'
import { declarationUses } from '#routes/check/analysis/styles/style-values.ts'

import { eventType } from './script-events.ts'
import { stylePropertyKeys, keysOf } from './script-guards.ts'
import { eventKey, memberKey, namedConstructors } from './script-members.ts'
import { findLocal } from './script-scope.ts'
import type { WalkState } from './script-state.ts'
import { addKeys, contextOf, guarded, lineIn, walkAll } from './script-state.ts'
import type { ScriptNode } from './script-tree.ts'
import {
  bare,
  isFunction,
  isSet,
  literalText,
  nodeIn,
  nodesIn,
  propertyName,
  textIn,
} from './script-tree.ts'
import { typeOf } from './script-types.ts'

/** Records what a call uses: the function, and the entries that its string arguments name. */
export function findInCall(node: ScriptNode, outer: WalkState): void {
  const callee = nodeIn(node, 'callee')
  // An optional call only runs if the function exists.
  const present = isSet(node, 'optional') ? keysOf(callee, contextOf(outer)) : []
  const state = guarded(outer, present.length > 0 ? [present] : undefined)
  if (callee !== undefined) state.walk(callee, state)
  const called = bare(callee)
  const parts = nodesIn(node, 'arguments')
  if (called?.type === 'MemberExpression') findInTexts(called, parts, state)
  if (called?.type === 'Identifier' && textIn(called, 'name') === 'matchMedia') {
    findInQuery(parts[0], state)
  }
  const given = called?.type === 'MemberExpression' ? givenType(called, parts, state) : ''
  for (const part of parts) {
    if (given !== '' && isFunction(part)) state.walk(part, { ...state, given })
    else state.walk(part, state)
  }
}

/** The type of the value that a method passes to its callback; empty if unknown. */
function givenType(callee: ScriptNode, [first]: readonly ScriptNode[], state: WalkState): string {
  const name = propertyName(callee)
  const owner = typeOf(nodeIn(callee, 'object'), contextOf(state))
  if (name === 'addEventListener') {
    return eventType(owner, literalText(first) ?? '', state.collector.index)
  }
  return name === 'then' ? (/^Promise<(.*)>$/.exec(owner)?.[1] ?? '') : ''
}

/** Records what `new` uses. Some constructors have an entry besides their interface's. */
export function findInNew(node: ScriptNode, state: WalkState): void {
  const callee = nodeIn(node, 'callee')
  const type = typeOf(callee, contextOf(state))
  const path = type.startsWith('typeof ') ? type.slice('typeof '.length) : ''
  const last = path.split('.').at(-1) ?? ''
  const name = textIn(callee, 'name')
  const named = findLocal(state.scope, name) === undefined ? namedConstructors.get(name) : undefined
  const keys = [
    `api.${named}.${name}`,
    `api.${path}.${last}`,
    `javascript.builtins.${path}.${last}`,
  ]
  const key = keys.find((each) => state.collector.index.has(each))
  if (key !== undefined && callee !== undefined) addKeys([key], callee, state)
  else walkAll([callee], state)
  walkAll(nodesIn(node, 'arguments'), state)
}

const selectorMethods = new Set(['querySelector', 'querySelectorAll', 'matches', 'closest'])
const listenerMethods = new Set(['addEventListener', 'removeEventListener'])
const elementMethods = new Set(['createElement', 'createElementNS'])
const attributeMethods = new Set(['setAttribute', 'toggleAttribute'])

function findInTexts(callee: ScriptNode, parts: readonly ScriptNode[], state: WalkState): void {
  const name = propertyName(callee)
  const [first] = parts
  const text = literalText(first)
  if (first === undefined || text === undefined) return
  const { index } = state.collector
  const owner = typeOf(nodeIn(callee, 'object'), contextOf(state))
  const at = { firstLine: lineIn(first, state), guards: state.guards }
  if (selectorMethods.has(name)) findInSelectors(text, at, state.collector)
  if (listenerMethods.has(name)) {
    const key = eventKey(owner, text, index)
    if (key !== undefined) addKeys([key], first, state)
  }
  if (elementMethods.has(name) && owner === 'Document') {
    const element = literalText(parts.at(-1))?.toLowerCase() ?? ''
    addKeys([`html.elements.${element}`], first, state)
  }
  if (attributeMethods.has(name))
    addKeys([`html.global_attributes.${text.toLowerCase()}`], first, state)
  if (name === 'matchMedia') findInQuery(first, state)
  if (sheetMethods.has(name) && memberKey(owner, name, index)?.startsWith('api.CSSStyleSheet.')) {
    findInStyles(text, at, state.collector)
  }
  if (name !== 'setProperty' || !isStyle(owner, state)) return
  const uses = declarationUses(
    { property: text, value: literalText(parts[1]) ?? '' },
    state.collector,
  )
  addKeys(
    uses.map(({ key }) => key),
    first,
    state,
  )
}

const sheetMethods = new Set(['replaceSync', 'replace', 'insertRule'])

const isStyle = (type: string, { collector: { index } }: WalkState): boolean =>
  memberKey(type, 'cssText', index) === 'api.CSSStyleDeclaration.cssText'

/** Records what `element.style.cssText = "inset: 0"` uses. */
export function findInStyleText(
  member: ScriptNode,
  value: ScriptNode | undefined,
  state: WalkState,
): void {
  const text = literalText(value)
  const owner = typeOf(nodeIn(member, 'object'), contextOf(state))
  if (text === undefined || propertyName(member) !== 'cssText' || !isStyle(owner, state)) return
  const at = { firstLine: lineIn(member, state), guards: state.guards }
  findInDeclarations(text, at, state.collector)
}

function findInQuery(node: ScriptNode | undefined, state: WalkState): void {
  const text = literalText(node)
  if (node === undefined || text === undefined) return
  const uses = conditionUses('media', text, state.collector)
  addKeys(
    uses.map(({ key }) => key),
    node,
    state,
  )
}

/** The CSS property of `element.style.scrollbarGutter`. */
export function styleMemberKeys(node: ScriptNode, state: WalkState): readonly string[] {
  const object = bare(nodeIn(node, 'object'))
  if (object?.type !== 'MemberExpression' || propertyName(object) !== 'style') return []
  return stylePropertyKeys(propertyName(node), contextOf(state))
}
