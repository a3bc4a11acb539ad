/** A run of text, or of code. */
export type CodeTextPart = { readonly type: 'text' | 'code'; readonly value: string }

/** Stands for a backtick that is meant literally; of the private use area, so no source text contains it. */
export const LITERAL_BACKTICK = '\uE000'

/**
 * Splits text in which backticks enclose code into its runs. Empty runs are left out; an unclosed backtick is
 * ordinary text. The values hold real backticks where the text held U+E000.
 */
export function parseCodeText(text: string): readonly CodeTextPart[] {
  return closedPieces(text)
    .map((piece, index): CodeTextPart => ({
      type: index % 2 === 0 ? 'text' : 'code',
      value: restoreBackticks(piece),
    }))
    .filter((part) => part.value !== '')
}

/** The text without its markers: for titles, labels and comparison. */
export function plainCodeText(text: string): string {
  return parseCodeText(text)
    .map((part) => part.value)
    .join('')
}

/** The text cut at its backticks, outside and inside by turns; the last backtick of an odd number cuts nothing. */
function closedPieces(text: string): readonly string[] {
  const pieces = text.split('`')
  if (pieces.length % 2 === 1) return pieces
  return [...pieces.slice(0, -2), pieces.slice(-2).join('`')]
}

function restoreBackticks(text: string): string {
  return text.replaceAll(LITERAL_BACKTICK, '`')
}
