export type CodeTextPart = { readonly type: 'text' | 'code'; readonly value: string }

/** Represents a literal backtick. From the private use area, so no source text contains it. */
export const LITERAL_BACKTICK = '\uE000'

/**
 * Splits text into runs of prose and backtick-quoted code. Empty runs are dropped; an unclosed
 * backtick is ordinary text. Values contain real backticks in place of U+E000.
 */
export function parseCodeText(text: string): readonly CodeTextPart[] {
  return closedPieces(text)
    .map((piece, index): CodeTextPart => ({
      type: index % 2 === 0 ? 'text' : 'code',
      value: restoreBackticks(piece),
    }))
    .filter((part) => part.value !== '')
}

/** The text without backtick markers, for titles, labels and comparison. */
export function plainCodeText(text: string): string {
  return parseCodeText(text)
    .map((part) => part.value)
    .join('')
}

/** Splits text at its backticks into alternating prose and code. An unpaired one is text. */
function closedPieces(text: string): readonly string[] {
  const pieces = text.split('`')
  if (pieces.length % 2 === 1) return pieces
  return [...pieces.slice(0, -2), pieces.slice(-2).join('`')]
}

function restoreBackticks(text: string): string {
  return text.replaceAll(LITERAL_BACKTICK, '`')
}
