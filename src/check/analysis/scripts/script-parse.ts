import { tsPlugin } from '@sveltejs/acorn-typescript'
import { getLineInfo, type Node, type Options, Parser, type Program } from 'acorn'

import type { SyntaxProblem } from '#check/analysis/finding.ts'

import { nodesIn, type ScriptNode } from './script-tree.ts'

/** TypeScript with or without JSX, or JavaScript, which may contain JSX. */
export type ScriptSyntax = 'js' | 'ts' | 'tsx'

type ParsedScript = {
  readonly body: readonly ScriptNode[]
  /** Syntax errors: each ends a statement, and parsing resumes at the next one. */
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

/** Holds an offset, because lines are computed only for reported errors. */
class Mistake extends SyntaxError {
  readonly pos: number

  constructor(pos: number, message: string) {
    super(message)
    this.pos = pos
  }
}

const parsers = {
  js: resumable(withPhases(Parser)),
  ts: resumable(withPhases(Parser.extend(tsPlugin()))),
  tsx: resumable(withPhases(Parser.extend(tsPlugin({ jsx: {} })))),
} as const

/** Syntaxes to try, most likely first, because the syntax of pasted code is unknown. */
const attempts = {
  js: ['js', 'tsx', 'ts'],
  ts: ['ts', 'tsx', 'js'],
  tsx: ['tsx', 'ts', 'js'],
} as const satisfies Readonly<Record<ScriptSyntax, readonly ScriptSyntax[]>>

/** Parses a script in its declared syntax, or in another one that fits. */
export function parseScript(text: string, syntax: ScriptSyntax): ParsedScript {
  const body: ScriptNode[] = []
  const ways = waysOf(text, syntax)
  let [start, failed, furthest]: [number, number, Failure | undefined] = [0, 0, undefined]
  for (let turn = 0; failed < ways.length; turn += 1) {
    const way = ways[turn % ways.length]
    if (way === undefined) break
    // Statements that an earlier attempt parsed are not parsed again.
    const reading = read(start, way)
    body.push(...reading.body)
    start = reading.body.at(-1)?.end ?? start
    if (reading.problem === undefined) return { body, problems: [] }
    const isFurther = reading.body.length > 0
    failed = isFurther ? 1 : failed + 1
    if (furthest === undefined || isFurther) furthest = { way, problem: reading.problem }
  }
  return furthest === undefined ? { body, problems: [] } : readOn(text, body, furthest)
}

/** The attempt that parsed furthest, and where it failed. */
type Failure = { readonly way: Way; readonly problem: SyntaxProblem }

type SourceType = 'module' | 'script'

/** Only modules import and export; classic scripts may use words that modules reserve. */
function waysOf(text: string, syntax: ScriptSyntax): readonly Way[] {
  const sourceTypes: readonly SourceType[] = /^(?:import|export)\b/m.test(text)
    ? ['module']
    : ['module', 'script']
  const rare = withoutRareParts(text)
  const texts = rare === text ? [text] : [text, rare]
  return attempts[syntax].flatMap((attempt) =>
    texts.flatMap((each) =>
      sourceTypes.map((sourceType) => ({ syntax: attempt, sourceType, text: each })),
    ),
  )
}

type Way = {
  readonly syntax: ScriptSyntax
  readonly sourceType: SourceType
  readonly text: string
}

/** Without what the parsers lack, and what leaves no code of its own: the text keeps its length. */
const withoutRareParts = (text: string): string =>
  text
    .replaceAll(/\bimport\s*\.\s*(?:defer|source)(?=\s*\()/g, (found) =>
      'import'.padEnd(found.length),
    )
    .replaceAll(
      /\babstract(?=\s+class\b)(?<=\bexport\s+default\s+abstract)|\babstract(?=\s+(?!class\b)[\w#])(?<=[{;}]\s*abstract)/g,
      (word) => ' '.repeat(word.length),
    )
    .replaceAll(/\benum\s+\w+\s*\{[^}]*\[[^}]*/g, (members) =>
      members.replaceAll(/\[(["'`])([^"'`\\$\n]*)\1\]/g, ' "$2" '),
    )

type Reading = {
  readonly body: readonly ScriptNode[]
  readonly problem?: SyntaxProblem
}

function read(start: number, { syntax, sourceType, text }: Way): Reading {
  // The parser appends statements to this program, so those before a syntax error are available.
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

/** Resumes after each syntax error, at the next line that begins a statement. */
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
    const reading = read(start, way)
    body.push(...reading.body)
    if (reading.problem === undefined) break
    // A line that begins no statement belongs to the unreadable part before it.
    if (reading.body.length > 0) problems.push(reading.problem)
    end = reading.body.at(-1)?.end ?? start
  }
  return { body, problems }
}

const MOST_MISTAKES = 20

const beginning =
  /\n(?=(?:import|export|const|let|var|function|async|class|if|for|while|do|switch|try|throw|interface|type|enum|declare|abstract|namespace)\b|@\w|\/[/*]|[;!(]|[\w$.]+(?:\(|\s*=)|["']use )/g

/** The start of the statement after an unreadable one, at the earliest on the next line. */
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

const phases = /^import\s+(?:(defer)\s*\*|(source)\s+(?!from\s*["'])[\w$])/

/** Characters; longer space within is unusual. */
const LONGEST_PHASE = 60

/** A parser that can start at any offset; positions refer to the whole text. */
function resumable(Base: typeof Parser) {
  return class extends Base {
    static parseFrom(text: string, start: number, given: Options): void {
      new this(given, text, start).parse()
    }

    // The TypeScript plugin backtracks by throwing; Acorn would count lines for each error.
    raise(pos: number, message: string): never {
      throw new Mistake(pos, message)
    }

    // One part may export what another declares.
    checkLocalExport(): void {}

    raiseRecoverable(pos: number, message: string): never {
      this.raise(pos, message)
    }
  }
}

/** A parser that reads the phase of an import, a field of the declaration: `import defer * as name`, `import source name`. */
function withPhases(Base: typeof Parser) {
  // The types of acorn do not have what plugins extend.
  const inherited = (name: 'next' | 'parseImport') => {
    const method: unknown = Reflect.get(Base.prototype, name)
    if (typeof method === 'function') return method
    throw new TypeError(`The parser has no ${name}()`)
  }
  return class extends Base {
    parseImport(node: Node): unknown {
      const found = phases.exec(this.input.slice(node.start, node.start + LONGEST_PHASE))
      const phase = found?.[1] ?? found?.[2]
      if (phase !== undefined) {
        Reflect.set(node, 'phase', phase)
        Reflect.apply(inherited('next'), this, [])
      }
      return Reflect.apply(inherited('parseImport'), this, [node])
    }
  }
}
