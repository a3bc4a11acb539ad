import { beforeAll, expect, test } from 'vitest'

import { loadSubjects } from '#lib/query/load-subjects.ts'
import { listById } from '#search/lists/all.ts'
import { queryGroups } from '#search/palette/groups.ts'
import type { PaletteAnswer } from '#search/palette/requests.ts'
import { readHits } from '#search/rows/found-hit.ts'

beforeAll(loadSubjects)

const hrefs = {
  toRecord: ({ id }: { readonly id: string }) => `/record/${id}`,
  toRecent: (query: string) => `/recent/${query}`,
  toEverything: (query: string) => `/search/${query}`,
}

const hits = {
  features: { objectID: 'view-transitions', name: 'View transitions' },
  compat: { objectID: 'api.ViewTransition', name: 'ViewTransition' },
  specs: { objectID: 'css-view-transitions-1', title: 'CSS View Transitions Level 1' },
  releases: { objectID: 'chrome-111', name: 'Chrome 111' },
} as const

const answer: PaletteAnswer = {
  suggestions: [],
  searches: [],
  records: (['features', 'compat', 'specs', 'releases'] as const).map((id) => ({
    list: listById(id),
    total: 1,
    hits: readHits(listById(id), [hits[id]]),
  })),
}

const check = { title: 'Check code', about: '', href: '/check' }

const namesFor = (query: string, named = [check], isAnswered = false) =>
  queryGroups({
    query,
    answer,
    correction: undefined,
    recent: { isKept: true, queries: [`${query} and more`] },
    hrefs,
    tools: { asked: undefined, named },
    isAnswered,
  }).map(({ name }) => name)

test('specifications come first where the text asks for one, and no feature is an exact match', () => {
  expect(namesFor('view transitions spec', [])).toEqual([
    'specs',
    'features',
    'compat',
    'releases',
    'recent',
    'everything',
  ])
})

test('the subject of a question is an exact match', () => {
  expect(namesFor('does firefox support view transitions', [])[0]).toBe('exact')
})

test('below an answer about a thing its record stays in its list', () => {
  expect(namesFor('does firefox support view transitions', [], true)[0]).toBe('features')
})

test('a tool named by a whole word comes first, unless a record has that name', () => {
  expect(namesFor('check')[0]).toBe('tool')
  expect(namesFor('che').slice(0, 1)).toEqual(['features'])
  expect(namesFor('view transitions')[0]).toBe('exact')
})

test('recent searches follow what was found, and all results come last', () => {
  expect(namesFor('view').slice(-3)).toEqual(['recent', 'tools', 'everything'])
})
