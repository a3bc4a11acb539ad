import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { featuresList } from '#search/lists/features.ts'
import { companionQueries } from '#search/transport/companion-queries.ts'
import { CountingSearchClient, REST } from '#search/transport/counting-search-client.ts'
import type { Request } from '#search/transport/list-query.ts'

const { highlight, hidden } = featuresList

/** A feature whose row shows some words of the query. */
const hitWith = (objectID: string, ...matchedWords: readonly string[]) => ({
  objectID,
  _highlightResult: { name: { value: objectID, matchedWords } },
})

type Hits = readonly { readonly objectID: string }[]

/** A client in the list of features; the provider returns the same hits for each query. */
function clientWith(...answers: readonly Hits[]) {
  const sent: Request[][] = []
  const client = new CountingSearchClient({
    search: async (params) => {
      const hits = answers[sent.length] ?? []
      const queries: readonly Request[] = Array.isArray(params) ? params : []
      sent.push([...queries])
      const query = queries[0]?.params?.query ?? ''
      return { results: queries.map(() => ({ hits: [...hits], nbHits: 3, query, params: '' })) }
    },
  })
  client.enter(companionQueries)
  return { sent, client }
}

/** The search of a list with rows. */
const rows = (query: string) => [
  {
    indexName: 'features_az',
    params: { query, attributesToHighlight: [...highlight], highlightPreTag: '[' },
  },
]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Waits until typing counts as paused. */
const rest = () => vi.advanceTimersByTimeAsync(REST)

test('when the typing rests, the hidden marks of hits that do not show every word are asked for', async () => {
  const marked = [hitWith('b', 'css'), hitWith('c')]
  const { sent, client } = clientWith(
    [hitWith('a', 'css', 'grid'), hitWith('b', 'grid'), hitWith('c')],
    marked,
  )
  await client.search(rows('css grid'))
  expect(client.hiddenMarks.get().marks.size).toBe(0)
  await rest()
  expect(sent[1]?.at(-1)).toEqual({
    indexName: 'features_az',
    params: {
      query: 'css grid',
      facetFilters: [['objectID:b', 'objectID:c']],
      hitsPerPage: 2,
      attributesToRetrieve: ['objectID'],
      attributesToHighlight: [...hidden],
      highlightPreTag: '[',
      analytics: false,
    },
  })
  expect(client.hiddenMarks.get()).toEqual({
    list: featuresList,
    query: 'css grid',
    marks: new Map(marked.map((hit) => [hit.objectID, Object.values(hit)[1]])),
  })
})

test.each([
  ['every row shows every word', rows('grid'), [hitWith('a', 'grid')]],
  ['the last word is one letter', rows('css g'), [hitWith('a')]],
  ['a table is shown', [{ indexName: 'features', params: { query: 'grid' } }], [hitWith('a')]],
])('no hidden marks are asked for where %s', async (_, search, hits) => {
  const { sent, client } = clientWith(hits)
  await client.search(search)
  await rest()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.map(({ params }) => params?.hitsPerPage)).toEqual(sent[1]?.map(() => 0))
})

test('a hit whose record is gone when its hidden marks are asked for has none', async () => {
  const { client } = clientWith([hitWith('a'), hitWith('b')], [hitWith('b', 'grid')])
  await client.search(rows('grid'))
  await rest()
  const { marks } = client.hiddenMarks.get()
  expect([...marks.keys()]).toEqual(['a', 'b'])
  expect(marks.get('a')).toBeUndefined()
})
