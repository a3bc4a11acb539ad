import { tsPlugin } from '@sveltejs/acorn-typescript'
import type { Options, Program } from 'acorn'
import { Parser, getLineInfo } from 'acorn'

import type { SyntaxProblem } from '#routes/check/analysis/finding.ts'

import type { ScriptNode } from './script-tree.ts'
import { nodesIn } from './script-tree.ts'

/** How a script is written: TypeScript with or without elements, or JavaScript, which may have elements. */
export type ScriptSyntax = 'js' | 'ts' | 'tsx'

type ParsedScript = {
  /** The statements that could be read, in their order. */
  readonly body: readonly ScriptNode[]
  /** What could not be read: each problem ends a statement, and what follows is read again from where the next begins. */
  readonly problems: readonly SyntaxProblem[]
}

const options = {
  ecmaVersion: 'latest',
  allowHashBang: true,
  allowReturnOutsideFunction: true,
  allowImportExportEverywhere: true,
  allowSuperOutsideMethod: true,
  locations: true,
} as const

/** What a parser throws: the place is an offset, whose line is only looked up for what is reported. */
class Mistake extends SyntaxError {
  readonly pos: number

  constructor(pos: number, message: string) {
    super(message)
    this.pos = pos
  }
}

const parsers = {
  js: resumable(Parser),
  ts: resumable(Parser.extend(tsPlugin())),
  tsx: resumable(Parser.extend(tsPlugin({ jsx: {} }))),
} as const

/** What else to try, the likeliest first: of a paste nobody knows what it is. */
const attempts = {
  js: ['js', 'tsx', 'ts'],
  ts: ['ts', 'tsx'],
  tsx: ['tsx', 'ts'],
} as const satisfies Readonly<Record<ScriptSyntax, readonly ScriptSyntax[]>>

/** Parses a script as what it is, or as what else it can be. */
export function parseScript(text: string, syntax: ScriptSyntax): ParsedScript {
  const body: ScriptNode[] = []
  let [start, furthest]: [number, Failure | undefined] = [0, undefined]
  for (const way of waysOf(text, syntax)) {
    // What the ways before could read is not read again.
    const reading = read(text, start, way)
    body.push(...reading.body)
    start = reading.body.at(-1)?.end ?? start
    if (reading.problem === undefined) return { body, problems: [] }
    if (furthest === undefined || reading.body.length > 0)
      furthest = { way, problem: reading.problem }
  }
  return furthest === undefined ? { body, problems: [] } : readOn(text, body, furthest)
}

/** The way that came furthest, and why no further. */
type Failure = { readonly way: Way; readonly problem: SyntaxProblem }

type SourceType = 'module' | 'script'

/** Only a module imports and exports; a script that is none may use words that modules reserve. */
function waysOf(text: string, syntax: ScriptSyntax): readonly Way[] {
  const sourceTypes: readonly SourceType[] = /^(?:import|export)\b/m.test(text)
    ? ['module']
    : ['module', 'script']
  return attempts[syntax].flatMap((attempt) =>
    sourceTypes.map((sourceType) => ({ syntax: attempt, sourceType })),
  )
}

type Way = { readonly syntax: ScriptSyntax; readonly sourceType: SourceType }

/** A script from a place on, as far as it could be read. */
type Reading = {
  readonly body: readonly ScriptNode[]
  /** Why it could not be read further. */
  readonly problem?: SyntaxProblem
}

function read(text: string, start: number, { syntax, sourceType }: Way): Reading {
  // The parser adds to it statement by statement, so that those before a mistake are there.
  const origin = { line: 1, column: 0 }
  const program: Program = {
    type: 'Program',
    start,
    end: text.length,
    loc: { start: origin, end: origin },
    body: [],
    sourceType,
  }
  try {
    parsers[syntax].parseFrom(text, start, { ...options, sourceType, program })
    return { body: nodesIn(program, 'body') }
  } catch (error) {
    return { body: nodesIn(program, 'body'), problem: problemOf(error, text) }
  }
}

/** Reads a script on behind each mistake, from the next line that begins a statement. */
function readOn(
  text: string,
  before: readonly ScriptNode[],
  { way, problem }: Failure,
): ParsedScript {
  const body = [...before]
  const problems = [problem]
  let end = body.at(-1)?.end ?? 0
  for (let tries = 0; tries < MOST_MISTAKES; tries += 1) {
    const start = nextStatement(text, end)
    if (start === undefined) break
    const reading = read(text, start, way)
    body.push(...reading.body)
    if (reading.problem === undefined) break
    // A line that begins nothing belongs to what could not be read before it.
    if (reading.body.length > 0) problems.push(reading.problem)
    end = reading.body.at(-1)?.end ?? start
  }
  return { body, problems }
}

const MOST_MISTAKES = 20

/** A line that is not indented and looks like the beginning of a statement, not like text or the end of something. */
const beginning =
  /\n(?=(?:import|export|const|let|var|function|async|class|if|for|while|do|switch|try|throw|interface|type|enum|declare|abstract|namespace)\b|@\w|\/[/*]|[;!(]|[\w$.]+(?:\(|\s*=)|["']use )/g

/** Where the statement after one that cannot be read begins: behind its first line at the earliest. */
function nextStatement(text: string, end: number): number | undefined {
  const broken = end + text.slice(end).search(/\S/)
  beginning.lastIndex = Math.max(broken, end)
  const found = beginning.exec(text)
  return found === null ? undefined : found.index + 1
}

function problemOf(error: unknown, text: string): SyntaxProblem {
  const pos = error instanceof Mistake ? error.pos : 0
  return {
    line: getLineInfo(text, pos).line,
    message: error instanceof Error ? error.message : 'This is not JavaScript',
  }
}

/** A parser that can begin anywhere in a text; its places are those of the whole text. */
function resumable(Base: typeof Parser) {
  return class extends Base {
    static parseFrom(text: string, start: number, given: Options): void {
      new this(given, text, start).parse()
    }

    // TypeScript is read by trial and error. The parser's own way counts all lines for each error.
    raise(pos: number, message: string): never {
      throw new Mistake(pos, message)
    }

    // What a part exports may be declared in another.
    checkLocalExport(): void {}

    raiseRecoverable(pos: number, message: string): never {
      this.raise(pos, message)
    }
  }
}
