import { expect, test } from 'vitest'

import { readAnswer } from '#search/federated/searched-answer.ts'
import { queryGroups } from '#search/palette/groups.ts'

const hrefs = {
  toRecord: ({ id }: { readonly id: string }) => `/record/${id}`,
  toRecent: (query: string) => `/recent/${query}`,
  toEverything: (query: string) => `/search/${query}`,
}

type Hit = { readonly objectID: string; readonly query: unknown }

const found = (hits: readonly Hit[]) => ({ hits: [...hits], query: 'gri', params: '' })

const suggestion = {
  objectID: 'grid area',
  query: 'grid-area',
  kinds: ['CSS property'],
  target: { index: 'compat', id: 'css.properties.grid-area' },
  hits: 1,
}

/** The names and addresses of the suggestions for "gri". */
function suggestions(...hits: readonly Hit[]) {
  const answer = readAnswer({ text: 'gri', results: new Map([['suggestions', found(hits)]]) })
  const recent = { isKept: true, queries: [] }
  const tools = { asked: undefined, named: [] }
  const groups = queryGroups({ query: 'gri', answer, correction: undefined, recent, hrefs, tools })
  const options = groups.find(({ name }) => name === 'suggestions')?.options ?? []
  return options.map(({ name, href }) => [name, href])
}

test('what visitors searched for is offered before names, and leads to the search of everything', () => {
  expect(
    suggestions(
      suggestion,
      { objectID: 'grid gap', query: 'grid gap' },
      {
        objectID: 'grid lines',
        query: 'grid lines',
      },
    ),
  ).toEqual([
    ['search/grid gap', '/search/grid gap'],
    ['compat/css.properties.grid-area', '/record/css.properties.grid-area'],
  ])
})

test('a search of visitors that does not continue the query is not offered, nor one without a text', () => {
  expect(
    suggestions(
      { objectID: 'css grid', query: 'css grid' },
      { objectID: 'gri', query: 'gri' },
      { objectID: 'x', query: null },
    ),
  ).toEqual([])
})
