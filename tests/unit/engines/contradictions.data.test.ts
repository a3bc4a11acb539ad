import { expect, test } from 'vitest'

import tables from '#tests/engines/detection/contradictions.json' with { type: 'json' }
import { type EngineTable, NO_CAUSE, rowsOf } from '#tests/engines/detection/contradictions.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { tooMany } from '#tests/support/too-many.ts'

const all: readonly (readonly [engine: string, table: EngineTable])[] = Object.entries(tables)

test.each(all)('each contradiction of %s with the data has a cause, in a sentence', (_, table) => {
  const causes = rowsOf(table).map(([, , cause]) => cause)
  expect(causes.filter((cause) => cause === NO_CAUSE || !/^[A-Z].+\.$/.test(cause))).toEqual([])
})

test.each(all)(
  'each contradiction of %s with the data is of an entry with a test',
  async (_, table) => {
    const { records } = await loadCatalogue()
    const tested = new Set(
      records.compat.flatMap(({ objectID, test: one }) => (one ? [objectID] : [])),
    )
    const keys = rowsOf(table).map(([, key]) => key)
    const lost = keys.filter((key) => !tested.has(key))
    expect(tooMany(lost, keys.length)).toEqual([])
  },
)
