import type { NoteNode } from '#catalogue/content.ts'

import { BuildCheckError } from '../sources/errors.ts'
import { tokenizeHtml } from './html-text.ts'
import type { HtmlToken } from './html-text.ts'

type OpenTag = Extract<HtmlToken, { type: 'open' }>

/**
 * A note's HTML as a flat tree of text, code, emphasis and links; a link or emphasis around code keeps its text.
 * @throws {BuildCheckError} naming `owner`, for tags that do not match.
 */
export function parseNote(html: string, owner: string): readonly NoteNode[] {
  const nodes: NoteNode[] = []
  const open: OpenTag[] = []
  for (const token of tokenizeHtml(html, owner)) {
    if (token.type === 'open') open.push(token)
    else if (token.type === 'text') append(nodes, nodeFor(token.value, open))
    else if (open.pop()?.tag !== token.tag) throw unbalanced(owner)
  }
  if (open.length > 0) throw unbalanced(owner)
  return nodes
}

/** The outermost link decides; then code; then emphasis. */
function nodeFor(value: string, open: readonly OpenTag[]): NoteNode {
  const href = open.find((tag) => tag.href !== undefined)?.href
  if (href !== undefined) return { type: 'link', href, value }
  const tags = open.map(({ tag }) => tag)
  if (tags.includes('code') || tags.includes('kbd')) return { type: 'code', value }
  return tags.length > 0 ? { type: 'em', value } : { type: 'text', value }
}

/** Adds a node, joined to the one before it where both are pieces of one link. */
function append(nodes: NoteNode[], node: NoteNode): void {
  const last = nodes.at(-1)
  if (last?.type === 'link' && node.type === 'link' && last.href === node.href) {
    nodes[nodes.length - 1] = { ...last, value: last.value + node.value }
  } else nodes.push(node)
}

function unbalanced(owner: string): BuildCheckError {
  return new BuildCheckError(
    `${owner} has HTML tags that do not match. Report it to the data package and pin the version before it.`,
  )
}
