import type { NoteNode } from '#contracts/note.ts'
import type { NoteSurprise } from '#ingest/sources/surprises.ts'

import { type HtmlToken, tokenizeHtml } from './html-text.ts'

type OpenTag = Extract<HtmlToken, { type: 'open' }>

/**
 * If tags do not match, keeps only the text.
 * @param notice reports unknown markup
 */
export function parseNote(html: string, notice: NoteSurprise): readonly NoteNode[] {
  const tokens = tokenizeHtml(html, notice)
  const nodes: NoteNode[] = []
  const open: OpenTag[] = []
  for (const token of tokens) {
    if (token.type === 'open') open.push(token)
    else if (token.type === 'text') append(nodes, nodeFor(token.value, open))
    else if (open.pop()?.tag !== token.tag) return plainNote(tokens, notice)
  }
  return open.length > 0 ? plainNote(tokens, notice) : nodes
}

function plainNote(tokens: readonly HtmlToken[], notice: NoteSurprise): readonly NoteNode[] {
  notice('has HTML tags that do not match, and is shown as plain text')
  const texts = tokens.map((token) => (token.type === 'text' ? token.value : ''))
  return [{ type: 'text', value: texts.join('') }]
}

const emphasis: ReadonlySet<string> = new Set(['em', 'strong', 'i'])

/** The outermost link takes precedence, then code, then emphasis. */
function nodeFor(value: string, open: readonly OpenTag[]): NoteNode {
  const href = open.find((tag) => tag.href !== undefined)?.href
  if (href !== undefined) return { type: 'link', href, value }
  const tags = open.map(({ tag }) => tag)
  if (tags.includes('code') || tags.includes('kbd')) return { type: 'code', value }
  return { type: tags.some((tag) => emphasis.has(tag)) ? 'em' : 'text', value }
}

/** Adds a node; merges it with the previous one if both belong to the same link. */
function append(nodes: NoteNode[], node: NoteNode): void {
  const last = nodes.at(-1)
  if (last?.type === 'link' && node.type === 'link' && last.href === node.href) {
    nodes[nodes.length - 1] = { ...last, value: last.value + node.value }
  } else nodes.push(node)
}
