import { fateWith, isOfVendor, type PartClass } from '#check/analysis/account.ts'
import type { CodeIndex } from '#check/analysis/code-index.ts'

import { type CssNode, nodeName, type PartFate, placeOf } from './style-tree.ts'

/** Where a value stands: the entry of its property, and whether the node is one of its top words. */
type WordPlace = {
  /** The name of the function around it; empty if there is none. */
  readonly outer: string
  /** The entry of its property or descriptor; undefined for custom properties and loose values. */
  readonly base: string | undefined
  readonly isTop: boolean
  readonly index: CodeIndex
}

/** What becomes of a node of a value, given its entries; undefined for nodes that only hold others. */
export function fateOfNode(
  node: CssNode,
  keys: readonly string[],
  place: WordPlace,
): PartFate | undefined {
  switch (node.type) {
    case 'Identifier':
      return wordFate(nodeName(node), keys, { ...place, at: placeOf(node) })
    case 'Function':
      return fate(node, 'function', fateWith(keys, functionClass(nodeName(node), place)))
    case 'Dimension':
      return fate(node, 'unit', fateWith(keys, unitClass(node.unit ?? '')))
    case 'Hash':
    case 'Number':
    case 'Percentage':
    case 'String':
    case 'UnicodeRange':
    case 'Url':
      return fate(node, 'value', fateWith(keys, 'plain'))
    case 'Raw':
      return fate(node, 'value', rawClass(typeof node.value === 'string' ? node.value : ''))
    default:
      return undefined
  }
}

type WordAt = WordPlace & { readonly at: Pick<PartFate, 'line' | 'span'> }

/** What becomes of a word, which is named with its property. */
export function wordFate(
  word: string,
  keys: readonly string[],
  { at, ...place }: WordAt,
): PartFate {
  const is = fateWith(keys, wordClass(word, place))
  const name = place.base === undefined ? word : `${lastPart(place.base)}: ${word}`
  return { is, kind: 'value', name, ...at }
}

const lastPart = (key: string): string => key.slice(key.lastIndexOf('.') + 1)

function fate(node: CssNode, kind: PartFate['kind'], is: PartClass): PartFate {
  return { is, kind, name: writtenName(node), ...placeOf(node) }
}

function writtenName(node: CssNode): string {
  if (node.type === 'Function') return `${nodeName(node)}()`
  return node.type === 'Dimension' ? (node.unit ?? '') : nodeName(node)
}

/** The class of a word without entries. */
function wordClass(word: string, { base, isTop, index }: WordPlace): PartClass {
  if (base === undefined || word.startsWith('--')) return 'custom'
  if (isOfVendor(word)) return 'vendor'
  // Old browsers read words with a mark: "0\9".
  if (word.includes('\\')) return 'vendor'
  if (!isTop) return 'plain'
  const plain = base.replace(/\.-[a-z]+-/, '.')
  const isTaken =
    [base, plain].some(
      (each) => index.has(`${each}.${word}`) || index.takes(placeName(each), word),
    ) || index.takes(placeName(plain), word)
  if (isTaken === undefined || isPlaceholder(word)) return 'custom'
  if (isTaken) return 'plain'
  return isOfVendor(lastPart(base)) ? 'vendor' : 'unknown'
}

/** Whether a name, or a part of it, stands for what code or a preprocessor puts there. */
export const isPlaceholder = (name: string): boolean => /^[-._]*_{2}/.test(name)

/** Functions that are older than the data, or under another name in it. */
const oldFunctions = new Set(['format', 'hsla', 'local', 'minmax', 'rgba'])

/** Filters and values of Internet Explorer. */
const microsoft =
  /^(?:alpha|expression|progid\b.*|\w*shadow|glow|gray|mask|wave|xray|chroma|flip[hv])$/

function functionClass(name: string, { base, outer, index }: WordPlace): PartClass {
  if (name.startsWith('--') || isPlaceholder(name)) return 'custom'
  if (isOfVendor(name) || isOfVendor(outer)) return 'vendor'
  const isFilter = base === 'css.properties.filter' && microsoft.test(name)
  if (isFilter || name === 'expression' || name.startsWith('progid')) return 'vendor'
  if (oldFunctions.has(name) || index.has(`css.types.${name}`)) return 'plain'
  if (base !== undefined && index.takes(placeName(base), `${name}()`) === true) return 'plain'
  return index.named('CSS function', name).length > 0 ? 'plain' : 'unknown'
}

const oldUnits = new Set('px pt pc in cm mm em ex s ms hz khz'.split(' '))

const unitClass = (unit: string): PartClass => {
  if (isPlaceholder(unit)) return 'custom'
  if (oldUnits.has(unit.toLowerCase())) return 'plain'
  // "1px\9" of old browsers.
  return unit.includes('\\') ? 'vendor' : 'unknown'
}

/** A text that the parser of values cannot read. */
export const rawClass = (text: string): PartClass => {
  if (text.trim() === '') return 'plain'
  return /^\s*(?:progid:|alpha\s*\(|expression\s*\()|\\\d|!ie/i.test(text) ? 'vendor' : 'unread'
}

/** "@font-face src" for the entry of a descriptor, as the grammars name it. */
const placeName = (base: string): string =>
  base.replace(/^css\.properties\./, '').replace(/^css\.at-rules\.([\w-]+)\./, '@$1 ')

/** Functions that stand for a part of any value, and those of numbers. */
const ofAnyValue = new Set(
  `abs acos anchor anchor-size asin atan atan2 attr calc calc-size clamp cos env exp first-valid hypot if inherit
  log max min mod pow progress random random-item rem round sibling-count sibling-index sign sin sqrt tan toggle
  url var`.split(/\s+/),
)

/** Whether a function can stand in the value of a property itself: `alpha()` is no filter. */
export function isOfPlace(name: string, base: string | undefined, index: CodeIndex): boolean {
  if (base === undefined || ofAnyValue.has(name)) return true
  return index.takes(placeName(base), `${name}()`) !== false
}
