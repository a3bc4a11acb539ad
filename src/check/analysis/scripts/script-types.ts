import { annotatedType } from './script-annotations.ts'
import {
  builtInKey,
  isGlobalObject,
  memberKey,
  memberOfWindow,
  namedConstructors,
} from './script-members.ts'
import { canvasContext, returnedType } from './script-returns.ts'
import {
  declarePattern,
  declareStatements,
  findLocal,
  openScope,
  type Scope,
  type TypeContext,
} from './script-scope.ts'
import {
  bare,
  fieldName,
  isSet,
  literalText,
  nodeIn,
  nodesIn,
  propertyName,
  returnsIn,
  type ScriptNode,
  textIn,
} from './script-tree.ts'

/** Names that refer to the window itself; build steps replace `global`. */
export const windowNames = new Set('window self globalThis global top parent frames'.split(' '))

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
  // What a function of the code creates is an object of the code.
  return named ?? /^typeof (.*)$/.exec(typeOf(callee, context))?.[1] ?? ''
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

const elementMethods = new Set(['createElement', 'querySelector'])

function callType(node: ScriptNode, context: TypeContext): string {
  const callee = bare(nodeIn(node, 'callee'))
  if (callee?.type === 'Identifier') return calledType(textIn(callee, 'name'), context)
  if (callee?.type !== 'MemberExpression') return ''
  const name = propertyName(callee)
  const [first] = nodesIn(node, 'arguments')
  const owner = typeOf(nodeIn(callee, 'object'), context).replace(/^typeof /, '')
  // Objects of libraries have a method `closest()`, too.
  if (elementMethods.has(name) || (name === 'closest' && owner !== '')) {
    const type = context.index.interfaceOf(literalText(first)?.toLowerCase() ?? '')
    if (type !== undefined) return type
  }
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
const convertible = new Set(
  'Array BigInt Error Function Number RegExp String Symbol TypeError'.split(' '),
)

/** The type of what a function of the code returns, if it says so or is a generator. */
function resultType(made: ScriptNode | undefined, context: TypeContext): string {
  if (made === undefined) return ''
  const declared = annotatedType(nodeIn(made, 'returnType'), context)
  if (declared !== '') return declared
  if (isSet(made, 'generator')) return isSet(made, 'async') ? 'AsyncGenerator' : 'Generator'
  if (isSet(made, 'async')) return 'Promise'
  return returnedTypeOf(made, context)
}

/** The type of all values that a function returns; empty if they differ or one is unknown. */
function returnedTypeOf(made: ScriptNode, context: TypeContext): string {
  const body = nodeIn(made, 'body')
  if (body === undefined || pending.has(made)) return ''
  pending.add(made)
  const scope = openScope(context.scope)
  for (const parameter of nodesIn(made, 'params')) declarePattern(parameter, scope)
  const isBlock = body.type === 'BlockStatement'
  if (isBlock) declareStatements(nodesIn(body, 'body'), scope)
  const values = isBlock ? returnsIn(body) : [body]
  const types = new Set(values.map((value) => typeOf(value, { ...context, scope })))
  pending.delete(made)
  // A generator is an iterator.
  if (types.has('Iterator')) types.delete('Generator')
  const [type = ''] = types
  return types.size === 1 ? type : ''
}

/** Functions whose results are being inferred. */
const pending = new Set<ScriptNode>()

const awaited = (type: string): string =>
  /^Promise<(.*)>$/.exec(type)?.[1] ?? (type === 'Promise' ? '' : type)
