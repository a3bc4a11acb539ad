import type { Collector } from '#check/analysis/finding.ts'

import { isOfPlace } from './style-fates.ts'
import { childrenOf, type CssNode, nodeName, type PartUse } from './style-tree.ts'

type Known = Pick<Collector, 'index'>

export type FunctionPlace = {
  /** The entry of its property or descriptor; undefined if there is none. */
  readonly base: string | undefined
  /** The name of the enclosing function; empty if there is none. */
  readonly outer: string
  readonly known: Known
}

/**
 * The entries of a function: those below its property ("grid-template-columns: repeat()"), and
 * those for any property.
 */
export function functionKeys(node: CssNode, place: FunctionPlace): readonly string[] {
  // "format(woff2)" is newer than "format('woff2')".
  const hasKeyword = childrenOf(node)[0]?.type === 'Identifier'
  const keys = namedKeys(nodeName(node), place).filter(
    (key) => hasKeyword || !key.endsWith('_keyword'),
  )
  return [
    ...keys,
    ...keys.flatMap((key) => formKeys(key, node, place.known)),
    ...propertyFormKeys(node, place.base),
  ]
}

/** Functions in a value that the parser cannot read: "if(style(--wide): 1px; else: 2px)". */
export function looseFunctionUses(
  text: string,
  base: string | undefined,
  known: Known,
): readonly PartUse[] {
  const open: string[] = []
  return Array.from(text.matchAll(/(-{0,2}[a-z][-\w]*)?\(|\)/gi)).flatMap(
    ({ 0: sign, 1: given = '', index: start }) => {
      if (sign === ')') {
        open.pop()
        return []
      }
      const outer = open.at(-1) ?? ''
      const name = given.toLowerCase()
      open.push(name)
      const isStyle = name === 'style' && open.includes('if')
      const keys = isStyle ? ['css.types.if.style'] : namedKeys(name, { base, outer, known })
      const line = text.slice(0, start).split('\n').length - 1
      return keys.map((key) => ({ key, line, span: { start, end: start + given.length } }))
    },
  )
}

/** Function names that are also keywords of some properties, with another meaning. */
const keywordsToo = new Set(['linear', 'round'])

function namedKeys(
  name: string,
  { base, outer, known: { index } }: FunctionPlace,
): readonly string[] {
  // In `image-set()`, `type()` states the image's MIME type instead of a value's type.
  if (name === 'type' && outer.endsWith('image-set')) return []
  if (name.startsWith('--')) return ['css.types.dashed-function']
  const ofProperty = [
    `${base}.${name}_function`,
    `${base}.${name}_keyword`,
    `${base}.${name.replaceAll('-', '_')}`,
    `${base}.${name}`,
  ].find((key) => base !== undefined && !keywordsToo.has(name) && index.has(key))
  // In another function, it may be a part of that one: `attr(data-width type(<length>))`.
  const ofOuter = index
    .named('CSS function', outer)
    .map((key) => `${key}.${name}_function`)
    .find((key) => index.has(key))
  if (ofOuter !== undefined) return [ofOuter]
  const isHere = outer !== '' || isOfPlace(name, base, index)
  const ofTypes = isHere ? index.named('CSS function', name) : []
  // If several functions share a name, the one for any property is meant.
  const ofAny = ofTypes.find((key) => key === `css.types.${name}`)
  const [first] = ofTypes
  const only = ofTypes.length === 1 ? first : ofAny
  const general =
    only === undefined && isHere ? timingKeys(name) : [only].filter((key) => key !== undefined)
  return [...(ofProperty === undefined ? [] : [ofProperty]), ...general]
}

function timingKeys(name: string): readonly string[] {
  return name === 'linear' ? ['css.types.easing-function.linear-function'] : []
}

function formKeys(key: string, node: CssNode, { index }: Known): readonly string[] {
  const inner = childrenOf(node)
  const words = inner.map(nodeName)
  if (words[0] === 'from') return [`${key}.relative_syntax`]
  if (key.endsWith('-gradient') && words.includes('in')) return [`${key}.interpolation_color_space`]
  if (key.endsWith('.steps')) return hasJump(words) ? [`${key}.jump`] : []
  if (key === 'css.types.ray') return words.includes('at') ? [`${key}.position`] : []
  if (key.endsWith('.perspective')) return words[0] === 'none' ? [`${key}.none`] : []
  const hasComma = inner.some(({ type, value }) => type === 'Operator' && value === ',')
  const spaced = `${key}.space_separated_parameters`
  const hasArguments = inner.length > 1
  return hasArguments && !hasComma && index.has(spaced) ? [spaced] : []
}

const hasJump = (words: readonly string[]): boolean =>
  words.some((word) => word.startsWith('jump-'))

const shapes = /^(?:circle|ellipse|inset|path|polygon|rect|shape|xywh)$/
const spatial = /^(?:(?:matrix|rotate|scale|translate)3d|(?:rotate|scale|translate)z|perspective)$/

/** Entries of properties that depend on the kind of function. */
function propertyFormKeys(node: CssNode, base: string | undefined): readonly string[] {
  const name = nodeName(node)
  if (base === undefined) return []
  if (shapes.test(name)) return [`${base}.basic_shape`]
  if (name === 'steps') return hasJump(childrenOf(node).map(nodeName)) ? [`${base}.jump`] : []
  return base === 'css.properties.transform' && spatial.test(name) ? [`${base}.3d`] : []
}
