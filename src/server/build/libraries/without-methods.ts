import type { ESTree } from 'vite'

/**
 * The code of a module without some methods, which it assigns to a prototype or has in an object.
 *
 * @param program the same code, parsed
 * @throws Error where it has no such method
 */
export function withoutMethods(
  code: string,
  program: ESTree.Program,
  names: readonly string[],
): string {
  const methods = new Map(program.body.flatMap(methodsOf))
  const spans = names.map((name) => {
    const span = methods.get(name)
    if (span === undefined) throw new Error(`It has no method ${name}.`)
    return span
  })
  const lastFirst = spans.toSorted((a, b) => b.start - a.start)
  return lastFirst.reduce(
    // With the comma that separates it from the next property.
    (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^,/, ''),
    code,
  )
}

type Method = readonly [name: string, span: ESTree.Span]

/** The methods that a statement has: of `C.prototype.name = …`, `C.prototype = { name: … }` or `var c = { name: … }`. */
function methodsOf(statement: ESTree.Directive | ESTree.Statement): readonly Method[] {
  if (statement.type === 'VariableDeclaration') {
    return statement.declarations.flatMap(({ init }) => propertiesOf(init))
  }
  if (statement.type !== 'ExpressionStatement') return []
  const { expression } = statement
  if (expression.type !== 'AssignmentExpression') return []
  const { left, right } = expression
  if (left.type !== 'MemberExpression') return []
  if (isPrototype(left)) return propertiesOf(right)
  return isPrototype(left.object) ? [[nameOf(left.property), statement]] : []
}

function propertiesOf(value: ESTree.Expression | null): readonly Method[] {
  if (value?.type !== 'ObjectExpression') return []
  return value.properties.flatMap((property): readonly Method[] =>
    property.type === 'Property' ? [[nameOf(property.key), property]] : [],
  )
}

function isPrototype(node: ESTree.Expression): boolean {
  return node.type === 'MemberExpression' && nameOf(node.property) === 'prototype'
}

const nameOf = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : '')
