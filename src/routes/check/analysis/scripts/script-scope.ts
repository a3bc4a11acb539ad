import type { Guard } from '#routes/check/analysis/finding.ts'

import type { ScriptNode } from './script-tree.ts'
import { childrenIn, isFunction, nodeIn, nodesIn, textIn } from './script-tree.ts'

export type Local = {
  /** The type of its value; empty if unknown. */
  readonly type: string
  /** The guard that holds if its value is true. */
  readonly guard?: Guard
  /** The platform entries that it holds if they exist: "const share = navigator.share". */
  readonly keys?: readonly string[]
  /** Imported from another module: its members belong to a library. */
  readonly isImported?: true
}

/** The names declared around a place, innermost first. */
export type Scope = {
  readonly names: Map<string, Local>
  readonly outer: Scope | undefined
  /** The type of `this`; empty if unknown. */
  readonly self: string
  /** Types of the members that the class of `this` declares; private names begin with "#". */
  readonly fields?: ReadonlyMap<string, string>
}

export function openScope(outer: Scope | undefined, self = outer?.self ?? ''): Scope {
  const fields = outer?.fields
  return { names: new Map(), outer, self, ...(fields !== undefined && { fields }) }
}

export function findLocal(scope: Scope | undefined, name: string): Local | undefined {
  if (scope === undefined) return undefined
  return scope.names.get(name) ?? findLocal(scope.outer, name)
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
        scope.names.set(name, { type: '', isImported: true })
      }
      return
    case 'VariableDeclaration':
      for (const declarator of nodesIn(statement, 'declarations')) {
        declarePattern(nodeIn(declarator, 'id'), scope)
      }
      return
    default:
      declareNamed(statement, scope)
  }
}

const namedDeclarations = new Set([
  'FunctionDeclaration',
  'ClassDeclaration',
  'TSDeclareFunction',
  'TSEnumDeclaration',
  'TSModuleDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSImportEqualsDeclaration',
])

function declareNamed(statement: ScriptNode, scope: Scope): void {
  if (namedDeclarations.has(statement.type)) {
    // "declare global" extends platform interfaces and must not shadow them.
    const id = nodeIn(statement, 'id')
    if (id?.type === 'Identifier' && !Reflect.has(statement, 'global')) {
      scope.names.set(textIn(id, 'name'), unknown)
    }
    return
  }
  // `var` declarations are hoisted to the function.
  for (const child of isFunction(statement) ? [] : childrenIn(statement)) declareVars(child, scope)
}

function declareVars(node: ScriptNode, scope: Scope): void {
  if (isFunction(node) || node.type.startsWith('Class')) return
  if (node.type === 'VariableDeclaration' && textIn(node, 'kind') === 'var') {
    declareStatement(node, scope)
  } else if (!node.type.endsWith('Expression')) {
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
