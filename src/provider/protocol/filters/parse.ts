import type { Filter, FilterCondition } from '#engine/index.ts'
import { BOUNDS } from '#provider/protocol/bounds.ts'
import { ParseError } from '#provider/protocol/errors.ts'

import { type FilterToken, tokenizeFilter, type TokenKind, tooLong } from './tokenize.ts'

/** The maximum number of conditions in one parameter. */
export const MAX_CONDITIONS = 1000

export function tooManyConditions(parameter: string): ParseError {
  return new ParseError(parameter, `Too many conditions, expected at most ${MAX_CONDITIONS}`)
}

/** The maximum nesting of parentheses; deeper nesting adds no meaning. */
const MAX_DEPTH = 32

const ONLY_AND_OF_ORS = 'filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed'

/**
 * Parses the `filters` language:
 *
 *     expression := group (AND group)*
 *     group      := operand (OR operand)*
 *     operand    := '(' expression ')' | condition
 *     condition  := [NOT] (name ':' value | name ':' number TO number | name operator number | value)
 *
 * OR binds more tightly than AND. A lone value is a tag. Unquoted names and values may have several
 * words. `name:-value` excludes; `name:\-value` does not.
 * @throws ParseError, and no other error
 */
export function parseFilters(source: string): Filter {
  const reader = createReader(source)
  if (reader.peek().kind === 'end') return []
  const filter = readExpression(reader, 0)
  reader.expect('end', 'end of filter')
  return filter
}

type Reader = {
  readonly source: string
  peek(): FilterToken
  next(): FilterToken
  expect(kind: TokenKind, expected: string): FilterToken
  acceptKeyword(keyword: string): boolean
  /** @throws ParseError above the limit of conditions */
  count(): void
}

function createReader(source: string): Reader {
  const tokens = tokenizeFilter(source)
  const end: FilterToken = { kind: 'end', text: '', from: source.length, to: source.length }
  const read = (): FilterToken => tokens.next().value ?? end
  let current = read()
  let conditions = 0
  const peek = (): FilterToken => current
  const next = (): FilterToken => {
    const token = current
    current = read()
    return token
  }
  return {
    source,
    peek,
    next,
    expect: (kind, expected) => (peek().kind === kind ? next() : fail(peek(), expected)),
    acceptKeyword(keyword) {
      const found = peek().kind === 'keyword' && peek().text === keyword
      if (found) next()
      return found
    },
    count() {
      conditions += 1
      if (conditions > MAX_CONDITIONS) throw tooManyConditions('filters')
    },
  }
}

function readExpression(reader: Reader, depth: number): Filter {
  const filter = [...readGroup(reader, depth)]
  while (reader.acceptKeyword('AND')) filter.push(...readGroup(reader, depth))
  return filter
}

function readGroup(reader: Reader, depth: number): Filter {
  const first = readOperand(reader, depth)
  if (!isNextOr(reader)) return first
  const conditions = [...onlyOrs(first)]
  while (reader.acceptKeyword('OR')) conditions.push(...onlyOrs(readOperand(reader, depth)))
  if (new Set(conditions.map(kindOf)).size > 1) {
    throw new ParseError('filters', 'Different types are not allowed in the same OR')
  }
  return [conditions]
}

function isNextOr(reader: Reader): boolean {
  return reader.peek().kind === 'keyword' && reader.peek().text === 'OR'
}

function onlyOrs(filter: Filter): readonly FilterCondition[] {
  const [conditions, ...others] = filter
  if (conditions === undefined || others.length > 0)
    throw new ParseError('filters', ONLY_AND_OF_ORS)
  return conditions
}

function kindOf(condition: FilterCondition): string {
  if (condition.kind !== 'facet') return 'numeric'
  return condition.attribute === '_tags' ? 'tag' : 'facet'
}

function readOperand(reader: Reader, depth: number): Filter {
  if (reader.peek().kind !== 'open') return [[readCondition(reader)]]
  if (depth === MAX_DEPTH) {
    throw new ParseError('filters', `Too many brackets at col ${reader.peek().from}`)
  }
  reader.next()
  const filter = readExpression(reader, depth + 1)
  reader.expect('close', "')'")
  return filter
}

function readCondition(reader: Reader): FilterCondition {
  reader.count()
  const negated = reader.acceptKeyword('NOT')
  const name = readPhrase(reader)
  if (reader.peek().kind === 'operator') return readComparison(reader, name.text, negated)
  if (reader.peek().kind !== 'colon') return readFacet(reader, '_tags', { ...name, negated })
  reader.next()
  const value = readPhrase(reader)
  return reader.acceptKeyword('TO')
    ? readRange(reader, name.text, { ...value, negated })
    : readFacet(reader, name.text, { ...value, negated })
}

type Phrase = { readonly text: string; readonly quoted: boolean; readonly token: FilterToken }

/** A quoted string, or unquoted words as written in the source. */
function readPhrase(reader: Reader): Phrase {
  const token = reader.peek()
  if (token.kind !== 'word' && token.kind !== 'quoted') return fail(token, 'string')
  reader.next()
  let { to } = token
  while (token.kind === 'word' && reader.peek().kind === 'word') ({ to } = reader.next())
  if (to - token.from > BOUNDS.entryLength && token.kind === 'word') throw tooLong(token.from)
  const quoted = token.kind === 'quoted'
  return { text: quoted ? token.text : reader.source.slice(token.from, to), quoted, token }
}

type Value = Phrase & { readonly negated: boolean }

function readFacet(reader: Reader, attribute: string, phrase: Value): FilterCondition {
  const { value, excluded } = phrase.quoted
    ? { value: phrase.text, excluded: false }
    : readExclusion(phrase.text)
  if (value === '') {
    throw new ParseError('filters', `Not allowed empty string at col ${phrase.token.from}`)
  }
  const score = reader.peek().kind === 'score' ? Number(reader.next().text) : 1
  return { kind: 'facet', attribute, value, negated: phrase.negated !== excluded, score }
}

/** `-value` excludes; `\-value` is a value that starts with a minus. */
export function readExclusion(text: string): {
  readonly value: string
  readonly excluded: boolean
} {
  if (text.startsWith('\\-')) return { value: text.slice(1), excluded: false }
  return text.startsWith('-')
    ? { value: text.slice(1), excluded: true }
    : { value: text, excluded: false }
}

function readRange(reader: Reader, attribute: string, { token, negated }: Value): FilterCondition {
  const from = numberOf(token)
  return { kind: 'range', attribute, from, to: numberOf(reader.next()), negated }
}

function readComparison(reader: Reader, attribute: string, negated: boolean): FilterCondition {
  const operator = OPERATORS.find((known) => known === reader.peek().text)
  if (operator === undefined) return fail(reader.peek(), 'operator')
  reader.next()
  return { kind: 'numeric', attribute, operator, value: numberOf(reader.next()), negated }
}

export const OPERATORS = ['<=', '>=', '!=', '<', '>', '='] as const

function numberOf(token: FilterToken): number {
  const value = token.kind === 'word' ? readNumber(token.text) : undefined
  return value ?? fail(token, 'numeric')
}

/** A decimal number. `true` and `false` count as 1 and 0. */
export function readNumber(text: string): number | undefined {
  if (text === 'true' || text === 'false') return Number(text === 'true')
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(text) ? Number(text) : undefined
}

function fail(token: FilterToken, expected: string): never {
  const shown =
    token.kind === 'word' || token.kind === 'quoted' ? `string(${token.text})` : `'${token.text}'`
  const problem = token.kind === 'end' ? 'end of filter' : `token ${shown}`
  throw new ParseError('filters', `Unexpected ${problem} expected ${expected} at col ${token.from}`)
}
