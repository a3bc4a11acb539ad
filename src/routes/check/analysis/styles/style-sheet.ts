import type { AtRule, ChildNode, Container, Declaration, Root, Rule } from 'postcss'
import parseSafely from 'postcss-safe-parser'
import parseStrictly from 'postcss/lib/parse'

import type { CodeIndex } from '#routes/check/analysis/code-index.ts'
import type { Collector, Embedding, Guard, SyntaxProblem } from '#routes/check/analysis/finding.ts'

import { conditionUses, supportsGuard } from './style-conditions.ts'
import { findInSelectors } from './style-selectors.ts'
import { declarationUses } from './style-values.ts'

type Place = {
  readonly at: Embedding
  readonly collector: Collector
  readonly guards: readonly Guard[]
  readonly isNested: boolean
  /** The parent at-rule, if declarations in it are descriptors. */
  readonly atRule?: string
}

/** Records what a style sheet uses. Reports what cannot be parsed, and reads the rest. */
export function findInStyles(text: string, at: Embedding, collector: Collector): void {
  const root = parseSheet(text, ({ line, message }) => {
    collector.problem({ line: at.firstLine + line - 1, message })
  })
  findInContainer(root, { at, collector, guards: at.guards, isNested: false })
}

/** Records what declarations without a rule use, as in a `style` attribute. */
export function findInDeclarations(text: string, at: Embedding, collector: Collector): void {
  findInContainer(parseSafely(text), { at, collector, guards: at.guards, isNested: false })
}

function parseSheet(text: string, report: (problem: SyntaxProblem) => void): Root {
  try {
    return parseStrictly(text)
  } catch (error) {
    report(problemOf(error))
    return parseSafely(text)
  }
}

function problemOf(error: unknown): SyntaxProblem {
  const fact = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  const [line, reason] = [fact('line'), fact('reason')]
  return {
    line: typeof line === 'number' ? line : 1,
    message: typeof reason === 'string' ? reason : 'This is not CSS',
  }
}

function findInContainer(container: Container, place: Place): void {
  const declared = new Map<string, string>()
  const siblings = new Map(
    (container.nodes ?? []).flatMap((node) =>
      node.type === 'decl' ? [[node.prop.toLowerCase(), node.value] as const] : [],
    ),
  )
  for (const node of container.nodes ?? []) {
    if (node.type === 'decl') {
      if (isHack(node)) continue
      findInDeclaration(node, place, { declared, siblings })
      declared.set(node.prop.toLowerCase(), node.value)
    } else findInNode(node, place)
  }
}

function findInNode(node: ChildNode, place: Place): void {
  if (node.type === 'rule') findInRule(node, place)
  if (node.type === 'atrule') findInAtRule(node, place)
}

/** Only obsolete browsers apply a property with a leading star. */
const isHack = ({ raws }: Declaration): boolean => raws.before?.endsWith('*') === true

const lineOf = ({ at }: Place, node: ChildNode): number =>
  at.firstLine + (node.source?.start?.line ?? 1) - 1

function findInRule(rule: Rule, place: Place): void {
  const { collector, guards, isNested } = place
  const line = lineOf(place, rule)
  const isFrame = place.atRule === 'keyframes'
  if (!isFrame) findInSelectors(rule.selector, { firstLine: line, guards }, collector)
  if (isNested) collector.add('css.selectors.nesting', { line, guards })
  const { atRule: _atRule, ...within } = place
  findInContainer(rule, { ...within, isNested: !isFrame })
}

/** At-rules whose declarations are properties, as outside them. */
const conditional = new Set([
  'media',
  'supports',
  'container',
  'layer',
  'scope',
  'starting-style',
  'document',
])

function findInAtRule(rule: AtRule, place: Place): void {
  const { collector, guards } = place
  const name = rule.name.toLowerCase()
  const line = lineOf(place, rule)
  // In a page rule or a set of font features, an at-rule's entry is below the entry of its parent.
  const key =
    [`css.at-rules.${place.atRule}.at_${name}`, `css.at-rules.${place.atRule}.${name}`].find(
      (each) => place.atRule !== undefined && collector.index.has(each),
    ) ?? `css.at-rules.${name}`
  const inner = name === 'supports' ? [...guards, supportsGuard(rule.params, collector)] : guards
  collector.add(key, { line, guards })
  for (const use of conditionUses(name, rule.params, collector)) {
    collector.add(use.key, { line: line + use.line, guards: name === 'supports' ? inner : guards })
  }
  if (name === 'scope') findInScope(rule.params, { firstLine: line, guards }, collector)
  // Declarations directly in a conditional rule inside a style rule are nesting, too.
  if (place.isNested && conditional.has(name)) {
    collector.add('css.selectors.nesting', { line, guards })
  }
  const { atRule: _atRule, ...within } = place
  if (conditional.has(name)) findInContainer(rule, { ...within, guards: inner })
  else findInContainer(rule, { ...within, guards: inner, atRule: name })
}

function findInScope(params: string, at: Embedding, collector: Collector): void {
  for (const [, selectors] of params.matchAll(/\(((?:[^()]|\([^()]*\))*)\)/g)) {
    if (selectors !== undefined) findInSelectors(selectors, at, collector)
  }
}

type Around = {
  readonly declared: ReadonlyMap<string, string>
  readonly siblings: ReadonlyMap<string, string>
}

const prefixes = ['-webkit-', '-moz-', '-ms-', '-o-']

/** Whether the same rule has the property under another name: without a prefix, or with another. */
function isNamedOtherwise(property: string, siblings: Around['siblings'], index: CodeIndex) {
  const prefix = prefixes.find((each) => property.startsWith(each)) ?? ''
  const plain = property.slice(prefix.length)
  const names = [plain, ...prefixes.map((each) => `${each}${plain}`)]
  const of = index.get(`css.properties.${property}`)?.of
  return (
    names.some((name) => name !== property && siblings.has(name)) ||
    (of !== undefined && siblings.has(of.replace('css.properties.', '')))
  )
}

function findInDeclaration(
  { prop, value, source }: Declaration,
  { at, collector, guards, atRule }: Place,
  { declared, siblings }: Around,
): void {
  const property = prop.toLowerCase()
  const hasPrefixed = isNamedOtherwise(property, siblings, collector.index)
  const hasEarlier = declared.has(property) && declared.get(property) !== value
  const isDescriptor =
    atRule !== undefined && collector.index.has(`css.at-rules.${atRule}.${property}`)
  const uses = declarationUses(
    { property, value, siblings, ...(isDescriptor && { atRule }) },
    collector,
  )
  const first = at.firstLine + (source?.start?.line ?? 1) - 1
  for (const { key, line, isValue } of uses) {
    const hasFallback = isValue ? hasEarlier || hasPrefixed : hasPrefixed
    collector.add(key, { line: first + line, guards, ...(hasFallback && { hasFallback }) })
  }
}
