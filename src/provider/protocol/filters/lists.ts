import { type Filter, type FilterCondition, type Spend, STEPS } from '#engine/index.ts'
import { BOUNDS } from '#provider/protocol/bounds.ts'
import { ParseError } from '#provider/protocol/errors.ts'
import type { Nested } from '#provider/protocol/parameters/parsers.ts'

import { MAX_CONDITIONS, OPERATORS, readExclusion, readNumber, tooManyConditions } from './parse.ts'

/** @throws ParseError for an invalid entry */
type ReadEntry = (entry: string, parameter: string) => FilterCondition

/**
 * Reads filters in list form: the outer list is AND, a nested list OR, a list inside that AND
 * again, and so on. A string is a single entry or the older comma form: `a:1,(b:2,c:3)`.
 *
 * @param spend counts the conditions before they are made
 * @throws ParseError; errors of `spend`
 */
export function readFilterList(raw: Nested, parameter: string, spend: Spend): Filter {
  const read = READERS.get(parameter) ?? readFacetEntry
  const list = typeof raw === 'string' ? readCommaForm(raw, parameter) : raw
  const bounded = (entry: string) => readBounded(entry, read, parameter)
  return conjunction(list, { read: bounded, parameter, spend })
}

function readBounded(entry: string, read: ReadEntry, parameter: string): FilterCondition {
  if (entry.length <= BOUNDS.entryLength) return read(entry, parameter)
  throw new ParseError(
    parameter,
    `Condition too long, expected at most ${BOUNDS.entryLength} characters`,
  )
}

type Reading = {
  readonly read: (entry: string) => FilterCondition
  readonly parameter: string
  readonly spend: Spend
}

function conjunction(list: Nested, reading: Reading): Filter {
  if (typeof list === 'string') return list.trim() === '' ? [] : [[reading.read(list)]]
  const filter: Group[] = []
  let count = 0
  for (const item of list) {
    const groups = disjunction(item, reading)
    count += countOf(groups)
    requireCount(count, reading)
    reading.spend(groups.length)
    filter.push(...groups)
  }
  return filter
}

/** Distributes an OR of ANDs into an AND of ORs. */
function disjunction(list: Nested, reading: Reading): Filter {
  if (typeof list === 'string') return conjunction(list, reading)
  const branches = list
    .map((item) => conjunction(item, reading))
    .filter((branch) => branch.length > 0)
  if (branches.length === 0) return []
  // Together at once: a product for each of them would copy the ones before it.
  const only = branches.flatMap((branch) => (branch.length === 1 ? branch.flat() : []))
  const start: Filter = [only]
  requireCount(only.length, reading)
  return branches
    .filter((branch) => branch.length > 1)
    .reduce((product, branch) => multiply(product, branch, reading), start)
}

type Group = Filter[number]

/** Counts the conditions of a product before it makes them. */
function multiply(product: Filter, branch: Filter, reading: Reading): Filter {
  const count = countOf(product) * branch.length + countOf(branch) * product.length
  requireCount(count, reading)
  reading.spend(STEPS.condition * count)
  return product.flatMap((left) => branch.map((right): Group => [...left, ...right]))
}

function countOf(filter: Filter): number {
  return filter.reduce((sum, conditions) => sum + conditions.length, 0)
}

function requireCount(count: number, { parameter }: Reading): void {
  if (count > MAX_CONDITIONS) throw tooManyConditions(parameter)
}

/** Commas separate entries only if every part is a valid entry: values may contain commas. */
function readCommaForm(raw: string, parameter: string): Nested {
  const groups = splitOutside(raw).map((part) => part.trim())
  const lists = groups.map((part) =>
    part.startsWith('(') && part.endsWith(')')
      ? part.slice(1, -1).split(',', MAX_CONDITIONS + 1)
      : part,
  )
  const isEntry = parameter === 'tagFilters' ? () => true : (part: string) => /[:<>=]/.test(part)
  return lists.flat().every(isEntry) ? lists : [raw]
}

/** Splits at the commas outside parentheses. */
function splitOutside(raw: string): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < raw.length && parts.length <= MAX_CONDITIONS; at += 1) {
    const char = raw.charAt(at)
    if (char === '(') depth += 1
    else if (char === ')') depth -= 1
    else if (char === ',' && depth === 0) {
      parts.push(raw.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, raw.slice(from)]
}

const SCORE = /<score=(\d{1,5})>$/

function readFacetEntry(entry: string, parameter: string): FilterCondition {
  const colon = entry.indexOf(':')
  const score = SCORE.exec(entry)
  const text = entry.slice(colon + 1, score?.index).trim()
  const { value, excluded } = readExclusion(text)
  if (colon < 1 || value === '') {
    throw new ParseError(
      parameter,
      `Invalid syntax for facet condition: ${entry}, expected facet:value`,
    )
  }
  return {
    kind: 'facet',
    attribute: entry.slice(0, colon).trim(),
    value,
    negated: excluded,
    score: Number(score?.[1] ?? 1),
  }
}

function readTagEntry(entry: string): FilterCondition {
  const { value, excluded } = readExclusion(entry.trim())
  return { kind: 'facet', attribute: '_tags', value, negated: excluded, score: 1 }
}

function readNumericEntry(entry: string, parameter: string): FilterCondition {
  const condition = readComparison(entry) ?? readRange(entry)
  if (condition !== undefined) return condition
  throw new ParseError(
    parameter,
    `Invalid syntax for numeric condition: ${entry}, expected 'attribute operator number' or 'attribute:number TO number'`,
  )
}

function readComparison(entry: string): FilterCondition | undefined {
  const at = entry.search(/[<>=!]/)
  const operator = OPERATORS.find((known) => at > 0 && entry.startsWith(known, at))
  if (operator === undefined) return undefined
  const attribute = entry.slice(0, at).trim()
  const value = readNumber(entry.slice(at + operator.length).trim())
  if (attribute === '' || value === undefined) return undefined
  return { kind: 'numeric', attribute, operator, value, negated: false }
}

function readRange(entry: string): FilterCondition | undefined {
  const colon = entry.indexOf(':')
  const [from, to, ...more] = entry
    .slice(colon + 1)
    .split(/ to /i)
    .map((part) => readNumber(part.trim()))
  if (colon < 1 || from === undefined || more.length > 0) return undefined
  const attribute = entry.slice(0, colon).trim()
  if (to !== undefined) return { kind: 'range', attribute, from, to, negated: false }
  return / to /i.test(entry)
    ? undefined
    : { kind: 'numeric', attribute, operator: '=', value: from, negated: false }
}

const READERS: ReadonlyMap<string, ReadEntry> = new Map([
  ['tagFilters', readTagEntry],
  ['numericFilters', readNumericEntry],
])
