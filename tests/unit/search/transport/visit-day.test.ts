import { expect, test } from 'vitest'

import { turnOf } from '#catalogue/releases/on-day.ts'
import { epochSeconds } from '#lib/dates.ts'
import { askOnDay, readOnDay } from '#search/transport/visit-day.ts'

const turnDays = ['2026-11-17', '2026-12-08']
const day = { today: '2026-11-27', turnDays, periods: [] }
const seconds = epochSeconds('2026-11-27')

test('a condition on a status becomes numeric conditions, beside those that a list has', () => {
  const params = {
    facetFilters: [['browser:chrome'], ['status:current']],
    numericFilters: ['year>=2026'],
  }
  const [sent] = [askOnDay([{ indexName: 'releases', params }], day)].flat()
  expect(sent).toEqual({
    indexName: 'releases',
    params: {
      facetFilters: [['browser:chrome']],
      numericFilters: [
        'year>=2026',
        [`currentFrom<=${seconds}`, 'statusCode!=1'],
        [`currentFrom<=${seconds}`, 'statusCode!=2'],
        [`currentFrom<=${seconds}`, 'statusCode!=3'],
        [`currentFrom<=${seconds}`, 'statusCode!=4'],
        `currentUntil>${seconds}`,
      ],
      optionalFilters: [
        ['currentIn:browser 2026-11-17<score=2>', 'currentIn:runtime 2026-11-17<score=1>'],
      ],
    },
  })
})

test('days are counted instead of statuses, and read as the statuses of the day', () => {
  const asked = askOnDay(
    { requests: [{ indexName: 'releases', facets: ['status', 'type'], hitsPerPage: 0 }] },
    day,
  )
  expect(asked).toEqual({
    requests: [{ indexName: 'releases', facets: ['turn', 'type'], hitsPerPage: 0 }],
  })
  const date = epochSeconds('2026-11-17')
  const nextDate = epochSeconds('2026-12-08')
  const turn = {
    [turnOf({ status: 'current', nextDate: date })]: 3,
    [turnOf({ status: 'beta', date, nextDate })]: 3,
    [turnOf({ status: 'beta' })]: 2,
    [turnOf({ status: 'nightly', date: nextDate })]: 3,
    [turnOf({ status: 'esr', date })]: 1,
    [turnOf({ status: 'retired', date })]: 1000,
  }
  const statusOn = (today: string) =>
    readOnDay(
      { results: [{ facets: { turn, type: { mobile: 1 } } }] },
      { today, turnDays, periods: [] },
    )
  expect(statusOn('2026-11-27').results).toEqual([
    {
      facets: {
        type: { mobile: 1 },
        status: { retired: 1003, current: 3, beta: 2, nightly: 3, esr: 1 },
      },
    },
  ])
  expect(statusOn('2026-12-08').results).toMatchObject([
    { facets: { status: { retired: 1006, current: 3, beta: 2, esr: 1 } } },
  ])
})

test('requests to other indices and their answers are left as they are', () => {
  const params = { facetFilters: [['status:Standard']], facets: ['status'] }
  const request = [{ indexName: 'compat', params }]
  expect(askOnDay(request, day)).toEqual(request)
  const answer = { results: [{ facets: { status: { Standard: 1 } } }] }
  expect(readOnDay(answer, day)).toBe(answer)
})

const periods = ['20774-20781', '20781-', '-20774']
const on = (today: string) => ({ today, turnDays: [], periods })

const ask = (params: object, today = '2026-11-24') =>
  askOnDay([{ indexName: 'features_usage', params }], on(today))

test('a condition on a dated facet accepts the value in the periods of the day, and no other', () => {
  const params = { facetFilters: [['areas:CSS'], ['missing:safari', 'missing:edge'], 'engines:3'] }
  expect(ask(params)).toEqual([
    {
      indexName: 'features_usage',
      params: {
        facetFilters: [
          ['areas:CSS'],
          ['missing:safari', 'missing:safari 20781-', 'missing:edge', 'missing:edge 20781-'],
          ['engines:3', 'engines:3 20781-'],
        ],
      },
    },
  ])
  expect(ask({ facetFilters: ['runs:deno'] }, '2026-11-16')).toMatchObject([
    { params: { facetFilters: [['runs:deno', 'runs:deno -20774']] } },
  ])
})

test('a search without such a condition, and data without announced releases, ask as before', () => {
  const facets = { facetFilters: [['areas:CSS']], facets: ['missing'] }
  expect(ask(facets)).toEqual([{ indexName: 'features_usage', params: facets }])
  const params = { facetFilters: [['missing:safari']] }
  const request = [{ indexName: 'compat', params }]
  expect(askOnDay(request, { ...on('2026-11-24'), periods: [] })).toEqual(request)
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
