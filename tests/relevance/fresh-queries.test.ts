import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { loadCatalogue } from '#tests/support/catalogue.ts'

import { freshQueriesText, isRight, readFreshQueries } from './fresh-queries.ts'

/** The set was written before any result was seen. A change after its first run makes its figures incomparable. */
const frozen = '1d658b5da213c37dd18c36e858fccec7a4d0c4cac7f973265577fefc8a2f8f5f'

test('the fresh queries are those that were frozen before their first run', () => {
  expect(createHash('sha256').update(freshQueriesText()).digest('hex')).toBe(frozen)
})

test('each fresh query is asked once', () => {
  const texts = readFreshQueries().map(({ query }) => query)
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

test('each right record of a fresh query is in the catalogue', async () => {
  const { records } = await loadCatalogue()
  const ids = Object.entries(records).flatMap(([list, held]) =>
    held.map(({ objectID }) => [list, objectID] as const),
  )
  const missing = readFreshQueries().flatMap((query) =>
    query.answers.filter(
      (answer) =>
        !ids.some(([list, objectID]) => isRight({ ...query, answers: [answer] }, list, objectID)),
    ),
  )
  expect(missing).toEqual([])
})

test.each([
  ['a line above the first kind', 'grid | features/grid\n'],
  ['a line without a record', '# a tasks\ngrid\n'],
  ['a record of no list', '# a tasks\ngrid | suggestions/grid\n'],
])('%s is refused', (_, text) => {
  expect(() => readFreshQueries(text)).toThrow(Error)
})
