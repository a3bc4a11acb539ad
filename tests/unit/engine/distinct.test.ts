import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { idsOf, recordsOf, searcher } from './fixture.ts'

test('distinct 1 keeps the best record of each group in ranking order', () => {
  const records = recordsOf([
    { name: 'grid one', group: 'a' },
    { name: 'gird two', group: 'a' },
    { name: 'gird three', group: 'b' },
    { name: 'grid four' },
    { name: 'grid five', group: null },
    { name: 'grid six', group: true },
  ])
  const run = searcher(records, { attributeForDistinct: 'group' })
  const answer = run('grid', { distinct: 1 })
  expect(idsOf(answer)).toEqual(['6', '5', '4', '1', '3'])
  expect(answer.nbHits).toBe(5)
  expect(answer.hits.some((hit) => 'distinctSequence' in hit)).toBe(false)
})

test('distinct groups numbers by their rounded value', () => {
  const records = recordsOf([{ group: 1.2 }, { group: 0.9 }, { group: '1' }, { group: 2 }])
  const run = searcher(records, { attributeForDistinct: 'group' })
  expect(idsOf(run('', { distinct: 1 }))).toEqual(['4', '3'])
})

test('distinct 2 keeps two records of a group and numbers them', () => {
  const records = recordsOf([{ group: 'a' }, { group: 'a' }, { group: 'a' }, { group: 'b' }])
  const answer = searcher(records, { attributeForDistinct: 'group' })('', { distinct: 2 })
  expect(answer.hits.map((hit) => [hit.record.objectID, hit.distinctSequence])).toEqual([
    ['4', 0],
    ['3', 0],
    ['2', 1],
  ])
  expect(answer.nbHits).toBe(2)
})

test('pages of distinct have as many groups as are asked for, with all records that each keeps', () => {
  const contents = fc.array(fc.record({ group: fc.constantFrom('a', 'b', 'c', null) }))
  const range = fc.record({
    limit: fc.integer({ min: 1, max: 4 }),
    size: fc.integer({ min: 1, max: 3 }),
  })
  fc.assert(
    fc.property(contents, range, (list, { limit, size }) => {
      const run = searcher(recordsOf(list), { attributeForDistinct: 'group' })
      const whole = run('', { distinct: limit })
      const groupOf = (id: string): string => list[Number(id) - 1]?.group ?? `alone ${id}`
      const groups = [...new Set(idsOf(whole).map(groupOf))]
      expect(whole.nbHits).toBe(groups.length)
      for (let offset = 0; offset <= groups.length; offset += size) {
        const shown = new Set(groups.slice(offset, offset + size))
        expect(idsOf(run('', { distinct: limit, offset, length: size }))).toEqual(
          idsOf(whole).filter((id) => shown.has(groupOf(id))),
        )
      }
    }),
  )
})

test('distinct keeps the first records of each group of the whole ranking', () => {
  const contents = fc.array(fc.record({ group: fc.constantFrom('a', 'b', null) }))
  fc.assert(
    fc.property(contents, fc.integer({ min: 1, max: 3 }), (list, limit) => {
      const run = searcher(recordsOf(list), { attributeForDistinct: 'group' })
      const seen = new Map<string, number>()
      const expected = run('').hits.filter(({ record }) => {
        const group = record['group']
        if (typeof group !== 'string') return true
        seen.set(group, (seen.get(group) ?? 0) + 1)
        return seen.get(group)! <= limit
      })
      expect(idsOf(run('', { distinct: limit }))).toEqual(
        expected.map(({ record }) => record.objectID),
      )
    }),
  )
})
