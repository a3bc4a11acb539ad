import type { CodeIndex } from '#check/analysis/code-index.ts'
import { findUses } from '#check/analysis/find-uses.ts'

/** What a file uses as a test compares it. */
export type CheckedCode = {
  /** "2 css.properties.inset inset": line, key, and the code that is marked. */
  readonly uses: readonly string[]
  readonly keys: readonly string[]
  /** "3 mixin". */
  readonly unread: readonly string[]
  readonly problems: readonly string[]
}

/** Checks one file. */
export function checkedCode(name: string, text: string, index: CodeIndex): CheckedCode {
  const { findings, problems, unread } = findUses({ name, text }, index)
  return {
    uses: findings.map(({ line, key, span }) => {
      const code = span === undefined ? '(nowhere)' : text.slice(span.start, span.end)
      return `${line} ${key} ${code}`
    }),
    keys: findings.map(({ key }) => key),
    unread: unread.map(({ line, what }) => `${line} ${what}`),
    problems: problems.map(({ line, message }) => `${line} ${message}`),
  }
}
