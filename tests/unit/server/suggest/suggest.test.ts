import { expect, test } from 'vitest'

import type { SuggestionRecord } from '#catalogue/suggestions/record.ts'
import type { SiteLookup } from '#server/seo/lookup.ts'
import { answerSuggest } from '#server/suggest/suggest.ts'

const record = (query: string, target: SuggestionRecord['target']): SuggestionRecord => ({
  objectID: query.toLowerCase(),
  query,
  kinds: ['Group', 'Feature'],
  target,
  popularity: 1,
  hits: 1,
})

const asked: string[] = []
const lookup: SiteLookup = {
  record: async () => undefined,
  suggest: async (typed) => {
    asked.push(typed)
    return [
      record('Subgrid', { index: 'features', id: 'subgrid' }),
      record('Array[@@iterator]', { index: 'compat', id: 'Array.@@iterator' }),
      record('Grid & more', { index: 'features', filters: { 'groups.lvl0': ['CSS'] } }),
      // From visitors' searches.
      { query: 'grid gap' },
    ]
  },
}

const ask = (search: string) =>
  answerSuggest(new Request(`http://127.0.0.1/suggest${search}`), lookup, 'https://plinth.example')

test('completions have kinds and addresses', async () => {
  const response = await ask('?q=gri')
  expect(response.headers.get('content-type')).toBe('application/x-suggestions+json; charset=utf-8')
  await expect(response.json()).resolves.toEqual([
    'gri',
    ['Subgrid', 'Array[@@iterator]', 'Grid & more', 'grid gap'],
    ['Group, Feature', 'Group, Feature', 'Group, Feature', ''],
    [
      'https://plinth.example/features/subgrid',
      'https://plinth.example/compat/Array.%40%40iterator',
      'https://plinth.example/search?q=Grid+%26+more',
      'https://plinth.example/search?q=grid+gap',
    ],
  ])
})

test.each([
  '',
  '?q=',
  '?q=%20%09',
  '?other=x',
  '?q=%E2%80%A6',

  '?q=%E2%82%AC',
  '?q=%F0%9F%98%80',
])('a request with the query %j does not search', async (search) => {
  const before = asked.length
  const [, ...lists]: unknown[] = await (await ask(search)).json()
  expect(lists).toEqual([[], [], []])
  expect(asked).toHaveLength(before)
})

test('completions repeat the typed text in JSON', async () => {
  const typed = '"><script>alert(1)</script>\u2028'
  const response = await ask(`?q=${encodeURIComponent(typed)}`)
  const [echo]: unknown[] = await response.json()
  expect(echo).toBe(typed)
})
