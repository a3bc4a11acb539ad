import MiniSearch from 'minisearch'

import { catalogue } from '#catalogue/index.ts'
import type { Catalogue } from '#ingest/build.ts'
import { loadCatalogue } from '#ingest/cache.ts'
import { createAnswers, judge, searchAsPage } from '#tests/relevance/ranks.ts'
import type { FirstThree, Judged } from '#tests/relevance/ranks.ts'
import { relevanceSets } from '#tests/relevance/sets.ts'

type Print = (text: string) => void

/**
 * How often the right answer comes first, for each set of judged queries: as the page searches, and by MiniSearch over
 * the same attributes of the same records. With the name of a set its queries without the right answer in the first
 * place are printed too.
 */
export async function benchRelevance(print: Print, shown?: string): Promise<void> {
  const built = await loadCatalogue({})
  const sets = await relevanceSets(built.records.features)
  if (shown !== undefined && !sets.has(shown)) {
    throw new RangeError(`There is no set "${shown}". Choose from: ${[...sets.keys()].join(', ')}.`)
  }
  const answersOf = createAnswers(built)
  const page = await searchAsPage()
  const miniSearch = searchWithMiniSearch(built.records)
  print(`${'queries with their answer'.padEnd(28)}count  first  top 3    MRR   none`)
  for (const [name, set] of sets) {
    const judged = await judge(set, page, answersOf)
    print(row(name, judged))
    print(row('  MiniSearch', await judge(set, miniSearch, answersOf)))
    if (name === shown) for (const missed of missesOf(judged)) print(missed)
  }
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

/**
 * MiniSearch as its documentation recommends: prefixes, typos by a fifth of a word, fields weighted by importance, and
 * records that are larger or better known preferred. The attributes are those of the index, an earlier one weighs more.
 */
function searchWithMiniSearch(records: Catalogue['records']): FirstThree {
  const indices = new Map<string, MiniSearch>()
  for (const [name, { settings }] of Object.entries(catalogue)) {
    const levels = (settings.searchableAttributes ?? []).map((level) =>
      level.replace(/^unordered\((.*)\)$/, '$1').split(','),
    )
    const boost = Object.fromEntries(
      levels.flatMap((attributes, place) =>
        attributes.map((attribute) => [attribute, levels.length - place]),
      ),
    )
    const index = new MiniSearch({
      idField: 'objectID',
      fields: levels.flat(),
      extractField: (record, field) => textAt(record, field),
      searchOptions: { boost, prefix: true, fuzzy: 0.2 },
    })
    const found: readonly object[] =
      Object.entries(records).find(([key]) => key === name)?.[1] ?? []
    index.addAll(found)
    indices.set(name, index)
  }
  return async (index, query) =>
    (indices.get(index)?.search(query) ?? []).slice(0, 3).map(({ id }) => String(id))
}

function textAt(record: object, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>(
      (found, key) =>
        typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined,
      record,
    )
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : ''
}
