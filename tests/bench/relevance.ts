import { loadCatalogue } from '#ingest/cache.ts'
import { createAnswers, judge, type Judged, searchAsPage } from '#tests/relevance/ranks.ts'
import { relevanceSets } from '#tests/relevance/sets.ts'

import { benchFresh, FRESH } from './fresh/fresh.ts'
import { searchWithMiniSearch } from './mini-search.ts'

type Print = (text: string) => void

/**
 * How often the right answer comes first, for each set of judged queries: as the page searches, and by MiniSearch over
 * the same attributes of the same records. With the name of a set its queries without the right answer in the first
 * place are printed too. Then the same for the fresh queries, on each surface of the page.
 */
export async function benchRelevance(print: Print, shown?: string): Promise<void> {
  const built = await loadCatalogue({})
  const sets = await relevanceSets(built.records.features)
  const names = [...sets.keys(), FRESH]
  if (shown !== undefined && !names.includes(shown)) {
    throw new RangeError(`There is no set "${shown}". Choose from: ${names.join(', ')}.`)
  }
  const answersOf = createAnswers(built)
  const page = await searchAsPage()
  const miniSearch = searchWithMiniSearch(built.records)
  const firstOfMiniSearch = async (index: string, query: string) =>
    miniSearch(index, query).slice(0, 3)
  print(`${'queries with their answer'.padEnd(28)}count  first  top 3    MRR   none`)
  for (const [name, set] of sets) {
    const judged = await judge(set, page, answersOf)
    print(row(name, judged))
    print(row('  MiniSearch', await judge(set, firstOfMiniSearch, answersOf)))
    if (name === shown) for (const missed of missesOf(judged)) print(missed)
  }
  await benchFresh(print, { miniSearch, hasMisses: shown === FRESH })
}

function row(name: string, judged: readonly Judged[]): string {
  const share = (isCounted: (one: Judged) => boolean) =>
    `${((100 * judged.filter(isCounted).length) / judged.length).toFixed(1)} %`.padStart(7)
  const sum = judged.reduce((total, { rank }) => total + (rank === 0 ? 0 : 1 / rank), 0)
  const figures = [
    String(judged.length).padStart(5),
    share(({ rank }) => rank === 1),
    share(({ rank }) => rank > 0),
    (sum / judged.length).toFixed(3).padStart(7),
    share(({ found }) => found.length === 0),
  ]
  return name.padEnd(28) + figures.join('')
}

function missesOf(judged: readonly Judged[]): readonly string[] {
  return judged
    .filter(({ rank }) => rank !== 1)
    .map(
      ({ judgement: { index, query, expect }, rank, found }) =>
        `    ${String(rank)} ${index}: ${query} | ${expect.join(' ')} | ${found.join(' ')}`,
    )
}
