import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createApiDriver } from './api-driver.ts'
import { createTarget } from './embedded.ts'
import { at, send } from './target.ts'

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\t',
    ' x ',
    'x',
    '-x',
    '--',
    'a:b',
    'A',
    'a',
    '"q"',
    '(b)',
    'x,y',
    '10%',
    '日本',
    ':',
  ),
  fc.string({ maxLength: 5, unit: 'grapheme' }),
)
const records = fc.array(fc.array(text, { maxLength: 3 }), { minLength: 1, maxLength: 6 })

/** A refinement as the official helper writes it: a leading hyphen would exclude. */
const refinement = (value: string): string => `c:${value.replace(/^-/, String.raw`\-`)}`

test('every value that an answer counts can be chosen, and finds the records that have it', async () => {
  await fc.assert(
    fc.asyncProperty(records, async (lists) => {
      const target = createTarget()
      const { add, put } = createApiDriver(() => target)
      const body = { attributesForFaceting: ['c'] }
      await put({ method: 'PUT', path: '/1/indexes/§shoes/settings', body })
      await add('shoes', ...lists.map((c, number) => ({ objectID: String(number), c })))
      const search = async (parameters: object): Promise<unknown> =>
        (await send(target, { path: '/1/indexes/§shoes/query', body: parameters })).body
      const counted = at(await search({ facets: ['c'], maxValuesPerFacet: 1000 }), 'facets', 'c')
      const values = Object.entries(Object(counted ?? {}))
      const own = lists.flat().filter((value) => value.trim() !== '')
      expect(new Set(values.map(([value]) => value))).toEqual(new Set(own))
      for (const [value, count] of values) {
        const found = at(await search({ facetFilters: [[refinement(value)]] }), 'nbHits')
        expect([value, Number(found) >= Number(count)]).toEqual([value, true])
      }
    }),
    { numRuns: 40, seed: 63 },
  )
})
