import type { CodeIndex } from '#check/analysis/code-index.ts'
import type { Guard } from '#check/analysis/finding.ts'

import {
  bare,
  childrenIn,
  fieldName,
  isFunction,
  literalText,
  nodeIn,
  nodesIn,
  type ScriptNode,
  textIn,
} from './script-tree.ts'

export type Local = {
  /** The type of its value; empty if unknown. */
  readonly type: string
  /** The guard that holds if its value is true: without an alternative if it never is. */
  readonly guard?: Guard
  /** The platform entries that it holds if they exist: "const share = navigator.share". */
  readonly keys?: readonly string[]
  /** The module that it is imported from: its members belong to a library. */
  readonly from?: string
  /** Of a type: the type that it is or extends. */
  readonly bound?: ScriptNode
  /** The string or template that it names for good. */
  readonly literal?: ScriptNode | undefined
  /** The function that it names, whose results have a type. */
  readonly made?: ScriptNode
}

/** The names declared around a place, innermost first. */
export type Scope = {
  readonly names: Map<string, Local>
  readonly outer: Scope | undefined
  /** What objects, classes and assignments of the whole script give as members, by their names. */
  readonly members: Map<string, ScriptNode[]>
  /** The type of `this`; empty if unknown. */
  readonly self: string
  /** Types of the members that the class of `this` declares; private names begin with "#". */
  readonly fields?: ReadonlyMap<string, string>
}

/** What the type of an expression depends on. */
export type TypeContext = { readonly index: CodeIndex; readonly scope: Scope }

export function openScope(outer: Scope | undefined, self = outer?.self ?? ''): Scope {
  const fields = outer?.fields
  const members = outer?.members ?? new Map<string, ScriptNode[]>()
  return { names: new Map(), members, outer, self, ...(fields !== undefined && { fields }) }
}

export function findLocal(scope: Scope | undefined, name: string): Local | undefined {
  if (scope === undefined) return undefined
  return scope.names.get(name) ?? findLocal(scope.outer, name)
}

/** Replaces what is known of a name where it is declared. */
export function changeLocal(scope: Scope, name: string, local: Local): void {
  if (scope.outer === undefined || scope.names.has(name)) scope.names.set(name, local)
  else changeLocal(scope.outer, name, local)
}

const unknown: Local = { type: '' }

/** Declares the names of statements; some get a type later. */
export function declareStatements(statements: readonly ScriptNode[], scope: Scope): void {
  for (const statement of statements) declareStatement(statement, scope)
}

function declareStatement(statement: ScriptNode, scope: Scope): void {
  switch (statement.type) {
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration': {
      const declaration = nodeIn(statement, 'declaration')
      if (declaration !== undefined) declareStatement(declaration, scope)
      return
    }
    case 'ImportDeclaration':
      for (const specifier of nodesIn(statement, 'specifiers')) {
        const name = textIn(nodeIn(specifier, 'local'), 'name')
        scope.names.set(name, { type: '', from: literalText(nodeIn(statement, 'source')) ?? '' })
      }
      return
    case 'VariableDeclaration':
      for (const declarator of nodesIn(statement, 'declarations')) {
        const made = nodeIn(declarator, 'init')
        const isMade = made !== undefined && isFunction(made)
        declarePattern(nodeIn(declarator, 'id'), scope, isMade ? { type: '', made } : unknown)
        declareMembers(made, scope)
      }
      return
    case 'ExpressionStatement':
      declareMembers(nodeIn(statement, 'expression'), scope)
      return
    default:
      declareNamed(statement, scope)
  }
}

/** A member that more places give a value is hardly a test. */
export const MOST_PARTS = 4

const givers = /^(?:AssignmentExpression|ObjectExpression|Class(?:Declaration|Expression))$/

/** Notes the members that an object, a class or an assignment gives. */
function declareMembers(given: ScriptNode | undefined, scope: Scope): void {
  const node = bare(given)
  if (node === undefined || !givers.test(node.type)) return
  const add = (name: string, part: ScriptNode, value: ScriptNode | undefined) => {
    const parts = scope.members.get(name)
    if (parts === undefined) scope.members.set(name, [part])
    // The names of a function are declared again where its results are inferred.
    else if (parts.length <= MOST_PARTS && !parts.includes(part)) parts.push(part)
    declareMembers(value, scope)
  }
  if (node.type === 'AssignmentExpression') {
    const left = nodeIn(node, 'left')
    const name = left?.type === 'MemberExpression' ? fieldName(left) : ''
    add(name, node, nodeIn(node, 'right'))
  }
  const body = node.type.startsWith('Class') ? nodeIn(node, 'body') : undefined
  const parts = node.type === 'ObjectExpression' ? nodesIn(node, 'properties') : []
  for (const part of body === undefined ? parts : nodesIn(body, 'body')) {
    const value = nodeIn(part, 'value')
    if (textIn(part, 'kind') !== 'constructor') add(fieldName(part), part, value)
    else
      for (const each of nodesIn(nodeIn(value, 'body') ?? part, 'body'))
        declareMembers(nodeIn(each, 'expression'), scope)
  }
}

const namedDeclarations = new Set(
  `FunctionDeclaration ClassDeclaration TSDeclareFunction TSEnumDeclaration TSModuleDeclaration
  TSInterfaceDeclaration TSTypeAliasDeclaration TSImportEqualsDeclaration`.split(/\s+/),
)

function declareNamed(statement: ScriptNode, scope: Scope): void {
  if (namedDeclarations.has(statement.type)) {
    declareMembers(statement, scope)
    // "declare global" extends platform interfaces and must not shadow them.
    const id = nodeIn(statement, 'id')
    if (id?.type === 'Identifier' && !Reflect.has(statement, 'global')) {
      const made = isFunction(statement) ? { made: statement } : {}
      scope.names.set(textIn(id, 'name'), { type: '', ...made })
      declareAlias(statement, scope)
    }
    return
  }
  declareVars(statement, scope)
}

/** Statements that hold statements, whose `var` declarations are hoisted to the function. */
const holders = new Set(
  `BlockStatement CatchClause DoWhileStatement ForInStatement ForOfStatement ForStatement IfStatement
  LabeledStatement SwitchCase SwitchStatement TryStatement WhileStatement WithStatement`.split(
    /\s+/,
  ),
)

/** `type Names = Set<string>`. Types have names of their own, which begin with "<" in a scope. */
function declareAlias(statement: ScriptNode, scope: Scope): void {
  const bound = nodeIn(statement, 'typeAnnotation')
  if (statement.type !== 'TSTypeAliasDeclaration' || bound === undefined) return
  scope.names.set(typeName(textIn(nodeIn(statement, 'id'), 'name')), { type: '', bound })
}

/** Declares the type parameters of a function or class: `<T extends Set<string>>`. */
export function declareTypes(node: ScriptNode, scope: Scope): void {
  const parameters = nodeIn(node, 'typeParameters')
  for (const parameter of parameters === undefined ? [] : nodesIn(parameters, 'params')) {
    const given = nodeIn(parameter, 'name')
    const name = given === undefined ? textIn(parameter, 'name') : textIn(given, 'name')
    const bound = nodeIn(parameter, 'constraint')
    scope.names.set(typeName(name), { type: '', ...(bound !== undefined && { bound }) })
  }
}

/** The name of a type in a scope, where values have other names. */
export const typeName = (name: string): string => `<${name}>`

function declareVars(node: ScriptNode, scope: Scope): void {
  if (node.type === 'VariableDeclaration' && textIn(node, 'kind') === 'var') {
    declareStatement(node, scope)
  } else if (holders.has(node.type)) {
    for (const child of childrenIn(node)) declareVars(child, scope)
  }
}

/** Declares the names of a pattern: of a parameter, a variable or a caught error. */
export function declarePattern(
  pattern: ScriptNode | undefined,
  scope: Scope,
  local = unknown,
): void {
  if (pattern === undefined) return
  switch (pattern.type) {
    case 'Identifier':
      scope.names.set(textIn(pattern, 'name'), local)
      return
    case 'ObjectPattern':
      for (const property of nodesIn(pattern, 'properties')) {
        declarePattern(nodeIn(property, 'value') ?? nodeIn(property, 'argument'), scope)
      }
      return
    case 'ArrayPattern':
      for (const element of nodesIn(pattern, 'elements')) declarePattern(element, scope)
      return
    case 'AssignmentPattern':
      declarePattern(nodeIn(pattern, 'left'), scope, local)
      return
    case 'RestElement':
      declarePattern(nodeIn(pattern, 'argument'), scope)
      return
    case 'TSParameterProperty':
      declarePattern(nodeIn(pattern, 'parameter'), scope, local)
      return
    default:
  }
}
