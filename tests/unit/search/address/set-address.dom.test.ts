import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { isKey, isSetId, MOST_IN_SET, parseSet, setHref } from '#search/address/set-address.ts'
import { parseKeptSet } from '#search/set/set-store.ts'

const queryOf = (href: string) => href.replace('/set', '')

test.each(['has', 'view-transitions', 'api.fetch', 'javascript.builtins.Array.@@iterator'])(
  'an address keeps the id %s legible and reads it back',
  (id) => {
    const href = setHref({ ids: [id] })
    expect(href).toBe(`/set?f=${id}`)
    expect(parseSet(queryOf(href)).ids).toEqual([id])
  },
)

test('the address of any set with a region and other parameters reads back as the same', () => {
  const id = fc.oneof(
    fc.stringMatching(/^[a-z0-9-]{1,40}$/),
    fc.stringMatching(/^[\w@$-]{1,20}(\.[\w@$-]{1,20}){1,3}$/),
  )
  const wish = fc.record({
    ids: fc.uniqueArray(id, { maxLength: MOST_IN_SET }),
    region: fc.constantFrom('', 'DE', 'south-america'),
    targets: fc.constantFrom('', 'last 2 versions, > 0.5%'),
  })
  fc.assert(
    fc.property(wish, ({ ids, region, targets }) => {
      const others = targets === '' ? [] : [['targets', targets] as const]
      const read = parseSet(queryOf(setHref({ ids, region, others })))
      expect(read).toEqual({ ids, region, others, refused: [], beyond: 0 })
    }),
  )
})

test('any address is read without an error, and what is read has an address that reads back', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const read = parseSet(`?${text}`)
      expect(read.ids.every(isSetId)).toBe(true)
      const again = parseSet(queryOf(setHref(read)))
      expect(again).toEqual({ ...read, refused: [], beyond: 0 })
    }),
  )
})

test('what is no id, what is there twice and what is beyond the most is told apart', () => {
  const many = Array.from({ length: MOST_IN_SET + 2 }, (_, index) => `feature-${index}`)
  expect(parseSet('?f=has,,has,<x>&f=api.fetch,Has,../a')).toMatchObject({
    ids: ['has', 'api.fetch'],
    refused: ['<x>', 'Has', '../a'],
  })
  const read = parseSet(`?f=${many.join(',')}`)
  expect(read.ids).toHaveLength(MOST_IN_SET)
  expect(read.beyond).toBe(2)
})

test('a region is the code of a country or the name of a continent, else the whole world', () => {
  expect(parseSet('?f=has&region=DE').region).toBe('DE')
  expect(parseSet('?region=europe').region).toBe('europe')
  expect(parseSet('?region=../x').region).toBe('')
})

test('the keys of compat entries are told from the ids of features by their dots', () => {
  expect(['css.selectors.has', 'api.Crypto'].every(isKey)).toBe(true)
  expect(['has', 'api.', '.x', 'a..b'].some(isKey)).toBe(false)
})

test('a stored set is read without what is no id, and without repetitions', () => {
  expect(parseKeptSet(['has', 3, 'has', '<x>', 'api.fetch'])).toEqual(['has', 'api.fetch'])
  expect(parseKeptSet(undefined)).toEqual([])
  expect(parseKeptSet('has')).toEqual([])
})
