/** A part of a query of browsers. */
export type QueryTerm = {
  /** Without what joins it: "last 2 versions". */
  readonly text: string
  /** `or` adds to the parts before, `and` keeps what both have, `not` takes away. */
  readonly join: 'or' | 'and' | 'not'
}

/** Splits a query as browserslist does, at commas, line breaks, "or" and "and"; leaves out empty parts. */
export function termsOf(query: string): readonly QueryTerm[] {
  const spaced = query
    .replaceAll(/\s*\n\s*/gu, ', ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const parts = spaced.split(/( ?, ?| or | and )/iu)
  return parts.flatMap((part, place) => {
    const [, not, text = ''] = /^\s*(not )?(.*)$/iu.exec(part) ?? []
    if (place % 2 === 1 || text.trim() === '') return []
    const isAnd = /and/iu.test(parts[place - 1] ?? '')
    return [{ text: text.trim(), join: not === undefined ? (isAnd ? 'and' : 'or') : 'not' }]
  })
}

/** The inverse of `termsOf`. */
export function joinTerms(terms: readonly QueryTerm[]): string {
  return terms
    .map(({ text, join }, place) => {
      const not = join === 'not' ? 'not ' : ''
      return `${place === 0 ? '' : join === 'and' ? ' and ' : ', '}${not}${text}`
    })
    .join('')
}
