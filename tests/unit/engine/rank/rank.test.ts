import { expect, test } from 'vitest'

import { idsOf, recordsOf, searcher } from '#tests/unit/engine/fixture.ts'

/**
 * Two records that differ in one criterion only: the first is better, the second inserted later.
 */
const pairs = [
  { criterion: 'typo', better: 'grid', worse: 'gird', query: 'grid' },
  { criterion: 'words', better: 'red grid', worse: 'red', query: 'red grid' },
  { criterion: 'proximity', better: 'red grid', worse: 'red big grid', query: 'red grid' },
  { criterion: 'attribute', better: 'grid red', worse: 'red grid', query: 'grid' },
  { criterion: 'exact', better: 'red grid', worse: 'red grids', query: 'red grid' },
] as const

test.each(pairs)(
  'the criterion $criterion alone ranks $better before $worse for $query',
  ({ criterion, better, worse, query }) => {
    const run = searcher(recordsOf([{ name: better }, { name: worse }]))
    const text = { optionalWords: query.split(' ') }
    expect(idsOf(run(query, { text, ranking: { ranking: [criterion] } }))).toEqual(['1', '2'])
    expect(idsOf(run(query, { text, ranking: { ranking: [] } }))).toEqual(['2', '1'])
  },
)
