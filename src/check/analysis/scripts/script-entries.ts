import { cssProperty, looseMember } from './script-certainty.ts'
import { isGlobalObject, memberKey, memberOfWindow } from './script-members.ts'
import { findLocal, openScope, type TypeContext } from './script-scope.ts'
import type { Use } from './script-state.ts'
import { bare, nodeIn, propertyName, type ScriptNode, textIn } from './script-tree.ts'
import { typeOf, windowNames } from './script-types.ts'

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
      scope: openScope(undefined),
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
export function memberUses(
  node: ScriptNode,
  context: TypeContext,
  isCalled = false,
): readonly Use[] {
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
  const loose = looseMember(name, context.index, isCalled)
  return loose === undefined ? [] : [{ ...loose, loose: name }]
}

/** Global names that no entry is about, because all code uses them. */
export const oldNames = new Set(
  'document navigator undefined NaN Infinity NodeFilter hasOwnProperty'.split(' '),
)

/** The entry of a global name. */
export function globalKeys(name: string, { index, scope }: TypeContext): readonly string[] {
  const local = findLocal(scope, name)
  if (local !== undefined) return local.keys ?? []
  if (oldNames.has(name) || (windowNames.has(name) && name !== 'globalThis')) return []
  const key = memberOfWindow(name, index)
  return key === undefined ? [] : [key]
}

/** The entry of a member of an unknown object that a test can mean: a likely one. */
export function likelyMember(name: string, { index }: TypeContext): string | undefined {
  const loose = looseMember(name, index)
  return loose?.certainty === 'likely' ? loose.key : undefined
}

/** The CSS property of a style member: "scrollbarGutter" → "css.properties.scrollbar-gutter". */
export function stylePropertyKeys(name: string, { index }: TypeContext): readonly string[] {
  const key = cssProperty(name, index)
  return key === undefined ? [] : [key]
}
