import { expect, test } from 'vitest'

import type { IndexName } from '#catalogue/indices.ts'
import { toSearchText } from '#lib/query-text.ts'
import { connectWithin } from '#provision/client.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'

import judgements from './judgements.json' with { type: 'json' }

const indexNames: readonly IndexName[] = ['features', 'compat', 'specs', 'releases', 'suggestions']

const { records, content } = await loadCatalogue()
const client = connectWithin(await catalogueProvider(), {
  appId: 'plinth',
  key: 'plinth-search',
})

async function idsFor(indexName: string, typed: string): Promise<readonly string[]> {
  const { results } = await client.searchForHits({
    requests: [{ indexName, query: toSearchText(typed), hitsPerPage: 3 }],
  })
  return results.flatMap(({ hits }) => hits.map(({ objectID }) => objectID))
}

type Judgement = {
  readonly index: string
  readonly query: string
  readonly expect: readonly string[]
}

/** Written without looking at how they rank, to notice when settings fit the judgements and nothing else. */
const heldOut: readonly Judgement[] = [
  {
    index: 'features',
    query: 'async iteration',
    expect: ['async-iterators', 'async-iterable-streams', 'async-generators'],
  },
  { index: 'features', query: 'push notifications', expect: ['push', 'notifications'] },
  { index: 'features', query: 'web speech', expect: ['speech-recognition', 'speech-synthesis'] },
  { index: 'features', query: 'async await', expect: ['async-await'] },
  { index: 'features', query: 'optional chaining', expect: ['object-object'] },
  { index: 'features', query: 'arrow functions', expect: ['functions'] },
  { index: 'features', query: 'lazy loading', expect: ['loading-lazy'] },
  { index: 'features', query: 'gap', expect: ['grid', 'flexbox-gap'] },
  { index: 'specs', query: 'svg', expect: ['SVG2'] },
]

const live = new Map<string, ReadonlySet<string>>(
  indexNames.map((name) => [name, new Set(records[name].map((record) => record.objectID))]),
)
const former = new Map(Object.entries(content.redirects))

/** The answers that exist: a record that has another id now counts under that. */
function answersOf({ index, expect: acceptable }: Judgement): readonly string[] {
  const redirects = former.get(index) ?? {}
  return acceptable
    .flatMap((id) => [id, ...(redirects[id] ?? [])])
    .filter((id) => live.get(index)?.has(id))
}

/** The place of the first acceptable answer, from 1; 0 where it is not among the first three. */
async function rankOf(judgement: Judgement) {
  const answers = answersOf(judgement)
  const ids = await idsFor(judgement.index, judgement.query)
  return ids.findIndex((id) => answers.includes(id)) + 1
}

/** The judgements that do not rank so, as text. Those whose records are gone are passed over. */
async function missesOf(all: readonly Judgement[], isMissed: (rank: number) => boolean) {
  const judged = all.filter((judgement) => answersOf(judgement).length > 0)
  const ranks = await Promise.all(judged.map(rankOf))
  return judged.flatMap(({ index, query }, place) => {
    const rank = ranks[place] ?? 0
    return isMissed(rank) ? [`${index}: ${query} (rank ${String(rank)})`] : []
  })
}

/** Some, so that a failure shows them; none while they are fewer than new data may cause. */
const tooMany = (misses: readonly string[], share: number, all: readonly Judgement[]) =>
  misses.length > share * all.length ? misses : []

test('of all judged queries, nearly all have an acceptable answer among the first three', async () => {
  const misses = await missesOf(judgements, (rank) => rank === 0)
  expect(tooMany(misses, 0.03, judgements)).toEqual([])
})

test('of all judged queries, at most a twentieth has another answer in the first place', async () => {
  const misses = await missesOf(judgements, (rank) => rank !== 1)
  expect(tooMany(misses, 0.05, judgements)).toEqual([])
})

test('of queries that no setting was made for, all but one find their answer among the first three', async () => {
  const misses = await missesOf(heldOut, (rank) => rank === 0)
  expect(misses.length > 1 ? misses : []).toEqual([])
})

test('the records of nine in ten judgements exist; the others are named', () => {
  const lost = judgements.filter((judgement) => answersOf(judgement).length === 0)
  const names = lost.map(({ index, expect: ids }) => `${index}: ${ids.join(', ')}`)
  expect(tooMany(names, 0.1, judgements)).toEqual([])
})
