import { bothOf, eitherOf, type Guard } from '#check/analysis/finding.ts'
import { supportsTextGuard } from '#check/analysis/styles/style-conditions.ts'

import { cssProperty, looseMember } from './script-certainty.ts'
import { isGlobalObject, memberKey, memberOfWindow } from './script-members.ts'
import { findLocal, type TypeContext } from './script-scope.ts'
import type { Use } from './script-state.ts'
import {
  bare,
  literalText,
  nodeIn,
  nodesIn,
  propertyName,
  type ScriptNode,
  textIn,
} from './script-tree.ts'
import { typeOf, windowNames } from './script-types.ts'

/** The guards that a true and a false test imply; undefined if nothing is implied. */
export type Outcome = { readonly yes?: Guard; readonly no?: Guard }

const nothing: Outcome = {}

/** Determines what a test implies about support. */
export function outcomeOf(given: ScriptNode | undefined, context: TypeContext): Outcome {
  const node = bare(given)
  if (node === undefined) return nothing
  switch (node.type) {
    case 'UnaryExpression': {
      if (textIn(node, 'operator') !== '!') return nothing
      return swapped(outcomeOf(nodeIn(node, 'argument'), context))
    }
    case 'LogicalExpression':
      return logicalOutcome(node, context)
    case 'BinaryExpression':
      return comparisonOutcome(node, context)
    case 'CallExpression':
      return callOutcome(node, context)
    case 'Identifier':
      return identifierOutcome(node, context)
    case 'MemberExpression':
      return yesOf(keysOf(node, context))
    default:
      return nothing
  }
}

const swapped = ({ yes, no }: Outcome): Outcome => ({
  ...(no !== undefined && { yes: no }),
  ...(yes !== undefined && { no: yes }),
})

const yesOf = (keys: readonly string[]): Outcome => (keys.length === 0 ? nothing : { yes: [keys] })

/** Caches results: otherwise each operator of a chain would evaluate its prefix again. */
const remembered = new WeakMap<
  ScriptNode,
  { readonly scope: TypeContext['scope']; readonly result: Outcome }
>()

function logicalOutcome(node: ScriptNode, context: TypeContext): Outcome {
  const before = remembered.get(node)
  if (before?.scope === context.scope) return before.result
  const result = freshOutcome(node, context)
  remembered.set(node, { scope: context.scope, result })
  return result
}

function freshOutcome(node: ScriptNode, context: TypeContext): Outcome {
  const left = outcomeOf(nodeIn(node, 'left'), context)
  const right = outcomeOf(nodeIn(node, 'right'), context)
  if (textIn(node, 'operator') === '&&') {
    const no = merged(left.no, right.no, eitherOf)
    return outcome(joined(left.yes, right.yes), no)
  }
  if (textIn(node, 'operator') !== '||') return nothing
  return outcome(merged(left.yes, right.yes, eitherOf), joined(left.no, right.no))
}

const outcome = (yes: Guard | undefined, no: Guard | undefined): Outcome => ({
  ...(yes !== undefined && { yes }),
  ...(no !== undefined && { no }),
})

/** Both hold: either may be unknown. */
const joined = (a: Guard | undefined, b: Guard | undefined): Guard | undefined =>
  a === undefined || b === undefined ? (a ?? b) : bothOf(a, b)

/** One of them holds: known only if both are known. */
const merged = (
  a: Guard | undefined,
  b: Guard | undefined,
  merge: (a: Guard, b: Guard) => Guard,
): Guard | undefined => (a === undefined || b === undefined ? undefined : merge(a, b))

function comparisonOutcome(node: ScriptNode, context: TypeContext): Outcome {
  const operator = textIn(node, 'operator')
  const [left, right] = [bare(nodeIn(node, 'left')), bare(nodeIn(node, 'right'))]
  if (operator === 'in') return yesOf(inKeys(left, right, context))
  const isEqual = operator === '===' || operator === '=='
  if (!isEqual && operator !== '!==' && operator !== '!=') return nothing
  const tested = left?.type === 'UnaryExpression' && textIn(left, 'operator') === 'typeof'
  const keys = keysOf(tested ? bare(nodeIn(left, 'argument')) : left, context)
  if (keys.length === 0) return nothing
  const isAbsence = tested ? literalText(right) === 'undefined' : isNothing(right)
  if (!isAbsence && !tested) return nothing
  // Equal to the type of a missing value means absent; equal to another type means present.
  return isEqual === isAbsence ? { no: [keys] } : isEqual || isAbsence ? { yes: [keys] } : nothing
}

function isNothing(node: ScriptNode | undefined): boolean {
  if (node?.type === 'Identifier') return textIn(node, 'name') === 'undefined'
  return node?.type === 'Literal' && Reflect.get(node, 'value') === null && !('regex' in node)
}

/** `'share' in navigator`: the key of the member, or of the global name. */
function inKeys(
  left: ScriptNode | undefined,
  right: ScriptNode | undefined,
  context: TypeContext,
): readonly string[] {
  const name = literalText(left)
  if (name === undefined) return []
  const type = typeOf(right, context)
  const loose = type === '' ? likelyMember(name, context) : undefined
  const key = loose ?? memberKey(type, name, context.index)
  if (key !== undefined) return [key]
  return type === 'CSSStyleDeclaration' || type === '' ? stylePropertyKeys(name, context) : []
}

/** The entry of a member of an unknown object that a test can mean: a likely one. */
function likelyMember(name: string, { index }: TypeContext): string | undefined {
  const loose = looseMember(name, index)
  return loose?.certainty === 'likely' ? loose.key : undefined
}

/** The CSS property of a style member: "scrollbarGutter" → "css.properties.scrollbar-gutter". */
export function stylePropertyKeys(name: string, { index }: TypeContext): readonly string[] {
  const key = cssProperty(name, index)
  return key === undefined ? [] : [key]
}

/** Functions of libraries that tell whether something exists: `is.function(x)`, `isNative(x)`. */
const questions = /^(?:is_?)?(?:fn|func|function|callable|native|defined)$/i

/** What a call asks for, if that is all it does: `document.exitFullscreen` in `isFunction(…)`. */
export function askedIn(called: ScriptNode | undefined, parts: readonly ScriptNode[]) {
  const name = called?.type === 'MemberExpression' ? propertyName(called) : textIn(called, 'name')
  return parts.length === 1 && questions.test(name) ? bare(parts[0]) : undefined
}

function callOutcome(node: ScriptNode, context: TypeContext): Outcome {
  const callee = bare(nodeIn(node, 'callee'))
  const asked = askedIn(callee, nodesIn(node, 'arguments'))
  if (asked !== undefined) return yesOf(keysOf(asked, context))
  if (callee?.type !== 'MemberExpression' || propertyName(callee) !== 'supports') return nothing
  if (typeOf(nodeIn(callee, 'object'), context) !== 'typeof CSS') return nothing
  const [first, second] = nodesIn(node, 'arguments').map(literalText)
  if (first === undefined) return nothing
  const text = second === undefined ? first : `${first}: ${second}`
  return { yes: supportsTextGuard(text, context) }
}

function identifierOutcome(node: ScriptNode, context: TypeContext): Outcome {
  const guard = findLocal(context.scope, textIn(node, 'name'))?.guard
  return guard === undefined ? yesOf(keysOf(node, context)) : { yes: guard }
}

/** The entries that an expression refers to; empty if it refers to a name of the code. */
export function keysOf(given: ScriptNode | undefined, context: TypeContext): readonly string[] {
  const node = bare(given)
  if (node?.type === 'Identifier') return globalKeys(textIn(node, 'name'), context)
  if (node?.type !== 'MemberExpression') return []
  const name = propertyName(node)
  const type = typeOf(nodeIn(node, 'object'), context)
  if (type === 'Window' && (windowNames.has(name) || isGlobalObject(name, context.index))) {
    return globalKeys(name, {
      ...context,
      scope: { ...context.scope, names: new Map(), outer: undefined },
    })
  }
  const key =
    memberKey(type, name, context.index) ??
    (isUnknownType(type) ? likelyMember(name, context) : undefined)
  return key === undefined ? [] : [key]
}

/** Objects whose members are looked up by name alone; an event may be of any more exact type. */
const isUnknownType = (type: string): boolean => type === '' || type === 'Event'

/** The uses of a member expression. On an unknown object they are not certain. */
export function memberUses(node: ScriptNode, context: TypeContext): readonly Use[] {
  const [object, name] = [bare(nodeIn(node, 'object')), propertyName(node)]
  const type = typeOf(object, context)
  const isKnown = !isUnknownType(type) || memberKey(type, name, context.index) !== undefined
  const keys = isKnown ? keysOf(node, context) : []
  if (keys.length > 0) return keys.map((key) => ({ key }))
  // An object may be of a more exact type: of an element, the one of its tag.
  if (isKnown && !context.index.has(`api.${type}`)) return []
  const isLibrary =
    object?.type === 'Identifier' &&
    findLocal(context.scope, textIn(object, 'name'))?.from !== undefined
  if (isLibrary || object?.type === 'ThisExpression') return []
  const loose = looseMember(name, context.index)
  return loose === undefined ? [] : [{ ...loose, loose: name }]
}

const everywhere = new Set([
  ...[...windowNames].filter((name) => name !== 'globalThis'),
  'document',
  'navigator',
  'undefined',
  'NaN',
  'Infinity',
])

/** The entry of a global name. */
export function globalKeys(name: string, { index, scope }: TypeContext): readonly string[] {
  const local = findLocal(scope, name)
  if (local !== undefined) return local.keys ?? []
  if (everywhere.has(name)) return []
  const key = memberOfWindow(name, index)
  return key === undefined ? [] : [key]
}
