import type { ESTree, Plugin } from 'vite'

import { unusedMethods } from './unused-methods.ts'

/**
 * Leaves methods that nothing calls out of the classes of InstantSearch's helper. Stops the build where a class no longer
 * has one of them, so that a new version of the library cannot bring it back under another name unseen.
 */
export function unusedMethodsPlugin(): Plugin {
  return {
    name: 'plinth-unused-methods',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: unusedMethods.map(({ file }) => file) },
      handler(code, id) {
        const names = unusedMethods.find(({ file }) => file.test(id))?.names ?? []
        const methods = new Map(this.parse(code).body.flatMap(methodsOf))
        const spans = names.map((name) => {
          const span = methods.get(name)
          if (span) return span
          return this.error(`${id} has no method ${name} any more: see what has taken its place.`)
        })
        return { code: withoutSpans(code, spans), map: null }
      },
    },
  }
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

/** Code without some of its methods, each with the comma behind it. */
function withoutSpans(code: string, spans: readonly ESTree.Span[]): string {
  const lastFirst = spans.toSorted((a, b) => b.start - a.start)
  return lastFirst.reduce(
    (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^,/, ''),
    code,
  )
}
