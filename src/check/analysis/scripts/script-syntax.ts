import type { PartClass } from '#check/analysis/account.ts'

import { literalKeys, templateKeys } from './script-literals.ts'
import {
  byWord,
  isFunction,
  isSet,
  literalText,
  nodeIn,
  nodesIn,
  propertyName,
  type ScriptNode,
  textIn,
} from './script-tree.ts'

export type SyntaxPlace = {
  /** Its text is the parsed one, to which the offsets of nodes refer. */
  readonly source: { readonly text: string }
  readonly parent: ScriptNode | undefined
  /** The parent of the parent. */
  readonly outer: ScriptNode | undefined
  readonly isTopLevel: boolean
}

const functionsOf = 'javascript.functions'
const operators = 'javascript.operators'
const statements = 'javascript.statements'
const classes = 'javascript.classes'
const grammar = 'javascript.grammar'
const methods = `${functionsOf}.method_definitions`

type KeysOf = (node: ScriptNode, place: SyntaxPlace) => readonly string[]

const binary: ReadonlyMap<string, string> = new Map([
  ['**', `${operators}.exponentiation`],
  ['**=', `${operators}.exponentiation_assignment`],
  ['??', `${operators}.nullish_coalescing`],
  ['??=', `${operators}.nullish_coalescing_assignment`],
  ['&&=', `${operators}.logical_and_assignment`],
  ['||=', `${operators}.logical_or_assignment`],
])

const operatorKeys: KeysOf = (node) => {
  const key = binary.get(textIn(node, 'operator'))
  const isBrandCheck = nodeIn(node, 'left')?.type === 'PrivateIdentifier'
  if (isBrandCheck) return [`${classes}.private_class_fields_in`]
  return key === undefined ? [] : [key]
}

const functionKeys: KeysOf = (node, place) => {
  const { parent } = place
  const isMethod =
    parent?.type === 'MethodDefinition' || (parent?.type === 'Property' && isSet(parent, 'method'))
  const isStatement = node.type === 'FunctionDeclaration'
  const [isAsync, isGenerator] = [isSet(node, 'async'), isSet(node, 'generator')]
  const group = isStatement ? statements : operators
  const parameters = nodesIn(node, 'params')
  return [
    ...(node.type === 'ArrowFunctionExpression' ? [`${functionsOf}.arrow_functions`] : []),
    ...(isAsync && isGenerator && !isMethod ? [`${group}.async_generator_function`] : []),
    ...(isAsync && !isGenerator && !isMethod ? [`${group}.async_function`] : []),
    ...(!isAsync && isGenerator && !isMethod ? [`${group}.generator_function`] : []),
    ...(isMethod && (isAsync || isGenerator) ? [methodKey(isAsync, isGenerator)] : []),
    ...(isStatement && isInBlock(place) ? [`${functionsOf}.block_level_functions`] : []),
    ...trailingCommaKeys(parameters, nodeIn(node, 'body')?.start, place),
    ...(parameters.some(({ type }) => type === 'AssignmentPattern')
      ? [`${functionsOf}.default_parameters`]
      : []),
    ...(parameters.some(({ type }) => type === 'RestElement')
      ? [`${functionsOf}.rest_parameters`]
      : []),
  ]
}

const callKeys: KeysOf = (node, place) =>
  trailingCommaKeys(nodesIn(node, 'arguments'), node.end, place)

const classKeys: KeysOf = (node) => [
  node.type === 'ClassDeclaration' ? `${statements}.class` : `${operators}.class`,
  ...(nodeIn(node, 'superClass') === undefined ? [] : [`${classes}.extends`]),
]

const isPrivate = (node: ScriptNode): boolean => nodeIn(node, 'key')?.type === 'PrivateIdentifier'

const fieldKeys: KeysOf = (node) => {
  if (isSet(node, 'declare') || isSet(node, 'abstract')) return []
  const visibility = isPrivate(node) ? 'private' : 'public'
  return [
    `${classes}.${visibility}_class_fields`,
    ...(isSet(node, 'static') ? [`${classes}.static.class_fields`] : []),
  ]
}

const accessors = new Set(['get', 'set'])

const methodKeys: KeysOf = (node) => [
  ...accessorKeys(node),
  ...(isPrivate(node) ? [`${classes}.private_class_methods`] : []),
  ...(isSet(node, 'static') && !isPrivate(node) ? [`${classes}.static`] : []),
  ...(textIn(node, 'kind') === 'constructor' ? [`${classes}.constructor`] : []),
]

const variableKeys: KeysOf = (node) => {
  const kind = textIn(node, 'kind')
  if (isSet(node, 'declare') || kind === 'var') return []
  return [`${statements}.${kind.replace(' ', '_')}`]
}

const propertyKeys: KeysOf = (node, { parent }) => {
  if (parent?.type !== 'ObjectExpression') return []
  const base = `${operators}.object_initializer`
  return [
    ...accessorKeys(node),
    ...(isSet(node, 'method') ? [`${base}.shorthand_method_names`] : []),
    ...(isSet(node, 'shorthand') ? [`${base}.shorthand_property_names`] : []),
    ...(isSet(node, 'computed') ? [`${base}.computed_property_names`] : []),
  ]
}

const spreadPlaces = byWord([
  ['ObjectExpression', `${operators}.object_initializer.spread_properties`],
  ['ArrayExpression', `${operators}.spread.spread_in_arrays`],
  ['CallExpression NewExpression', `${operators}.spread.spread_in_function_calls`],
])

const spreadKeys: KeysOf = (_node, { parent }) => {
  const key = spreadPlaces.get(parent?.type ?? '')
  return key === undefined ? [] : [key]
}

const restKeys: KeysOf = (_node, { parent }) => {
  if (parent?.type === 'ObjectPattern') return [`${operators}.destructuring.rest_in_objects`]
  return parent?.type === 'ArrayPattern' ? [`${operators}.destructuring.rest_in_arrays`] : []
}

/** `import defer`, `import.source()`. */
const phaseKeys = (base: string, phase = ''): readonly string[] =>
  phase === '' ? [] : [`${base}.${phase === 'source' ? 'import_source' : phase}`]

const importKeys: KeysOf = (node) => {
  if (textIn(node, 'importKind') === 'type') return []
  const isQuoted = nodesIn(node, 'specifiers').some(
    (specifier) => nodeIn(specifier, 'imported')?.type === 'Literal',
  )
  return [
    `${statements}.import`,
    ...phaseKeys(`${statements}.import`, textIn(node, 'phase')),
    ...attributeKeys(nodesIn(node, 'attributes')),
    ...(isQuoted ? [`${statements}.import.arbitrary_module_namespace_identifier_names`] : []),
  ]
}

const dynamicImportKeys: KeysOf = (node, { source: { text } }) => {
  const base = `${operators}.import`
  const options = nodeIn(node, 'options')
  const last = options ?? nodeIn(node, 'source')
  const hasComma = last !== undefined && /^\s*,/.test(text.slice(last.end, node.end))
  const attributes = options === undefined ? undefined : propertyValue(options, 'with')
  const phase = /^import\s*\.\s*(\w+)/.exec(text.slice(node.start, node.end))?.[1]
  return [
    base,
    ...phaseKeys(base, phase),
    ...(options === undefined ? [] : [`${base}.options_parameter`]),
    ...(attributes === undefined ? [] : attributeKeys(nodesIn(attributes, 'properties'))),
    ...(hasComma ? [`${grammar}.trailing_commas.trailing_commas_in_dynamic_import`] : []),
  ]
}

const exportKeys: KeysOf = (node, { parent }) => {
  // A TypeScript namespace exports members of an object.
  if (textIn(node, 'exportKind') === 'type' || parent?.type === 'TSModuleBlock') return []
  const key = `${statements}.export`
  if (node.type === 'ExportDefaultDeclaration') return [key, `${key}.default`]
  const namespace = nodeIn(node, 'exported')
  const isNamespace = node.type === 'ExportAllDeclaration' && namespace !== undefined
  const names = [...nodesIn(node, 'specifiers').map((each) => nodeIn(each, 'exported')), namespace]
  const isQuoted = names.some((name) => name?.type === 'Literal')
  return [
    key,
    ...(isNamespace ? [`${key}.namespace`] : []),
    ...attributeKeys(nodesIn(node, 'attributes')),
    ...(isQuoted ? [`${key}.arbitrary_module_namespace_identifier_names`] : []),
  ]
}

const metaKeys: KeysOf = (node) => {
  const property = textIn(nodeIn(node, 'property'), 'name')
  if (property === 'target') return [`${operators}.new_target`]
  return property === 'meta' ? [`${operators}.import_meta`] : []
}

const one =
  (key: string): KeysOf =>
  () => [key]

const syntax = byWord<KeysOf>([
  ['ArrowFunctionExpression FunctionExpression FunctionDeclaration', functionKeys],
  ['ClassDeclaration ClassExpression', classKeys],
  ['PropertyDefinition', fieldKeys],
  ['MethodDefinition', methodKeys],
  ['StaticBlock', one(`${classes}.static.initialization_blocks`)],
  ['VariableDeclaration', variableKeys],
  ['Property', propertyKeys],
  ['SpreadElement', spreadKeys],
  ['RestElement', restKeys],
  ['ObjectPattern ArrayPattern', one(`${operators}.destructuring`)],
  ['BinaryExpression LogicalExpression AssignmentExpression', operatorKeys],
  ['Literal', literalKeys],
  ['TemplateLiteral', templateKeys],
  ['ChainExpression', one(`${operators}.optional_chaining`)],
  [
    'AwaitExpression',
    (_node, { isTopLevel }) => [isTopLevel ? `${operators}.await.top_level` : `${operators}.await`],
  ],
  [
    'YieldExpression',
    (node) => [isSet(node, 'delegate') ? `${operators}.yield_star` : `${operators}.yield`],
  ],
  [
    'ForOfStatement',
    (node, { isTopLevel }) => {
      if (!isSet(node, 'await')) return [`${statements}.for_of`]
      const keys = [`${statements}.for_await_of`]
      return isTopLevel ? [...keys, `${operators}.await.top_level`] : keys
    },
  ],
  [
    'CatchClause',
    (node) =>
      nodeIn(node, 'param') === undefined ? [`${statements}.try_catch.optional_catch_binding`] : [],
  ],
  ['ImportExpression', dynamicImportKeys],
  ['CallExpression NewExpression', callKeys],
  ['WithStatement', one(`${statements}.with`)],
  ['ImportDeclaration', importKeys],
  ['ExportNamedDeclaration ExportDefaultDeclaration ExportAllDeclaration', exportKeys],
  ['MetaProperty', metaKeys],
])

/** The entries of the syntax that a node uses; empty for syntax that has always existed. */
export function syntaxKeys(node: ScriptNode, place: SyntaxPlace): readonly string[] {
  return syntax.get(node.type)?.(node, place) ?? []
}

/** Nodes of syntax that has always existed, or that only holds other nodes. */
const plain = new Set(
  `ArrayExpression BlockStatement BreakStatement ClassBody ConditionalExpression ContinueStatement DebuggerStatement
  Decorator DoWhileStatement EmptyStatement ExpressionStatement ForInStatement ForStatement Identifier IfStatement
  LabeledStatement MemberExpression ObjectExpression ParenthesizedExpression PrivateIdentifier Program ReturnStatement
  SequenceExpression Super SwitchCase SwitchStatement TaggedTemplateExpression TemplateElement ThisExpression
  ThrowStatement TryStatement UnaryExpression UpdateExpression VariableDeclarator WhileStatement`.split(
    /\s+/,
  ),
)

/** What becomes of a node without entries: syntax that is newer than this reader was not read. */
export const syntaxClass = ({ type }: ScriptNode): PartClass =>
  plain.has(type) || syntax.has(type) || /^(?:TS|JSX)/.test(type) ? 'plain' : 'unread'

/** Whether code inside the node is no longer at the top level. */
export const leavesTopLevel = (node: ScriptNode): boolean =>
  isFunction(node) || node.type === 'StaticBlock'

function methodKey(isAsync: boolean, isGenerator: boolean): string {
  if (!isAsync) return methods
  return `${methods}.${isGenerator ? 'async_generator_methods' : 'async_methods'}`
}

/** Whether a statement is in a block other than the body of a function. */
function isInBlock({ parent, outer }: SyntaxPlace): boolean {
  if (parent?.type === 'SwitchCase') return true
  return parent?.type === 'BlockStatement' && (outer === undefined || !isFunction(outer))
}

/** A comma after the last of some parameters or arguments; `end` is at or after their bracket. */
function trailingCommaKeys(
  parts: readonly ScriptNode[],
  end: number | undefined,
  { source: { text } }: SyntaxPlace,
): readonly string[] {
  const last = parts.at(-1)
  if (last === undefined || end === undefined) return []
  return /^(?:\s|\/\*.*?\*\/)*,/s.test(text.slice(last.end, end))
    ? [`${grammar}.trailing_commas.trailing_commas_in_functions`]
    : []
}

/** Getters and setters, in classes and in objects. */
function accessorKeys(node: ScriptNode): readonly string[] {
  const kind = textIn(node, 'kind')
  if (!accessors.has(kind)) return []
  const key = `${functionsOf}.${kind}`
  return isSet(node, 'computed') ? [key, `${key}.computed_property_names`] : [key]
}

/** `with { type: "json" }`, of imports and exports. */
function attributeKeys(attributes: readonly ScriptNode[]): readonly string[] {
  if (attributes.length === 0) return []
  const base = `${statements}.import.import_attributes`
  const types = attributes.filter((attribute) => propertyName(attribute) === 'type')
  return [base, ...types.map((type) => `${base}.type_${literalText(nodeIn(type, 'value'))}`)]
}

function propertyValue(object: ScriptNode, name: string): ScriptNode | undefined {
  const property = nodesIn(object, 'properties').find((each) => propertyName(each) === name)
  return nodeIn(property, 'value')
}
