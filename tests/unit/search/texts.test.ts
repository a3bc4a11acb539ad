import { expect, test } from 'vitest'

import { listTextParameters } from '#language/text-parameters.ts'
import { hiddenMatch, highlighted, highlightedItems } from '#search/rows/highlight.ts'
import { announcementText, statsText, type Surface } from '#search/state/use-results-state.ts'
import type { Highlights } from '#search/transport/highlights.ts'
import { MARK_END, MARK_START, markedParts } from '#search/transport/marked-parts.ts'
import { withPrefix } from '#search/transport/search-client.ts'

const mark = (text: string) => text.replaceAll('[', MARK_START).replaceAll(']', MARK_END)
const unmark = (parts: ReturnType<typeof markedParts>) =>
  parts.map((part) => (part.isHighlighted ? `[${part.value}]` : part.value)).join('')

test.each(['', 'plain', '[all]', '[Contain]er [que]ries', '[a][b]', '<img onerror=[x]>'])(
  'highlighted text %j falls into its runs and nothing is lost',
  (text) => {
    expect(unmark(markedParts(mark(text)))).toBe(text)
  },
)

/** A highlighted text whose marked words are the matched ones. */
const leaf = (value: string) => ({
  value: mark(value),
  matchedWords: Array.from(value.matchAll(/\[(.*?)\]/g), ([, word = '']) => word.toLowerCase()),
})

const places = {
  shown: ['name', 'description'],
  hidden: { aliases: 'aliases', groups: 'its group' },
  rest: 'part names',
}

test('the values of a list that match come before its other items, and no value comes twice', () => {
  const highlights = { featureNames: [leaf('Sub[grid]'), leaf('[Grid] lanes')] }
  const items = highlightedItems(highlights, 'featureNames', ['Flexbox', 'Subgrid'])
  expect(items.map(unmark)).toEqual(['Sub[grid]', '[Grid] lanes', 'Flexbox'])
})

test('without a highlight the plain text is shown', () => {
  expect(highlighted(undefined, 'name', 'Grid')).toEqual([{ value: 'Grid', isHighlighted: false }])
})

const told = (highlights: Highlights) => {
  const match = hiddenMatch(highlights, places)
  return match && [match.place, match.value && unmark(match.value)]
}

test('a match that is not shown is told, with where it is', () => {
  const highlights = {
    name: leaf('Grid lanes'),
    aliases: [leaf('other'), leaf('[masonry] layout')],
  }
  expect(told(highlights)).toEqual(['aliases', '[masonry] layout'])
})

test('an attribute of several levels is searched through', () => {
  const groups = { lvl0: [leaf('[CSS]')], lvl1: [leaf('[CSS] > [Layout]')] }
  expect(told({ name: leaf('Grid'), groups })).toEqual(['its group', '[CSS] > [Layout]'])
})

test('the value with the most words that the row lacks is told', () => {
  const aliases = [leaf('[element] box'), leaf('[element] [query]')]
  const highlights = { name: leaf('Container [queries]'), aliases }
  expect(told(highlights)).toEqual(['aliases', '[element] [query]'])
  const description = leaf('style an [element] by a [query]')
  expect(told({ ...highlights, description })).toBeUndefined()
})

test('a match that the row shows needs no explanation', () => {
  const aliases = [leaf('[grid]')]
  expect(told({ name: leaf('[Grid]'), aliases })).toBeUndefined()
  expect(told({ description: leaf('a [grid]'), aliases })).toBeUndefined()
})

test('what matched nowhere that is highlighted was found by the rest, if anything was searched', () => {
  expect(told({ name: leaf('Grid') })).toEqual(['part names', undefined])
  expect(told(undefined)).toBeUndefined()
  expect(told({ name: leaf('[Grid]') })).toBeUndefined()
})

test.each([
  [':has()', ':has'],
  ['--custom', 'custom'],
  ['Array.at()', 'Array.at'],
])('%j is asked for in the words of the index', (typed, query) => {
  expect(listTextParameters(typed, 'features')).toEqual({ query })
})

test.each(['…', '😀', '(((((', '€'])('%j has no word of the index and finds nothing', (typed) => {
  expect(listTextParameters(typed, 'features')).toMatchObject({ filters: "objectID:'-'" })
})

test.each(['', '  ', ':', 'grid'])('%j is searched for without a filter', (query) => {
  expect(listTextParameters(query, 'features')).toEqual({ query })
})

test('words in quotation marks are searched for as they are', () => {
  const query = '"contianer" "qurey"'
  expect(listTextParameters(query, 'features')).toMatchObject({
    query,
    advancedSyntax: true,
    advancedSyntaxFeatures: ['exactPhrase'],
  })
})

test('every index name goes out with the prefix of the site', () => {
  const request = { indexName: 'features', params: { query: 'grid' } }
  const prefixed = { ...request, indexName: 'stage_features' }
  expect(withPrefix([request, request], 'stage_')).toEqual([prefixed, prefixed])
  expect(withPrefix({ requests: [request] }, 'stage_')).toEqual({ requests: [prefixed] })
})

test('no query goes out with more than 512 bytes', () => {
  expect(listTextParameters('漢'.repeat(600), 'features').query).toBe('漢'.repeat(170))
})

const surface: Surface = {
  kind: 'results',
  hits: [],
  leftOut: 0,
  total: 1204,
  pages: 61,
  page: 2,
  answered: 'has',
  isOld: false,
}

test.each([
  ['1,204 results for “:has()”', surface, ':has() '],
  ['1,204 results', surface, ''],
  ['1 result for “x”', { ...surface, total: 1 }, 'x'],
  ['1,204 results for “has”', { ...surface, isOld: true }, 'something newer'],
  ['', { ...surface, kind: 'waiting' as const }, 'x'],
])('the head of the list says %j', (words, shown, typed) => {
  expect(statsText(shown, typed)).toBe(words)
})

test.each([
  ['1,204 results for “x”, page 2 of 61', surface],
  ['1,204 results for “x”', { ...surface, pages: 1 }],
  ['No results for “x”', { ...surface, kind: 'empty' as const, total: 0 }],
  ['This page does not exist', { ...surface, kind: 'outOfRange' as const }],
  ['', { ...surface, kind: 'failed' as const }],
])('the live region says %j', (words, shown) => {
  expect(announcementText(shown, 'x')).toBe(words)
})
