import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  FORMER_NAMES,
  parameters as parameterTable,
} from '#provider/protocol/parameters/parameters.ts'
import {
  createValues,
  decodeForm,
  forcedParameters,
  readParameters,
} from '#provider/protocol/parameters/request-parameters.ts'

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

const ofQueries = [...FORMER_NAMES].filter(
  ([, name]) => parameterTable[name].scope.query && parameterTable[name].lacks === undefined,
)
const values: Readonly<Record<string, string | number>> = {
  removeWordsIfNoResults: 'FirstWords',
  ignorePlurals: '1',
  numericFilters: 'price>5',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  maxValuesPerFacet: 9,
}

test.each(ofQueries)('the former name %s is read as %s, wherever it stands', (former, name) => {
  const value = values[name] ?? 'a,b'
  const form = new URLSearchParams({ [former]: String(value) }).toString()
  const present = createValues([readParameters({ [name]: value }, 'query').raw]).get(name)
  for (const body of [{ [former]: value }, { params: { [former]: value } }, { params: form }]) {
    const { raw, echo } = readParameters(body, 'query')
    expect(createValues([raw]).get(name)).toEqual(present)
    expect(echo).toBe(form)
  }
  expect(forcedParameters({ [former]: value })).toEqual({ [name]: value })
})

test('a former name is refused under that name where its parameter has no place', () => {
  expect(() => readParameters({ slaves: ['x'] }, 'query')).toThrow('Unknown parameter: slaves')
  expect(() => readParameters({ minWordSizeForApprox1: 'x' }, 'query')).toThrow(
    '"minWordSizeForApprox1" parameter',
  )
  expect(() => readParameters({ aroundLatLong: '1,2' }, 'query')).toThrow('geo search')
})

test('a value under the present name wins over one under a former name', () => {
  const { raw } = readParameters({ ignorePlurals: true, ignorePlural: false }, 'query')
  expect(raw).toEqual({ ignorePlurals: true })
  expect(readParameters({ tagFilters: 'a', params: 'tags=b' }, 'query').raw).toEqual({
    tagFilters: 'b',
  })
})

test('the last value of a repeated parameter wins', () => {
  expect(decodeForm('?page=1&page=2')).toEqual({ page: '2' })
})
