import type { CodeIndex } from './code-index.ts'

/**
 * A condition under which code runs: one of the alternatives holds, and in each of them all of its keys are supported.
 */
export type Guard = readonly (readonly string[])[]

/** A place at which code uses an entry. */
export type Finding = {
  readonly key: string
  /** From 1. */
  readonly line: number
  /** All of them hold where the code runs. */
  readonly guards: readonly Guard[]
  /** The code before it serves browsers that lack the entry. */
  readonly hasFallback?: true
  /** The name of a member whose object is not known: it means the entry unless the code has a member of that name. */
  readonly loose?: string
}

/** What could not be read, and why: a phrase without a full stop. */
export type SyntaxProblem = { readonly line: number; readonly message: string }

/** Why code that ends every parser is not read. */
export const TOO_DEEP = 'Nested too deeply'

/** What is known of one file. */
export type FileFindings = {
  readonly findings: readonly Finding[]
  readonly problems: readonly SyntaxProblem[]
  /** Names of members that the code itself defines. */
  readonly ownNames: ReadonlySet<string>
}

/** Gathers what is found in a file. */
export type Collector = {
  readonly index: CodeIndex
  /** Takes note of a use, if there is such an entry; tells whether there is. */
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

/** Code that is a file of its own. */
export const wholeFile: Embedding = { firstLine: 1, guards: [] }

/** Both conditions hold: one of each of their alternatives. */
export function bothOf(a: Guard, b: Guard): Guard {
  // More alternatives than a person writes: the first condition alone holds too.
  if (a.length * b.length > MOST_ALTERNATIVES) return a
  return a.flatMap((left) => b.map((right) => [...new Set([...left, ...right])]))
}

/** One of both conditions holds; an alternative without keys says nothing. */
export const eitherOf = (a: Guard, b: Guard): Guard => [...a, ...b]

/** A condition of which nothing is known. */
export const anyTime: Guard = [[]]

const MOST_ALTERNATIVES = 64
