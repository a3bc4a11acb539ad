import { ABSENT, type Guard } from '#check/analysis/finding.ts'
import { supportsTextGuard } from '#check/analysis/styles/style-conditions.ts'

import { keysOf, likelyMember, stylePropertyKeys } from './script-entries.ts'
import { memberKey } from './script-members.ts'
import type { TypeContext } from './script-scope.ts'
import { bare, literalText, nodeIn, propertyName, type ScriptNode, textIn } from './script-tree.ts'
import { typeOf } from './script-types.ts'

/** The guards that a true and a false test imply; undefined if nothing is implied. */
export type Outcome = { readonly yes?: Guard; readonly no?: Guard }

export const nothing: Outcome = {}

export const swapped = ({ yes, no }: Outcome): Outcome => ({
  ...(no !== undefined && { yes: no }),
  ...(yes !== undefined && { no: yes }),
})

/** The outcome of a question for one entry, whose no means that it is missing. */
export const existence = (keys: readonly string[]): Outcome =>
  keys.length === 0 ? nothing : { yes: [keys], no: keys.map((key) => [ABSENT + key]) }

/** The outcome of an entry as a test. A property may be false where it exists; a function is not. */
export function truthOutcome(keys: readonly string[], { index }: TypeContext): Outcome {
  if (keys.length === 0) return nothing
  return keys.every((key) => isCallable(key, index)) ? existence(keys) : { yes: [keys] }
}

/** Whether an entry is a function or an interface, which is never false, and which code sets to provide it. */
export const isCallable = (key: string, index: TypeContext['index']): boolean =>
  /\(\)$|^[A-Z]\w*$/.test(index.get(key)?.name ?? '')

export function comparisonOutcome(node: ScriptNode, context: TypeContext): Outcome {
  const operator = textIn(node, 'operator')
  const [left, right] = [bare(nodeIn(node, 'left')), bare(nodeIn(node, 'right'))]
  if (operator === 'in') return existence(inKeys(left, right, context))
  // Minifiers write `"undefined" != typeof a` and `typeof a < "u"`.
  const isTurned = isNothing(left) || literalText(left) !== undefined
  const [asked, value] = isTurned ? [right, left] : [left, right]
  const tested = asked?.type === 'UnaryExpression' && textIn(asked, 'operator') === 'typeof'
  const keys = keysOf(tested ? bare(nodeIn(asked, 'argument')) : asked, context)
  const kind = literalText(value)
  const isAbsence = tested ? kind === 'undefined' || kind === 'u' : isNothing(value)
  if (keys.length === 0 || (!isAbsence && !tested)) return nothing
  const isEqual = kind === 'u' ? operator === (isTurned ? '<' : '>') : operator.startsWith('==')
  if (!isEqual && !operator.startsWith('!=') && kind !== 'u') return nothing
  const isExact = tested || value?.type !== 'Literal'
  const found = isExact ? existence(keys) : { yes: [keys] }
  // Equal to the type of a missing value means absent; equal to another type means present.
  return isEqual === isAbsence ? swapped(found) : found
}

/** Whether an expression is `null`, `undefined` or `void 0`. */
export function isNothing(node: ScriptNode | undefined): boolean {
  if (node?.type === 'Identifier') return textIn(node, 'name') === 'undefined'
  if (node?.type === 'UnaryExpression') return textIn(node, 'operator') === 'void'
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
  return type.startsWith('CSSStyle') || type === '' ? stylePropertyKeys(name, context) : []
}

/** Functions of libraries that tell whether something exists: `is.function(x)`, `isNative(x)`. */
const questions = /^(?:is_?)?(?:fn|func|function|callable|native|defined)$|^Boolean$/i

/** What a call asks for, if that is all it does: `document.exitFullscreen` in `isFunction(…)`. */
export const askedIn = (called: ScriptNode | undefined, parts: readonly ScriptNode[]) =>
  parts.length === 1 && questions.test(calledName(called)) ? bare(parts[0]) : undefined

/** Whether a function catches what its argument throws, as core-js and lodash name it. */
export const isCatcher = (called: ScriptNode | undefined): boolean =>
  /^(?:attempt|fails)$/.test(calledName(called))

const calledName = (called: ScriptNode | undefined): string =>
  called?.type === 'MemberExpression' ? propertyName(called) : textIn(called, 'name')

/** `Object.hasOwn(Promise, "try")`, `Reflect.has(…)`, `Promise.hasOwnProperty("try")`, `hasOwnProperty.call(…)`. */
export function ownedKeys(
  callee: ScriptNode,
  [first, second]: readonly ScriptNode[],
  context: TypeContext,
): readonly string[] {
  const [object, name] = [bare(nodeIn(callee, 'object')), propertyName(callee)]
  if (name === 'hasOwnProperty') return inKeys(first, object, context)
  const isCall =
    name === 'call' &&
    object !== undefined &&
    (propertyName(object) || textIn(object, 'name')).startsWith('hasOwn')
  const isHas = name === 'hasOwn' || (name === 'has' && textIn(object, 'name') === 'Reflect')
  return isCall || isHas ? inKeys(second, first, context) : []
}

/** `CSS.supports("gap: 1px")`. */
export function supportsOutcome(
  callee: ScriptNode,
  parts: readonly ScriptNode[],
  context: TypeContext,
): Outcome {
  if (typeOf(nodeIn(callee, 'object'), context) !== 'typeof CSS') return nothing
  const [first, second] = parts.map(literalText)
  if (first === undefined) return nothing
  return { yes: supportsTextGuard(second === undefined ? first : `${first}: ${second}`, context) }
}
