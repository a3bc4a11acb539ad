import { patternKeys } from './script-patterns.ts'
import type { ScriptNode } from './script-tree.ts'
import { isFunction, isSet, nodeIn, nodesIn, textIn } from './script-tree.ts'

export type SyntaxPlace = {
  readonly parent: ScriptNode | undefined
  readonly isTopLevel: boolean
}

const functionsOf = 'javascript.functions'
const operators = 'javascript.operators'
const statements = 'javascript.statements'
const classes = 'javascript.classes'
const grammar = 'javascript.grammar'

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

const functionKeys: KeysOf = (node, { parent }) => {
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
    ...(isMethod && isAsync
      ? [
          `${functionsOf}.method_definitions.${isGenerator ? 'async_generator_methods' : 'async_methods'}`,
        ]
      : []),
    ...(parameters.some(({ type }) => type === 'AssignmentPattern')
      ? [`${functionsOf}.default_parameters`]
      : []),
    ...(parameters.some(({ type }) => type === 'RestElement')
      ? [`${functionsOf}.rest_parameters`]
      : []),
  ]
}

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

const methodKeys: KeysOf = (node) => [
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
    ...(isSet(node, 'method') ? [`${base}.shorthand_method_names`] : []),
    ...(isSet(node, 'shorthand') ? [`${base}.shorthand_property_names`] : []),
    ...(isSet(node, 'computed') ? [`${base}.computed_property_names`] : []),
  ]
}

const spreadPlaces: ReadonlyMap<string, string> = new Map([
  ['ObjectExpression', `${operators}.object_initializer.spread_properties`],
  ['ArrayExpression', `${operators}.spread.spread_in_arrays`],
  ['CallExpression', `${operators}.spread.spread_in_function_calls`],
  ['NewExpression', `${operators}.spread.spread_in_function_calls`],
])

const spreadKeys: KeysOf = (_node, { parent }) => {
  const key = spreadPlaces.get(parent?.type ?? '')
  return key === undefined ? [] : [key]
}

const restKeys: KeysOf = (_node, { parent }) => {
  if (parent?.type === 'ObjectPattern') return [`${operators}.destructuring.rest_in_objects`]
  return parent?.type === 'ArrayPattern' ? [`${operators}.destructuring.rest_in_arrays`] : []
}

const literalKeys: KeysOf = (node) => {
  const raw = textIn(node, 'raw')
  const regex: unknown = Reflect.get(node, 'regex')
  if (typeof regex === 'object' && regex !== null) {
    const [pattern, flags]: readonly unknown[] = [
      Reflect.get(regex, 'pattern'),
      Reflect.get(regex, 'flags'),
    ]
    return patternKeys(String(pattern), String(flags))
  }
  if (!/^\.?\d/.test(raw)) return []
  return [
    ...(/^0b/i.test(raw) ? [`${grammar}.binary_numeric_literals`] : []),
    ...(/^0o/i.test(raw) ? [`${grammar}.octal_numeric_literals`] : []),
    ...(raw.includes('_') ? [`${grammar}.numeric_separators`] : []),
    ...(/\dn$/.test(raw) ? ['javascript.builtins.BigInt'] : []),
  ]
}

const templateKeys: KeysOf = (node) => {
  const key = `${grammar}.template_literals`
  const isRaw = nodesIn(node, 'quasis').some((part) => {
    const value: unknown = Reflect.get(part, 'value')
    return typeof value === 'object' && value !== null && Reflect.get(value, 'cooked') === null
  })
  return isRaw ? [key, `${key}.template_literal_revision`] : [key]
}

const importKeys: KeysOf = (node) => {
  if (textIn(node, 'importKind') === 'type') return []
  const hasAttributes = nodesIn(node, 'attributes').length > 0
  return [
    `${statements}.import`,
    ...(hasAttributes ? [`${statements}.import.import_attributes`] : []),
  ]
}

const exportKeys: KeysOf = (node, { parent }) => {
  // A TypeScript namespace exports members of an object.
  if (textIn(node, 'exportKind') === 'type' || parent?.type === 'TSModuleBlock') return []
  if (node.type === 'ExportDefaultDeclaration') {
    return [`${statements}.export`, `${statements}.export.default`]
  }
  const isNamespace = node.type === 'ExportAllDeclaration' && nodeIn(node, 'exported') !== undefined
  return [`${statements}.export`, ...(isNamespace ? [`${statements}.export.namespace`] : [])]
}

const metaKeys: KeysOf = (node) => {
  const property = textIn(nodeIn(node, 'property'), 'name')
  if (property === 'target') return [`${operators}.new_target`]
  return property === 'meta' ? [`${operators}.import_meta`] : []
}

const one =
  (key: string): KeysOf =>
  () => [key]

const syntax: ReadonlyMap<string, KeysOf> = new Map<string, KeysOf>([
  ['ArrowFunctionExpression', functionKeys],
  ['FunctionExpression', functionKeys],
  ['FunctionDeclaration', functionKeys],
  ['ClassDeclaration', classKeys],
  ['ClassExpression', classKeys],
  ['PropertyDefinition', fieldKeys],
  ['MethodDefinition', methodKeys],
  ['StaticBlock', one(`${classes}.static.initialization_blocks`)],
  ['VariableDeclaration', variableKeys],
  ['Property', propertyKeys],
  ['SpreadElement', spreadKeys],
  ['RestElement', restKeys],
  ['ObjectPattern', one(`${operators}.destructuring`)],
  ['ArrayPattern', one(`${operators}.destructuring`)],
  ['BinaryExpression', operatorKeys],
  ['LogicalExpression', operatorKeys],
  ['AssignmentExpression', operatorKeys],
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
    (node) => [isSet(node, 'await') ? `${statements}.for_await_of` : `${statements}.for_of`],
  ],
  [
    'CatchClause',
    (node) =>
      nodeIn(node, 'param') === undefined ? [`${statements}.try_catch.optional_catch_binding`] : [],
  ],
  [
    'ImportExpression',
    (node) => [
      `${operators}.import`,
      ...(nodeIn(node, 'options') === undefined ? [] : [`${operators}.import.options_parameter`]),
    ],
  ],
  ['ImportDeclaration', importKeys],
  ['ExportNamedDeclaration', exportKeys],
  ['ExportDefaultDeclaration', exportKeys],
  ['ExportAllDeclaration', exportKeys],
  ['MetaProperty', metaKeys],
])

/** The entries of the syntax that a node uses; empty for syntax that has always existed. */
export function syntaxKeys(node: ScriptNode, place: SyntaxPlace): readonly string[] {
  return syntax.get(node.type)?.(node, place) ?? []
}

/** Whether code inside the node is no longer at the top level. */
export const leavesTopLevel = (node: ScriptNode): boolean =>
  isFunction(node) || node.type === 'StaticBlock'
