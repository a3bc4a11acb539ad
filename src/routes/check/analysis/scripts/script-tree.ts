/** A node of a script: its fields depend on its type, and none is taken for granted. */
export type ScriptNode = {
  readonly type: string
  readonly start: number
  readonly end: number
}

export function isNode(value: unknown): value is ScriptNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** A field that is a node. */
export function nodeIn(node: ScriptNode | undefined, field: string): ScriptNode | undefined {
  const value: unknown = node === undefined ? undefined : Reflect.get(node, field)
  return isNode(value) ? value : undefined
}

/** A field that is a list of nodes; gaps are left out. */
export function nodesIn(node: ScriptNode, field: string): readonly ScriptNode[] {
  const value: unknown = Reflect.get(node, field)
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** A field that is a text; empty where it is none. */
export function textIn(node: ScriptNode | undefined, field: string): string {
  const value: unknown = node === undefined ? undefined : Reflect.get(node, field)
  return typeof value === 'string' ? value : ''
}

export const isSet = (node: ScriptNode, field: string): boolean => Reflect.get(node, field) === true

/** All nodes directly below one, in the order of the code. */
export function childrenIn(node: ScriptNode): readonly ScriptNode[] {
  const children: ScriptNode[] = []
  for (const value of Object.values<unknown>(node)) {
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) children.push(each)
    } else if (isNode(value)) children.push(value)
  }
  return children
}

/** The text that a node is a literal of; undefined for all else. */
export function literalText(node: ScriptNode | undefined): string | undefined {
  if (node?.type === 'Literal') {
    const value: unknown = Reflect.get(node, 'value')
    return typeof value === 'string' ? value : undefined
  }
  if (node?.type !== 'TemplateLiteral' || nodesIn(node, 'expressions').length > 0) return undefined
  const value: unknown = Reflect.get(nodesIn(node, 'quasis')[0] ?? {}, 'value')
  const cooked: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'cooked') : ''
  return typeof cooked === 'string' ? cooked : undefined
}

/** The name of a property or member: of `a.b`, `a['b']`, `{ b: 1 }`; empty where it is computed. */
export function propertyName(node: ScriptNode): string {
  const property = nodeIn(node, 'property') ?? nodeIn(node, 'key')
  if (isSet(node, 'computed')) return literalText(property) ?? ''
  return property?.type === 'Identifier' ? textIn(property, 'name') : (literalText(property) ?? '')
}

/** The name of a member with the sign of private ones: "#count"; empty where it is computed. */
export function fieldName(node: ScriptNode): string {
  const property = nodeIn(node, 'property') ?? nodeIn(node, 'key')
  return property?.type === 'PrivateIdentifier'
    ? `#${textIn(property, 'name')}`
    : propertyName(node)
}

/** The expression without parentheses, assertions of types and the frame of an optional chain. */
export function bare(node: ScriptNode | undefined): ScriptNode | undefined {
  if (node === undefined) return undefined
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return bare(nodeIn(node, 'expression'))
    default:
      return node
  }
}

const functions = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'TSDeclareFunction',
])

export const isFunction = ({ type }: ScriptNode): boolean => functions.has(type)
