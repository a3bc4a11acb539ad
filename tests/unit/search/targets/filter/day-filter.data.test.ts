import { beforeAll, describe, expect, test } from 'vitest'
import { features as shipped } from 'web-features'

import { type BaselineStatus, baselineStatuses } from '#catalogue/baseline.ts'
import { statusCountsOn, firstDays, baselineOn } from '#catalogue/features/on-day.ts'
import { isoDay, newestOf, secondsOf } from '#lib/dates.ts'
import { connectWithin } from '#provision/client.ts'
import { defaultState, withFacet } from '#search/address/url-state.ts'
import { featuresList } from '#search/lists/features.ts'
import { countsRequest, readCounts } from '#search/targets/day/day-counts.ts'
import { listConditions } from '#search/targets/filter/list-conditions.ts'
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
  const requests = [query, { ...query, page: 1 }]
  const { results } = await client().search<{ readonly objectID: string }>({ requests })
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

async function countsOf(day: string, q: string, statuses: readonly BaselineStatus[]) {
  const state = withFacet({ ...defaultState, q, day }, 'baseline', statuses)
  const { results } = await client().search<object>({
    requests: [countsRequest(featuresList, state)],
  })
  return readCounts(day, results[0] ?? {})
}

test.each([
  ['', []],
  ['css', []],
  ['', ['newly']],
  ['grid', ['widely', 'limited']],
] as const)(
  'the numbers beside the statuses of “%s” filtered by %j are those of the day',
  async (q, statuses) => {
    for (const day of seededDays(6)) {
      const numbers = await Promise.all(
        baselineStatuses.map(async (status) => {
          const state = withFacet({ ...defaultState, q, day }, 'baseline', [status])
          const query = { indexName: 'features', query: q, ...listConditions(featuresList, state) }
          const [result] = (await client().search<object>({ requests: [query] })).results
          return [status, Number(Reflect.get(result ?? {}, 'nbHits'))] as const
        }),
      )
      const expected = Object.fromEntries(numbers.filter(([, count]) => count > 0))
      expect(await countsOf(day, q, statuses)).toEqual(expected)
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
    const state = withFacet({ ...defaultState, day }, 'baseline', ['newly'])
    expect(listConditions(featuresList, state)).toEqual({
      facetFilters: [['baseline:newly']],
      numericFilters: [],
    })
  },
)

test('numbers of days without any feature are not named', () => {
  expect(statusCountsOn(0, { total: 2, facets: { baseline: { discouraged: 1 } } })).toEqual({
    limited: 1,
    discouraged: 1,
  })
})
