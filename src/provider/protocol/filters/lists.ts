import type { Filter, FilterCondition } from '#provider/engine/types.ts'
import { ParseError } from '#provider/protocol/errors.ts'
import type { Nested } from '#provider/protocol/parameters/parsers.ts'

import { MAX_CONDITIONS, OPERATORS, readExclusion, readNumber, tooManyConditions } from './parse.ts'

/** @throws ParseError for an invalid entry */
type ReadEntry = (entry: string, parameter: string) => FilterCondition

/**
 * Reads filters in list form: the outer list is AND, a nested list OR, a list inside that AND
 * again, and so on. A string is a single entry or the older comma form: `a:1,(b:2,c:3)`.
 * @throws ParseError
 */
export function readFilterList(raw: Nested, parameter: string): Filter {
  const read = READERS.get(parameter) ?? readFacetEntry
  const list = typeof raw === 'string' ? readCommaForm(raw, parameter) : raw
  return conjunction(list, (entry) => read(entry, parameter), parameter)
}

type Entry = (entry: string) => FilterCondition

function conjunction(list: Nested, read: Entry, parameter: string): Filter {
  if (typeof list === 'string') return list.trim() === '' ? [] : [[read(list)]]
  return limited(
    list.flatMap((item) => disjunction(item, read, parameter)),
    parameter,
  )
}

/** Distributes an OR of ANDs into an AND of ORs. */
function disjunction(list: Nested, read: Entry, parameter: string): Filter {
  if (typeof list === 'string') return conjunction(list, read, parameter)
  const branches = list
    .map((item) => conjunction(item, read, parameter))
    .filter((branch) => branch.length > 0)
  const [first, ...rest] = branches
  if (first === undefined) return []
  return rest.reduce<Filter>(
    (product, branch) =>
      limited(
        product.flatMap((left) => branch.map((right) => [...left, ...right])),
        parameter,
      ),
    first,
  )
}

function limited(filter: Filter, parameter: string): Filter {
  const count = filter.reduce((sum, conditions) => sum + conditions.length, 0)
  if (count > MAX_CONDITIONS) throw tooManyConditions(parameter)
  return filter
}

/** Commas separate entries only if every part is a valid entry: values may contain commas. */
function readCommaForm(raw: string, parameter: string): Nested {
  const groups = splitOutside(raw).map((part) => part.trim())
  const lists = groups.map((part) =>
    part.startsWith('(') && part.endsWith(')') ? part.slice(1, -1).split(',') : part,
  )
  const isEntry = parameter === 'tagFilters' ? () => true : (part: string) => /[:<>=]/.test(part)
  return lists.flat().every(isEntry) ? lists : [raw]
}

/** Splits at the commas outside parentheses. */
function splitOutside(raw: string): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < raw.length; at += 1) {
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
