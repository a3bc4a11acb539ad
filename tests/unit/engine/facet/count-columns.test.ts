import { describe, expect, test } from 'vitest'

import type { StoredRecord } from '#engine/types.ts'
import { recordsOf, searcher } from '#tests/unit/engine/fixture.ts'

/** Enough records for their columns to be combined. */
const MANY = 70_000

const colors = ['red', 'green', 'blue']

const manyRecords = recordsOf(
  Array.from({ length: MANY }, (_, at) => ({
    name: at % 2 === 0 ? 'even' : 'odd',
    color: [colors[at % 3], ...(at % 7 === 0 ? ['black'] : [])],
    ...(at % 5 === 0 ? {} : { size: [at % 4, at % 6] }),
    serial: `no. ${at}`,
  })),
)

const run = searcher(manyRecords, {
  faceting: ['color', 'size', 'serial'].map((attribute) => ({
    attribute,
    searchable: false,
    filterOnly: false,
    afterDistinct: false,
  })),
})

const valuesOf = (record: StoredRecord, facet: string): readonly unknown[] =>
  [record[facet] ?? []].flat()

/** Counts record by record. A value that occurs twice in a record counts once. */
function countNaively(records: readonly StoredRecord[], facet: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const record of records) {
    for (const value of new Set(valuesOf(record, facet).map(String)))
      counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/** The facets of a result with all their values. */
function count(query: string, facets: readonly string[]) {
  return run(query, { facets: { facets, maxValuesPerFacet: MANY }, length: 0 })
}

describe.each([
  ['every record', '', manyRecords],
  ['half of the records', 'even', manyRecords.filter(({ name }) => name === 'even')],
] as const)('facets of %s', (_, query, records) => {
  test('counts of several facets equal a count record by record', () => {
    const { facets } = count(query, ['color', 'size'])
    expect([...facets.keys()]).toEqual(['color', 'size'])
    for (const facet of ['color', 'size'])
      expect(new Map(facets.get(facet))).toEqual(countNaively(records, facet))
  })

  test('statistics of a facet that is counted with others equal those of its numbers', () => {
    const numbers = records.flatMap((record) => valuesOf(record, 'size')).map(Number)
    const sum = numbers.reduce((total, number) => total + number, 0)
    const min = numbers.reduce((least, number) => Math.min(least, number))
    const max = numbers.reduce((most, number) => Math.max(most, number))
    expect(Object.fromEntries(count(query, ['color', 'size']).stats)).toEqual({
      size: { min, max, sum, avg: sum / numbers.length },
    })
  })

  test('a facet with a value for each record does not change the counts of the others', () => {
    const { facets } = count(query, ['color', 'serial', 'size'])
    for (const facet of ['color', 'serial', 'size'])
      expect(new Map(facets.get(facet))).toEqual(countNaively(records, facet))
  })
})
