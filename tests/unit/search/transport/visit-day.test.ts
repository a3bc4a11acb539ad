import { expect, test } from 'vitest'

import { askOnDay, readOnDay } from '#search/transport/visit-day.ts'

const datedValues = {
  missing: ['chrome -20774', 'safari 20774-20781', 'safari 20781-'],
  engines: ['3 -20774'],
  statuses: ['current -20774', 'current 20774-20795', 'retired 20774-'],
}
const on = (today: string) => ({ today, turnDays: ['2026-11-17', '2026-12-08'], datedValues })

const ask = (indexName: string, params: object, today = '2026-11-24') =>
  [askOnDay([{ indexName, params }], on(today))].flat()

const dated = { facetFilters: [['areas:CSS'], ['missing:safari', 'missing:edge'], 'engines:3'] }

test.each([
  ['2026-11-16', ['missing:safari', 'missing:edge'], ['engines:3', 'engines:3 -20774']],
  ['2026-11-20', ['missing:safari', 'missing:safari 20774-20781', 'missing:edge'], ['engines:3']],
  ['2026-11-24', ['missing:safari', 'missing:safari 20781-', 'missing:edge'], ['engines:3']],
])('on %s a condition accepts the dated values of the day, and no other', (today, ...groups) => {
  const facetFilters = [['areas:CSS'], ...groups]
  expect(ask('features_usage', dated, today)).toEqual([
    { indexName: 'features_usage', params: { facetFilters } },
  ])
})

test('of the releases, those come first that are current on the day, unless none are asked for', () => {
  const first = ['currentIn:browser 2026-11-17<score=2>', 'currentIn:runtime 2026-11-17<score=1>']
  const facetFilters = [['statuses:current']]
  expect(ask('releases', { facetFilters })).toEqual([
    {
      indexName: 'releases',
      params: {
        facetFilters: [['statuses:current', 'statuses:current 20774-20795']],
        optionalFilters: [first],
      },
    },
  ])
  const counting = { facets: ['statuses'], hitsPerPage: 0 }
  expect(ask('releases', counting)).toEqual([{ indexName: 'releases', params: counting }])
  const requests = [{ indexName: 'releases' }]
  expect(askOnDay({ requests }, on('2026-11-24'))).toEqual({
    requests: [{ indexName: 'releases', optionalFilters: [first] }],
  })
})

test('a search without such a condition asks as before', () => {
  const params = { facetFilters: [['areas:CSS'], 'status:Standard'], facets: ['missing'] }
  expect(ask('compat', params)).toEqual([{ indexName: 'compat', params }])
})

const counted = {
  missing: {
    safari: 10,
    'chrome -20774': 3,
    chrome: 5,
    'edge -20774': 2,
    'edge 20781-': 1,
  },
  areas: { CSS: 7 },
}

test.each([
  ['2026-11-16', { safari: 10, chrome: 8, edge: 2 }],
  ['2026-11-17', { safari: 10, chrome: 5 }],
  ['2026-11-24', { safari: 10, chrome: 5, edge: 1 }],
])('on %s the counts of a value are those of its periods together', (today, missing) => {
  const { results } = readOnDay({ results: [{ facets: counted, nbHits: 20 }] }, on(today))
  expect(results).toEqual([{ facets: { ...counted, missing }, nbHits: 20 }])
})

test('an answer without dated counts stays the same object', () => {
  const answer = { results: [{ facets: { missing: { safari: 1 } } }, { nbHits: 1 }] }
  expect(readOnDay(answer, on('2026-11-24'))).toBe(answer)
})

test('values with names that every object has are counted like others', () => {
  const areas: Record<string, number> = Object.fromEntries([
    ['__proto__', 7],
    ['constructor', 2],
  ])
  const answer = { results: [{ facets: { missing: { 'chrome -20774': 3 }, areas } }] }
  const [result] = readOnDay(answer, on('2026-11-24')).results
  expect(Object.entries(result?.facets.areas ?? {})).toEqual(Object.entries(areas))
})
