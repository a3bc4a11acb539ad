/** The keys of filters in a text: those of addresses, and two for the start and the end of a time. */
export const qualifierKeys = [
  'baseline',
  'missing',
  'only',
  'blocker',
  'area',
  'runs',
  'position',
  'wanted',
  'interop',
  'usage',
  'status',
  'org',
  'browser',
  'since',
  'before',
] as const

export type QualifierKey = (typeof qualifierKeys)[number]

/** A place in a text. */
type Part = { readonly start: number; readonly end: number }

/** A filter in a text: `baseline:newly`, `area:"Web APIs"`. */
export type Qualifier = Part & {
  readonly key: QualifierKey
  /** Without quotation marks; empty while it is not typed yet. */
  readonly value: string
  /** `-baseline:newly`. */
  readonly isExcluded: boolean
  /** Whether the text goes on behind it. */
  readonly isEnded: boolean
}

export type QualifiedText = {
  readonly qualifiers: readonly Qualifier[]
  /** The text without its filters. */
  readonly rest: string
  /** The words that are searched for: `rest` without excluded words and "OR". */
  readonly words: string
  /** Words that no result may have: `-subgrid`. */
  readonly excluded: readonly string[]
  /** Single words of which one is enough: `grid OR flexbox`. */
  readonly alternatives: readonly string[]
}

const TOKENS = /-?[a-z]+:"[^"]*"?|"[^"]*"?|\S+/gi
const QUALIFIER = /^(-?)([a-z]+):(?!:)(?:"([^"]*)"?|([^\s"]*))$/i

/**
 * Reads the filters, excluded words and alternatives of a text. A name with a hyphen or a colon is
 * none of them.
 */
export function readQualifiers(text: string): QualifiedText {
  const qualifiers = /:/.test(text)
    ? tokensOf(text).flatMap((token) => qualifierOf(token, token.end === text.length) ?? [])
    : []
  const rest = withoutQualifiers(text, qualifiers)
  return { qualifiers, rest, ...readWords(rest) }
}

/**
 * A text without some of its filters, and without "OR" between two of them: the values of one filter
 * are alternatives anyway.
 */
export function withoutQualifiers(text: string, qualifiers: readonly Part[]): string {
  const parts = qualifiers.map(({ start, end }, place) => {
    const next = qualifiers[place + 1]?.start ?? end
    return { start, end: /^\s+OR\s+$/.test(text.slice(end, next)) ? next : end }
  })
  return withoutParts(text, parts)
}

type Token = Part & { readonly text: string }

function tokensOf(text: string): readonly Token[] {
  return Array.from(text.matchAll(TOKENS), ({ 0: token, index }) => ({
    text: token,
    start: index,
    end: index + token.length,
  }))
}

/** "position: sticky" is a declaration, and so is "position:sticky". */
function qualifierOf({ text, start, end }: Token, isTyped: boolean): Qualifier | undefined {
  const [, minus, name = '', quoted, bare = ''] = QUALIFIER.exec(text) ?? []
  const key = qualifierKeys.find((one) => one === name.toLowerCase())
  const value = quoted ?? bare
  if (key === undefined || (value === '' && !isTyped)) return undefined
  if (key === 'position' && !/^(?:mo|we)/i.test(value)) return undefined
  return { key, value, isExcluded: minus === '-', isEnded: !isTyped, start, end }
}

/** Removes parts with the white space behind them, so that the text goes on as it is typed. */
function withoutParts(text: string, parts: readonly Part[]): string {
  let kept = text
  for (const { start, end } of parts.toReversed()) {
    kept = kept.slice(0, start) + kept.slice(end).trimStart()
  }
  return kept
}

const VENDORS = ['-webkit-', '-moz-', '-ms-', '-o-', '-apple-', '-epub-', '-khtml-']

/** A word with a hyphen before it, other than the beginning of a vendor prefix. */
function isExclusion(token: string): boolean {
  const isWord = /^-[\p{L}\p{N}]{2,}$/u.test(token)
  return isWord && !VENDORS.some((prefix) => prefix.startsWith(token.toLowerCase()))
}

/** Names with this word have "OR" behind it: "Logical OR assignment". */
const NAMED = /^(?:logical|bitwise)$/i
const SINGLE = /^[\p{L}\p{N}]+$/u

const isAlternative = (word: string) => SINGLE.test(word) && word !== 'OR' && !NAMED.test(word)

function readWords(rest: string): Pick<QualifiedText, 'words' | 'excluded' | 'alternatives'> {
  if (!/\s(?:-|OR\s)/.test(rest)) return { words: rest, excluded: [], alternatives: [] }
  const tokens = tokensOf(rest)
  const without = tokens.filter(({ text }, place) => place > 0 && isExclusion(text))
  const excluded = without.map(({ text }) => text.slice(1))
  const words = withoutParts(rest, without)
  const alternatives = alternativesIn(words.trim().split(/\s+/))
  return alternatives.length === 0
    ? { words, excluded, alternatives }
    : { words: alternatives.join(' '), excluded, alternatives }
}

/** Single words with "OR" between all of them. */
function alternativesIn(tokens: readonly string[]): readonly string[] {
  const words = tokens.filter((_, place) => place % 2 === 0)
  const joints = tokens.filter((_, place) => place % 2 === 1)
  const areJoined = joints.length > 0 && words.length > joints.length
  return areJoined && joints.every((joint) => joint === 'OR') && words.every(isAlternative)
    ? words
    : []
}
