import type { MarkedPart } from '#ui/text/marked-text.tsx'

/** Round a match in highlighted text; of the private use area, so no text contains them. */
export const MARK_START = '\uE001'
export const MARK_END = '\uE002'

/** Highlighted text as its runs. Plain text to the last: nothing of it is ever read as HTML. */
export function markedParts(highlighted: string): readonly MarkedPart[] {
  return highlighted.split(MARK_START).flatMap((piece, index) => {
    if (index === 0) return part(piece, false)
    const [match = '', ...rest] = piece.split(MARK_END)
    return part(match, true).concat(part(rest.join(''), false))
  })
}

function part(value: string, isHighlighted: boolean): MarkedPart[] {
  return value === '' ? [] : [{ value, isHighlighted }]
}
