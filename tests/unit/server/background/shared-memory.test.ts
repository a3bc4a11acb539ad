import { expect, test } from 'vitest'

import { assembleIndex, buildIndex, partsOf, search } from '#engine/index.ts'
import { shareParts } from '#server/background/shared-memory.ts'
import { engineQuery, plainShape } from '#tests/unit/engine/fixture.ts'

const shape = {
  ...plainShape,
  faceting: [{ attribute: 'kind', searchable: false, filterOnly: false, afterDistinct: false }],
  sorts: [{ attribute: 'size', direction: 'desc' as const }],
  attributeForDistinct: 'kind',
}
const records = Array.from({ length: 300 }, (_, at) => ({
  objectID: String(at),
  text: `record ${at} of many`,
  kind: `kind ${at}`,
  size: at / 7,
}))

/** Every array of numbers in a value. */
function arraysIn(value: unknown): readonly ArrayBufferView[] {
  if (ArrayBuffer.isView(value)) return [value]
  if (value instanceof Map) return [...value.values()].flatMap(arraysIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(arraysIn) : []
}

test('an index in shared memory answers as the one that it was made of, and no array is copied twice', () => {
  const index = buildIndex(records, shape)
  const parts = shareParts(partsOf(index))
  const arrays = arraysIn(parts)
  expect(arrays.length).toBeGreaterThan(20)
  expect(arrays.filter(({ buffer }) => !(buffer instanceof SharedArrayBuffer))).toEqual([])
  expect(arraysIn(shareParts(parts)).map(({ buffer }) => buffer)).toEqual(
    arrays.map(({ buffer }) => buffer),
  )
  const copy = assembleIndex(structuredClone(parts), records, shape)
  const query = engineQuery('recrd 1', { facets: { facets: ['kind'] } })
  expect(search(copy, query)).toEqual(search(index, query))
  expect(partsOf(copy)).toEqual(partsOf(index))
})
