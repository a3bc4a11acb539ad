import { annotatedType } from './script-annotations.ts'
import {
  declarePattern,
  declareTypes,
  findLocal,
  openScope,
  type TypeContext,
} from './script-scope.ts'
import { contextOf, type NodeVisitor, walkAll } from './script-state.ts'
import {
  bare,
  fieldName,
  nodeIn,
  nodesIn,
  propertyName,
  type ScriptNode,
  textIn,
} from './script-tree.ts'
import { typeOf } from './script-types.ts'

/** Visits a class with the declared types of its members in scope. */
export const walkClass: NodeVisitor = (node, state) => {
  const parent = nodeIn(node, 'superClass')
  walkAll([parent, ...nodesIn(node, 'decorators')], state)
  const self = typeOf(parent, contextOf(state)).replace(/^typeof /, '')
  const scope = openScope(state.scope, self === 'Function' ? '' : self)
  declarePattern(
    nodeIn(node, 'id'),
    scope,
    findLocal(state.scope, textIn(nodeIn(node, 'id'), 'name')),
  )
  declareTypes(node, scope)
  const members = nodesIn(nodeIn(node, 'body') ?? node, 'body')
  for (const member of members) state.collector.own(propertyName(member))
  // Whoever dispatches events is an event target of its own.
  if (members.some((member) => propertyName(member) === 'dispatchEvent')) {
    state.collector.own('addEventListener')
  }
  const fields = fieldTypes(members, { ...contextOf(state), scope })
  walkAll(members, { ...state, scope: { ...scope, fields } })
}

function fieldTypes(
  members: readonly ScriptNode[],
  context: TypeContext,
): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  const add = (name: string, type: string) => {
    if (name !== '' && !fields.has(name)) fields.set(name, type)
  }
  for (const member of members) {
    const value = nodeIn(member, 'value')
    const annotation = nodeIn(member, 'typeAnnotation')
    if (member.type === 'PropertyDefinition') {
      const type = annotation ? annotatedType(annotation, context) : typeOf(value, context)
      add(fieldName(member), type)
    } else if (textIn(member, 'kind') === 'constructor' && value !== undefined) {
      for (const [name, type] of constructorFields(value, context)) add(name, type)
    } else add(fieldName(member), '')
  }
  return fields
}

type Field = readonly [name: string, type: string]

/** Members declared by "constructor(private db: IDBDatabase)" and "this.items = new Map()". */
function constructorFields(constructor: ScriptNode, context: TypeContext): readonly Field[] {
  const declared = nodesIn(constructor, 'params').flatMap((parameter): readonly Field[] => {
    if (parameter.type !== 'TSParameterProperty') return []
    const inner = nodeIn(parameter, 'parameter')
    const name = inner?.type === 'AssignmentPattern' ? nodeIn(inner, 'left') : inner
    const annotation = nodeIn(name, 'typeAnnotation')
    return [[textIn(name, 'name'), annotatedType(annotation, context)]]
  })
  const body = nodeIn(constructor, 'body')
  const assigned = (body === undefined ? [] : nodesIn(body, 'body')).flatMap((statement) => {
    const expression = nodeIn(statement, 'expression')
    const [left, right] = [nodeIn(expression, 'left'), nodeIn(expression, 'right')]
    const isOwn = nodeIn(left, 'object')?.type === 'ThisExpression'
    return left !== undefined && isOwn && isPlain(right)
      ? [[fieldName(left), typeOf(right, context)] as const]
      : []
  })
  return [...declared, ...assigned]
}

/** Whether a value is independent of the constructor's parameters, which are not in scope. */
function isPlain(node: ScriptNode | undefined): boolean {
  if (node?.type === 'NewExpression' || node?.type === 'ArrayExpression') return true
  const callee = node?.type === 'CallExpression' ? bare(nodeIn(node, 'callee')) : undefined
  return nodeIn(callee, 'object')?.type === 'ThisExpression'
}
