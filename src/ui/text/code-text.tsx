import { LITERAL_BACKTICK } from '#lib/code-text.ts'
import { withIndex } from '#lib/with-index.ts'

import { type MarkedPart, markedText } from './marked-text.tsx'

/** A run of prose or code, divided into marked and unmarked parts. */
export type CodeRun = { readonly code: boolean; readonly parts: readonly MarkedPart[] }

/**
 * Splits marked text at its backticks, as `lib/code-text.ts` splits plain text: backticks enclose
 * code even if a match begins inside them, an unclosed backtick is text, U+E000 is a literal
 * backtick.
 */
export function codeRuns(parts: readonly MarkedPart[]): readonly CodeRun[] {
  const ticks = parts.reduce((sum, part) => sum + part.value.split('`').length - 1, 0)
  const markers = ticks - (ticks % 2)
  const runs: { code: boolean; parts: MarkedPart[] }[] = [{ code: false, parts: [] }]
  let seen = 0
  for (const part of parts) {
    for (const [index, piece] of part.value.split('`').entries()) {
      if (index > 0) seen += 1
      const literal = index > 0 && seen > markers
      if (index > 0 && !literal) runs.push({ code: seen % 2 === 1, parts: [] })
      append(runs.at(-1)?.parts, literal ? `\`${piece}` : piece, part.isHighlighted)
    }
  }
  return runs.filter((run) => run.parts.length > 0)
}

function append(parts: MarkedPart[] | undefined, value: string, isHighlighted: boolean) {
  const restored = value.replaceAll(LITERAL_BACKTICK, '`')
  const last = parts?.at(-1)
  if (restored === '') return
  if (last?.isHighlighted === isHighlighted) {
    parts?.splice(-1, 1, { value: last.value + restored, isHighlighted })
  } else parts?.push({ value: restored, isHighlighted })
}

/** Record text: backtick spans as `<code>`, matches as `<mark>`, also within code. */
export function CodeText({ value }: { readonly value: string | readonly MarkedPart[] }) {
  const parts = typeof value === 'string' ? [{ value, isHighlighted: false }] : value
  return withIndex(codeRuns(parts)).map(({ place, item: run }) =>
    run.code ? (
      <code key={place}>{markedText(run.parts)}</code>
    ) : (
      <span key={place}>{markedText(run.parts)}</span>
    ),
  )
}
