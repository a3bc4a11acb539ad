import { withIndex } from '#lib/with-index.ts'

import { codeRuns } from './code-runs.ts'
import type { MarkedPart } from './marked-text.tsx'
import { MarkedParts } from './marked-text.tsx'

type CodeTextProps = {
  /** Text in which backticks enclose code, or its runs with the matches marked. */
  readonly value: string | readonly MarkedPart[]
}

/** Record text: backtick spans as `<code>`, matches as `<mark>`, even where a match begins inside code. */
export function CodeText({ value }: CodeTextProps) {
  const parts = typeof value === 'string' ? [{ value, isHighlighted: false }] : value
  return withIndex(codeRuns(parts)).map(({ place, item: run }) =>
    run.code ? (
      <code key={place}>
        <MarkedParts parts={run.parts} />
      </code>
    ) : (
      <MarkedParts key={place} parts={run.parts} />
    ),
  )
}
