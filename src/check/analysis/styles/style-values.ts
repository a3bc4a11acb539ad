import { fateWith, isOfVendor, type PartClass } from '#check/analysis/account.ts'
import type { CodeIndex } from '#check/analysis/code-index.ts'
import type { Collector } from '#check/analysis/finding.ts'

import { type ContextUse, contextUses } from './style-contexts.ts'
import { fateOfNode, rawClass, wordFate } from './style-fates.ts'
import { formsIn, keywordKey } from './style-forms.ts'
import { functionKeys, type FunctionPlace, looseFunctionUses } from './style-functions.ts'
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

export type Declared = {
  readonly property: string
  readonly value: string
  /** The at-rule if it is a descriptor; undefined for properties. */
  readonly atRule?: string
  readonly siblings?: ReadonlyMap<string, string>
  /** The display in another rule with the same selector. */
  readonly display?: string
}

type Known = Pick<Collector, 'index'>

/** The entries that a declaration uses: property, keywords, functions and units. */
export function declarationUses(declared: Declared, known: Known): PartFindings {
  const own = propertyUses(declared, known).filter(({ certainty }) => certainty === undefined)
  const { uses, fates } = valueUsesOf(declared, known)
  const name = declared.property
  const fate = { is: propertyClass(name, own), kind: 'property', name, line: 0 } as const
  return { uses: [...own.map(({ key }) => ({ key, line: 0 })), ...uses], fates: [fate, ...fates] }
}

/** What becomes of the name of a property or descriptor. */
export function propertyClass(name: string, keys: readonly unknown[]): PartClass {
  if (name.startsWith('--')) return 'custom'
  return fateWith(keys, isOfVendor(name) || obsolete.has(name.toLowerCase()) ? 'vendor' : 'unknown')
}

/** Properties of Internet Explorer without a prefix. */
const obsolete = new Set([
  'behavior',
  'layout-grid',
  'scrollbar-base-color',
  'scrollbar-face-color',
])

/** The entries of a property or descriptor itself. */
export function propertyUses(declared: Declared, { index }: Known): readonly ContextUse[] {
  const base = baseOf(declared)
  if (base === undefined) return [{ key: 'css.properties.custom-property' }]
  if (!index.has(base)) return []
  const { siblings, display = '' } = declared
  const contexts = contextUses(base, { siblings, display }, index)
  return [{ key: base }, ...contexts]
}

/** The entries of the value of a declaration. */
export const valueUsesOf = (declared: Declared, known: Known): PartFindings =>
  valueUses(declared.value, baseOf(declared), known)

/** The entries of a value whose property is unknown: functions and units. */
export const looseValueUses = (value: string, known: Known): PartFindings =>
  valueUses(value, undefined, known)

/** The key of the property or descriptor; undefined for custom properties. */
function baseOf({ property, atRule }: Declared): string | undefined {
  const name = property.toLowerCase()
  if (name.startsWith('--')) return undefined
  return atRule === undefined ? `css.properties.${name}` : `css.at-rules.${atRule}.${name}`
}

/** Caches results, because style sheets repeat values. */
const remembered = new WeakMap<CodeIndex, Map<string, PartFindings>>()

function valueUses(text: string, base: string | undefined, known: Known): PartFindings {
  const values = remembered.get(known.index) ?? new Map<string, PartFindings>()
  remembered.set(known.index, values)
  const name = `${base}\n${text}`
  const uses = values.get(name) ?? freshUses(text, base, known)
  if (text.length < LONGEST_REMEMBERED) values.set(name, uses)
  return uses
}

/** Longer values rarely repeat: data URLs of images. */
const LONGEST_REMEMBERED = 500

function freshUses(text: string, base: string | undefined, known: Known): PartFindings {
  const { index } = known
  // Most values are a single word, which needs no parser.
  if (/^[a-z-]+$/i.test(text)) {
    const place = { line: 0, span: { start: 0, end: text.length } }
    const word = text.toLowerCase()
    const forms = base === undefined ? [] : formsIn(base, word, index)
    const keys = [...keysOfKeyword(word, base, known), ...forms].filter((key) => index.has(key))
    return {
      uses: keys.map((key) => ({ key, ...place })),
      fates: [wordFate(word, keys, { base, isTop: true, outer: '', index, at: place })],
    }
  }
  const value = parsePart(text, 'value')
  // The parser does not support conditions within a value yet.
  if (value.type === 'Raw') return rawUses(text, base, known)
  const whole = { line: 0, span: { start: 0, end: text.length } }
  const found: PartUse[] = []
  const fates: PartFate[] = []
  const words = new Set(wordsOf(value))
  const isOfAny = /\de|left|right|top|bottom|center/i.test(text)
  const owners = base === undefined ? [] : [base, ...(isOfAny ? ofAnyProperty : [])]
  const forms = owners.flatMap((owner) => formsIn(owner, value, index))
  for (const key of forms) found.push({ key, ...whole })
  visit(value, (node, outer) => {
    const isTop = words.has(node)
    const place = { base, known, outer: outer === undefined ? '' : nodeName(outer) }
    const keys = keysOfNode(node, isTop ? base : undefined, place).filter((key) => index.has(key))
    for (const key of keys) found.push({ key, ...placeOf(node) })
    const fate = fateOfNode(node, keys, { base, isTop, outer: place.outer, index })
    if (fate !== undefined) fates.push(fate)
  })
  return { uses: found, fates }
}

/** A value that the parser cannot read: its functions are looked up by name. */
function rawUses(text: string, base: string | undefined, known: Known): PartFindings {
  const uses = looseFunctionUses(text, base, known).filter(({ key }) => known.index.has(key))
  const is = base === undefined ? 'custom' : fateWith(uses, rawClass(text))
  const span = { start: 0, end: text.length }
  return { uses, fates: [{ is, kind: 'value', name: text.trim(), line: 0, span }] }
}

/** The keywords that a property gets, those in the fallbacks of custom properties included. */
function wordsOf(value: CssNode): readonly CssNode[] {
  return childrenOf(value).flatMap((node) => {
    if (node.type === 'Identifier') return [node]
    if (node.type !== 'Function' || nodeName(node) !== 'var') return []
    return childrenOf(node).flatMap((part) => (part.type === 'Value' ? wordsOf(part) : []))
  })
}

/** Types whose forms stand in the values of many properties. */
const ofAnyProperty = ['css.types.number', 'css.types.position']

function keysOfNode(
  node: CssNode,
  base: string | undefined,
  around: FunctionPlace,
): readonly string[] {
  switch (node.type) {
    case 'Identifier':
      return base === undefined
        ? colorKeys(nodeName(node))
        : keysOfKeyword(nodeName(node), base, around.known)
    case 'Function':
      return functionKeys(node, around)
    case 'Dimension':
      return unitKeys(node.unit ?? '', around.known)
    case 'Hash':
      // In an old function, it is the ID of an element: `-moz-element(#cafe)`.
      return around.outer.endsWith('element') ? [] : hashKeys(node)
    default:
      return []
  }
}

const globalKeywords = new Set('inherit initial revert revert-layer revert-rule unset'.split(' '))

function keysOfKeyword(
  keyword: string,
  base: string | undefined,
  { index }: Known,
): readonly string[] {
  // A keyword may share its name with a function, whose entry has another kind.
  if (globalKeywords.has(keyword)) return [`css.types.global_keywords.${keyword}`]
  const isColor = keyword === 'currentcolor'
  const key = base === undefined || isColor ? undefined : keywordKey(base, keyword, index)
  return key === undefined ? colorKeys(keyword) : [key]
}

const namedColors = new Set(['rebeccapurple', 'transparent'])
const systemColors = new Set(['accentcolor', 'accentcolortext', 'buttonborder', 'mark', 'marktext'])

function colorKeys(keyword: string): readonly string[] {
  if (keyword === 'currentcolor') return ['css.types.color.currentcolor']
  if (namedColors.has(keyword)) return [`css.types.color.named-color.${keyword}`]
  return systemColors.has(keyword) ? [`css.types.color.system-color.${keyword}`] : []
}

const containerUnit = /^cq(?:w|h|i|b|min|max)$/

/** The entry of a unit; empty for units that have always been supported. */
export function unitKeys(given: string, { index }: Known): readonly string[] {
  const unit = given === 'Q' ? given : given.toLowerCase()
  if (containerUnit.test(unit)) return ['css.types.length.container_query_length_units']
  return unit === 'fr' ? ['css.types.flex'] : index.named('CSS unit', unit).slice(0, 1)
}

function hashKeys({ value }: CssNode): readonly string[] {
  const key = 'css.types.color.rgb_hexadecimal_notation'
  const isWithAlpha = typeof value === 'string' && /^(?:[\da-f]{4}){1,2}$/i.test(value)
  return isWithAlpha ? [`${key}.alpha_hexadecimal_notation`] : []
}
