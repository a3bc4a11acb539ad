/** A table with a head, as Markdown. The cells are text, already escaped. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [head, head.map(() => '---'), ...rows].map(row).join('\n')
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** Code spans of record text stay as they are; what stands between them is escaped. */
export function escapeProse(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : escapeMarkdown(piece)))
    .join('')
    .replaceAll('\uE000', '\\`')
}

/** Plain text that no reader of Markdown takes for anything else. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|]/g, '\\$&')
}
