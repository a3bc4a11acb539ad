import { BOUNDS } from '#provider/protocol/bounds.ts'
import { ParseError } from '#provider/protocol/errors.ts'

export type TokenKind =
  | 'word'
  | 'quoted'
  | 'keyword'
  | 'operator'
  | 'colon'
  | 'open'
  | 'close'
  | 'score'
  | 'end'

/** The `text` of a quoted string is unescaped, without its quotes. */
export type FilterToken = {
  readonly kind: TokenKind
  readonly text: string
  /** Columns from 0. `to` is exclusive. */
  readonly from: number
  readonly to: number
}

const KEYWORDS: ReadonlySet<string> = new Set(['AND', 'OR', 'NOT', 'TO'])
const SYMBOLS: ReadonlyMap<string, TokenKind> = new Map([
  [':', 'colon'],
  ['(', 'open'],
  [')', 'close'],
])

/**
 * Splits a filter expression into tokens as they are asked for, so that a parser that refuses the
 * beginning reads no more; the last token is `end`.
 * @throws ParseError
 */
export function* tokenizeFilter(source: string): Generator<FilterToken, void, undefined> {
  let left: number = BOUNDS.tokens
  let at = skipSpace(source, 0)
  while (at < source.length) {
    const token = readToken(source, at)
    left -= 1
    if (left < 0) {
      throw new ParseError('filters', `Too many words, expected at most ${BOUNDS.tokens}`)
    }
    yield token
    at = skipSpace(source, token.to)
  }
  yield { kind: 'end', text: '', from: source.length, to: source.length }
}

function readToken(source: string, from: number): FilterToken {
  const first = source.charAt(from)
  const symbol = SYMBOLS.get(first)
  if (symbol !== undefined) return { kind: symbol, text: first, from, to: from + 1 }
  if (first === '"' || first === "'") return readQuoted(source, from)
  return readScore(source, from) ?? readOperator(source, from) ?? readWord(source, from)
}

function readQuoted(source: string, from: number): FilterToken {
  const quote = source.charAt(from)
  let text = ''
  let at = from + 1
  while (at < source.length && source.charAt(at) !== quote) {
    if (text.length === BOUNDS.entryLength) throw tooLong(from)
    if (source.charAt(at) === '\\' && at + 1 < source.length) at += 1
    text += source.charAt(at)
    at += 1
  }
  if (at >= source.length) {
    throw new ParseError('filters', `Unexpected end of filter expected ${quote} at col ${at}`)
  }
  if (text === '') throw new ParseError('filters', `Not allowed empty string at col ${from}`)
  return { kind: 'quoted', text, from, to: at + 1 }
}

/** The error for a name or a value that is too long. */
export function tooLong(from: number): ParseError {
  return new ParseError(
    'filters',
    `Text too long at col ${from}, expected at most ${BOUNDS.entryLength} characters`,
  )
}

const SCORE = '<score='

/** `<score=N>`, where N has up to five digits. */
function readScore(source: string, from: number): FilterToken | undefined {
  if (!source.startsWith(SCORE, from)) return undefined
  const close = source.slice(from, from + SCORE.length + 6).indexOf('>')
  const digits = source.slice(from + SCORE.length, from + close)
  if (close < 0 || !/^\d+$/.test(digits)) return undefined
  return { kind: 'score', text: digits, from, to: from + close + 1 }
}

function readOperator(source: string, from: number): FilterToken | undefined {
  const two = source.slice(from, from + 2)
  if (two === '<=' || two === '>=' || two === '!=') {
    return { kind: 'operator', text: two, from, to: from + 2 }
  }
  const one = source.charAt(from)
  if (one !== '<' && one !== '>' && one !== '=') return undefined
  return { kind: 'operator', text: one, from, to: from + 1 }
}

function readWord(source: string, from: number): FilterToken {
  let to = from + 1
  while (to < source.length && !endsWord(source, to)) to += 1
  if (to - from > BOUNDS.entryLength) throw tooLong(from)
  const text = source.slice(from, to)
  return { kind: KEYWORDS.has(text) ? 'keyword' : 'word', text, from, to }
}

function endsWord(source: string, at: number): boolean {
  const char = source.charAt(at)
  return SYMBOLS.has(char) || isSpace(char) || '<>='.includes(char) || source.startsWith('!=', at)
}

function skipSpace(source: string, from: number): number {
  let at = from
  while (at < source.length && isSpace(source.charAt(at))) at += 1
  return at
}

function isSpace(char: string): boolean {
  return char === ' ' || char === '\t' || char === '\n' || char === '\r'
}
