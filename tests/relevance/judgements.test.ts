import { expect, test } from 'vitest'

import type { IndexName } from '#catalogue/index.ts'
import { connectWithin } from '#cli/client.ts'
import { loadCatalogue } from '#ingest/cache.ts'
import { toSearchText } from '#lib/query-text.ts'
import { createFilledProvider } from '#tests/support/filled-provider.ts'

import judgements from './judgements.json' with { type: 'json' }

const indexNames: readonly IndexName[] = ['features', 'compat', 'specs', 'releases', 'suggestions']

const { records } = await loadCatalogue()
const client = connectWithin(await createFilledProvider(records), {
  appId: 'plinth',
  key: 'plinth-search',
})

async function idsFor(indexName: string, typed: string): Promise<readonly string[]> {
  const { results } = await client.searchForHits({
    requests: [{ indexName, query: toSearchText(typed), hitsPerPage: 3 }],
  })
  return results.flatMap(({ hits }) => hits.map(({ objectID }) => objectID))
}

/** The place of the first acceptable answer, from 1; 0 where it is not among the first three. */
async function rankOf({ index, query, expect: acceptable }: (typeof judgements)[number]) {
  const ids = await idsFor(index, query)
  return ids.findIndex((id) => acceptable.includes(id)) + 1
}

test.each(judgements)('$index: $query finds $expect ($why)', async (judgement) => {
  expect(await rankOf(judgement)).toBeGreaterThan(0)
})

test('of 84 queries at least 80 have an acceptable answer in the first place', async () => {
  const ranked = await Promise.all(
    judgements.map(async (judgement) => ({ ...judgement, rank: await rankOf(judgement) })),
  )
  const misses = ranked.filter(({ rank }) => rank !== 1)
  const list = misses.map(({ index, query, rank }) => `${index}: ${query} (rank ${String(rank)})`)
  expect(judgements).toHaveLength(84)
  // The list itself is compared, so that a failure shows it.
  expect(misses.length > 4 ? list : []).toEqual([])
})

test('all acceptable answers exist', () => {
  const ids = new Map(
    indexNames.map((name) => [name, new Set(records[name].map((record) => record.objectID))]),
  )
  const unknown = judgements.flatMap(({ index, expect: acceptable }) => {
    const known = indexNames.find((name) => name === index)
    return acceptable.filter((id) => known === undefined || ids.get(known)?.has(id) !== true)
  })
  expect(unknown).toEqual([])
})

// Written without looking at how they rank, to notice when settings fit the judgements and nothing else.
test.each([
  [
    'features',
    'async iteration',
    ['async-iterators', 'async-iterable-streams', 'async-generators'],
  ],
  ['features', 'push notifications', ['push', 'notifications']],
  ['features', 'web speech', ['speech-recognition', 'speech-synthesis']],
  ['features', 'async await', ['async-await']],
  ['features', 'optional chaining', ['object-object']],
  ['features', 'arrow functions', ['functions']],
  ['features', 'lazy loading', ['loading-lazy']],
  ['features', 'gap', ['grid', 'flexbox-gap']],
  ['specs', 'svg', ['SVG2']],
])('%s: %s finds one of %j in the first three', async (index, query, acceptable) => {
  const ids = await idsFor(index, query)
  expect(ids.filter((id) => acceptable.includes(id))).not.toEqual([])
})
