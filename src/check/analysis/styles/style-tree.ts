import parseCss, { type CssNode } from 'css-tree/parser'

import type { Fate } from '#check/analysis/account.ts'
import type { Span } from '#check/analysis/finding.ts'

export type { CssNode } from 'css-tree/parser'

type Part = 'value' | 'selectorList' | 'atrulePrelude' | 'declaration'

/** Parses a part of a style sheet; unparsable text becomes a "Raw" node. */
export function parsePart(text: string, context: Part, atrule?: string): CssNode {
  try {
    return parseCss(text, {
      context,
      ...(atrule !== undefined && { atrule }),
      positions: true,
      // Otherwise the fallback of a custom property would stay a text.
      parseCustomProperty: true,
      onParseError: ignore,
    })
  } catch {
    // Some contexts throw instead of reporting; neither yields any entries.
    return { type: 'Raw', value: text }
  }
}

function ignore(): void {
  // Browsers also skip what they cannot parse.
}

export const childrenOf = ({ children }: CssNode): readonly CssNode[] => [...(children ?? [])]

/** The name of a node in lower case; empty if it has none. */
export const nodeName = ({ name }: CssNode): string =>
  typeof name === 'string' ? name.toLowerCase() : ''

/** A use in a part of a style sheet: its line, from 0, and its span, both within the part. */
export type PartUse = PartPlace & { readonly key: string }

/** What becomes of a name in a part of a style sheet, with its place within the part. */
export type PartFate = PartPlace & Fate

/** What is found in a part: the entries that it uses, and what becomes of each of its names. */
export type PartFindings = {
  readonly uses: readonly PartUse[]
  readonly fates: readonly PartFate[]
}

type PartPlace = { readonly line: number; readonly span?: Span }

/** Characters before the name of a node. */
const marks: ReadonlyMap<string, number> = new Map([
  ['Function', 0],
  ['PseudoClassSelector', 1],
  ['PseudoElementSelector', 2],
])

/** Where a node stands in the parsed part; with arguments, where its name stands. */
export function placeOf(node: CssNode): PartPlace {
  const { loc, name, children } = node
  if (!loc) return { line: 0 }
  const start = loc.start.offset
  const mark = marks.get(node.type)
  const end =
    mark !== undefined && typeof name === 'string' && children
      ? start + mark + name.length
      : loc.end.offset
  return { line: loc.start.line - 1, span: { start, end } }
}

/** Visits a node and its descendants, each with its parent. */
export function visit(
  node: CssNode,
  enter: (node: CssNode, outer: CssNode | undefined) => void,
  outer?: CssNode,
): void {
  enter(node, outer)
  if (node.children) for (const child of node.children) visit(child, enter, node)
  for (const name of singles) {
    const child = node[name]
    if (child) visit(child, enter, node)
  }
  if (typeof node.value === 'object' && node.value) visit(node.value, enter, node)
}

/** Fields with a single node. */
const singles = [
  'condition',
  'declaration',
  'selector',
  'nth',
  'left',
  'middle',
  'right',
  'root',
  'limit',
] as const
