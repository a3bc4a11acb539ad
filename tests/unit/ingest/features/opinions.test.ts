import { expect, test } from 'vitest'

import { opinionFields } from '#ingest/features/opinions.ts'

const url = 'https://a.example'
const answer = (vendor: string, position: string) => ({ vendor, position, url, concerns: [] })

test('a feature that nobody speaks of has none of the fields', () => {
  expect(opinionFields()).toEqual({})
  expect(opinionFields({ positions: [answer('mozilla', '')], interop: [] })).toEqual({})
})

test('answers of the two vendors are kept in their own words, those of others are left out', () => {
  const positions = [
    answer('apple', 'oppose'),
    answer('mozilla', 'negative'),
    answer('other', 'positive'),
  ]
  expect(opinionFields({ positions })).toEqual({
    positions: ['Mozilla: negative', 'WebKit: oppose'],
  })
})

test.each([
  [0, {}],
  [1, { wanted: ['1+'] }],
  [24, { wanted: ['1+', '5+'] }],
  [100, { wanted: ['1+', '5+', '25+', '100+'] }],
])('%d votes are kept, with the bounds that they reach', (count, wanted) => {
  expect(opinionFields({ votes: { url, count } })).toEqual({ votes: count, ...wanted })
})

test('a year of Interop is a value once, the earliest first', () => {
  const interop = [2025, 2023, 2025].map((year) => ({ year, url }))
  expect(opinionFields({ interop })).toEqual({ interop: ['2023', '2025'] })
})
