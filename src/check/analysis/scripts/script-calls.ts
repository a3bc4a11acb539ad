import { attributeKeys, elementClass, elementKey } from '#check/analysis/markup-keys.ts'
import { conditionFindings } from '#check/analysis/styles/style-conditions.ts'
import { findInSelectors } from '#check/analysis/styles/style-selectors.ts'
import { declarationUses } from '#check/analysis/styles/style-values.ts'

import { accountForName } from './script-account.ts'
import { findInArguments, findInSetValue } from './script-arguments.ts'
import { walkOwner } from './script-branches.ts'
import { keysOf, memberUses, stylePropertyKeys } from './script-entries.ts'
import { eventType, eventUse } from './script-events.ts'
import { builtInKey, memberKey, namedConstructors } from './script-members.ts'
import { askedIn, isCatcher } from './script-questions.ts'
import { findLocal } from './script-scope.ts'
import {
  findInAssigned,
  findInFunctionText,
  findInMethodText,
  readDeclarations,
  readSheet,
} from './script-sinks.ts'
import {
  accountFor,
  addFound,
  addKeys,
  addUse,
  contextOf,
  guarded,
  type Use,
  walkAll,
  type WalkState,
} from './script-state.ts'
import { locatedText } from './script-texts.ts'
import {
  bare,
  isFunction,
  literalText,
  nodeIn,
  nodesIn,
  propertyName,
  type ScriptNode,
  textIn,
} from './script-tree.ts'
import { typeOf } from './script-types.ts'

/** Records what a call uses: the function, and the entries that its string arguments name. */
export function findInCall(node: ScriptNode, outer: WalkState): void {
  const state = walkOwner(node, outer)
  const called = bare(nodeIn(node, 'callee'))
  const parts = nodesIn(node, 'arguments')
  if (called !== undefined) findInParts(called, parts, state)
  const given = called?.type === 'MemberExpression' ? givenType(called, parts, state) : ''
  const tested = askedIn(called, parts)
  const inner = guarded(state, isCatcher(called) ? [] : undefined)
  for (const part of parts) {
    if (tested !== undefined) state.walk(part, { ...state, tested })
    else if (inner !== state && isFunction(part)) state.walk(part, inner)
    else if (given !== '' && isFunction(part)) state.walk(part, { ...state, given })
    else state.walk(part, state)
  }
}

/** Records what the arguments of a call name. */
function findInParts(called: ScriptNode, parts: readonly ScriptNode[], state: WalkState): void {
  for (const use of calledUses(called, state)) findInArguments(use, parts, state)
  if (called.type === 'MemberExpression') {
    if (propertyName(called) === 'defineProperty') provideProperty(parts, state)
    findInTexts(called, parts, state)
    findInMethodText(called, parts, state)
  }
  if (called.type !== 'Identifier') return
  if (textIn(called, 'name') === 'matchMedia') findInQuery(parts[0], state)
  findInFunctionText(called, parts, state)
}

/** `Object.defineProperty(Array.prototype, "at", …)` provides an entry. */
function provideProperty([owner, name]: readonly ScriptNode[], state: WalkState): void {
  const type = typeOf(owner, contextOf(state))
  const isShared =
    type.startsWith('typeof ') ||
    (owner?.type === 'MemberExpression' && propertyName(owner) === 'prototype')
  const key = isShared ? memberKey(type, literalText(name) ?? '', state.collector.index) : undefined
  if (key !== undefined) state.source.polyfills.add(key)
}

/** The functions that a call may mean. Built-in objects are called as they are constructed. */
function calledUses(called: ScriptNode, state: WalkState): readonly Use[] {
  const context = contextOf(state)
  if (called.type === 'Super') {
    const { self } = state.scope
    return self === '' ? [] : [{ key: builtInKey(`${self}.${self}`) }]
  }
  if (called.type !== 'MemberExpression') {
    const keys = keysOf(called, context)
    const created = keys.map((key) => `${key}.${textIn(called, 'name')}`)
    return [...keys, ...created].map((key) => ({ key }))
  }
  const uses = memberUses(called, context, true)
  const isCanvas = uses.length === 0 && propertyName(called) === 'getContext'
  const canvas = { key: 'api.HTMLCanvasElement.getContext', certainty: 'likely' } as const
  return isCanvas && typeOf(nodeIn(called, 'object'), context) === '' ? [canvas] : uses
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
  const keys = [`api.${named}.${name}`, `api.${path}.${last}`, builtInKey(`${path}.${last}`)]
  const key = keys.find((each) => state.collector.index.has(each))
  const parts = nodesIn(node, 'arguments')
  if (key !== undefined && callee !== undefined) {
    addKeys([key], callee, state)
    if (callee.type === 'Identifier') accountForName(callee, [key], state)
    else walkAll([nodeIn(callee, 'object')], state)
    findInArguments({ key }, parts, state)
    for (const part of parts) findInOptions(path, part, state)
  } else walkAll([callee], state)
  if (callee !== undefined) findInFunctionText(callee, parts, state)
  walkAll(parts, state)
}

/** `new IntersectionObserver(f, { scrollMargin })`: an option that the data has as the property that keeps it. */
function findInOptions(type: string, options: ScriptNode, state: WalkState): void {
  if (options.type !== 'ObjectExpression') return
  for (const option of nodesIn(options, 'properties')) {
    const key = `api.${type}.${propertyName(option)}`
    const entry = state.collector.index.get(key)
    if (entry?.kind === 'member' && !entry.name.endsWith('()')) addUse({ key }, option, state)
  }
}

const selectorMethods = new Set(['querySelector', 'querySelectorAll', 'matches', 'closest'])
const listenerMethods = new Set(['addEventListener', 'removeEventListener'])
const elementMethods = new Set(['createElement', 'createElementNS'])
const attributeMethods = new Set(['setAttribute', 'toggleAttribute'])

function findInTexts(callee: ScriptNode, parts: readonly ScriptNode[], state: WalkState): void {
  const name = propertyName(callee)
  const [first] = parts
  const text = literalText(first)
  const { index } = state.collector
  const owner = typeOf(nodeIn(callee, 'object'), contextOf(state))
  if (sheetMethods.has(name) && memberKey(owner, name, index)?.startsWith('api.CSSStyleSheet.')) {
    readSheet(first, state)
  }
  if (first === undefined || text === undefined) return
  if (selectorMethods.has(name)) {
    const code = locatedText(first, state)
    if (code !== undefined) findInSelectors(code.text, code.at, state.collector)
  }
  if (listenerMethods.has(name)) {
    const use = eventUse(owner, text, index)
    if (use !== undefined) addUse(use, first, state)
  }
  const element = (name === 'createElement' ? text : literalText(parts.at(-1))) ?? ''
  if (elementMethods.has(name) && owner === 'Document' && element !== '') {
    const key = elementKey(element, index)
    if (key?.startsWith('html.') === true) addKeys([key], first, state)
    const is = key === undefined ? elementClass(element) : 'entry'
    accountFor({ is, kind: 'element', name: element }, first, state)
  }
  if (attributeMethods.has(name)) findInAttribute(text, parts, state)
  if (name === 'matchMedia') findInQuery(first, state)
  if (name !== 'setProperty' || !isStyle(owner, state)) return
  const declared = { property: text, value: literalText(parts[1]) ?? '' }
  addFound(declarationUses(declared, state.collector), first, state)
}

/** The attribute that a method sets, and its value. */
function findInAttribute(name: string, parts: readonly ScriptNode[], state: WalkState): void {
  const [first, second] = parts
  const value = literalText(second) ?? ''
  const keys = attributeKeys({ element: undefined, name, value }, state.collector.index)
  if (first !== undefined) addKeys(keys, first, state)
  if (name === 'style' && second !== undefined) readDeclarations(second, state)
}

const sheetMethods = new Set(['replaceSync', 'replace', 'insertRule'])

const isStyle = (type: string, { collector: { index } }: WalkState): boolean =>
  memberKey(type, 'cssText', index) === 'api.CSSStyleDeclaration.cssText'

/** Records what a value uses that is assigned to a member: `element.style.cssText = "inset: 0"`. */
export function findInSet(member: ScriptNode, value: ScriptNode, state: WalkState): void {
  const owner = typeOf(nodeIn(member, 'object'), contextOf(state))
  if (propertyName(member) === 'cssText' && isStyle(owner, state)) readDeclarations(value, state)
  findInAssigned(member, value, state)
  for (const use of memberUses(member, contextOf(state))) findInSetValue(use, value, state)
}

function findInQuery(node: ScriptNode | undefined, state: WalkState): void {
  const text = literalText(node)
  if (node === undefined || text === undefined) return
  addFound(conditionFindings('media', text, state.collector), node, state)
}

/** The CSS property of `element.style.scrollbarGutter`; likely if the element is unknown. */
export function styleMemberUses(node: ScriptNode, state: WalkState): readonly Use[] {
  const object = bare(nodeIn(node, 'object'))
  if (object?.type !== 'MemberExpression' || propertyName(object) !== 'style') return []
  const context = contextOf(state)
  const isKnown = isStyle(typeOf(object, context), state)
  return stylePropertyKeys(propertyName(node), context).map((key) =>
    isKnown ? { key } : { key, certainty: 'likely' },
  )
}
