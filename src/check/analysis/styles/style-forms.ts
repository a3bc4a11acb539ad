import { type CodeIndex, onceByName } from '#check/analysis/code-index.ts'

import table from './style-forms.json' with { type: 'json' }
import { childrenOf, type CssNode, nodeName } from './style-tree.ts'

/** What the entries below a property, a function or an at-rule ask of the code that uses it. */
type Parts = {
  /** By keyword, in lower case. */
  readonly words: ReadonlyMap<string, string>
  readonly forms: readonly (readonly [key: string, shape: RegExp])[]
}

/** The entries below another one whose forms a value has, or a text as it is written. */
export function formsIn(
  base: string,
  value: CssNode | string,
  index: CodeIndex,
): readonly string[] {
  const { forms } = partsOf(base, index)
  if (forms.length === 0) return none
  const text = typeof value === 'string' ? value : valueShape(value)
  return forms.flatMap(([key, shape]) => (shape.test(text) ? [key] : none))
}

const none: readonly string[] = []

/** The entry of a keyword of a property. */
export const keywordKey = (base: string, word: string, index: CodeIndex): string | undefined =>
  partsOf(base, index).words.get(word)

const partsOf = onceByName((base, index): Parts => {
  const keys = index.partsOf(base)
  const isWord = (key: string) => index.get(key)?.kind === 'value'
  return {
    words: new Map(keys.filter(isWord).map((key) => [lastOf(key).toLowerCase(), key])),
    forms: [...keys, ...keys.flatMap((key) => index.partsOf(key))].flatMap((key) => {
      const shape = shapeFor(key)
      return shape === undefined ? [] : [[key, shape] as const]
    }),
  }
})

const shapes = Object.entries(table.shapes).map(
  ([keys, shape]) => [new RegExp(keys), shape] as const,
)

/** The shape of what uses an entry; undefined for entries that are no forms. */
function shapeFor(key: string): RegExp | undefined {
  const shape = shapes.find(([keys]) => keys.test(key))?.[1]
  const name = lastOf(key)
  if (shape === undefined) return undefined
  const words = name.replace('_', ' ')
  return new RegExp(shape.replaceAll('{name}', name).replaceAll('{words}', words))
}

const lastOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1)

/**
 * The shape of a value: words as they are, `%`, `#1` for a number, `@px` for one with a unit, `""`, `url`, `--` for a
 * dashed name. What stands in functions has other marks, so that the signs between spaces are those of the value.
 */
const valueShape = (node: CssNode): string => childrenOf(node).map(topShape).join(' ')

const topShape = (node: CssNode): string =>
  node.type === 'Function'
    ? `${nodeName(node)}(${childrenOf(node).map(innerShape).join('·')})`
    : signOf(node)

const innerShape = (node: CssNode): string => topShape(node).replace(',', ';').replace('/', '÷')

function signOf(node: CssNode): string {
  const value = typeof node.value === 'string' ? node.value : ''
  switch (node.type) {
    case 'Identifier':
      return nodeName(node)
    case 'Dimension':
      return `${value.startsWith('-') ? '-' : ''}@${node.unit?.toLowerCase()}`
    case 'Number':
      return `#${value.toLowerCase()}`
    case 'Percentage':
      return '%'
    case 'String':
      return '""'
    case 'Url':
      return 'url'
    case 'Hash':
      return 'color'
    case 'Parentheses':
      return valueShape(node)
    default:
      return value
  }
}
