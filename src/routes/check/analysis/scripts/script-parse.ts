import { tsPlugin } from '@sveltejs/acorn-typescript'
import { Parser } from 'acorn'

import type { SyntaxProblem } from '../finding.ts'
import type { ScriptNode } from './script-tree.ts'
import { isNode, nodesIn } from './script-tree.ts'

/** How a script is written: TypeScript with or without elements, or JavaScript, which may have elements. */
export type ScriptSyntax = 'js' | 'ts' | 'tsx'

type ParsedScript = {
  /** The statements; after a mistake those before it. */
  readonly body: readonly ScriptNode[]
  readonly problem?: SyntaxProblem
}

const options = {
  ecmaVersion: 'latest',
  allowHashBang: true,
  allowReturnOutsideFunction: true,
  allowImportExportEverywhere: true,
  allowSuperOutsideMethod: true,
  locations: true,
} as const

const TypeScript = Parser.extend(tsPlugin())
const TypeScriptWithElements = Parser.extend(tsPlugin({ jsx: {} }))

const parsers = { js: Parser, ts: TypeScript, tsx: TypeScriptWithElements } as const

/** What else to try, the likeliest first: of a paste nobody knows what it is. */
const attempts = {
  js: ['js', 'tsx', 'ts'],
  ts: ['ts', 'tsx'],
  tsx: ['tsx', 'ts'],
} as const satisfies Readonly<Record<ScriptSyntax, readonly ScriptSyntax[]>>

/** Parses a script as what it is, or as what else it can be; a mistake is reported as the first attempt found it. */
export function parseScript(text: string, syntax: ScriptSyntax): ParsedScript {
  let failure: unknown
  for (const attempt of attempts[syntax]) {
    for (const sourceType of ['module', 'script'] as const) {
      try {
        return { body: bodyOf(parsers[attempt].parse(text, { ...options, sourceType })) }
      } catch (error) {
        // A script that is no module may use words that modules reserve: the next attempt tells.
        failure ??= error
      }
    }
  }
  return { ...recover(text, syntax), problem: problemOf(failure) }
}

const bodyOf = (program: unknown): readonly ScriptNode[] =>
  isNode(program) ? nodesIn(program, 'body') : []

function problemOf(error: unknown): SyntaxProblem {
  const { line, message } = placeOf(error)
  return { line, message: message.replace(/ \(\d+:\d+\)$/, '') }
}

const fact = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined

function placeOf(error: unknown): {
  readonly line: number
  readonly message: string
  readonly pos: number
} {
  const line = fact(fact(error, 'loc'), 'line')
  const pos = fact(error, 'pos')
  return {
    line: typeof line === 'number' ? line : 1,
    message: error instanceof Error ? error.message : 'This is not JavaScript',
    pos: typeof pos === 'number' ? pos : 0,
  }
}

/** The statements before a mistake: the text is cut at ever earlier lines that begin one, a few times at most. */
function recover(text: string, syntax: ScriptSyntax): Pick<ParsedScript, 'body'> {
  let rest = text
  for (let tries = 0; tries < MOST_CUTS; tries += 1) {
    const parsed = tryParse(rest, syntax)
    if (typeof parsed !== 'number') return { body: parsed }
    const cut = statementStart(rest.slice(0, parsed))
    if (cut <= 0) return { body: [] }
    rest = rest.slice(0, cut)
  }
  return { body: [] }
}

const MOST_CUTS = 8

/** The start of the last line that begins a statement: it is not indented and closes nothing. */
function statementStart(text: string): number {
  for (let end = text.length; end > 0;) {
    const start = text.lastIndexOf('\n', end - 1) + 1
    if (/^[^\s})\]]/.test(text.slice(start, start + 1))) return start
    end = start - 1
  }
  return 0
}

function tryParse(text: string, syntax: ScriptSyntax): readonly ScriptNode[] | number {
  try {
    return bodyOf(parsers[syntax].parse(text, { ...options, sourceType: 'module' }))
  } catch (error) {
    return placeOf(error).pos
  }
}
