import type { AtRule, Root } from 'postcss'
import lessSyntax from 'postcss-less'
import parseSafely from 'postcss-safe-parser'
import parseScss from 'postcss-scss/lib/scss-parse'
import parseStrictly from 'postcss/lib/parse'

import type { SyntaxProblem } from '#check/analysis/finding.ts'

import type { StyleSyntax, Variables } from './compiled-text.ts'

const parsers = {
  css: parseStrictly,
  tailwind: parseStrictly,
  scss: parseScss,
  less: lessSyntax.parse,
} as const satisfies Readonly<Record<StyleSyntax, unknown>>

/** Parses a style sheet; reports what cannot be parsed, and reads the rest. */
export function parseSheet(
  text: string,
  syntax: StyleSyntax,
  report: (problem: SyntaxProblem) => void,
): Root {
  try {
    return parsers[syntax](text)
  } catch (error) {
    report(problemOf(error))
    return parseSafely(text)
  }
}

function problemOf(error: unknown): SyntaxProblem {
  const fact = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  const [line, reason] = [fact('line'), fact('reason')]
  return {
    line: typeof line === 'number' ? line : 1,
    message: typeof reason === 'string' ? reason : 'This is not CSS',
  }
}

/** Whether the parser of Less marks a rule as a "variable" or the call of a "mixin". */
export const isMarked = (rule: AtRule, mark: 'mixin' | 'variable'): boolean =>
  Reflect.get(rule, mark) === true

/** What a sheet for a preprocessor defines itself. */
export type Definitions = { readonly variables: Variables; readonly mixins: ReadonlySet<string> }

const none: Definitions = { variables: new Map(), mixins: new Set() }

export function definitionsOf(root: Root, syntax: StyleSyntax): Definitions {
  if (syntax === 'css') return none
  const values = new Map<string, Set<string>>()
  const define = (name: string, value: string) => {
    const plain = value.replaceAll(/!(?:default|global)\b/g, '').trim()
    values.set(name, (values.get(name) ?? new Set<string>()).add(plain))
  }
  const mixins = new Set<string>()
  root.walk((node) => {
    if (node.type === 'decl' && node.prop.startsWith('$')) define(node.prop, node.value)
    if (node.type === 'rule' && syntax === 'less') {
      for (const [, name = ''] of node.selector.matchAll(/[.#]([\w-]+)/g)) mixins.add(name)
    }
    if (node.type !== 'atrule') return
    if (isMarked(node, 'variable')) define(`@${node.name}`, valueOf(node))
    if (node.name === 'mixin') mixins.add(/^[\w-]+/.exec(node.params)?.[0] ?? '')
  })
  const variables = [...values].flatMap(([name, all]) => {
    const [value = '', ...others] = all
    // Lists with names are looked up by functions.
    const isKnown = others.length === 0 && value !== '' && !value.startsWith('(')
    return isKnown ? [[name, value] as const] : []
  })
  return { variables: new Map(variables), mixins }
}

/** The value of a variable of Less. */
export function valueOf(rule: AtRule): string {
  const value: unknown = Reflect.get(rule, 'value')
  return typeof value === 'string' ? value : ''
}
