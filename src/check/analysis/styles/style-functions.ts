import type { Collector } from '#check/analysis/finding.ts'

import { isOfPlace } from './style-fates.ts'
import { formsIn } from './style-forms.ts'
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
  const { index } = place.known
  const owners = new Set(keys.flatMap((key) => [key, ...(isOfType(key) ? [above(key)] : [])]))
  return [...keys, ...[...owners].flatMap((key) => formsIn(key, node, index))]
}

const isOfType = (key: string): boolean => key.startsWith('css.types.')

const above = (key: string): string => key.slice(0, key.lastIndexOf('.'))

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
      const named = isStyle ? ['css.types.if.style'] : namedKeys(name, { base, outer, known })
      const forms = named.filter((key) => writtenOut.has(key))
      const keys = [...named, ...forms.flatMap((key) => formsIn(key, text, known.index))]
      const line = text.slice(0, start).split('\n').length - 1
      return keys.map((key) => ({ key, line, span: { start, end: start + given.length } }))
    },
  )
}

/** Functions whose forms are read in the text itself. */
const writtenOut = new Set(['css.types.attr.type_function', 'css.types.if.style'])

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
