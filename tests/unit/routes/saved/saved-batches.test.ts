import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { batchesOf, inBatches } from '#routes/saved/saved-batches.ts'

test('the pieces are the whole, in order, and none is too much for one request', () => {
  const query = fc.nat(8000).map((length) => ({ query: 'x'.repeat(length) }))
  fc.assert(
    fc.property(fc.array(query, { maxLength: 120, size: 'max' }), (queries) => {
      const batches = batchesOf(queries)
      expect(batches.flat()).toEqual(queries)
      for (const batch of batches) {
        expect(batch.length).toBeGreaterThan(0)
        expect(batch.length).toBeLessThanOrEqual(50)
        const text = JSON.stringify({ requests: batch })
        expect(text.length).toBeLessThan(60_000)
      }
    }),
  )
})

test('results stand in the order of the queries, however many requests they came by', async () => {
  const sent: number[] = []
  const client = inBatches({
    search: async (params) => {
      const requests = Array.isArray(params) ? params : params.requests
      sent.push(requests.length)
      return { results: requests.map(({ indexName }) => ({ index: indexName, hits: [] })) }
    },
  })
  const names = Array.from({ length: 120 }, (_, index) => `index-${index}`)
  const { results } = await client.search({ requests: names.map((indexName) => ({ indexName })) })
  expect(results.map((result) => 'index' in result && result.index)).toEqual(names)
  expect(sent).toEqual([50, 50, 20])
})
