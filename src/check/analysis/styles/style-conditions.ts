import { fateWith, isOfVendor, type PartClass } from '#check/analysis/account.ts'
import { ABSENT, anyTime, bothOf, type Collector, type Guard } from '#check/analysis/finding.ts'

import { isPlaceholder, rawClass } from './style-fates.ts'
import { formsIn } from './style-forms.ts'
import { selectorFindings } from './style-selectors.ts'
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
import { declarationUses, unitKeys } from './style-values.ts'

type Known = Pick<Collector, 'index'>

/** The guard of an argument of `CSS.supports()`: a condition, or a declaration "gap: 1px". */
export function supportsTextGuard(text: string, known: Known): Guard {
  const isCondition = /^\s*(?:\(|not\b|[-\w]+\()/i.test(text)
  return conditionFindings('supports', isCondition ? text : `(${text})`, known).guard
}

/** With the guard that it implies for the block of its rule. */
type ConditionFindings = PartFindings & { readonly guard: Guard }

/** The entries that the condition of an at-rule uses, with their places within the condition. */
export function conditionFindings(
  atRule: string,
  condition: string,
  known: Known,
): ConditionFindings {
  const uses: PartUse[] = []
  const fates: PartFate[] = []
  if (condition === '') return { uses, fates, guard: anyTime }
  if (!conditional.has(atRule)) return { uses, fates: [namesOf(condition)], guard: anyTime }
  const prelude = parsePart(condition, 'atrulePrelude', atRule)
  visit(prelude, (node) => {
    const keys = conditionKeys(atRule, node, known).filter((key) => known.index.has(key))
    for (const key of keys) uses.push({ key, ...placeOf(node) })
    const is = classOf(atRule, node)
    if (is !== undefined) {
      const name = nameOfFeature(node) === '' ? nameOf(node) : `${nameOfFeature(node)}()`
      fates.push({ is: fateWith(keys, is), kind: 'condition', name, ...placeOf(node) })
    }
  })
  const forms = formsIn(`css.at-rules.${atRule}`, condition, known.index)
  for (const key of forms) uses.push({ key, line: 0 })
  if (atRule === 'media' && /\bor\b/i.test(condition)) {
    uses.push({ key: 'css.at-rules.media.or_syntax', line: 0 })
  }
  return { uses, fates, guard: guardOf(prelude, { atRule, text: condition, index: known.index }) }
}

/** The condition of an at-rule: "supports", "media", "container". */
type Condition = Known & { readonly atRule: string; readonly text: string }

/** The guard that a part of a condition implies. */
function guardOf(node: CssNode, condition: Condition): Guard {
  const inner = () => childrenOf(node).map((child) => guardOf(child, condition))
  switch (node.type) {
    case 'AtrulePrelude':
      return inner().reduce(bothOf, anyTime)
    case 'MediaQueryList':
      return inner().flat()
    case 'MediaQuery':
      return node.condition && node.modifier !== 'not'
        ? guardOf(node.condition, condition)
        : anyTime
    case 'Condition': {
      const parts = childrenOf(node).filter(({ type }) => type !== 'Identifier')
      // What a browser lacks implies nothing about what it supports, unless it is denied again.
      if (hasWord(node, 'not')) return deniedGuard(parts[0], condition)
      const guards = parts.map((part) => guardOf(part, condition))
      return hasWord(node, 'or') ? guards.flat() : guards.reduce(bothOf, anyTime)
    }
    default: {
      const keys = testedKeys(node, condition)
      return keys.length === 0 ? anyTime : [keys]
    }
  }
}

const hasWord = (node: CssNode, word: string): boolean =>
  childrenOf(node).some((part) => part.type === 'Identifier' && nodeName(part) === word)

/** What the denial of a part implies: `(a: b)` of `not (not (a: b))`, its absence of `not (a: b)`. */
function deniedGuard(node: CssNode | undefined, condition: Condition): Guard {
  if (node?.type === 'Condition') {
    const [part, ...rest] = childrenOf(node).filter(({ type }) => type !== 'Identifier')
    if (part === undefined || rest.length > 0) return anyTime
    return hasWord(node, 'not') ? guardOf(part, condition) : deniedGuard(part, condition)
  }
  const keys = node === undefined ? [] : testedKeys(node, condition)
  if (condition.atRule !== 'supports' || keys.length === 0) return anyTime
  return keys.map((key) => [ABSENT + key])
}

/** The entries that a test asks for. */
function testedKeys(node: CssNode, { atRule, text, index }: Condition): readonly string[] {
  const known = { index }
  const name = nameOfFeature(node)
  const { property = '', value } = node.declaration ?? {}
  const place = typeof value === 'object' ? value?.loc : undefined
  const written = place ? text.slice(place.start.offset, place.end.offset) : ''
  const selector = name === 'selector' && typeof node.value === 'object' ? node.value : undefined
  const { uses } = selector
    ? selectorFindings(selector, known)
    : declarationUses({ property, value: written }, known)
  const asked = [
    ...(name === 'at-rule' ? [`css.at-rules.${argumentOf(node).replace('@', '')}`] : []),
    ...(/^font-(?:tech|format)$/.test(name)
      ? [`css.at-rules.font-face.src.${name.slice('font-'.length)}_keyword`]
      : []),
    ...uses.map(({ key }) => key),
  ]
  return [...conditionKeys(atRule, node, known), ...asked].filter((key) => index.has(key))
}

/** The first word in a function of a condition: "@scope" of "at-rule(@scope)". */
function argumentOf(node: CssNode): string {
  const [argument] = childrenOf(node)
  return argument === undefined ? '' : nameOf(argument).trim().toLowerCase()
}

const nameOfFeature = ({ feature, function: name }: CssNode): string =>
  (feature ?? name ?? '').toLowerCase()

/** At-rules whose preludes are conditions. Those of others are names that the sheet gives. */
const conditional = new Set(['media', 'supports', 'container', 'import', 'page'])

const namesOf = (prelude: string): PartFate => {
  const span = { start: 0, end: prelude.length }
  return { is: 'custom', kind: 'condition', name: prelude, line: 0, span }
}

function nameOf({ name, value, mediaType }: CssNode): string {
  if (typeof name === 'string') return name
  return typeof value === 'string' ? value : (mediaType ?? '')
}

const mediaTypes = new Set(
  'all screen print speech aural braille embossed handheld projection tty tv'.split(' '),
)

/** Dimensions that containers are asked for; they came with container queries. */
const ofContainers =
  /^(?:(?:min|max)-)?(?:width|height|inline-size|block-size|aspect-ratio|orientation)$/

/** What becomes of a part of a condition without entries; undefined for parts that only hold others. */
function classOf(atRule: string, node: CssNode): PartClass | undefined {
  const name = nameOf(node).toLowerCase()
  switch (node.type) {
    case 'Feature':
      if (isPlaceholder(name) || atRule === 'container') {
        return isPlaceholder(name) || ofContainers.test(name) ? 'plain' : 'unknown'
      }
      if (name.startsWith('--')) return 'custom'
      return isOfVendor(name) ? 'vendor' : 'unknown'
    case 'MediaQuery':
      if (!node.mediaType) return undefined
      if (node.mediaType.includes('\\')) return 'vendor'
      return mediaTypes.has(node.mediaType.toLowerCase()) ? 'plain' : 'unknown'
    case 'FeatureFunction':
    case 'PseudoClassSelector':
      // A test for something that no browser knows fails, and nothing else.
      return atRule === 'supports' ? 'plain' : 'unknown'
    case 'GeneralEnclosed':
      return atRule === 'supports' ? 'plain' : 'unread'
    case 'Raw':
      // The argument of a function, which is read with it.
      return atRule === 'supports' ? 'plain' : rawClass(name)
    default:
      return plainParts.has(node.type) ? 'plain' : undefined
  }
}

const plainParts = new Set(
  `SupportsDeclaration FeatureRange Function Dimension Identifier String Url Number Percentage Ratio`.split(
    ' ',
  ),
)

function conditionKeys(atRule: string, node: CssNode, known: Known): readonly string[] {
  if (atRule === 'supports') {
    const base = `css.at-rules.supports.${nameOfFeature(node)}`
    return nameOfFeature(node) === '' ? [] : [base, `${base}.${argumentOf(node)}`]
  }
  if (atRule === 'container') return containerKeys(node, known)
  if (atRule === 'media') return mediaKeys(node, known)
  if (atRule === 'page') return pageKeys(node)
  return atRule === 'import' ? importKeys(node, known) : []
}

function containerKeys(node: CssNode, known: Known): readonly string[] {
  const base = 'css.at-rules.container'
  if (node.type === 'Dimension') return unitKeys(node.unit ?? '', known)
  switch (nameOfFeature(node)) {
    case 'scroll-state': {
      const states = childrenOf(node).flatMap(({ value }) => scrollStates(value))
      const key = `${base}.scroll-state_queries`
      return [key, ...states.map((state) => `${key}.${state}`)]
    }
    case 'style': {
      // No browser asks for a property of CSS itself.
      const property = typeof node.value === 'object' ? node.value?.property : undefined
      const isCustom = property === undefined || property.startsWith('--')
      return isCustom ? [`${base}.style_queries_for_custom_properties`] : []
    }
    case 'anchored':
      return [`${base}.anchor_position_queries`]
    default:
      return []
  }
}

/** "stuck: top" → "stuck"; the parser leaves several of them in one raw value. */
const scrollStates = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? (value.toLowerCase().match(/\b(?:scrollable|scrolled|snapped|stuck)\b/g) ?? [])
    : []

const pageKeys = (node: CssNode): readonly string[] =>
  node.type === 'PseudoClassSelector' ? [`css.selectors.${nodeName(node)}`] : []

function mediaKeys(node: CssNode, known: Known): readonly string[] {
  const base = 'css.at-rules.media'
  if (node.type === 'Dimension') return unitKeys(node.unit ?? '', known)
  if (node.type === 'FeatureRange') {
    const names = [node.left, node.middle, node.right].flatMap((each) => each ?? [])
    const named = names.filter(({ type }) => type === 'Identifier').map(nodeName)
    return [`${base}.range_syntax`, ...named.map((name) => `${base}.${name}`)]
  }
  if (node.type !== 'Feature') return []
  const name = nodeName(node)
  const key = `${base}.${name.startsWith('-') ? name : name.replace(/^(?:min|max)-/, '')}`
  const { value } = node
  const keyword = typeof value === 'object' && value?.type === 'Identifier' ? nodeName(value) : ''
  return keyword === '' ? [key] : [key, `${key}.${keyword}`]
}

function importKeys(node: CssNode, known: Known): readonly string[] {
  if (/^(?:Feature|FeatureRange|Dimension)$/.test(node.type)) return mediaKeys(node, known)
  const name = nodeName(node)
  const isLayer = name === 'layer' && (node.type === 'Function' || node.type === 'Identifier')
  if (isLayer) return ['css.at-rules.import.layer']
  return node.type === 'Function' && name === 'supports' ? ['css.at-rules.import.supports'] : []
}
