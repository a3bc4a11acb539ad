import { beforeAll, describe, expect, test } from 'vitest'
import { features as shipped } from 'web-features'

import type { BaselineStatus } from '#catalogue/baseline.ts'
import { baselineStatuses } from '#catalogue/baseline.ts'
import { countsOn, firstDays, secondsOf, baselineOn } from '#catalogue/features/on-day.ts'
import { isoDay, newestOf } from '#lib/dates.ts'
import { connectWithin } from '#provision/client.ts'
import { defaultState, withFacet } from '#search/address/url-state.ts'
import { featuresList } from '#search/lists/features.ts'
import { listConditions } from '#search/state/list-conditions.ts'
import { expandDay, readDayAnswer } from '#search/targets/day/day-queries.ts'
import { unresolvedOf } from '#search/transport/unresolved.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'

const { records } = await loadCatalogue()
const { features } = records

let provider: Awaited<ReturnType<typeof catalogueProvider>>

beforeAll(async () => {
  provider = await catalogueProvider()
})

const client = () => connectWithin(provider, { appId: 'plinth', key: 'the-admin-key' })

/**
 * The status of each feature on a day, from the package alone. It has only the dates of the present
 * status, so it does not show a Baseline status that was withdrawn, since when a feature has been
 * discouraged, or the parts of a feature before it was split or merged.
 */
function oracle(day: string): ReadonlyMap<string, BaselineStatus> {
  const live = Object.entries(shipped).filter(([, { kind }]) => kind === 'feature')
  return new Map(
    live.map(([id, feature]) => {
      const { baseline_low_date: low, baseline_high_date: high } =
        'status' in feature ? feature.status : {}
      if ('discouraged' in feature && feature.discouraged) return [id, 'discouraged']
      if (plain(high) <= day) return [id, 'widely']
      return [id, plain(low) <= day ? 'newly' : 'limited']
    }),
  )
}

/** A date of the package without its "≤"; later than all days if there is none. */
function plain(date: unknown): string {
  return typeof date === 'string' ? date.replace('≤', '') : '9999-99-99'
}

/** A pseudo-random generator that repeats for a seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Random days since 2015, and as many on a day of a change or the day before. */
function seededDays(count: number): readonly string[] {
  const random = createRandom(20_240_101)
  const changes = features.flatMap(({ newlyDate = [], widelyDate = [] }) =>
    [newlyDate, widelyDate].flat(),
  )
  const newest = Date.parse(newestOf(changes.map(isoDay))) / 86_400_000
  const first = Date.parse('2015-01-01') / 86_400_000
  return Array.from({ length: count }, (_, place) => {
    if (place % 2 === 0) return isoDay((first + random(newest - first + 60)) * 86_400)
    return isoDay((changes[random(changes.length)] ?? 0) - random(2) * 86_400)
  })
}

/** The ids that a list finds in a state. */
async function found(day: string, statuses: readonly BaselineStatus[], indexName = 'features') {
  const state = withFacet({ ...defaultState, day }, 'baseline', statuses)
  const query = {
    indexName,
    hitsPerPage: 1000,
    attributesToRetrieve: ['objectID'],
    attributesToHighlight: [],
    ...listConditions(featuresList, state),
  }
  const asked = expandDay({ requests: [query, { ...query, page: 1 }] })
  if (Array.isArray(asked)) throw new Error('A list.')
  const { results } = await client().search<{ readonly objectID: string }>(asked)
  const hits = results.flatMap((result) => ('hits' in result ? result.hits : []))
  return new Set(hits.map(({ objectID }) => objectID))
}

describe.each(seededDays(20))('on %s', (day) => {
  const expected = oracle(day)
  const idsOf = (statuses: readonly BaselineStatus[]) =>
    new Set([...expected].flatMap(([id, status]) => (statuses.includes(status) ? id : [])))

  test('every set of statuses finds the features that had one of them', async () => {
    expect(await found(day, ['widely'])).toEqual(idsOf(['widely']))
    expect(await found(day, ['newly'], 'features_newest')).toEqual(idsOf(['newly']))
    expect(await found(day, ['limited'], 'features_az')).toEqual(idsOf(['limited']))
    expect(await found(day, ['discouraged'])).toEqual(idsOf(['discouraged']))
    expect(await found(day, ['newly', 'widely'])).toEqual(idsOf(['newly', 'widely']))
    expect(await found(day, ['limited', 'widely'])).toEqual(idsOf(['limited', 'widely']))
    expect(await found(day, ['newly', 'discouraged'])).toEqual(idsOf(['newly', 'discouraged']))
    const isEarly = day < firstDays.newly
    expect(await found(day, [], 'features_newest')).toEqual(
      isEarly ? new Set(expected.keys()) : idsOf(['newly', 'widely']),
    )
  })

  test('a record has the status that the day had', () => {
    const own = features.map(({ objectID, ...dates }) => [
      objectID,
      baselineOn(dates, secondsOf(day) ?? 0),
    ])
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(expected))
  })
})

/** The list's request as the library sends it, with or without the Baseline filter. */
function listRequest(day: string, query: string, statuses: readonly string[]) {
  const baseline = statuses.map((status) => `baseline:${status}`)
  const common = { query, ...unresolvedOf({ day }), numericFilters: ['usage>=50'] }
  const own = {
    indexName: 'features',
    params: {
      ...common,
      facets: ['areas', 'baseline'],
      ...(statuses.length > 0 && { facetFilters: [baseline] }),
    },
  }
  const counting = {
    indexName: 'features',
    params: { ...common, facets: ['baseline'], hitsPerPage: 0 },
  }
  return statuses.length === 0 ? [own] : [own, counting]
}

async function countsOf(day: string, query: string, statuses: readonly string[]) {
  const params = listRequest(day, query, statuses)
  const asked = expandDay(params)
  const answer = await client().search<object>(asked)
  const { results } = readDayAnswer(params, answer)
  expect(results).toHaveLength(params.length)
  // An answer without results has no counts.
  const counts = results.flatMap((result): unknown => {
    const facets: unknown = Reflect.get(result, 'facets')
    return Reflect.get(Object(facets), 'baseline') ?? []
  })
  return { sent: [asked].flat().length, counts }
}

test.each([
  ['', []],
  ['css', []],
  ['', ['newly']],
  ['grid', ['widely', 'limited']],
])(
  'the numbers beside the statuses of “%s” filtered by %j are those of the day',
  async (query, statuses) => {
    for (const day of seededDays(6)) {
      const { counts, sent } = await countsOf(day, query, statuses)
      const numbers = await Promise.all(
        baselineStatuses.map(async (status) => {
          const asked = expandDay(listRequest(day, query, [status]).slice(0, 1))
          const [result] = (await client().search<object>(asked)).results
          return [status, Number(Reflect.get(result ?? {}, 'nbHits'))] as const
        }),
      )
      expect(sent).toBe(2)
      const expected = Object.fromEntries(numbers.filter(([, count]) => count > 0))
      expect(new Set(counts.map((one) => JSON.stringify(one)))).toEqual(
        new Set([JSON.stringify(expected)]),
      )
    }
  },
)

test('features have fewer days than a provider counts', () => {
  expect(new Set(features.map(({ newlyDate }) => newlyDate)).size).toBeLessThan(900)
  expect(new Set(features.map(({ widelyDate }) => widelyDate)).size).toBeLessThan(900)
})

test('on the day of the newest change every status is that of today', () => {
  const newest = Math.max(
    ...features.flatMap(({ newlyDate = 0, widelyDate = 0 }) => [newlyDate, widelyDate]),
  )
  expect(features.filter((one) => baselineOn(one, newest) !== one.baseline)).toEqual([])
})

test.each(['2024-02-30', '2024-13-01', '2024', '01.02.2024', 'yesterday', "'; --", '&can=yes'])(
  '%j is no day: its condition is left out, and the filters stay',
  (day) => {
    const facetFilters = [['baseline:newly']]
    const params = [{ indexName: 'features', params: { ...unresolvedOf({ day }), facetFilters } }]
    expect(expandDay(params)).toEqual([{ indexName: 'features', params: { facetFilters } }])
    const answer = { results: [{ facets: { baseline: { newly: 1 } }, nbHits: 1 }] }
    expect(readDayAnswer(params, answer)).toBe(answer)
  },
)

test('records of other indices have no days, and the condition of the browsers stays', () => {
  const browsers = '?targets=widely&can=yes'
  const conditions = unresolvedOf({ browsers, day: '2024-01-01' })
  const [compat, other] = [
    expandDay([
      { indexName: 'compat', params: { query: '', ...conditions } },
      { indexName: 'features_az', params: { query: '', ...conditions } },
    ]),
  ].flat()
  expect(compat).toEqual({
    indexName: 'compat',
    params: { query: '', unresolved: { browsers, day: '' } },
  })
  expect(other).toMatchObject({ params: { unresolved: { browsers, day: '' } } })
})

test('a search among the values of a facet keeps to the day', () => {
  const [query] = [
    expandDay([
      {
        indexName: 'features',
        type: 'facet',
        facet: 'spec',
        params: { ...unresolvedOf({ day: '2024-01-01' }), facetFilters: [['baseline:newly']] },
      },
    ]),
  ].flat()
  expect(JSON.stringify(query)).toContain('available.newly<=')
  expect(JSON.stringify(query)).not.toContain('baseline:newly')
})

test('numbers of days without any feature are not named', () => {
  expect(countsOn(0, { total: 2, facets: { baseline: { discouraged: 1 } } })).toEqual({
    limited: 1,
    discouraged: 1,
  })
})
