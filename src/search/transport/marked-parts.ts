import type { MarkedPart } from '#ui/text/marked-text.tsx'

/** Private-use characters around highlighted matches, which no text contains. */
export const MARK_START = '\uE001'
export const MARK_END = '\uE002'

/** Splits highlighted text into runs. It is never parsed as HTML. */
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
