import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { decodeForm, readParameters } from '#provider/protocol/parameters/request-parameters.ts'

const parameters = fc.record(
  {
    query: fc.string({ maxLength: 100 }),
    filters: fc.string(),
    hitsPerPage: fc.nat(1000),
    facets: fc.array(fc.string()),
    facetFilters: fc.array(fc.oneof(fc.string(), fc.array(fc.string()))),
    getRankingInfo: fc.boolean(),
    typoTolerance: fc.constantFrom(true, false, 'min', 'strict'),
  },
  { requiredKeys: [] },
)

test('the echo of a request, sent as params, has the same meaning and the same echo', () => {
  fc.assert(
    fc.property(parameters, (raw) => {
      const first = readParameters(raw, 'query')
      const second = readParameters({ params: first.echo }, 'query')
      expect(second.echo).toBe(first.echo)
      const asText = Object.entries(raw).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ])
      expect(second.raw).toEqual(Object.fromEntries(asText))
    }),
  )
})

test('form-encoded parameters win over the other keys, which the echo contains too', () => {
  expect(
    readParameters({ indexName: 'i', params: 'query=a', query: 'b', page: 2 }, 'query'),
  ).toEqual({ raw: { query: 'a', page: 2 }, echo: 'query=a&page=2' })
})

test('a parameter with the value null counts as absent', () => {
  const { raw, echo } = readParameters({ query: null, page: 1 }, 'query')
  expect([raw, echo]).toEqual([{ query: null, page: 1 }, 'page=1'])
})

test('the last value of a repeated parameter wins', () => {
  expect(decodeForm('?page=1&page=2')).toEqual({ page: '2' })
})
