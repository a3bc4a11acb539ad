import { type Collector, type Embedding, reportIn } from '#check/analysis/finding.ts'

import { parseScript, type ScriptSyntax } from './script-parse.ts'
import { walkScript } from './script-walk.ts'

/** Records what a script uses, and its syntax errors. */
export function findInScript(
  text: string,
  { syntax, ...at }: Embedding & { readonly syntax: ScriptSyntax },
  collector: Collector,
): void {
  const { body, problems } = parseScript(text, syntax)
  for (const problem of problems) reportIn(text, at, { problem, collector })
  walkScript({ body, text, at }, collector)
}
