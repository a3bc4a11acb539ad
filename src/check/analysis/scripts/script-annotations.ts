import { isGlobalObject } from './script-members.ts'
import { findLocal, type Local, type TypeContext, typeName } from './script-scope.ts'
import { byWord, nodeIn, nodesIn, type ScriptNode, textIn } from './script-tree.ts'

const typeAliases = byWord([
  ['ReadonlyArray', 'Array'],
  ['ReadonlyMap', 'Map'],
  ['ReadonlySet', 'Set'],
  ['NodeListOf', 'NodeList'],
  ['IterableIterator IteratorObject MapIterator SetIterator', 'Iterator'],
  ['HTMLCollectionOf', 'HTMLCollection'],
  ['PromiseLike Partial', ''],
  ['Record', 'own'],
])

const keywordTypes = byWord([
  ['TSStringKeyword', 'String'],
  ['TSNumberKeyword', 'Number'],
  ['TSBigIntKeyword', 'BigInt'],
  ['TSArrayType TSTupleType', 'Array'],
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
