import type { Span } from '#check/analysis/finding.ts'

/** A syntax tree node. Its other fields depend on its type and are read with checks. */
export type ScriptNode = {
  readonly type: string
  readonly start: number
  readonly end: number
}

export function isNode(value: unknown): value is ScriptNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

export function nodeIn(node: ScriptNode | undefined, field: string): ScriptNode | undefined {
  const value: unknown = node === undefined ? undefined : Reflect.get(node, field)
  return isNode(value) ? value : undefined
}

/** A field that is a list of nodes, without its gaps. */
export function nodesIn(node: ScriptNode, field: string): readonly ScriptNode[] {
  const value: unknown = Reflect.get(node, field)
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** A string field; empty if it is not a string. */
export function textIn(node: ScriptNode | undefined, field: string): string {
  const value: unknown = node === undefined ? undefined : Reflect.get(node, field)
  return typeof value === 'string' ? value : ''
}

export const isSet = (node: ScriptNode, field: string): boolean => Reflect.get(node, field) === true

/** All direct child nodes, in source order. */
export function childrenIn(node: ScriptNode): readonly ScriptNode[] {
  const children: ScriptNode[] = []
  for (const value of Object.values<unknown>(node)) {
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) children.push(each)
    } else if (isNode(value)) children.push(value)
  }
  return children
}

/** The value of a string literal; undefined for any other node. */
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

/**
 * The name of a property or member in `a.b`, `a['b']` or `{ b: 1 }`; "@@iterator" of
 * `a[Symbol.iterator]`; empty if it is computed otherwise.
 */
export function propertyName(node: ScriptNode): string {
  const property = nodeIn(node, 'property') ?? nodeIn(node, 'key')
  if (isSet(node, 'computed')) return literalText(property) ?? symbolName(property)
  return property?.type === 'Identifier' ? textIn(property, 'name') : (literalText(property) ?? '')
}

function symbolName(node: ScriptNode | undefined): string {
  const isSymbol = textIn(nodeIn(node, 'object'), 'name') === 'Symbol'
  return isSymbol ? `@@${textIn(nodeIn(node, 'property'), 'name')}` : ''
}

/** A member name with the "#" of private ones: "#count"; empty if it is computed. */
export function fieldName(node: ScriptNode): string {
  const property = nodeIn(node, 'property') ?? nodeIn(node, 'key')
  return property?.type === 'PrivateIdentifier'
    ? `#${textIn(property, 'name')}`
    : propertyName(node)
}

/** The expression without parentheses, non-null assertions and optional chain wrappers. */
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

const functions = new Set(
  'FunctionDeclaration FunctionExpression ArrowFunctionExpression TSDeclareFunction'.split(' '),
)

export const isFunction = ({ type }: ScriptNode): boolean => functions.has(type)

/** The values of the return statements in a function. */
export function returnsIn(node: ScriptNode): readonly ScriptNode[] {
  if (node.type === 'ReturnStatement') return [nodeIn(node, 'argument') ?? node]
  if (isFunction(node) || node.type.endsWith('Expression') || node.type.startsWith('Class'))
    return []
  return childrenIn(node).flatMap(returnsIn)
}

const exits = new Set(['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement'])

/** Whether nothing after a branch runs if the branch does. */
export function isExit(branch: ScriptNode | undefined): boolean {
  const last = branch?.type === 'BlockStatement' ? nodesIn(branch, 'body').at(-1) : branch
  return last !== undefined && exits.has(last.type)
}

type EndOf = (node: ScriptNode) => number | undefined

const word =
  (text: string): EndOf =>
  ({ start }) =>
    start + text.length

/** The part before the right side, with the operator. */
const beforeRight: EndOf = (node) => nodeIn(node, 'right')?.start

const afterKey: EndOf = (node) => nodeIn(node, 'key')?.end

/** A table by each of the words that its rows begin with. */
export const byWord = <Value>(
  rows: readonly (readonly [words: string, value: Value])[],
): ReadonlyMap<string, Value> =>
  new Map(rows.flatMap(([words, value]) => words.split(' ').map((each) => [each, value])))

const ends = byWord<EndOf>([
  ['AssignmentExpression BinaryExpression LogicalExpression', beforeRight],
  ['AwaitExpression', word('await')],
  ['YieldExpression', word('yield')],
  ['ExportNamedDeclaration ExportDefaultDeclaration', (node) => nodeIn(node, 'declaration')?.start],
  ['MethodDefinition Property PropertyDefinition', afterKey],
  ['RestElement SpreadElement', word('...')],
  ['StaticBlock', word('static')],
  ['VariableDeclaration', (node) => node.start + textIn(node, 'kind').length],
])

/** The part of a node that shows what it is: without the code in its body or on its right side. */
export function headOf(node: ScriptNode, text: string): Span {
  const endOf = ends.get(node.type) ?? beforeBody
  let end = endOf(node) ?? node.end
  while (end > node.start + 1 && isSpace(text.charCodeAt(end - 1))) end -= 1
  return { start: node.start, end }
}

const beforeBody: EndOf = (node) => {
  const body = nodeIn(node, 'body')
  return body === undefined || body.start === node.start ? undefined : body.start
}

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)
