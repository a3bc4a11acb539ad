import { beforeAll, expect, test } from 'vitest'

import { loadSubjects } from '#language/load-subjects.ts'
import { readAnswer } from '#search/federated/searched-answer.ts'
import { queryGroups } from '#search/palette/groups.ts'

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

/** What is found of a text, with every word. */
function answerTo(text: string) {
  const results = Object.entries(hits).flatMap(([id, hit]) => {
    const result = { hits: [hit], nbHits: 1 }
    return [[id, result] as const, [`${id}-strict`, result] as const]
  })
  return readAnswer({ text, results: new Map(results) })
}

const check = { title: 'Check code', about: '', href: '/check' }

const namesFor = (query: string, named = [check]) =>
  queryGroups({
    query,
    answer: answerTo(query),
    correction: undefined,
    recent: { isKept: true, queries: [`${query} and more`] },
    hrefs,
    tools: { asked: undefined, named },
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

test('a tool named by a whole word comes first, unless a record has that name', () => {
  expect(namesFor('check')[0]).toBe('tool')
  expect(namesFor('che').slice(0, 1)).toEqual(['features'])
  expect(namesFor('view transitions')[0]).toBe('exact')
})

test('recent searches follow what was found, and all results come last', () => {
  expect(namesFor('view').slice(-3)).toEqual(['recent', 'tools', 'everything'])
})
