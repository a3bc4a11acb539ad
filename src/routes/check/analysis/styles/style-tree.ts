import type { CssNode } from 'css-tree/parser'
import parseCss from 'css-tree/parser'

export type { CssNode } from 'css-tree/parser'

type Part = 'value' | 'selectorList' | 'atrulePrelude' | 'declaration'

/** Parses a part of a style sheet; what cannot be parsed becomes a node of type "Raw". */
export function parsePart(text: string, context: Part, atrule?: string): CssNode {
  try {
    return parseCss(text, {
      context,
      ...(atrule !== undefined && { atrule }),
      positions: true,
      onParseError: ignore,
    })
  } catch {
    // Some contexts throw instead of reporting; both mean that the part says nothing.
    return { type: 'Raw', value: text }
  }
}

function ignore(): void {
  // Browsers skip what they cannot parse as well.
}

/** The nodes below one, in no certain depth. */
export const childrenOf = ({ children }: CssNode): readonly CssNode[] => [...(children ?? [])]

/** The name of a node, in lower case; empty where it has none. */
export const nameOf = ({ name }: CssNode): string =>
  typeof name === 'string' ? name.toLowerCase() : ''

/** The line of a node, counted from the first line of the parsed part. */
export const lineOf = ({ loc }: CssNode): number => (loc?.start.line ?? 1) - 1

/** Visits a node and all below it, each with the node that it is directly within. */
export function visit(
  node: CssNode,
  enter: (node: CssNode, outer: CssNode | undefined) => void,
  outer?: CssNode,
): void {
  enter(node, outer)
  for (const child of below(node)) visit(child, enter, node)
}

function below(node: CssNode): readonly CssNode[] {
  const single = [
    node.condition,
    node.declaration,
    node.selector,
    node.nth,
    node.left,
    node.middle,
    node.right,
    node.root,
    node.limit,
    typeof node.value === 'object' ? node.value : null,
  ]
  return [...childrenOf(node), ...single.flatMap((child) => child ?? [])]
}
