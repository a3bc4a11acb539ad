import type { Span } from './finding.ts'

/** Where a span of a text stands, and its line. */
export type TextPlace = {
  /** From 1, in UTF-16 code units, as editors and SARIF count. */
  readonly column: number
  /** The position after the last character. */
  readonly end: { readonly line: number; readonly column: number }
  /** The line of code, or its part around the span if it is long. */
  readonly code: string
  /** The part of `code` that is the use. */
  readonly mark: Span
}

/** Returns a function that places spans in a text. The starts of lines are counted once. */
export function textPlaces(text: string): (span: Span) => TextPlace {
  let starts: readonly number[] | undefined
  return ({ start, end }) => {
    starts ??= lineStarts(text)
    const first = lineAt(starts, start)
    const last = lineAt(starts, Math.max(start, end - 1))
    const from = starts[first] ?? 0
    const to = starts[first + 1] ?? text.length
    const left = to - from > LONGEST_CODE ? Math.max(from, start - BEFORE) : from
    const right = Math.min(to, left + LONGEST_CODE)
    const indent = /^\s*/.exec(text.slice(left, Math.min(right, start)))?.[0].length ?? 0
    const code = text.slice(left + indent, right).trimEnd()
    return {
      column: start - from + 1,
      end: { line: last + 1, column: end - (starts[last] ?? 0) + 1 },
      code,
      mark: { start: start - left - indent, end: Math.min(end - left - indent, code.length) },
    }
  }
}

/** Characters of code that a report shows around a use; minified files have one long line. */
const LONGEST_CODE = 120
const BEFORE = 40

function lineStarts(text: string): readonly number[] {
  return [
    0,
    ...Array.from(text.matchAll(/\r\n|[\n\r]/g), ({ 0: end, index }) => index + end.length),
  ]
}

/** The position of the line that contains an offset, by bisection. */
function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
