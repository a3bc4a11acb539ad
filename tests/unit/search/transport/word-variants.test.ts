import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { wordVariants } from '#search/transport/relaxed-queries.ts'

test.each(['', '   ', 'grid', ' grid '])('%j has nothing to leave out', (query) => {
  expect(wordVariants(query)).toEqual([])
})

test('of two words each is left out once', () => {
  expect(wordVariants(' zzqq  grid ')).toEqual([
    { q: 'grid', without: ['zzqq'] },
    { q: 'zzqq', without: ['grid'] },
  ])
})

test('of more words the first ones are left out one after the other, and the last', () => {
  expect(wordVariants('how to center')).toEqual([
    { q: 'to center', without: ['how'] },
    { q: 'center', without: ['how', 'to'] },
    { q: 'how to', without: ['center'] },
  ])
})

test('there are five at most, each with all other words in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,4}$/), { maxLength: 40 }), (words) => {
      const variants = wordVariants(words.join(' '))
      expect(variants.length).toBeLessThanOrEqual(5)
      for (const { q, without } of variants) {
        const left = q.split(' ')
        expect([[...without, ...left].join(' '), [...left, ...without].join(' ')]).toContain(
          words.join(' '),
        )
        expect(without.length).toBeGreaterThan(0)
      }
    }),
  )
})
