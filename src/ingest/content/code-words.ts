import { parse, type SyntaxNode } from 'css-tree/definition-syntax'

import type { CssGrammars } from '#ingest/sources/webref.ts'

/** Stands in a list of words for names that pages give themselves: of fonts, areas, animations. */
const ANY_NAME = '*'

/** Types without a grammar whose values are no words. */
const noWords = new Set(
  `angle decibel flex frequency id length number number-token percentage resolution semitones string time
  url-set dashed-ident`.split(/\s+/),
)

/**
 * The words and functions that the value of each property and descriptor takes, by the grammars of the specifications: a
 * line for each list, the names that have an entry, "=", and the words. "*" stands for names of the page, "<color>" for the line of that name.
 */
export function codeWords(
  { values, types }: CssGrammars,
  hasEntry: (key: string) => boolean,
): string {
  const byList = new Map<string, string[]>()
  const read = readerOf(values, types)
  const known = [...values].filter(([name]) => hasEntry(keyOf(name)))
  const all = [...known, ['<color>', types.get('color') ?? ''] as const]
  for (const [name, grammar] of all) {
    const words = [...read(grammar, name === '<color>')].toSorted().join(' ')
    byList.set(words, [...(byList.get(words) ?? []), name])
  }
  return Array.from(byList, ([words, names]) => `${names.join(',')}=${words}`).join('\n')
}

/** The key of a property, or of a descriptor: "@font-face src". */
const keyOf = (name: string): string =>
  name.startsWith('@')
    ? `css.at-rules.${name.slice(1).replace(' ', '.')}`
    : `css.properties.${name}`

function readerOf(values: CssGrammars['values'], types: CssGrammars['types']) {
  const read = (grammar: string, isColor: boolean): ReadonlySet<string> => {
    const words = new Set<string>()
    const seen = new Set<string>()
    const visit = (node: SyntaxNode): void => {
      switch (node.type) {
        case 'Group':
          for (const term of outsideBrackets(node.terms)) visit(term)
          return
        case 'Multiplier':
          return visit(node.term)
        case 'Keyword':
        case 'Function':
          words.add(node.name.toLowerCase() + (node.type === 'Function' ? '()' : ''))
          return
        case 'Property':
        case 'Type':
          return visitNamed(node.name, node.type === 'Property' ? values : types)
        case 'AtKeyword':
        case 'Comma':
        case 'String':
        case 'Token':
          return
        default:
          return node satisfies never
      }
    }
    const visitNamed = (name: string, grammars: ReadonlyMap<string, string>): void => {
      if (name.endsWith('()') || seen.has(name)) {
        if (name.endsWith('()')) words.add(name)
        return
      }
      seen.add(name)
      const inner = grammars.get(name)
      // The paint of SVG may be a color, too.
      if (/^(?:color|paint)$/.test(name) && !isColor) words.add('<color>')
      if (name === 'color' && !isColor) return
      if (inner !== undefined) visit(parse(inner))
      else if (!noWords.has(name)) words.add(ANY_NAME)
    }
    if (isColor) seen.add('color')
    visit(parse(grammar))
    return words
  }
  return read
}

/** The terms of a group that stand in no function and in no square brackets; functions by their names. */
function outsideBrackets(terms: readonly SyntaxNode[]): readonly SyntaxNode[] {
  let depth = 0
  return terms.filter((term) => {
    const sign =
      term.type === 'Token' || term.type === 'String' ? term.value.replaceAll("'", '') : ''
    const isOpening = term.type === 'Function' || sign === '['
    const isOutside = depth === 0
    if (isOpening) depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    return isOutside && sign === ''
  })
}
