import {
  type Fate,
  type NameKind,
  noParts,
  partClasses,
  type PartClass,
  type FateCounts,
} from './account.ts'
import type { CodeIndex } from './code-index.ts'

/**
 * A condition under which code runs: all keys of at least one alternative are supported, and those that begin with
 * `ABSENT` are not. Without an alternative, what is missing is caught.
 */
export type Guard = readonly (readonly string[])[]

/** Stands before the key of an entry that a browser must lack. */
export const ABSENT = '!'

/**
 * How sure it is that the code means the entry. `certain`: the code names it (syntax, CSS, a global
 * name, a member of a known type). `likely`: only platform objects are known to have such a name.
 * `possible`: other code often uses the name, too.
 */
export type Certainty = 'certain' | 'likely' | 'possible'

/** A part of a file: offsets in its text, `end` exclusive. */
export type Span = { readonly start: number; readonly end: number }

export type Finding = {
  readonly key: string
  /** From 1. */
  readonly line: number
  /** Absent if the code does not stand in the file as it was parsed. */
  readonly span?: Span
  /** Absent if it is certain. */
  readonly certainty?: Exclude<Certainty, 'certain'>
  /** All of them hold where the code runs. */
  readonly guards: readonly Guard[]
  /** Earlier code serves browsers that lack the entry. */
  readonly hasFallback?: true
  /** The code provides the entry where a browser lacks it. */
  readonly isPolyfilled?: true
  /** The name of a member of an unknown object, dropped if the code defines such a member. */
  readonly loose?: string
}

/** A part that could not be parsed; `message` is a phrase without a full stop. */
export type SyntaxProblem = { readonly line: number; readonly message: string }

/**
 * Code that was recognized and not read: what it is, as the singular of its name ("template",
 * "expression", "mixin", "file"), and where.
 */
export type Unread = { readonly line: number; readonly what: UnreadKind }

/** What can be left unread, as singular nouns. */
export const unreadKinds = [
  'template',
  'expression',
  'interpolation',
  'mixin',
  'variable',
  'import',
  'code block',
  'condition',
  'directive',
  'script',
  'selector',
  'value',
] as const

export type UnreadKind = (typeof unreadKinds)[number]

/** Message for code that overflows the parser's stack. */
export const TOO_DEEP = 'Nested too deeply'

export type FileFindings = {
  readonly findings: readonly Finding[]
  readonly problems: readonly SyntaxProblem[]
  readonly unread: readonly Unread[]
  readonly ownNames: ReadonlySet<string>
  /** What became of the parts of the file. */
  readonly parts: FateCounts
  readonly unknown: readonly UnknownName[]
}

/** Where a part of code stands. */
export type PartPlace = Pick<Finding, 'line' | 'span'>

/** A name that the data does not have, where it stands. */
export type UnknownName = Omit<Fate, 'is'> & PartPlace

export type Collector = {
  readonly index: CodeIndex
  /** Records a use if the entry exists; returns whether it does. */
  readonly add: (key: string, use: Omit<Finding, 'key'>) => boolean
  readonly problem: (problem: SyntaxProblem) => void
  readonly unread: (part: Unread) => void
  /** Keeps code in a string to be read after the code around it. */
  readonly embed: (code: EmbeddedCode) => void
  /** The code in strings; grows while it is read. */
  readonly embedded: readonly EmbeddedCode[]
  readonly own: (name: string) => void
  /** Records what becomes of a part; its place is asked for only where somebody wants to know it. */
  readonly account: (fate: Fate, place: () => PartPlace) => void
  /** Adds the account of code that was read by itself. */
  readonly include: (part: Pick<FileFindings, 'parts' | 'unknown'>) => void
  readonly all: () => FileFindings
}

/** Is told of each part that is read, and what becomes of it. */
export type OnPart = (fate: Fate, place: PartPlace) => void

export function createCollector(index: CodeIndex, onPart?: OnPart): Collector {
  const findings: Finding[] = []
  const problems: SyntaxProblem[] = []
  const unread: Unread[] = []
  const ownNames = new Set<string>()
  const embedded: EmbeddedCode[] = []
  const parts: Record<PartClass, number> = { ...noParts }
  const unknownNames: UnknownName[] = []
  return {
    index,
    account(fate, place) {
      const { kind, name } = fate
      // What an expression completes is a name of the code.
      const is = fate.is === 'unknown' && name.includes(FILLER) ? 'custom' : fate.is
      parts[is] += 1
      onPart?.({ is, kind, name }, place())
      if (is === 'unknown') unknownNames.push({ kind, name, ...place() })
      if (is === 'unread') unread.push({ line: place().line, what: whatOf(kind) })
    },
    include(part) {
      // What was not read is reported by itself.
      for (const each of partClasses) if (each !== 'unread') parts[each] += part.parts[each]
      unknownNames.push(...part.unknown)
    },
    add(key, use) {
      if (!index.has(key)) return false
      findings.push({ key, ...use })
      return true
    },
    problem: (problem) => {
      parts.unread += 1
      problems.push(problem)
    },
    unread: (part) => {
      parts.unread += 1
      unread.push(part)
    },
    embed: (code) => embedded.push(code),
    embedded,
    own: (name) => ownNames.add(name),
    all: () => ({ findings, problems, unread, ownNames, parts, unknown: unknownNames }),
  }
}

const whatOf = (kind: NameKind): UnreadKind =>
  unreadKinds.find((each) => each === kind) ?? 'expression'

/** Code within a file: its first line there, and the conditions under which it runs. */
export type Embedding = {
  readonly firstLine: number
  /** Where the code begins in the text of the file; absent if it does not stand there as parsed. */
  readonly offset?: number
  readonly guards: readonly Guard[]
}

/** Code in a string of a script. Markup may be in the syntax of a framework's components. */
export type EmbeddedCode = {
  readonly language: 'component' | 'html' | 'js'
  readonly text: string
  readonly at: Embedding
}

/** Stands for the text of an expression. It may be a part of any name, and is in none. */
export const FILLER = '\uFFFC'

/** Reports what could not be parsed: as unread where code completes the text, which is then no mistake of it. */
export function reportIn(
  text: string,
  at: Embedding,
  { problem, collector }: { readonly problem: SyntaxProblem; readonly collector: Collector },
): void {
  const line = at.firstLine + problem.line - 1
  if (text.includes(FILLER)) collector.unread({ line, what: 'interpolation' })
  else collector.problem({ ...problem, line })
}

/** Code that fills a file. */
export const wholeFile: Embedding = { firstLine: 1, offset: 0, guards: [] }

/** The span of a part of embedded code in its file; empty where it is unknown. */
export function spanIn({ offset }: Embedding, { start, end }: Span): { readonly span?: Span } {
  return offset === undefined ? {} : { span: { start: offset + start, end: offset + end } }
}

/** Both conditions hold: combines each pair of their alternatives. */
export function bothOf(a: Guard, b: Guard): Guard {
  // Limits the number of combinations; `a` alone is still true.
  if (a.length * b.length > MOST_ALTERNATIVES) return a
  return a.flatMap((left) => b.map((right) => [...new Set([...left, ...right])]))
}

/** One of the conditions holds; an alternative without keys implies no support. */
export const eitherOf = (a: Guard, b: Guard): Guard => [...a, ...b]

/** A condition that implies no support. */
export const anyTime: Guard = [[]]

const MOST_ALTERNATIVES = 64
