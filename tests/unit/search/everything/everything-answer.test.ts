import { expect, test } from 'vitest'

import { readEverything } from '#search/everything/everything-answer.ts'
import { everythingRequests } from '#search/everything/everything-requests.ts'
import { lists } from '#search/lists/all.ts'
import type { QueryResult } from '#search/transport/list-query.ts'

const feature = (name: string) => ({ objectID: name.toLowerCase(), name, parts: {} })
const entry = (objectID: string, name: string) => ({ objectID, name, kind: 'CSS property' })
const spec = (objectID: string) => ({ objectID, title: `The ${objectID}`, shortTitle: 'Short' })
const release = (objectID: string, name: string) => ({ objectID, name, browserName: 'Chrome' })
const found = (hits: readonly object[], nbHits = hits.length): QueryResult => ({ hits, nbHits })

type Lists = {
  readonly [List in 'features' | 'compat' | 'specs' | 'releases' | 'named']?: readonly object[]
}

const read = (q: string, { features, compat, specs, releases, named }: Lists) =>
  readEverything(q, [
    ...[features, compat, specs, releases].map((hits = []) => found(hits, hits.length * 10)),
    found([]),
    found(named ?? []),
  ])

const idsOf = (hits: readonly { readonly hit: { readonly objectID: string } }[]) =>
  hits.map(({ hit }) => hit.objectID)

test('what is called like the query stands apart, whichever list it is of', () => {
  const { exact, sections, total } = read('grid', {
    features: [feature('Subgrid'), feature('Grid')],
    compat: [entry('css.grid-row', 'grid-row'), entry('css.grid', 'grid')],
  })
  expect(idsOf(exact)).toEqual(['grid', 'css.grid'])
  expect(sections.map(({ hits }) => idsOf(hits))).toEqual([['subgrid'], ['css.grid-row']])
  expect(total).toBe(40)
})

test.each([
  ['css-grid-2', { specs: [spec('css-grid-1'), spec('css-grid-2')] }, 'css-grid-2'],
  ['short', { specs: [spec('css-grid-1')] }, 'css-grid-1'],
  ['chrome 140', { releases: [release('chrome-140', 'Chrome 140')] }, 'chrome-140'],
  [
    'css.properties.grid',
    { compat: [entry('css.properties.grid', 'grid')] },
    'css.properties.grid',
  ],
])('%s is known by its name or its id', (q, answers, id) => {
  expect(idsOf(read(q, answers).exact)).toEqual([id])
})

test('an entry that only the search by name has found is exact too, and shown once', () => {
  const byName = entry('css.grid', 'grid')
  const hidden = read('grid', { compat: [entry('css.grid-row', 'grid-row')], named: [byName] })
  expect(idsOf(hidden.exact)).toEqual(['css.grid'])
  expect(idsOf(read('grid', { compat: [byName], named: [byName] }).exact)).toEqual(['css.grid'])
})

test('of namesakes in one list three are exact, and the others follow below', () => {
  const names = ['a', 'b', 'c', 'd'].map((id) => entry(id, 'name'))
  const { exact, sections } = read('name', { compat: names })
  expect(idsOf(exact)).toEqual(['a', 'b', 'c'])
  expect(sections.map(({ hits }) => idsOf(hits))).toEqual([['d']])
})

test('a section has five rows and says whether there are more', () => {
  const names = Array.from({ length: 8 }, (_, place) => feature(`Grid ${place}`))
  const [section] = read('grid', { features: names }).sections
  expect(section?.hits).toHaveLength(5)
  expect(section).toMatchObject({ total: 80, hasMore: true })
  const all = readEverything('grid', [found(names.slice(0, 5))])
  expect(all.sections[0]).toMatchObject({ total: 5, hasMore: false })
})

test('lists with results keep their order, whichever has the very name', () => {
  const { sections } = readEverything('chrome 140', [
    found([feature('Chromatic')]),
    found([entry('a', 'chrome')]),
    found([]),
    found([release('chrome-140', 'Chrome 140'), release('opera-140', 'Opera 140')]),
  ])
  expect(sections.map(({ list }) => list.id)).toEqual(['features', 'compat', 'releases'])
})

test('a list in which no record has every word says that it shows the closest', () => {
  const requests = everythingRequests('zzqq grid')
  const strict = requests.flatMap((request, place) =>
    Reflect.get(request, 'removeWordsIfNoResults') === 'none' &&
    Reflect.get(request, 'hitsPerPage') === 0
      ? [place]
      : [],
  )
  expect(strict).toHaveLength(lists.length)
  const answer = (count: number) =>
    requests.map(({ indexName }, place) => {
      if (strict.includes(place)) return found([], count)
      return found(indexName === 'features' ? [feature('Grid')] : [])
    })
  expect(readEverything('zzqq grid', answer(0)).sections[0]?.isClosest).toBe(true)
  expect(readEverything('zzqq grid', answer(1)).sections[0]?.isClosest).toBe(false)
  expect(readEverything('grid', [found([feature('Grid gap')])]).sections[0]?.isClosest).toBe(false)
})

test('a list with loose matches alone shows no rows where another list has every word', () => {
  const requests = everythingRequests('firefox esr')
  const results = requests.map(({ indexName, ...rest }) => {
    const isStrict = Reflect.get(rest, 'removeWordsIfNoResults') === 'none'
    if (indexName === 'releases') return found(isStrict ? [] : [release('f', 'Firefox')], 2)
    const rows = indexName === 'features' && !isStrict ? [feature('Scrollbar color')] : []
    return found(rows, isStrict ? 0 : rows.length)
  })
  const { sections } = readEverything('firefox esr', results)
  expect(sections.map(({ list, hits, hasMore }) => [list.id, hits.length, hasMore])).toEqual([
    ['features', 0, true],
    ['releases', 1, true],
  ])
})

test('lists without results are named, and hits that are no records are left out', () => {
  const { sections, without } = readEverything('x', [found([]), found([{ objectID: 'a' }, {}], 2)])
  expect(sections).toEqual([])
  expect(without.map(({ id }) => id)).toEqual(['features', 'specs', 'releases'])
})

const suggestion = (query: string, target: object) => ({ query, kinds: ['Filter'], target })

test('suggestions lead to what is not shown; those that filter come first', () => {
  const results = [found([feature('Grid')]), ...Array.from({ length: 5 }, () => found([]))]
  const { suggestions } = readEverything('grid', [
    ...results,
    found([
      suggestion('Grid', { index: 'features', id: 'grid' }),
      suggestion('grid-area', { index: 'compat', id: 'grid' }),
      suggestion('Grids', { index: 'features', filters: { 'groups.lvl0': ['Grids'] } }),
    ]),
  ])
  expect(suggestions.map(({ query }) => query)).toEqual(['Grids', 'grid-area'])
})

test('nearly equal names are read, without those that only filter and the query itself', () => {
  const nothing = Array.from({ length: 7 }, () => found([]))
  const { spellings } = readEverything('flxbx', [
    ...nothing,
    found([
      suggestion('Flexbox', { index: 'features', id: 'flexbox' }),
      suggestion('FLXBX', { index: 'features', id: 'flxbx' }),
      suggestion('Newly available', { index: 'features', filters: {} }),
    ]),
  ])
  expect(spellings).toEqual([{ query: 'Flexbox', index: 'features' }])
})

const namesAsked = (q: string) => everythingRequests(q).map(({ indexName }) => indexName)

test('one POST asks every list, the names, suggestions and spelling, and several words in every list once more', () => {
  const names = ['features', 'compat', 'specs', 'releases']
  const always = [...names, 'features', 'compat', 'suggestions', 'suggestions']
  expect(namesAsked('grid')).toEqual(always)
  expect(namesAsked('zzqq grid')).toEqual([...always, ...names])
  const length = JSON.stringify({ requests: everythingRequests('display grid') }).length
  expect(length).toBeLessThan(2600)
})
