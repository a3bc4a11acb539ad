import { type Embedding, FILLER } from '#check/analysis/finding.ts'

import { findLocal } from './script-scope.ts'
import { lineIn, type WalkState } from './script-state.ts'
import { bare, literalText, nodeIn, nodesIn, type ScriptNode, textIn } from './script-tree.ts'

/** A text that an expression yields, with where it stands. */
export type LocatedText = { readonly text: string; readonly at: Embedding }

/** An expression within a text: what stands before and after it, as far as it is known. */
export type Hole = {
  readonly before: string
  readonly after: string
  readonly expression: ScriptNode
  /** Whether it stands in a style element that the text opens. */
  readonly isInStyle: boolean
}

/** What takes the place of an expression: a character; and whether its text is left unread. */
export type Filling = { readonly with: string; readonly isUnread: boolean }

type Fill = (hole: Hole) => Filling

const anyText: Fill = () => ({ with: FILLER, isUnread: false })

/**
 * The text of a string, a template or strings joined by "+". Text of expressions is replaced: what
 * could be code by itself is reported as unread.
 * @returns undefined for other expressions
 */
export function locatedText(
  given: ScriptNode | undefined,
  state: WalkState,
  fill: Fill = anyText,
): LocatedText | undefined {
  const node = namedText(bare(given), state)
  if (node === undefined) return undefined
  const firstLine = lineIn(node, state)
  const at = { firstLine, guards: state.guards }
  if (node.type === 'TemplateLiteral') return templateText(node, state, fill)
  const text = literalText(node)
  if (text !== undefined) {
    const isVerbatim = text.length === node.end - node.start - 2
    return { text, at: { ...at, ...(isVerbatim && offsetOf(node.start + 1, state)) } }
  }
  const parts = joinedParts(node)
  if (!parts.some((part) => literalText(part) !== undefined || part.type === 'TemplateLiteral')) {
    return undefined
  }
  const texts = parts.map((part) =>
    part.type === 'TemplateLiteral' ? templateText(part, state, fill).text : literalText(part),
  )
  if (texts.includes(undefined)) state.collector.unread({ line: firstLine, what: 'expression' })
  return { text: texts.map((part) => part ?? FILLER).join(''), at }
}

/** The text that a constant names; otherwise the node itself. */
export function namedText(
  node: ScriptNode | undefined,
  { scope }: WalkState,
): ScriptNode | undefined {
  if (node?.type !== 'Identifier') return node
  return findLocal(scope, textIn(node, 'name'))?.literal ?? node
}

function offsetOf(start: number, { source: { at } }: WalkState): Pick<Embedding, 'offset'> {
  return at.offset === undefined ? {} : { offset: at.offset + start }
}

/** The operands of `a + b + c`. */
function joinedParts(node: ScriptNode): readonly ScriptNode[] {
  const parts: ScriptNode[] = []
  let rest: ScriptNode | undefined = node
  while (rest?.type === 'BinaryExpression' && textIn(rest, 'operator') === '+') {
    const right = bare(nodeIn(rest, 'right'))
    if (right !== undefined) parts.unshift(right)
    rest = bare(nodeIn(rest, 'left'))
  }
  if (rest !== undefined) parts.unshift(rest)
  return parts
}

/** Text of the same length as in the file, so that its offsets are those of the file. */
function templateText(node: ScriptNode, state: WalkState, fill: Fill): LocatedText {
  const quasis = nodesIn(node, 'quasis')
  const expressions = nodesIn(node, 'expressions')
  const [first] = quasis
  let text = ''
  let isVerbatim = true
  for (const [place, quasi] of quasis.entries()) {
    const own = cookedText(quasi)
    text += own
    isVerbatim &&= own.length === quasi.end - quasi.start
    const [expression, next] = [expressions[place], quasis[place + 1]]
    if (expression === undefined || next === undefined) continue
    const source = state.source.text.slice(quasi.end, next.start)
    const inner = literalText(expression)
    if (inner !== undefined) {
      const after = cookedText(next)
      const inPlace = textInPlace(inner, { source, before: text, after })
      text += inPlace ?? inner
      isVerbatim &&= inPlace !== undefined
      continue
    }
    const filling = fill({
      isInStyle: text.lastIndexOf('<style') > text.lastIndexOf('</style'),
      before: text.slice(-LONGEST_BEFORE),
      after: cookedText(next),
      expression,
    })
    if (filling.isUnread) {
      state.collector.unread({ line: lineIn(expression, state), what: 'interpolation' })
    }
    text += source.replaceAll(/[^\r\n]/g, filling.with)
  }
  const at = { firstLine: lineIn(first ?? node, state), guards: state.guards }
  return { text, at: { ...at, ...(isVerbatim && first && offsetOf(first.start, state)) } }
}

/**
 * The text of a string in an expression, with spaces for the signs around it: what is marked then
 * stands where it is. Undefined if the string is a part of a word.
 */
function textInPlace(
  inner: string,
  {
    source,
    before,
    after,
  }: { readonly source: string; readonly before: string; readonly after: string },
): string | undefined {
  const start = source.indexOf(inner)
  const isWord = /[\s"'=:;,({>]$/.test(before) && /^(?:[\s"'>;,)}]|$)/.test(after)
  if (!isWord || start < 0 || /[\r\n]/.test(source)) return undefined
  return `${' '.repeat(start)}${inner}${' '.repeat(source.length - start - inner.length)}`
}

/** Characters that tell where an expression stands. */
const LONGEST_BEFORE = 500

function cookedText(quasi: ScriptNode): string {
  const value: unknown = Reflect.get(quasi, 'value')
  if (typeof value !== 'object' || value === null) return ''
  const [cooked, raw]: readonly unknown[] = [
    Reflect.get(value, 'cooked'),
    Reflect.get(value, 'raw'),
  ]
  return typeof cooked === 'string' ? cooked : typeof raw === 'string' ? raw : ''
}

/** Attributes whose value an entry may be about. */
const valued =
  /^(?:allow|as|autocomplete|command|closedby|contenteditable|focusgroup|hidden|http-equiv|loading|name|popover|popovertargetaction|preload|referrerpolicy|rel|sandbox|style|type|wrap)$/i

/** Whether an entry may be about the value of an attribute; its name may be in camel case. */
export const isValued = (name: string): boolean => valued.test(name)

/** What takes the place of an expression in markup. */
export function fillMarkup(hole: Hole): Filling {
  const { before, after, expression, isInStyle } = hole
  const tag = /<\/?(?:[a-z][^<>]*)?$/i.exec(before)?.[0]
  if (tag === undefined && isInStyle) {
    return fillStyles({ ...hole, before: before.replace(/^[^]*<style[^>]*>/i, '') })
  }
  if (tag === undefined) return { with: FILLER, isUnread: isRaw(expression) }
  if (tag === '<' || tag === '</') return { with: FILLER, isUnread: tag === '<' }
  const declared = /\sstyle\s*=\s*["']([^"']*)$/i.exec(tag)?.[1]
  if (declared !== undefined) return fillStyles({ before: declared, after: untilQuote(after) })
  const attribute = /([^\s=<>"'/]+)\s*=\s*(["']?)$/.exec(tag)
  if (attribute !== null) {
    const [, name = '', quote = ''] = attribute
    const isWhole = quote === '' ? /^[\s/>]|^$/.test(after) : after.startsWith(quote)
    return { with: FILLER, isUnread: isWhole && isValued(name) }
  }
  return { with: FILLER, isUnread: /\s$/.test(tag) && !isInQuotes(tag) }
}

const untilQuote = (text: string): string => text.replace(/["'][^]*$/, '')

/** Directives whose text becomes markup. */
function isRaw(expression: ScriptNode): boolean {
  return /^unsafe(?:HTML|SVG|MathML)$/.test(textIn(nodeIn(expression, 'callee'), 'name'))
}

function isInQuotes(tag: string): boolean {
  const open = /^(?:[^"']|"[^"]*"|'[^']*')*/.exec(tag)?.[0].length ?? 0
  return open < tag.length
}

/** What takes the place of an expression in a style sheet. */
export function fillStyles({ before, after }: Pick<Hole, 'before' | 'after'>): Filling {
  const isStart = /(?:^|[{};]|\*\/)\s*$/.test(before)
  // A mixin: declarations or rules.
  if (isStart && /^\s*(?:[;}]|[\r\n]|$)/.test(after)) return { with: ' ', isUnread: true }
  const isProperty = isStart && /^[-\w]*\s*:\s/.test(after)
  const isValue = /[-\w]\s*:\s*$/.test(before) && /^\s*(?:[;}\r\n!]|$)/.test(after)
  return { with: FILLER, isUnread: isProperty || isValue }
}
