import type { NoteNode } from '#contracts/note.ts'

/** A code span, a link, or an empty pair of delimiters. */
const inline = /`([^`]+)`|\[((?:[^[\]]|\[[^\]]*\])+)\]\(([^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\)/g

/** Only code and https links become nodes; everything else, including HTML, stays as text. */
export function parseMarkdownNote(markdown: string): readonly NoteNode[] {
  const text = markdown.replace(/\s+/g, ' ').trim()
  const nodes: NoteNode[] = []
  let end = 0
  for (const match of text.matchAll(inline)) {
    const [whole, code, label = '', href = ''] = match
    pushText(nodes, text.slice(end, match.index))
    if (code !== undefined) nodes.push({ type: 'code', value: code })
    else pushLink(nodes, label.replaceAll('`', ''), href)
    end = match.index + whole.length
  }
  pushText(nodes, text.slice(end))
  return nodes
}

function pushLink(nodes: NoteNode[], value: string, href: string): void {
  if (href.startsWith('https://')) nodes.push({ type: 'link', href, value })
  else pushText(nodes, value)
}

function pushText(nodes: NoteNode[], value: string): void {
  const last = nodes.at(-1)
  if (value === '') return
  if (last?.type === 'text') nodes[nodes.length - 1] = { type: 'text', value: last.value + value }
  else nodes.push({ type: 'text', value })
}
