import type { Characters } from '../text/normalize.ts'
import type { HighlightLeaf, HighlightQuery } from '../types.ts'
import { nothingMarked, type Mark, type Marked, type Marker } from './mark.ts'

/** Longer values are returned as they are. */
const MAX_HIGHLIGHTED = 50_000

export type HighlightInput = {
  readonly query: HighlightQuery
  readonly marker: Marker
  readonly characters: Characters
  /** The texts of the query words. */
  readonly words: readonly string[]
  /** Attributes highlighted where the query names none. */
  readonly searchable: readonly string[]
  readonly camelCase: ReadonlySet<string>
}

export function mark({ marker, camelCase }: HighlightInput, value: string, path: string): Marked {
  return value.length > MAX_HIGHLIGHTED ? nothingMarked : marker(value, camelCase.has(path))
}

/** Writes a text with its marks between tags; `from` and `to` cut it. */
export function writeMarks(
  text: string,
  marks: readonly Mark[],
  { preTag, postTag, from = 0, to = text.length }: Tags,
): string {
  let written = ''
  let at = from
  for (const { start, end, replacement } of marks) {
    if (start < from || end > to) continue
    written += `${text.slice(at, start)}${preTag}${replacement ?? text.slice(start, end)}${postTag}`
    at = end
  }
  return written + text.slice(at, to)
}

export type Tags = {
  readonly preTag: string
  readonly postTag: string
  readonly from?: number
  readonly to?: number
}

export function matchLevel(found: readonly number[], all: number): HighlightLeaf['matchLevel'] {
  if (found.length === 0) return 'none'
  return found.length === all ? 'full' : 'partial'
}
