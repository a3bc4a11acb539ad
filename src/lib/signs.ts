/** The names of signs, as far apart that none is another with a typing error. */
const names = new Map(
  Array.from(
    '!bang"quote#hash$dollar%percent&ampersand\'apostrophe(round)endround*asterisk+plus,comma-minus.period/solidus:colon;halting<less=equals>greater?question@commercial[square\\reverse]endsquare^circumflex`backtick{curly|vertical}endcurly~tilde'.matchAll(
      /([^a-z])([a-z]+)/g,
    ),
    ([, sign = '', name = '']) => [sign, name] as const,
  ),
)

/** Begins each word for signs. No word of the platform begins so. */
const PREFIX = 'opsign'

/**
 * The word that stands for an operator in records and queries, because a search engine indexes
 * words only: "?." is "opsignquestionperiod".
 */
export function signWord(sign: string): string {
  return PREFIX + Array.from(sign, (one) => names.get(one) ?? '').join('')
}

const SIGN = new RegExp([...names.values()].join('|'), 'g')
const SIGN_WORD = new RegExp(`${PREFIX}((?:${SIGN.source})+)`, 'g')
const signsByName = new Map(Array.from(names, ([sign, name]) => [name, sign]))

/** Puts the signs in place of their words, for a text that is shown. */
export function withSigns(text: string): string {
  return text.replace(SIGN_WORD, (_, all: string) =>
    all.replace(SIGN, (name) => signsByName.get(name) ?? name),
  )
}

/** Whether a text consists of up to four signs. */
export const isSign = (text: string): boolean =>
  text.length < 5 && text !== '' && Array.from(text).every((one) => names.has(one))

/**
 * The operators that the name of a record shows: in brackets at its end, perhaps with operands, or as
 * examples after a colon, of which only the beginning is fixed.
 *
 * @example
 * signsIn('Nullish coalescing assignment (x ??= y)') // ['??=']
 * signsIn('Lookahead assertion: (?=...), (?!...)') // ['(?=', '(?!']
 */
export function signsIn(name: string): readonly string[] {
  if (isSign(name)) return [name]
  const examples = /: ([^\w\s]\S*(?:, \S+)*)$/.exec(name)?.[1]?.split(', ') ?? []
  const shown = /\s\((.*)\)(?:$| )/.exec(name)?.[1]
  const found = examples.map((one) => one.replace(/\.\.\..+/, ''))
  return [...found, ...(shown === undefined ? [] : signsOf(shown))].filter(isSign)
}

const WITH_OPERANDS = /^\w (\W+) \w(?: (\W+) \w)?$/
const BEFORE_A_NAME = /^([^\w\s]+)\w*$/

function signsOf(shown: string): readonly string[] {
  if (shown === '') return ['()']
  if (/^\[[\d, ]+\]$/.test(shown)) return ['[]']
  const [, ...signs] = WITH_OPERANDS.exec(shown) ?? BEFORE_A_NAME.exec(shown) ?? []
  return signs.filter((sign) => sign !== undefined)
}
