import type { ESTree } from 'vite'

import type { UnusedPart } from './unused-react.ts'

/** What a function does whose code was left out. */
const leftOut = `
function leftOut(feature) {
  throw new Error('The page is built without what React needs for ' + feature + ': see unused-react.ts.')
}
`

/**
 * The code of a module in which some functions at its top level throw an error that names their feature. What is assigned to their
 * prototypes is left out.
 *
 * @param program the same code, parsed
 * @throws Error where it has no such function
 */
export function withoutFunctions(
  code: string,
  program: ESTree.Program,
  parts: readonly UnusedPart[],
): string {
  const features = new Map(
    parts.flatMap(({ feature, functions }) => functions.map((name) => [name, feature] as const)),
  )
  const found = new Set<string>()
  const spans = program.body.flatMap((statement): readonly Replaced[] => {
    const { start, end } = statement
    if (features.has(typeOfMethod(statement))) return [{ start, end, text: '' }]
    const name = statement.type === 'FunctionDeclaration' ? nameOf(statement.id) : ''
    const feature = features.get(name)
    if (feature === undefined) return []
    found.add(name)
    return [{ start, end, text: `function ${name}() { leftOut(${JSON.stringify(feature)}) }` }]
  })
  const missing = [...features.keys()].find((name) => !found.has(name))
  if (missing !== undefined) throw new Error(`It has no function ${missing}.`)
  const lastFirst = spans.toReversed()
  return lastFirst.reduce(
    (text, { start, end, text: replacement }) =>
      text.slice(0, start) + replacement + text.slice(end),
    code + leftOut,
  )
}

type Replaced = ESTree.Span & { readonly text: string }

/** `C` of a statement `C.prototype.name = …`; empty for every other one. */
function typeOfMethod(statement: ESTree.Directive | ESTree.Statement): string {
  if (statement.type !== 'ExpressionStatement') return ''
  const { expression } = statement
  if (expression.type !== 'AssignmentExpression') return ''
  const { left } = expression
  if (left.type !== 'MemberExpression' || left.object.type !== 'MemberExpression') return ''
  const { object, property } = left.object
  return nameOf(property) === 'prototype' ? nameOf(object) : ''
}

function nameOf(node: ESTree.Node | null): string {
  return node?.type === 'Identifier' ? node.name : ''
}
