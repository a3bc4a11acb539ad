import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { countsOn } from '#catalogue/dated-facets.ts'
import { compareReleases } from '#catalogue/history/compare-releases.ts'
import { type ChangeKind, changeKinds } from '#catalogue/history/support-state.ts'
import { releaseStatusOn } from '#catalogue/releases/on-day.ts'
import {
  type ReleaseRecord,
  type ReleaseStatus,
  releaseStatuses,
} from '#catalogue/releases/record.ts'
import { connectWithin } from '#provision/client.ts'
import { MOST_VALUES } from '#search/lists/list-definition.ts'
import { releasesList } from '#search/lists/releases.ts'
import { readyRequest } from '#search/targets/filter/ready-request.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'

import { compat, type PackagedRelease, statementsOf } from './compat-package.ts'
import { questions, supportIn } from './statements.ts'
import { beforeOrSame } from './versions.ts'

const { browsers } = compat
const schedule: Readonly<Record<string, { readonly end: string }>> = JSON.parse(
  readFileSync(
    createRequire(import.meta.url).resolve(
      'node-releases/data/release-schedule/release-schedule.json',
    ),
    'utf8',
  ),
)
const { records, summary, content } = await loadCatalogue()
const { releases } = records
const client = connectWithin(await catalogueProvider(), { appId: 'plinth', key: 'plinth-search' })
const names = [...new Set(releases.map(({ browser }) => browser))]

/** The releases of each browser from old to new, sorted by comparing numbers. */
const sorted = new Map(
  names.map((browser) => [
    browser,
    Object.entries(browsers[browser]?.releases ?? {}).toSorted(([a], [b]) =>
      beforeOrSame(a, b) ? -1 : 1,
    ),
  ]),
)

/** The day of the data, every day of the following year on which a release comes out or a line of Node.js ends, and a later one. */
const days = [
  summary.asOf,
  ...new Set(
    [...sorted.values()]
      .flat()
      .map(([, { release_date: date = '' }]) => date)
      .concat(Object.values(schedule).map(({ end }) => end))
      .filter((date) => date > summary.asOf && date <= later(365))
      .toSorted(),
  ),
  later(400),
]

function later(count: number): string {
  return new Date(Date.parse(summary.asOf) + count * 86_400_000).toISOString().slice(0, 10)
}

const unreleased = new Set(['beta', 'nightly', 'planned'])

/** The status of every release on a day, from the package: by ID. */
function statusesOn(day: string): ReadonlyMap<string, string> {
  return new Map([...sorted].flatMap(([browser, own]) => statusesIn(browser, own, day)))
}

type Own = readonly (readonly [string, PackagedRelease])[]

/** The last release of a line of Node.js whose end is not reached, before the newest line. */
function nodeStatuses(own: Own, day: string): readonly (readonly [string, string])[] {
  return own.map((row, place) => {
    const next = own[place + 1]
    const { end = '' } = schedule[lineOf(row[0])] ?? {}
    const isLast = next !== undefined && lineOf(row[0]) !== lineOf(next[0])
    const kept = isLast && end > day ? 'esr' : 'retired'
    return [`nodejs-${row[0]}`, next === undefined ? row[1].status : kept] as const
  })
}

/** What has come leaves the queue of what the package announces; the others move up in it. */
function statusesIn(
  browser: string,
  own: Own,
  day: string,
): readonly (readonly [string, string])[] {
  if (browser === 'nodejs') return nodeStatuses(own, day)
  const queue = own.flatMap(([, { status }]) => (unreleased.has(status) ? status : []))
  const come = own.filter(
    ([, { status, release_date: date = '9999' }]) => !unreleased.has(status) || date <= day,
  )
  const waiting = own.filter((row) => !come.includes(row))
  const hasMoved = waiting.length < queue.length
  return [
    ...come.map(([version, { status }], place) => {
      const isLast = place === come.length - 1
      const moved = isLast ? 'current' : status === 'esr' ? 'esr' : 'retired'
      return [`${browser}-${version}`, hasMoved ? moved : status] as const
    }),
    ...waiting.map(([version], place) => [`${browser}-${version}`, queue[place] ?? ''] as const),
  ]
}

const { attribute } = releasesList.facets.status

/** The releases that the provider finds on a day, in its order, and their number by status. */
async function ask(today: string, statuses: readonly ReleaseStatus[] = []) {
  const { turnDays, datedValues } = summary
  const day = { today, turnDays, datedValues }
  const facetFilters = [statuses.map((status) => `${attribute}:${status}`)]
  const query = {
    indexName: 'releases',
    query: '',
    facets: [attribute],
    maxValuesPerFacet: MOST_VALUES,
    hitsPerPage: 1000,
    attributesToRetrieve: ['date'],
    attributesToHighlight: [],
  }
  const asked = [0, 1].map((page) =>
    Object.assign({ page, ...(statuses.length > 0 && { facetFilters }) }, query),
  )
  const requests = asked.map((request) => readyRequest(request, day))
  const { results } = await client.search<ReleaseRecord>({ requests })
  const found = results.flatMap((result) => ('hits' in result ? [result] : []))
  return {
    hits: found.flatMap(({ hits }) => hits),
    counts: countsOn(today, found[0]?.facets?.[attribute] ?? {}),
  }
}

const idsOf = (hits: readonly { readonly objectID: string }[]) =>
  hits.map(({ objectID }) => objectID).toSorted()

test('every release of the package is a record', () => {
  expect(idsOf(releases)).toEqual([...statusesOn(summary.asOf).keys()].toSorted())
})

test.each(days)(
  'on %s a filter by a status finds the releases that have it, and as many are counted',
  async (day) => {
    const expected = statusesOn(day)
    const { counts } = await ask(day)
    for (const status of releaseStatuses) {
      const ids = [...expected].flatMap(([id, own]) => (own === status ? [id] : []))
      const { hits } = await ask(day, [status])
      expect([status, idsOf(hits)]).toEqual([status, ids.toSorted()])
      expect([status, counts?.[status] ?? 0]).toEqual([status, ids.length])
    }
    const { hits } = await ask(day, ['current', 'beta', 'esr'])
    const several = [...expected].filter(([, own]) => ['current', 'beta', 'esr'].includes(own))
    expect(idsOf(hits)).toEqual(several.map(([id]) => id).toSorted())
  },
)

test.each(days)(
  'on %s each core browser has one current release, and then one beta, one nightly and planned ones without a gap',
  (day) => {
    for (const browser of coreBrowsers) {
      const own = releases
        .filter((release) => release.browser === browser)
        .toSorted((a, b) => a.v - b.v)
        .map((release) => releaseStatusOn(release, day))
      const current = own.indexOf('current')
      const before = own.slice(0, current).filter((one) => one !== 'esr' && one !== 'retired')
      const after = own.slice(current + 1)
      const expected = after.map((_, place) => (['beta', 'nightly'] as const)[place] ?? 'planned')
      expect([browser, ...before, own[current], ...after]).toEqual([
        browser,
        'current',
        ...expected,
      ])
    }
  },
)

const runtime = /^(?:nodejs|deno|bun)-/

const lineOf = (version: string) => `v${version.split('.')[0]}`

test('each maintained line of Node.js has one release that is current or has extended support', () => {
  const own = releases.filter(({ browser }) => browser === 'nodejs')
  const kept = own.filter((release) => releaseStatusOn(release, summary.asOf) !== 'retired')
  const lines = new Set(own.map(({ version }) => lineOf(version)))
  const maintained = [...lines].filter((line) => (schedule[line]?.end ?? '') > summary.asOf)
  expect(kept.map(({ version }) => lineOf(version)).toSorted()).toEqual(maintained.toSorted())
})

test.each(days)(
  'on %s the current releases of browsers come first, then those of runtimes, then all others by date',
  async (day) => {
    const statuses = statusesOn(day)
    const { hits } = await ask(day)
    const groups = hits.map(({ objectID: id }) =>
      statuses.get(id) === 'current' ? Number(runtime.test(id)) : 2,
    )
    expect(groups).toEqual(groups.toSorted((a, b) => a - b))
    for (const group of [0, 1, 2]) {
      const dates = hits.filter((_, place) => groups[place] === group).map(({ date = 0 }) => date)
      expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    }
  },
)

/** The keys of an entry and of those above it, which limit it. */
function withAbove(key: string): readonly string[] {
  const segments = key.split('.')
  return segments.map((last, depth) => [...segments.slice(0, depth), last].join('.'))
}

/** What the statements of an entry changed in the releases of a browser: "chrome-140", "chrome-119 removed". */
function changesOf(key: string, browser: string): readonly string[] {
  const own = sorted.get(names.find((name) => name === browser) ?? 'chrome') ?? []
  const mentioned = new Set(
    withAbove(key)
      .flatMap((one) => statementsOf(one, browser))
      .flatMap(({ version_added: added, version_removed: removed }) =>
        [added, removed].flatMap((one) => (typeof one === 'string' ? one.replace('≤', '') : [])),
      ),
  )
  return own.flatMap(([version], place) => {
    if (!mentioned.has(version)) return []
    // Nothing is supported in version 0.
    const before = supportIn(key, browser, own[place - 1]?.[0] ?? '0')
    const after = supportIn(key, browser, version)
    return changeKinds
      .filter((kind) => questions[kind](before, after))
      .map((kind) => `${browser}-${version} ${kind}`.replace(' added', ''))
  })
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

test('the changes of every entry and release are those that the package itself gives', () => {
  const counts = new Map<string, number>()
  const wrong: string[] = []
  for (const { objectID, changes } of records.compat) {
    const expected = names.flatMap((browser) => changesOf(objectID, browser))
    if (expected.toSorted().join() !== changes.toSorted().join()) wrong.push(objectID)
    for (const change of expected) counts.set(change, (counts.get(change) ?? 0) + 1)
  }
  expect(wrong).toEqual([])
  for (const { objectID: id, compatCount, compatByArea, removedCount, ...others } of releases) {
    const count = (kind: ChangeKind) => counts.get(`${id} ${kind}`.replace(' added', '')) ?? 0
    const rest = changeKinds.filter((kind) => !['added', 'removed'].includes(kind))
    expect({ id, compatCount, removedCount, ...others.changes }).toEqual({
      id,
      compatCount: count('added'),
      removedCount: count('removed'),
      ...Object.fromEntries(rest.flatMap((kind) => (count(kind) > 0 ? [[kind, count(kind)]] : []))),
    })
    expect([id, others.changedCount ?? 0]).toEqual([id, total(Object.values(others.changes))])
    expect([id, total(Object.values(compatByArea))]).toEqual([id, compatCount])
  }
})

test('the totals of a release are those of its comparison with the release before', () => {
  for (const [place, { objectID, browser, prev, ...own }] of releases.entries()) {
    const history = content.histories[browser]
    if (prev === undefined || history === undefined || place % 23 > 0) continue
    const at = history.releases.findIndex(([version]) => `${browser}-${version}` === objectID)
    const { changes } = compareReleases({ history, place: at - 1 }, { history, place: at })
    const count = (kind: ChangeKind) => changes.filter((change) => change.kind === kind).length
    expect([objectID, own.compatCount, own.removedCount, own.changedCount ?? 0]).toEqual([
      objectID,
      count('added'),
      count('removed'),
      changes.length - count('added') - count('removed'),
    ])
  }
})

test('only releases later than the compatibility data are said to have unknown changes', () => {
  const known = summary.packages.find(({ name }) => name === '@mdn/browser-compat-data')?.date ?? ''
  for (const { objectID, browser, version, isAhead = false } of releases) {
    const date = browsers[browser]?.releases[version]?.release_date ?? '9999'
    expect([objectID, isAhead]).toEqual([objectID, date > known])
  }
})
