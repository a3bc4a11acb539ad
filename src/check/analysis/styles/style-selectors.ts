import { type Collector, type Embedding, spanIn } from '#check/analysis/finding.ts'

import {
  childrenOf,
  type CssNode,
  nodeName,
  parsePart,
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
  for (const { key, line, span } of selectorUses(text, collector)) {
    const place = { line: at.firstLine + line, ...(span && spanIn(at, span)) }
    collector.add(key, { ...place, guards: at.guards })
  }
}

/** The entries that a list of selectors uses, with their places in its text. */
export function selectorUses(text: string, known: Pick<Collector, 'index'>): readonly PartUse[] {
  return selectorKeys(parsePart(text, 'selectorList'), known)
}

/** The entries that parsed selectors use, with their places in the parsed text. */
export function selectorKeys(
  selectors: CssNode,
  { index }: Pick<Collector, 'index'>,
): readonly PartUse[] {
  const found: PartUse[] = []
  visit(selectors, (node) => {
    for (const key of keysOf(node)) if (index.has(key)) found.push({ key, ...placeOf(node) })
  })
  return found
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
  if (name === 'lang' && isSeveral) return [key, `${key}.argument_list`]
  if (first?.type === 'Nth' && first.selector) return [key, `${key}.of_syntax`]
  return [key]
}

function pseudoElementKeys(node: CssNode): readonly string[] {
  const key = `css.selectors.${nodeName(node)}`
  return nodeName(node) === 'cue' && childrenOf(node).length > 0
    ? [key, `${key}.selector_argument`]
    : [key]
}

function attributeKeys({ flags }: CssNode): readonly string[] {
  const key = 'css.selectors.attribute'
  if (flags?.toLowerCase() === 'i') return [key, `${key}.case_insensitive_modifier`]
  return flags?.toLowerCase() === 's' ? [key, `${key}.case_sensitive_modifier`] : [key]
}
