import { content } from 'virtual:content'

import {
  type QualifiedText,
  type Qualifier,
  readQualifiers,
  withoutQualifiers,
} from '#language/index.ts'
import type { SearchState } from '#search/address/search-state.ts'
import {
  defaultState,
  type ListState,
  makeRange,
  parseRange,
  type Range,
  withFacet,
  withRange,
} from '#search/address/url-state.ts'
import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { valueIn, valuesOfQualifier } from './qualifier-values.ts'
import type { QuestionSearch } from './question-search.ts'

/** The state of a list with a filter; undefined if the filter has no such value. */
export function withQualifier(
  { list, state }: { readonly list: ListDefinition; readonly state: ListState },
  { key, value, isExcluded }: Qualifier,
  today: string,
): ListState | undefined {
  if (isExcluded || value === '') return undefined
  if (key === 'since' || key === 'before') return withTime({ list, state }, key, value)
  if (key === 'usage') {
    const range = usageRange(value)
    return range && 'usage' in list.ranges ? withRange(state, 'usage', range) : undefined
  }
  const known = valueIn(valuesOfQualifier(list, key, today), value)
  if (known === undefined) return undefined
  if (!(key in list.facets)) return { ...state, tree: [known.value], page: 1 }
  const before = state.facets[key] ?? []
  return before.includes(known.value) ? state : withFacet(state, key, [...before, known.value])
}

/** ">90", "90..", "<50", "75..95", "90": at least that much. */
function usageRange(typed: string): Range | undefined {
  const bare = typed.replace(/%$/, '')
  const text = bare
    .replace(/^>=?(.+)$/, '$1..')
    .replace(/^<=?(.+)$/, '..$1')
    .replace(/^(\d+(?:\.\d+)?)$/, '$1..')
  const range = parseRange(text, { min: 0, max: 100 })
  return Object.keys(range).length > 0 ? range : undefined
}

/** The most months that are filters of their own; before, there are years. */
const MOST_MONTHS = 12

function withTime(
  { list, state }: { readonly list: ListDefinition; readonly state: ListState },
  key: 'since' | 'before',
  value: string,
): ListState | undefined {
  const [, digits, month] = /^(20\d\d|199\d)(?:-(0[1-9]|1[0-2]))?$/.exec(value) ?? []
  if (digits === undefined || list.ranges['year'] === undefined) return undefined
  const year = Number(digits)
  const { min, max } = state.ranges['year'] ?? {}
  if (month === undefined || month === '01') {
    const range = key === 'since' ? makeRange(year, max) : makeRange(min, year - 1)
    return withRange(state, 'year', range)
  }
  const months = key === 'since' && 'month' in list.facets ? monthsSince(value) : []
  return months.length === 0 ? undefined : withFacet(state, 'month', months)
}

/** The months from one on to the newest one of the data; none if they are too many. */
function monthsSince(first: string): readonly string[] {
  const { newestMonth } = content.summary
  const count = monthNumber(newestMonth) - monthNumber(first) + 1
  if (count < 1 || count > MOST_MONTHS) return []
  return Array.from({ length: count }, (_, place) => monthAt(monthNumber(first) + place))
}

const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

const monthAt = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`

/** The first list that has a filter for each key of a text; undefined if none has. */
export function listFor(
  { qualifiers }: Pick<QualifiedText, 'qualifiers'>,
  today: string,
): ListDefinition | undefined {
  return lists.find((list) =>
    qualifiers.every(({ key }) => valuesOfQualifier(list, key, today).length > 0),
  )
}

/** The search that the filters of a text stand for; undefined for a text without, or with unknown values. */
export function qualifiedSearch(text: string, today: string): QuestionSearch | undefined {
  const read = readQualifiers(text)
  const list = read.qualifiers.length === 0 ? undefined : listFor(read, today)
  if (list === undefined) return undefined
  const q = read.rest.trim()
  let state: ListState | undefined = { ...defaultState, q }
  for (const qualifier of read.qualifiers) {
    state = state && withQualifier({ list, state }, qualifier, today)
  }
  if (state === undefined) return undefined
  const filters = read.qualifiers.map(({ key, value }) => `${key}:${value}`).join(', ')
  const matching = q === '' ? '' : ` matching “${q}”`
  return { phrase: `${list.noun} with ${filters}${matching}`, list, state, isNamed: true }
}

/**
 * The search of a list after typing: filters that are complete in its text become filters of its
 * state. The others stay in the text.
 *
 * @param isWhole whether the text is complete, so that a filter at its end is, too
 */
export function withTyped(search: SearchState, isWhole: boolean, today: string): SearchState {
  if (search.list === null) return search
  const { list, state } = search
  const used: Qualifier[] = []
  let next = state
  for (const qualifier of readQualifiers(state.q).qualifiers) {
    const found = withQualifier({ list, state: next }, qualifier, today)
    if (found === undefined || (!qualifier.isEnded && !isWhole)) continue
    used.push(qualifier)
    next = found
  }
  if (used.length === 0) return search
  const rest = withoutQualifiers(state.q, used)
  // The space is kept while the text goes on.
  return { list, state: { ...next, q: isWhole ? rest.trimEnd() : rest, page: 1 } }
}
