import { coreBrowsers } from '#catalogue/browsers.ts'
import { plainVersion } from '#catalogue/verdict/combine.ts'

import type { CodeEntry, CodeIndex } from './code-index.ts'
import type { FileFindings, Finding, Guard, SyntaxProblem } from './finding.ts'

/** Why a use is harmless in browsers that lack the entry. */
export type Care = 'condition' | 'fallback' | 'vendor'

export type CodePlace = { readonly file: string; readonly line: number; readonly care?: Care }

export type CodeUse = {
  readonly entry: CodeEntry
  /** One per line of code, in the order of the files. */
  readonly places: readonly CodePlace[]
  readonly isGuarded: boolean
}

export type FileProblem = SyntaxProblem & { readonly file: string }

export type CodeUses = {
  readonly uses: readonly CodeUse[]
  readonly problems: readonly FileProblem[]
}

type NamedFindings = FileFindings & { readonly name: string }

/** Merges the findings of all files; drops loose ones whose member any of the files defines. */
export function mergeUses(files: readonly NamedFindings[], index: CodeIndex): CodeUses {
  const own = new Set(files.flatMap(({ ownNames }) => [...ownNames]))
  const places = new Map<string, Map<string, CodePlace>>()
  for (const { name: file, findings } of files) {
    for (const finding of findings) {
      if (finding.loose !== undefined && own.has(finding.loose)) continue
      const found = places.get(finding.key) ?? new Map<string, CodePlace>()
      places.set(finding.key, found)
      const { line } = finding
      const care = careOf(finding, index)
      const before = found.get(`${file}\n${line}`)
      // Of two uses in a line, the unguarded one counts.
      if (before === undefined || (before.care !== undefined && care === undefined)) {
        found.set(`${file}\n${line}`, { file, line, ...(care !== undefined && { care }) })
      }
    }
  }
  return {
    uses: [...places].flatMap(([key, found]) => {
      const entry = index.get(key)
      if (entry === undefined) return []
      const all = [...found.values()]
      return [{ entry, places: all, isGuarded: all.every(({ care }) => care !== undefined) }]
    }),
    problems: files.flatMap(({ name: file, problems }) =>
      problems.map((problem) => ({ ...problem, file })),
    ),
  }
}

function careOf({ key, guards, hasFallback }: Finding, index: CodeIndex): Care | undefined {
  if (guards.some((guard) => guardsKey(guard, key, index))) return 'condition'
  if (hasFallback === true) return 'fallback'
  // A name that no engine has without its prefix is meant for one engine only.
  const isVendor = /\.-[a-z]+-[^.]*$/.test(key) && index.get(key)?.of === undefined
  return isVendor ? 'vendor' : undefined
}

/** Whether a guard implies an entry: each alternative requires one that is no older. */
function guardsKey(guard: Guard, key: string, index: CodeIndex): boolean {
  return guard.every((keys) => keys.some((asked) => asked === key || isNoOlder(asked, key, index)))
}

function isNoOlder(asked: string, key: string, index: CodeIndex): boolean {
  const [condition, used] = [index.get(asked), index.get(key)]
  if (condition === undefined || used === undefined) return false
  return coreBrowsers.every(
    (browser) =>
      plainVersion(used.support[browser], LATER) <= plainVersion(condition.support[browser], LATER),
  )
}

/** Includes announced versions: only the order of the versions matters. */
const LATER = '9999-12-31'
