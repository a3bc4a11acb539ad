import { expect, test } from 'vitest'

import { readAnswer } from '#search/federated/searched-answer.ts'
import { queryIds, searchedQueries } from '#search/federated/searched-queries.ts'
import type { QueryResult } from '#search/transport/list-query.ts'

const feature = (name: string) => ({ objectID: name.toLowerCase(), name, parts: {} })
const entry = (objectID: string, name: string) => ({ objectID, name, kind: 'CSS property' })
const spec = (objectID: string) => ({ objectID, title: `The ${objectID}`, shortTitle: 'Short' })
const release = (objectID: string, name: string) => ({ objectID, name, browserName: 'Chrome' })
const found = (hits: readonly object[], nbHits = hits.length): QueryResult => ({ hits, nbHits })

/** Reads an answer of these results by the id of their query. */
const answerOf = (text: string, results: Readonly<Record<string, QueryResult>>) =>
  readAnswer({ text, results: new Map(Object.entries(results)) })

type Lists = {
  readonly [List in 'features' | 'compat' | 'specs' | 'releases']?: readonly object[]
} & { readonly 'compat-named'?: readonly object[] }

const read = (q: string, lists: Lists) =>
  answerOf(
    q,
    Object.fromEntries(
      Object.entries(lists).map(([id, hits]) => [id, found(hits, hits.length * 10)]),
    ),
  )

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
  const hidden = read('grid', {
    compat: [entry('css.grid-row', 'grid-row')],
    'compat-named': [byName],
  })
  expect(idsOf(hidden.exact)).toEqual(['css.grid'])
  expect(idsOf(read('grid', { compat: [byName], 'compat-named': [byName] }).exact)).toEqual([
    'css.grid',
  ])
})

test('of namesakes in one list three are exact, and the others follow below', () => {
  const names = ['a', 'b', 'c', 'd'].map((id) => entry(id, 'name'))
  const { exact, sections } = read('name', { compat: names })
  expect(idsOf(exact)).toEqual(['a', 'b', 'c'])
  expect(sections.map(({ hits }) => idsOf(hits))).toEqual([['d']])
})

test('a section has three rows and says whether there are more', () => {
  const names = Array.from({ length: 8 }, (_, place) => feature(`Grid ${place}`))
  const [section] = read('grid', { features: names }).sections
  expect(section?.hits).toHaveLength(3)
  expect(section).toMatchObject({ total: 80, hasMore: true })
  const all = answerOf('grid', { features: found(names.slice(0, 3)) })
  expect(all.sections[0]).toMatchObject({ total: 3, hasMore: false })
})

test('lists with results keep their order', () => {
  const { sections } = read('chroma', {
    features: [feature('Chromatic')],
    compat: [entry('a', 'chromatic')],
    releases: [release('chrome-140', 'Chrome 140'), release('opera-140', 'Opera 140')],
  })
  expect(sections.map(({ list }) => list.id)).toEqual(['features', 'compat', 'releases'])
})

const marked = (words: readonly string[]) => ({
  _highlightResult: { name: { value: '', matchedWords: [...words] } },
  _rankingInfo: { words: words.length },
})

type Asked = { readonly [List in 'features' | 'releases']?: readonly object[] }

/** The sections for a text of several words, by the hits of each list and the ids of those with every word. */
function sectionsFor(q: string, hits: Asked, strict: Readonly<Partial<Record<string, string[]>>>) {
  const listed = Object.entries(hits).map(([id, all]) => [id, found(all, 90)] as const)
  const whole = Object.entries(strict).map(
    ([id, ids = []]) => [`${id}-strict`, found(ids.map((objectID) => ({ objectID })))] as const,
  )
  const { sections, total } = answerOf(q, Object.fromEntries([...listed, ...whole]))
  const shown = sections
    .filter(({ list }) => list.id === 'features' || list.id === 'releases')
    .map(({ list, hits: all, close }) => [list.id, idsOf(all), idsOf(close)])
  return { shown, total }
}

test('a list with few records with every word is filled with close ones, and counts the former', () => {
  const features = [
    { ...feature('a'), ...marked(['clamp', 'lines']) },
    { ...feature('b'), ...marked(['lines']) },
    { ...feature('c'), ...marked(['clamp']) },
    { ...feature('d'), ...marked(['clamp']) },
  ]
  const { shown, total } = sectionsFor('clamp lines', { features }, { features: ['a'] })
  expect(shown[0]).toEqual(['features', ['a'], ['b', 'c']])
  expect(total).toBe(1)
})

test('a list without a record that has every word keeps its close ones where another list has one', () => {
  const features = [{ ...feature('popover'), ...marked(['popover']) }]
  const releases = [{ ...release('f', 'Firefox 125'), ...marked(['popover', 'menu']) }]
  const { shown } = sectionsFor('popover menu', { features, releases }, { releases: ['f'] })
  expect(shown).toEqual([
    ['features', [], ['popover']],
    ['releases', ['f'], []],
  ])
})

test('a record that another precedes with more words does not have every word', () => {
  const features = [
    { ...feature('right'), ...marked(['prevent', 'selected']) },
    { ...feature('typo'), ...marked(['selected']) },
  ]
  const { shown } = sectionsFor('prevent selected', { features }, { features: ['typo'] })
  expect(shown[0]).toEqual(['features', [], ['right', 'typo']])
})

test.each([
  ['only a general word', ['element'], []],
  ['one of four telling words', ['compose'], []],
  ['half of the telling words', ['compose', 'docker'], ['a']],
])('a close record with %s is shown: %j → %j', (_, words, ids) => {
  const features = [{ ...feature('a'), ...marked(words) }]
  const { shown } = sectionsFor('docker compose volumes mount element', { features }, {})
  expect(shown).toEqual(ids.length === 0 ? [] : [['features', [], ids]])
})

test.each([
  ['popover menu closes', ['popover', 'menu']],
  ['popover menu that closes', ['menu', 'popover']],
  ['popover hints menu that closes', ['popover hints', 'menu', 'popover']],
])('the records whose name is in %j, one of one word last in a sentence: %j', (q, ids) => {
  const close = { ...feature('Menu'), ...marked(['menu', 'closes']) }
  const named = found([feature('Popover'), feature('Popover hints')])
  const [section] = answerOf(q, { features: found([close]), 'features-named': named }).sections
  expect(idsOf(section?.close ?? [])).toEqual(ids)
})

test('lists without results are named, and hits that are no records are left out', () => {
  const { sections, without } = answerOf('x', { compat: found([{ objectID: 'a' }, {}], 2) })
  expect(sections).toEqual([])
  expect(without.map(({ id }) => id)).toEqual(['features', 'specs', 'releases'])
})

const suggestion = (query: string, target: object) => ({
  objectID: query.toLowerCase(),
  query,
  kinds: ['Filter'],
  target,
})

test('suggestions lead to what is not shown; those that filter come first', () => {
  const { suggestions } = answerOf('grid', {
    features: found([feature('Grid')]),
    suggestions: found([
      suggestion('Grid', { index: 'features', id: 'grid' }),
      suggestion('grid-area', { index: 'compat', id: 'grid' }),
      suggestion('Grids', { index: 'features', filters: { 'groups.lvl0': ['Grids'] } }),
    ]),
  })
  expect(suggestions.map(({ query }) => query)).toEqual(['Grids', 'grid-area'])
})

test('nearly equal names are read, without those that only filter and the query itself', () => {
  const { spellings } = answerOf('flxbx', {
    spellings: found([
      suggestion('Flexbox', { index: 'features', id: 'flexbox' }),
      suggestion('FLXBX', { index: 'features', id: 'flxbx' }),
      suggestion('Newly available', { index: 'features', filters: {} }),
    ]),
  })
  expect(spellings).toEqual([{ query: 'Flexbox', index: 'features' }])
})

test('hits of the provider without the attributes of their rows are left out and counted', () => {
  const fits = (_: string, hit: unknown) => hit !== other
  const other = feature('Subgrid')
  const results = new Map([['features', found([feature('Grid area'), other])]])
  const { sections, leftOut } = readAnswer({ text: 'gri', results }, undefined, fits)
  expect(sections.map(({ hits }) => idsOf(hits))).toEqual([['grid area']])
  expect(leftOut).toBe(1)
})

const asked = (q: string) => searchedQueries(q).map(({ indexName }) => indexName)

test('a text asks every list, the names, suggestions and spelling, and several words in every list once more', () => {
  const names = ['features', 'compat', 'specs', 'releases']
  const always = [...names, 'features', 'compat', 'suggestions', 'suggestions']
  expect(asked('grid')).toEqual(always)
  expect(asked('zzqq grid')).toEqual([...always, ...names])
  const { length } = JSON.stringify(searchedQueries('display grid'))
  expect(length).toBeLessThan(4000)
})

test('each query of a text has its own id, which the instance of the search has an index for', () => {
  const request = { indexName: 'features', query: 'a' } as const
  const ids = searchedQueries('a b', {
    question: [request, request],
    things: Array.from({ length: 6 }, () => request),
  }).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !queryIds.includes(id))).toEqual([])
})
