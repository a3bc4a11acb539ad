import type { CodeIndex } from './code-index.ts'

/** A condition under which code runs: all keys of at least one alternative are supported. */
export type Guard = readonly (readonly string[])[]

export type Finding = {
  readonly key: string
  /** From 1. */
  readonly line: number
  /** All of them hold where the code runs. */
  readonly guards: readonly Guard[]
  /** Earlier code serves browsers that lack the entry. */
  readonly hasFallback?: true
  /** The name of a member of an unknown object, dropped if the code defines such a member. */
  readonly loose?: string
}

/** A part that could not be parsed; `message` is a phrase without a full stop. */
export type SyntaxProblem = { readonly line: number; readonly message: string }

/** Message for code that overflows the parser's stack. */
export const TOO_DEEP = 'Nested too deeply'

export type FileFindings = {
  readonly findings: readonly Finding[]
  readonly problems: readonly SyntaxProblem[]
  readonly ownNames: ReadonlySet<string>
}

export type Collector = {
  readonly index: CodeIndex
  /** Records a use if the entry exists; returns whether it does. */
  readonly add: (key: string, use: Omit<Finding, 'key'>) => boolean
  readonly problem: (problem: SyntaxProblem) => void
  readonly own: (name: string) => void
  readonly all: () => FileFindings
}

export function createCollector(index: CodeIndex): Collector {
  const findings: Finding[] = []
  const problems: SyntaxProblem[] = []
  const ownNames = new Set<string>()
  return {
    index,
    add(key, use) {
      if (!index.has(key)) return false
      findings.push({ key, ...use })
      return true
    },
    problem: (problem) => problems.push(problem),
    own: (name) => ownNames.add(name),
    all: () => ({ findings, problems, ownNames }),
  }
}

/** Code within a file: its first line there, and the conditions under which it runs. */
export type Embedding = { readonly firstLine: number; readonly guards: readonly Guard[] }

/** Code that fills a file. */
export const wholeFile: Embedding = { firstLine: 1, guards: [] }

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
