import { expect, test } from 'vitest'

import { named, searcher } from '#tests/unit/engine/fixture.ts'

const run = searcher(named('grid'))

test('lastWords drops up to five words of a query that finds nothing', () => {
  const text = { removeWordsIfNoResults: 'lastWords' as const }
  expect(run('grid two three four five six', { text })).toMatchObject({
    nbHits: 1,
    queryAfterRemoval: 'grid <em>two</em> <em>three</em> <em>four</em> <em>five</em> <em>six</em>',
  })
  expect(run('grid two three four five six seven', { text }).nbHits).toBe(0)
})

test('firstWords drops up to five words of a query that finds nothing', () => {
  const text = { removeWordsIfNoResults: 'firstWords' as const }
  expect(run('one two three four five grid', { text }).nbHits).toBe(1)
  expect(run('zero one two three four five grid', { text }).nbHits).toBe(0)
})
