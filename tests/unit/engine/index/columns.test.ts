import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { buildIndex, search } from '#engine/index.ts'
import { numberColumn, sortColumn } from '#engine/index/late-columns.ts'
import { visitAttribute } from '#engine/index/leaves.ts'
import { numberOfRecord } from '#engine/index/references.ts'
import type { SearchIndex } from '#engine/index/search-index.ts'
import type { SortCriterion, StoredRecord } from '#engine/types.ts'
import { engineQuery, idsOf, plainShape, recordsOf } from '#tests/unit/engine/fixture.ts'

const leaf = fc.oneof(fc.integer({ max: 9 }), fc.boolean(), fc.constantFrom('a', '7'))
const key = fc.constantFrom('a', 'b', 'a.b', 'b.c')
const { value: content } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(key, tie('value'), { maxKeys: 2 }),
  ),
}))
const contents = fc.array(fc.dictionary(key, content, { maxKeys: 3 }), { maxLength: 6 })
const paths = ['a', 'b', 'a.b', 'b.c', 'a.a', 'b.a.b', 'a.b.c.a', 'c']

/** The numbers of each record at a path, as the column must list them. */
function numbersAt(records: readonly StoredRecord[], path: string): readonly number[][] {
  return records.map((record) => {
    const numbers: number[] = []
    visitAttribute(record, path, (found) => {
      if (typeof found !== 'string') numbers.push(Number(found))
    })
    return numbers
  })
}

const never = (): never => {
  throw new Error('spent')
}

function readColumn(index: SearchIndex, path: string): readonly number[][] {
  const column = numberColumn(index, path, never)
  return Array.from(index.insertion, (_, record) => {
    const list = column?.listOf[record] ?? 0
    const { [list]: from = 0, [list + 1]: to = 0 } = column?.listStart ?? []
    return [...(column?.numbers.subarray(from, to) ?? [])]
  })
}

test('an index without declared numbers has those of every path, read while it is built', () => {
  fc.assert(
    fc.property(contents, fc.constantFrom([], ['a', 'a.b']), (all, faceted) => {
      const faceting = faceted.map((attribute) => ({
        attribute,
        searchable: false,
        filterOnly: false,
        afterDistinct: false,
      }))
      const records = recordsOf(all)
      const index = buildIndex(records, { ...plainShape, faceting })
      for (const path of paths) {
        expect(readColumn(index, path)).toEqual(numbersAt(records.toReversed(), path))
      }
    }),
    { numRuns: 300 },
  )
})

const filterOf = (attribute: string) => [
  [{ kind: 'numeric' as const, attribute, operator: '>' as const, value: 50, negated: false }],
]

test('an attribute beyond those that are read while the index is built is read by a search that needs it', () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`n${at}`, at]))
  const index = buildIndex(recordsOf([many, { n99: 1 }]), plainShape)
  const found = (attribute: string) =>
    idsOf(search(index, engineQuery('', { filter: filterOf(attribute) })))
  expect(index.numberColumns.size).toBe(64)
  expect([found('n99'), found('n60'), found('n40'), found('none')]).toEqual([['1'], ['1'], [], []])
})

const price: SortCriterion = { attribute: 'price', direction: 'asc' }
const priced = recordsOf([{ price: 2 }, { price: 1 }, { price: 3 }])

test('a search that ranks by undeclared attributes answers as without them and reads no record', () => {
  const index = buildIndex(priced, plainShape)
  const names = Array.from({ length: 1000 }, (_, at) => ({ ...price, attribute: `zz${at}` }))
  const ask = (ranking: readonly SortCriterion[]) => {
    let steps = 0
    const spend = (more: number): void => void (steps += more)
    return {
      answer: search(index, engineQuery('', { spend, ranking: { ranking } })),
      steps: () => steps,
    }
  }
  const [plain, many] = [ask([]), ask([price, ...names])]
  expect(many.answer).toEqual(plain.answer)
  expect(many.steps()).toBe(plain.steps())
  expect(index.sortColumns.size).toBe(0)
})

test.each([
  ['sorts', { sorts: [price] }],
  ['custom ranking', { customRanking: [{ ...price, direction: 'desc' as const }] }],
  ['numbers', { numericAttributes: ['price'] }],
])('a search ranks by an attribute of the %s', (_, shape) => {
  const index = buildIndex(priced, { ...plainShape, ...shape })
  const answer = search(index, engineQuery('', { ranking: { ranking: [price] } }))
  expect(idsOf(answer)).toEqual(['2', '1', '3'])
})

test('a column that a search needs is paid for by the search, and kept', () => {
  const index = buildIndex(priced, { ...plainShape, numericAttributes: ['price'] })
  expect(() => sortColumn(index, price, never)).toThrow('spent')
  let steps = 0
  const column = sortColumn(index, price, (more) => void (steps += more))
  expect(steps).toBeGreaterThan(priced.length)
  expect(sortColumn(index, price, never)).toBe(column)
})

test('a record is found by its objectID, and no other', () => {
  const text = fc.string({ maxLength: 4 })
  fc.assert(
    fc.property(fc.uniqueArray(text, { maxLength: 40 }), text, (ids, other) => {
      const index = buildIndex(
        ids.map((objectID) => ({ objectID })),
        plainShape,
      )
      for (const id of [...ids, other]) {
        const place = ids.indexOf(id)
        expect(numberOfRecord(index, id)).toBe(
          place === -1 ? undefined : index.insertion.indexOf(place),
        )
      }
    }),
    { numRuns: 200 },
  )
})
