import type { Embedding, Finding, Span } from '#routes/check/analysis/finding.ts'
import { spanIn } from '#routes/check/analysis/finding.ts'

import type { PartUse } from './style-tree.ts'

/** A part of a style sheet that is parsed by itself: a value, selectors, a condition. */
export type SheetPart = {
  readonly text: string
  /** Where it begins in the sheet, unless comments within it were left out. */
  readonly start: number
  /** What stands for the part if its text does not stand in the sheet as it was parsed. */
  readonly whole: Span
  /** The line of the whole, from 1 in the sheet. */
  readonly line: number
}

/** Where a use of a part is, in the file. */
export function placeInFile(
  { line, span }: Omit<PartUse, 'key'>,
  part: SheetPart,
  { text, at }: { readonly text: string; readonly at: Embedding },
): Pick<Finding, 'line' | 'span'> {
  const first = at.firstLine + part.line - 1
  if (!text.startsWith(part.text, part.start)) return { line: first, ...spanIn(at, part.whole) }
  const above = linesBetween(text, part.whole.start, part.start)
  const { start, end } = span ?? { start: 0, end: part.text.length }
  return {
    line: first + above + line,
    ...spanIn(at, { start: part.start + start, end: part.start + end }),
  }
}

/** The number of line ends between two offsets. */
function linesBetween(text: string, from: number, to: number): number {
  let count = 0
  for (let place = from; place < to; place += 1) if (text[place] === '\n') count += 1
  return count
}
