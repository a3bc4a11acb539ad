/** Baseline statuses and their days on each surface, against web-features, on the day of the data and on later ones. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { type BaselineStatus, baselineLabels, baselineStatuses } from '#catalogue/baseline.ts'
import { noChanges } from '#catalogue/events/change-log.ts'
import { entryEvents, expectedOf, featureEvents } from '#catalogue/events/record-events.ts'
import { releaseDaysOf } from '#catalogue/events/release-days.ts'
import { plainCodeText } from '#lib/code-text.ts'
import { epochSeconds } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import { connectWithin } from '#provision/client.ts'
import { homeRequests, soonestWidely } from '#routes/pages/home-requests.ts'
import { upcomingPeriods } from '#routes/upcoming/upcoming-data.ts'
import { dayFilter } from '#search/targets/filter/day-filter.ts'
import { feedFiles } from '#server/feeds/feeds.ts'
import { baselineBadge } from '#server/records/badge-text.ts'
import { baselineJson } from '#server/records/baseline-json.ts'
import { featureFields } from '#server/records/feature-json.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'

import { dayAfter, featureStatuses, keyStatuses, type ReadStatus } from './baseline-statuses.ts'
import { usageOf } from './oracle.ts'

const { records, summary } = await loadCatalogue()

const days = [0, 11, 48].map((count) => dayAfter(summary.asOf, count))

const words = {
  high: 'widely',
  low: 'newly',
  limited: 'limited',
  discouraged: 'discouraged',
} as const

const features = records.features.map((record) => ({
  record,
  status: featureStatuses.get(record.objectID),
}))

const newly = features.filter(({ status }) => status?.is === 'low')

test('the usage of each feature is what the versions of its browsers have', () => {
  const wrong = records.features.filter(
    ({ objectID, usage }) => Math.abs(usage - usageOf(objectID)) > 0.0051,
  )
  expect(wrong.map(({ objectID }) => objectID)).toEqual([])
})

/** The status and days that a program is told. */
function wantedJson(status: ReadStatus, today: string) {
  const { is, low, high, isBound } = status
  const isBaseline = is === 'high' || is === 'low'
  const field = is === 'high' ? 'widelySince' : high <= today ? 'widelyDue' : 'widelyExpected'
  return {
    status: words[is],
    newlySince: low === '' ? undefined : low,
    ...(isBaseline && { [field]: high }),
    ...(isBound && { approximate: true }),
  }
}

/** The fields that are there, as text. */
const defined = (json: object): string =>
  Object.entries(json)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
    .toSorted()
    .join(', ')

describe.each(days)('on %s', (today) => {
  test('the JSON of a feature has the status and the days of web-features', () => {
    const wrong = features.filter(({ record, status }) => {
      return (
        status === undefined ||
        defined(baselineJson(record, today)) !== defined(wantedJson(status, today))
      )
    })
    expect(wrong.map(({ record, status }) => [record.objectID, status])).toEqual([])
  })

  test('the JSON of an entry has its own status, if web-features gives it one', () => {
    const wrong = records.compat.filter(({ objectID, baseline, newlyDate, approx }) => {
      const status = keyStatuses.get(objectID)
      if (status === undefined || baseline === undefined)
        return status !== undefined || baseline !== undefined
      return (
        defined(baselineJson({ baseline, newlyDate, approx }, today)) !==
        defined(wantedJson(status, today))
      )
    })
    expect(
      wrong.map(({ objectID, baseline }) => [objectID, baseline, keyStatuses.get(objectID)]),
    ).toEqual([])
  })

  test('the badge of a feature without browsers has its status, and tells each day as past or ahead', () => {
    const wrong = features.flatMap(({ record, status }) => {
      if (status === undefined || !v.is(featureFields, record)) return [record.objectID]
      const { is, low } = status
      const label = baselineLabels[words[is]]
      const year = is === 'low' ? ` ${low.slice(0, 4)}` : ''
      const wanted =
        is === 'high' || is === 'low' ? `Baseline${year} ${label.toLowerCase()}` : label
      const { message, description } = baselineBadge(record, today)
      const isTold = is === 'low' || is === 'high'
      const told = [`ewly available since ${formatDay(low)}`, endOf(status, today)]
      const isRight = isTold
        ? told.every((text) => description.includes(text))
        : !/available since|expected/.test(description)
      return message === wanted && isRight ? [] : [`${record.objectID}: ${message}. ${description}`]
    })
    expect(wrong).toEqual([])
  })

  test('“Upcoming” has each newly available feature once, on its day, in the period of that day', () => {
    const periods = upcomingPeriods(
      newly.map(({ record }) => record),
      today,
    )
    const shown = periods.flatMap(({ title, features: own }) =>
      own.map(({ objectID, widelyExpected = 0 }) => `${objectID} ${widelyExpected} ${title}`),
    )
    const wanted = newly.map(({ record: { objectID }, status }) => {
      const high = status?.high ?? ''
      return `${objectID} ${epochSeconds(high)} ${high <= today ? 'Due now' : quarterOf(high)}`
    })
    expect(shown.toSorted()).toEqual(wanted.toSorted())
  })

  test('the calendar of a feature has the day on which it is expected to be widely available', () => {
    const wrong = features.flatMap(({ record, status }) => {
      const { objectID: id, name } = record
      const coming = expectedOf('features', { ...record, support: {} }, { today, log: noChanges })
      const isAhead = status?.is === 'low' && status.high > today
      const wanted = isAhead
        ? [
            `${status.high} ${plainCodeText(name)}: widely available by date. Newly available since ${formatDay(status.low)}.`,
          ]
        : []
      const said = coming.map(
        ({ day, title, text }) => `${day} ${title}. ${text.split(' web-f')[0] ?? ''}`,
      )
      return said.join() === wanted.join() ? [] : [`${id}: ${said.join()}, not ${wanted.join()}`]
    })
    expect(wrong).toEqual([])
  })

  test('the feeds of features and entries have the days of their statuses that have come', () => {
    const sources = { releases: releaseDaysOf({}), log: noChanges, today }
    const wrong = [
      ...features.map(({ record, status }) => ({
        id: record.objectID,
        said: featureEvents({ ...record, support: {} }, sources),
        wanted: datedSteps(status, false),
      })),
      ...records.compat.map((record) => ({
        id: record.objectID,
        said: entryEvents({ ...record, support: {} }, sources),
        wanted: datedSteps(keyStatuses.get(record.objectID), true),
      })),
    ].flatMap(({ id, said, wanted }) => {
      const texts = said.map(({ kind, day }) => `${kind} ${day}`)
      const come = wanted.filter((text) => (text.split(' ')[1] ?? '') <= today)
      return texts.join() === come.join() ? [] : [`${id}: ${texts.join()}, not ${come.join()}`]
    })
    expect(wrong).toEqual([])
  })
})

/** The days of a status as a feed has them: entries have one alone. */
function datedSteps(status: ReadStatus | undefined, isEntry: boolean): readonly string[] {
  if (status === undefined || status.is === 'discouraged' || status.low === '') return []
  const { is, low, high } = status
  return [`newly ${low}`, ...(is === 'high' && !isEntry ? [`widely ${high}`] : [])]
}

/** What a sentence says of the end of the thirty months. */
function endOf({ is, high }: ReadStatus, today: string): string {
  if (is === 'high') return `Widely available since ${formatDay(high)}`
  return high > today
    ? `expected to be widely available on ${formatDay(high)}`
    : `30 months passed on ${formatDay(high)}`
}

const quarters = ['Jan to Mar', 'Apr to Jun', 'Jul to Sep', 'Oct to Dec']
const quarterOf = (day: string): string =>
  `${quarters[Math.floor((Number(day.slice(5, 7)) - 1) / 3)]} ${day.slice(0, 4)}`

const files = feedFiles({
  features: records.features,
  releases: [],
  asOf: summary.asOf,
  siteUrl: 'https://plinth.example',
  days: releaseDaysOf({}),
  log: noChanges,
})

test('the calendar of all features has a day for each newly available one, and says no more than is known', () => {
  const text = (files.get('/upcoming.ics') ?? '').replaceAll('\r\n ', '')
  const said = text
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => {
      const [, id] = /UID:features\/([^/]+)\/widely@/.exec(event) ?? []
      const [, day] = /DTSTART;VALUE=DATE:(\d+)/.exec(event) ?? []
      const [, since] =
        /Newly available since ([^;\\]+)\\; web-features has not confirmed/.exec(event) ?? []
      return `${id} ${day} ${since}`
    })
  const wanted = newly.map(({ record, status }) => {
    return `${record.objectID} ${status?.high.replaceAll('-', '')} ${formatDay(status?.low ?? '')}`
  })
  expect(said.toSorted()).toEqual(wanted.toSorted())
})

test('the feed of upcoming features names the days of web-features', () => {
  const entries = (files.get('/feeds/upcoming.atom') ?? '').split('<entry>').slice(1)
  expect(entries.length).toBeGreaterThan(0)
  const wrong = entries.filter((entry) => {
    const [, id = ''] = /\/features\/([^"]+)"/.exec(entry) ?? []
    const status = featureStatuses.get(id)
    return (
      status?.is !== 'low' ||
      !entry.includes(`: widely available by date on ${formatDay(status.high)}</title>`) ||
      !entry.includes(
        `Newly available since ${formatDay(status.low)}; widely available by date on ${formatDay(status.high)};`,
      )
    )
  })
  expect(wrong).toEqual([])
})

const client = connectWithin(await catalogueProvider(), { appId: 'plinth', key: 'plinth-search' })

/** The status of a feature on an earlier day. */
function statusOn({ is, low, high }: ReadStatus, day: string): BaselineStatus {
  if (is === 'discouraged') return is
  if (is === 'high' && high <= day) return 'widely'
  return is !== 'limited' && low <= day ? 'newly' : 'limited'
}

test.each(['2019-06-01', '2023-03-31', summary.asOf])(
  'the list of %s has as many features of each status as web-features had',
  async (day) => {
    const statuses = features.flatMap(({ status }) => (status ? [statusOn(status, day)] : []))
    const requests = baselineStatuses.map((status) => ({
      indexName: 'features',
      hitsPerPage: 0,
      filters: dayFilter(day, [status]),
    }))
    const { results } = await client.search({ requests })
    const counts = results.map((result) => ('hits' in result ? result.nbHits : undefined))
    expect(counts).toEqual(
      baselineStatuses.map((status) => statuses.filter((own) => own === status).length),
    )
  },
)

test.each(days)('the start page of %s names the eight features that come next', async (today) => {
  const [, next] = homeRequests({ newestMonth: '' }, today)
  const requests = next === undefined ? [] : [next]
  const { results } = await client.search<(typeof records.features)[number]>({ requests })
  const hits = results.flatMap((result) => ('hits' in result ? result.hits : []))
  const shown = soonestWidely(hits).map(({ objectID }) => featureStatuses.get(objectID)?.high)
  const wanted = newly.flatMap(({ status }) => (status && status.high > today ? [status.high] : []))
  expect(shown).toEqual(wanted.toSorted().slice(0, 8))
})
