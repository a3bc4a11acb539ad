/** Formats a Markdown table. Cells must be escaped. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [head, head.map(() => '---'), ...rows].map(row).join('\n')
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** Escapes record text as Markdown, and leaves its code spans unchanged. */
export function escapeProse(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : escapeMarkdown(piece)))
    .join('')
    .replaceAll('\uE000', '\\`')
}

/** Escapes all Markdown syntax in plain text. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|]/g, '\\$&')
}
