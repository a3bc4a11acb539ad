import { fateWith, isOfVendor, type NameKind, type PartClass } from '#check/analysis/account.ts'
import type { CodeIndex } from '#check/analysis/code-index.ts'
import { type Collector, type Embedding, spanIn } from '#check/analysis/finding.ts'
import { elementKey } from '#check/analysis/markup-keys.ts'

import { isPlaceholder } from './style-fates.ts'
import {
  childrenOf,
  type CssNode,
  nodeName,
  parsePart,
  type PartFate,
  type PartFindings,
  type PartUse,
  placeOf,
  visit,
} from './style-tree.ts'

const combinators: ReadonlyMap<string, string> = new Map([
  ['||', 'css.selectors.column_combinator'],
  ['~', 'css.selectors.subsequent-sibling'],
  ['+', 'css.selectors.next-sibling'],
  ['>', 'css.selectors.child'],
])

/** Records what a list of selectors uses. */
export function findInSelectors(text: string, at: Embedding, collector: Collector): void {
  const { uses, fates } = selectorUses(text, collector)
  const placed = ({ line, span }: Pick<PartUse, 'line' | 'span'>) => ({
    line: at.firstLine + line,
    ...(span && spanIn(at, span)),
  })
  for (const use of uses) collector.add(use.key, { ...placed(use), guards: at.guards })
  for (const fate of fates) collector.account(fate, () => placed(fate))
}

/** The entries that a list of selectors uses, with their places in its text. */
export function selectorUses(text: string, known: Pick<Collector, 'index'>): PartFindings {
  return selectorFindings(parsePart(text, 'selectorList'), known)
}

/** The entries of the selector of a keyframe: "from", "50%", "entry 0%". */
export function frameUses(text: string, { index }: Pick<Collector, 'index'>): PartFindings {
  const span = { start: 0, end: text.length }
  const key = 'css.at-rules.keyframes.named_range_keyframes'
  const frames = text.split(',').map((frame) => frame.trim())
  const isRange = frames.some((frame) => /^[a-z-]+\s+[\d.]+%$/i.test(frame)) && index.has(key)
  const isPlain = frames.every((frame) => /^(?:from|to|[\d.]+(?:e-?\d+)?%)$/i.test(frame))
  const otherwise = isPlain || isPlaceholder(text) ? 'plain' : 'unknown'
  const uses = isRange ? [{ key, line: 0, span }] : []
  const fate = { kind: 'selector', name: text, line: 0, span } as const
  return { uses, fates: [{ ...fate, is: fateWith(uses, otherwise) }] }
}

/** The entries that parsed selectors use, with their places in the parsed text. */
export function selectorFindings(
  selectors: CssNode,
  { index }: Pick<Collector, 'index'>,
): PartFindings {
  const uses: PartUse[] = []
  const fates: PartFate[] = []
  visit(selectors, (node) => {
    const keys = keysOf(node).filter((key) => index.has(key))
    for (const key of keys) uses.push({ key, ...placeOf(node) })
    const mark = marks.get(node.type)
    // White space between two selectors has no place.
    if (mark === undefined || !node.loc) return
    const name = mark.before + (typeof node.name === 'string' ? node.name : nodeName(node))
    const is = fateWith(keys, classOf(node, index))
    fates.push({ is, kind: mark.kind, name, ...placeOf(node) })
  })
  return { uses, fates }
}

const selector = (before: string) => ({ before, kind: 'selector' as NameKind })

/** The parts of selectors, with what stands before their names. */
const marks: ReadonlyMap<string, { readonly before: string; readonly kind: NameKind }> = new Map([
  ['AnPlusB', selector('')],
  ['AttributeSelector', selector('')],
  ['ClassSelector', selector('.')],
  ['Combinator', selector('')],
  ['IdSelector', selector('#')],
  ['Identifier', selector('')],
  ['NestingSelector', selector('&')],
  ['Percentage', selector('')],
  ['PseudoClassSelector', selector(':')],
  ['PseudoElementSelector', selector('::')],
  ['Raw', selector('')],
  ['String', selector('')],
  ['TypeSelector', { before: '', kind: 'element' }],
])

/** What becomes of a part of a selector without entries. */
function classOf(node: CssNode, index: CodeIndex): PartClass {
  const name = nodeName(node)
  switch (node.type) {
    case 'ClassSelector':
    case 'IdSelector':
      return 'custom'
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      if (isPlaceholder(name)) return 'custom'
      return isOfVendor(name) || name.startsWith('-') || ofScrollbars.has(name)
        ? 'vendor'
        : 'unknown'
    case 'TypeSelector':
      return typeClass(typeof node.name === 'string' ? node.name : '', index)
    case 'Raw':
      return typeof node.value === 'string' && node.value.trim() === '' ? 'plain' : 'unread'
    default:
      return 'plain'
  }
}

/** Pseudo-classes behind `::-webkit-scrollbar`. */
const ofScrollbars = new Set(
  `corner-present decrement double-button end horizontal increment no-button single-button start vertical
  window-inactive`.split(/\s+/),
)

function typeClass(given: string, index: CodeIndex): PartClass {
  const name = given.replace(/^.*\|/, '')
  if (name === '*' || elementKey(name, index) !== undefined) return 'plain'
  return name.includes('-') || isPlaceholder(name) ? 'custom' : 'unknown'
}

function keysOf(node: CssNode): readonly string[] {
  switch (node.type) {
    case 'PseudoClassSelector':
      return pseudoClassKeys(node)
    case 'PseudoElementSelector':
      return pseudoElementKeys(node)
    case 'TypeSelector':
      return typeKeys(nodeName(node))
    case 'NestingSelector':
      return ['css.selectors.nesting']
    case 'AttributeSelector':
      return attributeKeys(node)
    case 'Combinator': {
      const key = combinators.get(nodeName(node))
      return key === undefined ? [] : [key]
    }
    default:
      return []
  }
}

/** Namespaces, "svg|a" and "*|*"; names without a prefix have always been supported. */
function typeKeys(name: string): readonly string[] {
  if (!name.includes('|')) return []
  return [`css.selectors.${name.endsWith('*') ? 'universal' : 'type'}.namespaces`]
}

/** Pseudo-elements that may be written with one colon. */
const oldPseudoElements = new Set(['before', 'after', 'first-line', 'first-letter'])

/** Names that are one pseudo-class with parentheses and another without. */
const functionNames: ReadonlyMap<string, string> = new Map([
  ['host', 'hostfunction'],
  ['heading', 'headingfunction'],
])

function pseudoClassKeys(node: CssNode): readonly string[] {
  const name = nodeName(node)
  if (oldPseudoElements.has(name)) return [`css.selectors.${name}`]
  const inner = childrenOf(node)
  if (inner.length === 0) return [`css.selectors.${name}`]
  const key = `css.selectors.${functionNames.get(name) ?? name}`
  const [first] = inner
  const isList = first?.type === 'SelectorList'
  const isComplex =
    isList &&
    (childrenOf(first).length > 1 || childrenOf(first).some((each) => childrenOf(each).length > 1))
  if (name === 'not' && isComplex) return [key, `${key}.selector_list`]
  const isSeveral = inner.some(({ type }) => type === 'Operator')
  if (name === 'lang') {
    const isWild = inner.some(({ value }) => typeof value === 'string' && value.includes('*'))
    return [
      key,
      ...(isSeveral ? [`${key}.argument_list`] : []),
      ...(isWild ? [`${key}.wildcards`] : []),
    ]
  }
  if (first?.type === 'Nth' && first.selector) return [key, `${key}.of_syntax`]
  return [key]
}

function pseudoElementKeys(node: CssNode): readonly string[] {
  const key = `css.selectors.${nodeName(node)}`
  const [argument] = childrenOf(node)
  if (argument === undefined) return [key]
  const text = typeof argument.value === 'string' ? argument.value.trim() : nodeName(argument)
  return [key, `${key}.selector_argument`, `${key}.${text === '*' ? 'star' : text}`]
}

function attributeKeys({ flags }: CssNode): readonly string[] {
  const key = 'css.selectors.attribute'
  if (flags?.toLowerCase() === 'i') return [key, `${key}.case_insensitive_modifier`]
  return flags?.toLowerCase() === 's' ? [key, `${key}.case_sensitive_modifier`] : [key]
}
