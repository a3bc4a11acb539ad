import type { AtRule, Declaration, Rule } from 'postcss'

import { type Embedding, type Finding, type Span, spanIn } from '#check/analysis/finding.ts'

import type { PartUse } from './style-tree.ts'

/** A part of a style sheet that is parsed by itself: a value, selectors, a condition. */
export type SheetPart = {
  readonly text: string
  /** The number of characters before it in its node, unless comments in the part were left out. */
  readonly before: number
  readonly node: Rule | AtRule | Declaration
}

/** Where a use of a part is, in the file. */
export function placeInFile(
  { line, span }: Omit<PartUse, 'key'>,
  { text: part, before, node }: SheetPart,
  { text, at }: { readonly text: string; readonly at: Embedding },
): Pick<Finding, 'line' | 'span'> {
  const { offset = 0, line: nodeLine = 1 } = node.source?.start ?? {}
  const first = at.firstLine + nodeLine - 1
  const from = offset + before
  if (!text.startsWith(part, from)) return { line: first, ...spanIn(at, headOf(node, offset)) }
  const above = before === 0 ? 0 : linesBetween(text, offset, from)
  const start = from + (span?.start ?? 0)
  const end = from + (span?.end ?? part.length)
  return { line: first + above + line, ...spanIn(at, { start, end }) }
}

const LINE_END = 10

/** The number of line ends between two offsets. */
function linesBetween(text: string, from: number, to: number): number {
  let count = 0
  for (let place = from; place < to; place += 1) if (text.charCodeAt(place) === LINE_END) count += 1
  return count
}

/** A declaration, or what stands before the block of a rule. */
function headOf(node: SheetPart['node'], start: number): Span {
  return { start, end: endOfHead(node, start) }
}

function endOfHead(node: SheetPart['node'], start: number): number {
  if (node.type === 'decl') return node.source?.end?.offset ?? start
  if (node.type === 'rule') return start + (node.raws.selector?.raw ?? node.selector).length
  const params = node.raws.params?.raw ?? node.params
  return start + `@${node.name}${node.raws.afterName ?? ''}${params}`.length
}
