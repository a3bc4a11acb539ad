import { fateWith, isOfVendor, type PartClass } from '#check/analysis/account.ts'
import { anyTime, bothOf, type Collector, eitherOf, type Guard } from '#check/analysis/finding.ts'

import { isPlaceholder, rawClass } from './style-fates.ts'
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

/** The guard that an "@supports" condition implies. */
export function supportsGuard(condition: string, known: Known): Guard {
  const prelude = parsePart(condition, 'atrulePrelude', 'supports')
  const [first] = childrenOf(prelude)
  return first === undefined ? anyTime : guardOf(first, known)
}

function guardOf(node: CssNode, known: Known): Guard {
  switch (node.type) {
    case 'Condition':
      return conditionGuard(childrenOf(node), known)
    case 'SupportsDeclaration':
      return node.declaration === undefined ? anyTime : [declarationKeys(node.declaration, known)]
    case 'FeatureFunction':
      return nameOfFeature(node) === 'selector' && typeof node.value === 'object' && node.value
        ? [
            [
              'css.at-rules.supports.selector',
              ...selectorFindings(node.value, known).uses.map(({ key }) => key),
            ],
          ]
        : anyTime
    default:
      return anyTime
  }
}

const nameOfFeature = ({ feature }: CssNode): string => feature?.toLowerCase() ?? ''

function conditionGuard(parts: readonly CssNode[], known: Known): Guard {
  const words = new Set(parts.filter(({ type }) => type === 'Identifier').map(nodeName))
  const operands = parts.filter(({ type }) => type !== 'Identifier')
  // What a browser lacks implies nothing about what it supports, unless it is denied again.
  if (words.has('not')) {
    const twice = deniedIn(operands[0])
    return twice === undefined ? anyTime : guardOf(twice, known)
  }
  const guards = operands.map((part) => guardOf(part, known))
  const [first = anyTime, ...rest] = guards
  return rest.reduce(words.has('or') ? eitherOf : bothOf, first)
}

/** What a condition denies: `(a: b)` of `(not (a: b))`. */
function deniedIn(node: CssNode | undefined): CssNode | undefined {
  const parts = node?.type === 'Condition' ? childrenOf(node) : []
  const isDenial = parts.some((part) => part.type === 'Identifier' && nodeName(part) === 'not')
  return isDenial ? parts.find(({ type }) => type !== 'Identifier') : undefined
}

function declarationKeys({ property = '', value }: CssNode, known: Known): readonly string[] {
  const text = typeof value === 'object' && value !== null ? textOf(value) : (value ?? '')
  const { uses } = declarationUses({ property, value: text }, known)
  return uses.map(({ key }) => key).filter((key) => known.index.has(key))
}

/** An approximate text of a value, sufficient to find its keywords, functions and units again. */
function textOf(node: CssNode): string {
  const inner = childrenOf(node).map(textOf).join(' ')
  switch (node.type) {
    case 'Function':
      return `${nodeName(node)}(${inner})`
    case 'Identifier':
      return nodeName(node)
    case 'Dimension':
      return `${typeof node.value === 'string' ? node.value : ''}${node.unit ?? ''}`
    case 'Hash':
      return `#${typeof node.value === 'string' ? node.value : ''}`
    case 'Parentheses':
      return `(${inner})`
    case 'Percentage':
      return `${typeof node.value === 'string' ? node.value : ''}%`
    case 'Value':
      return inner
    default:
      return typeof node.value === 'string' ? node.value : inner
  }
}

/** The guard of an argument of `CSS.supports()`: a condition, or a declaration "gap: 1px". */
export function supportsTextGuard(text: string, known: Known): Guard {
  return supportsGuard(/^\s*(?:\(|not\b|selector\()/i.test(text) ? text : `(${text})`, known)
}

/** The entries that the condition of an at-rule uses, with their places within the condition. */
export function conditionUses(atRule: string, condition: string, known: Known): PartFindings {
  const uses: PartUse[] = []
  const fates: PartFate[] = []
  if (condition === '') return { uses, fates }
  if (!conditional.has(atRule)) return { uses, fates: [namesOf(condition)] }
  const prelude = parsePart(condition, 'atrulePrelude', atRule)
  visit(prelude, (node) => {
    const keys = conditionKeys(atRule, node, known).filter((key) => known.index.has(key))
    for (const key of keys) uses.push({ key, ...placeOf(node) })
    const is = classOf(atRule, node)
    if (is !== undefined) {
      const name = node.type === 'FeatureFunction' ? `${nameOfFeature(node)}()` : nameOf(node)
      fates.push({ is: fateWith(keys, is), kind: 'condition', name, ...placeOf(node) })
    }
  })
  if (atRule === 'media' && /\bor\b/i.test(condition)) {
    uses.push({ key: 'css.at-rules.media.or_syntax', line: 0 })
  }
  return { uses, fates }
}

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
      return isOfVendor(name) ? 'vendor' : 'unknown'
    case 'MediaQuery':
      if (!node.mediaType) return undefined
      return mediaTypes.has(node.mediaType.toLowerCase()) ? 'plain' : 'unknown'
    case 'FeatureFunction':
      // A test for something that no browser knows fails, and nothing else.
      return atRule === 'supports' ? 'plain' : 'unknown'
    case 'GeneralEnclosed':
      return atRule === 'supports' ? 'plain' : 'unread'
    case 'Raw':
      return rawClass(name)
    case 'PseudoClassSelector':
      return 'unknown'
    case 'SupportsDeclaration':
    case 'FeatureRange':
    case 'Function':
    case 'Dimension':
    case 'Identifier':
    case 'String':
    case 'Url':
    case 'Number':
    case 'Percentage':
    case 'Ratio':
      return 'plain'
    default:
      return undefined
  }
}

function conditionKeys(atRule: string, node: CssNode, known: Known): readonly string[] {
  if (atRule === 'supports') {
    return node.type === 'FeatureFunction' ? [`css.at-rules.supports.${nameOfFeature(node)}`] : []
  }
  if (atRule === 'container') return containerKeys(node, known)
  if (atRule === 'media') return mediaKeys(node, known)
  if (atRule === 'page') return pageKeys(node)
  return atRule === 'import' ? importKeys(node, known) : []
}

function containerKeys(node: CssNode, known: Known): readonly string[] {
  const base = 'css.at-rules.container'
  if (node.type === 'Dimension') return unitKeys(node.unit ?? '', known)
  if (node.type === 'GeneralEnclosed' && node.function?.toLowerCase() === 'scroll-state') {
    const states = childrenOf(node).flatMap(({ value }) => scrollStates(value))
    return [
      `${base}.scroll-state_queries`,
      ...states.map((state) => `${base}.scroll-state_queries.${state}`),
    ]
  }
  if (node.type !== 'FeatureFunction') return []
  if (nameOfFeature(node) === 'style') return [`${base}.style_queries_for_custom_properties`]
  return nameOfFeature(node) === 'anchored' ? [`${base}.anchor_position_queries`] : []
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
