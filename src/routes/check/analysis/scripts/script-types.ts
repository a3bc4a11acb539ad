import type { CodeIndex } from '#routes/check/analysis/code-index.ts'

import { builtInKey, memberKey, memberOfWindow, namedConstructors } from './script-members.ts'
import { canvasContext, returnedType } from './script-returns.ts'
import type { Local, Scope } from './script-scope.ts'
import { findLocal, typeName } from './script-scope.ts'
import type { ScriptNode } from './script-tree.ts'
import {
  bare,
  fieldName,
  isSet,
  literalText,
  nodeIn,
  nodesIn,
  propertyName,
  textIn,
} from './script-tree.ts'

export type TypeContext = { readonly index: CodeIndex; readonly scope: Scope }

/** Names that refer to the window itself. */
export const windowNames = new Set(['window', 'self', 'globalThis', 'top', 'parent', 'frames'])

/**
 * The inferred type of an expression: "HTMLElement", "Promise<Response>", "typeof Array" for the
 * constructor itself, "own" for objects that the code creates; empty if unknown.
 */
export function typeOf(given: ScriptNode | undefined, context: TypeContext): string {
  const node = bare(given)
  if (node === undefined) return ''
  switch (node.type) {
    case 'Literal':
      return literalType(node)
    case 'TemplateLiteral':
      return 'String'
    case 'ArrayExpression':
      return 'Array'
    case 'ObjectExpression':
      return 'own'
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return 'Function'
    case 'ThisExpression':
      return context.scope.self
    case 'Identifier':
      return identifierType(textIn(node, 'name'), context)
    case 'NewExpression':
      return createdType(nodeIn(node, 'callee'), context)
    case 'MemberExpression':
      return memberType(node, context)
    case 'CallExpression':
      return rememberedType(node, context)
    default:
      return derivedType(node, context)
  }
}

/** Caches results: the type of a call chain is requested once per link. */
const remembered = new WeakMap<ScriptNode, { readonly scope: Scope; readonly type: string }>()

function rememberedType(node: ScriptNode, context: TypeContext): string {
  const before = remembered.get(node)
  if (before?.scope === context.scope) return before.type
  const type = callType(node, context)
  remembered.set(node, { scope: context.scope, type })
  return type
}

function createdType(callee: ScriptNode | undefined, context: TypeContext): string {
  const name = callee?.type === 'Identifier' ? textIn(callee, 'name') : ''
  const named =
    findLocal(context.scope, name) === undefined ? namedConstructors.get(name) : undefined
  return named ?? typeOf(callee, context).replace(/^typeof /, '')
}

function derivedType(node: ScriptNode, context: TypeContext): string {
  switch (node.type) {
    case 'AwaitExpression':
      return awaited(typeOf(nodeIn(node, 'argument'), context))
    case 'AssignmentExpression':
      return typeOf(nodeIn(node, 'right'), context)
    case 'TSAsExpression':
    case 'TSTypeAssertion':
      return annotatedType(nodeIn(node, 'typeAnnotation'), context)
    case 'TSSatisfiesExpression':
      return typeOf(nodeIn(node, 'expression'), context)
    case 'ConditionalExpression':
      return common(nodeIn(node, 'consequent'), nodeIn(node, 'alternate'), context)
    case 'LogicalExpression':
      return common(nodeIn(node, 'left'), nodeIn(node, 'right'), context)
    default:
      return ''
  }
}

function common(
  a: ScriptNode | undefined,
  b: ScriptNode | undefined,
  context: TypeContext,
): string {
  const type = typeOf(a, context)
  return type === typeOf(b, context) ? type : ''
}

function literalType(node: ScriptNode): string {
  if ('regex' in node) return 'RegExp'
  if ('bigint' in node) return 'BigInt'
  const kind = typeof Reflect.get(node, 'value')
  if (kind === 'string') return 'String'
  return kind === 'number' ? 'Number' : ''
}

function identifierType(name: string, { index, scope }: TypeContext): string {
  const local = findLocal(scope, name)
  if (local !== undefined) return local.type
  if (windowNames.has(name)) return 'Window'
  if (isGlobalObject(name, index)) return `typeof ${name}`
  const key = memberOfWindow(name, index)
  return key === undefined ? '' : index.typeOf(key)
}

/** Whether a name is an interface, a namespace or a built-in object. */
export function isGlobalObject(name: string, index: CodeIndex): boolean {
  if (index.get(builtInKey(name))?.kind === 'name') return true
  return (
    index.has(`api.${name}`) &&
    index.get(`api.${name}`)?.kind === 'name' &&
    /^[A-Z]|^console$/.test(name)
  )
}

function memberType(node: ScriptNode, context: TypeContext): string {
  const { index, scope } = context
  const object = nodeIn(node, 'object')
  const field = object?.type === 'ThisExpression' ? scope.fields?.get(fieldName(node)) : undefined
  if (field !== undefined) return field
  const owner = typeOf(object, context)
  const name = propertyName(node)
  if (owner === '' || name === '') return ''
  if (name === 'prototype' && owner.startsWith('typeof ')) return owner.slice('typeof '.length)
  if (owner === 'Window' && windowNames.has(name)) return 'Window'
  if (owner === 'Window' && isGlobalObject(name, index)) return `typeof ${name}`
  if (owner.startsWith('typeof ')) {
    const path = `${owner.slice('typeof '.length)}.${name}`
    if (index.get(builtInKey(path))?.kind === 'name') return `typeof ${path}`
  }
  const key = memberKey(owner, name, index)
  return key === undefined ? '' : index.typeOf(key)
}

const elementMethods = new Set(['createElement', 'querySelector', 'closest'])

function callType(node: ScriptNode, context: TypeContext): string {
  const callee = bare(nodeIn(node, 'callee'))
  if (callee?.type === 'Identifier') return calledType(textIn(callee, 'name'), context)
  if (callee?.type !== 'MemberExpression') return ''
  const name = propertyName(callee)
  const [first] = nodesIn(node, 'arguments')
  if (elementMethods.has(name)) {
    const type = context.index.interfaceOf(literalText(first)?.toLowerCase() ?? '')
    if (type !== undefined) return type
  }
  const owner = typeOf(nodeIn(callee, 'object'), context).replace(/^typeof /, '')
  if (name === 'getContext') return canvasContext(owner, literalText(first) ?? '')
  const known = returnedType(owner, name, context.index)
  if (known !== '') return known
  return owner === '' ? '' : memberType(callee, context)
}

function calledType(name: string, { index, scope }: TypeContext): string {
  const local = findLocal(scope, name)
  if (local !== undefined) return resultType(local.made, { index, scope })
  if (convertible.has(name)) return name
  const key = memberOfWindow(name, index)
  return key === undefined ? '' : index.typeOf(key)
}

/** Objects that return a value of their type when they are called. */
const convertible = new Set([
  'Array',
  'BigInt',
  'Error',
  'Function',
  'Number',
  'RegExp',
  'String',
  'Symbol',
  'TypeError',
])

/** The type of what a function of the code returns, if it says so or is a generator. */
function resultType(made: ScriptNode | undefined, context: TypeContext): string {
  if (made === undefined) return ''
  const declared = annotatedType(nodeIn(made, 'returnType'), context)
  if (declared !== '') return declared
  if (isSet(made, 'generator')) return isSet(made, 'async') ? 'AsyncGenerator' : 'Generator'
  return isSet(made, 'async') ? 'Promise' : ''
}

const awaited = (type: string): string =>
  /^Promise<(.*)>$/.exec(type)?.[1] ?? (type === 'Promise' ? '' : type)

const typeAliases: ReadonlyMap<string, string> = new Map([
  ['ReadonlyArray', 'Array'],
  ['ReadonlyMap', 'Map'],
  ['ReadonlySet', 'Set'],
  ['NodeListOf', 'NodeList'],
  ['IterableIterator', 'Iterator'],
  ['IteratorObject', 'Iterator'],
  ['MapIterator', 'Iterator'],
  ['SetIterator', 'Iterator'],
  ['HTMLCollectionOf', 'HTMLCollection'],
  ['PromiseLike', ''],
  ['Record', 'own'],
  ['Partial', ''],
])

const keywordTypes: ReadonlyMap<string, string> = new Map([
  ['TSStringKeyword', 'String'],
  ['TSNumberKeyword', 'Number'],
  ['TSBigIntKeyword', 'BigInt'],
  ['TSArrayType', 'Array'],
  ['TSTupleType', 'Array'],
  ['TSTypeLiteral', 'own'],
  ['TSFunctionType', 'Function'],
])

/** The type that an annotation names; empty for types that the code declares. */
export function annotatedType(given: ScriptNode | undefined, context: TypeContext): string {
  if (given === undefined) return ''
  switch (given.type) {
    case 'TSTypeAnnotation':
    case 'TSParenthesizedType':
    case 'TSTypeOperator':
      return annotatedType(nodeIn(given, 'typeAnnotation'), context)
    case 'TSUnionType':
      return unionType(nodesIn(given, 'types'), context)
    case 'TSTypeReference':
      return referredType(given, context)
    default:
      return keywordTypes.get(given.type) ?? ''
  }
}

const nothing = new Set(['TSNullKeyword', 'TSUndefinedKeyword'])

function unionType(types: readonly ScriptNode[], context: TypeContext): string {
  const named = types.filter(({ type }) => !nothing.has(type))
  return named.length === 1 ? annotatedType(named[0], context) : ''
}

function referredType(node: ScriptNode, context: TypeContext): string {
  const name = qualifiedName(nodeIn(node, 'typeName'))
  const local = findLocal(context.scope, typeName(name))
  if (local !== undefined) return boundType(local, context)
  const isOwn = findLocal(context.scope, name.replace(/\..*$/, '')) !== undefined
  if (name === '' || isOwn) return ''
  const alias = typeAliases.get(name)
  if (alias !== undefined) return alias
  if (!isGlobalObject(name, context.index)) return ''
  const parameters = nodeIn(node, 'typeArguments') ?? nodeIn(node, 'typeParameters')
  const [first] = parameters === undefined ? [] : nodesIn(parameters, 'params')
  const argument = name === 'Promise' ? annotatedType(first, context) : ''
  return argument === '' ? name : `${name}<${argument}>`
}

/** "Intl.NumberFormat". */
function qualifiedName(node: ScriptNode | undefined): string {
  if (node?.type !== 'TSQualifiedName') return textIn(node, 'name')
  return `${qualifiedName(nodeIn(node, 'left'))}.${textIn(nodeIn(node, 'right'), 'name')}`
}

/** What a type of the code is, unless it refers to itself. */
function boundType({ bound }: Local, context: TypeContext): string {
  if (bound === undefined || pending.has(bound)) return ''
  pending.add(bound)
  const type = annotatedType(bound, context)
  pending.delete(bound)
  return type
}

/** Types that are being resolved. */
const pending = new Set<ScriptNode>()
