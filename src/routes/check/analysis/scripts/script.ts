import type { Collector, Embedding } from '../finding.ts'
import type { ScriptSyntax } from './script-parse.ts'
import { parseScript } from './script-parse.ts'
import { walkScript } from './script-walk.ts'

/** Takes note of what a script uses; after a mistake, of what the code before it uses. */
export function findInScript(
  text: string,
  { syntax, ...at }: Embedding & { readonly syntax: ScriptSyntax },
  collector: Collector,
): void {
  const { body, problem } = parseScript(text, syntax)
  walkScript(body, at, collector)
  if (problem !== undefined) {
    collector.problem({ ...problem, line: at.firstLine + problem.line - 1 })
  }
}
