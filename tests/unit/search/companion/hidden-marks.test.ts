import { expect, test } from 'vitest'

import { hiddenMarksQuery } from '#search/companion/hidden-marks.ts'
import { featuresList } from '#search/lists/features.ts'
import { releasesList } from '#search/lists/releases.ts'

/** A feature whose row shows some words of the query. */
const hitWith = (objectID: string, ...matchedWords: readonly string[]) => ({
  objectID,
  _highlightResult: { name: { value: objectID, matchedWords } },
})

const rows = (q: string) => ({ q, view: 'list' }) as const

test('records whose rows show every word are not asked for again', () => {
  const hits = [hitWith('grid', 'grid'), hitWith('subgrid')]
  const { request } = hiddenMarksQuery(featuresList, rows('grid'), hits) ?? {}
  expect(request).toMatchObject({
    indexName: 'features',
    query: 'grid',
    facetFilters: [['objectID:subgrid']],
    hitsPerPage: 1,
    attributesToHighlight: [...featuresList.hidden],
    analytics: false,
  })
})

test.each([
  ['all rows show the words', rows('grid'), [hitWith('grid', 'grid')]],
  ['the last word has one letter', rows('g'), [hitWith('grid')]],
  ['the list is a table', { q: 'grid', view: 'table' } as const, [hitWith('grid')]],
])('nothing is asked for if %s', (_, state, hits) => {
  expect(hiddenMarksQuery(featuresList, state, hits)).toBeUndefined()
})

test('nothing is asked for if nothing was found', () => {
  expect(hiddenMarksQuery(featuresList, rows('grid'), [])).toBeUndefined()
})

test('a record that is gone has no highlights, the others have theirs', () => {
  const query = hiddenMarksQuery(releasesList, rows('chrome'), [hitWith('a'), hitWith('b')])
  const marks = query?.read({ hits: [hitWith('a', 'chrome')] })
  expect([...(marks ?? [])]).toEqual([
    ['a', { name: { value: 'a', matchedWords: ['chrome'] } }],
    ['b', undefined],
  ])
})
