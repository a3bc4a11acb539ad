import { expect, test } from 'vitest'

import type { LoggedChange } from '#catalogue/events/change-log.ts'
import { loggedChanges, lostBy, readVersion } from '#cli/feature-changes.ts'
import { buildRecords } from '#ingest/build.ts'
import { redirects } from '#ingest/content/redirects.ts'
import { releaseDates } from '#ingest/content/summary.ts'
import { knowledgeOf } from '#ingest/knowledge.ts'
import type { Sources } from '#ingest/sources/sources.ts'
import { collectSurprises } from '#ingest/sources/surprises.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'
import { createAskedProvider } from '#server/first-view/ask.ts'
import { followAddress } from '#server/follow/address.ts'
import { createFollow } from '#server/follow/follow.ts'
import { createFollower } from '#server/follow/follower.ts'
import { eventsFrom } from '#server/follow/load-events.ts'
import { createReadBrowsers } from '#server/records/read-browsers.ts'
import { createSiteLookup } from '#server/seo/lookup.ts'
import { readExcerpt } from '#tests/support/excerpt.ts'
import { createFilledProvider } from '#tests/support/filled-provider.ts'
import { targetsData } from '#tests/support/targets-data.ts'

const siteUrl = 'https://plinth.example'
const keys = { appId: 'plinth', searchKey: 'plinth-search', prefix: '' }
const follower = createFollower(() => ({ today: '2026-11-20', turnDays: [], datedValues: {} }))

/** What a server with some data answers to feed readers. */
async function serve(sources: Sources) {
  const knowledge = knowledgeOf(sources, collectSurprises())
  const records = await buildRecords({ sources, knowledge, onProgress: () => {} })
  const provider = await createFilledProvider(records)
  const follow = createFollow({
    lookup: createSiteLookup(provider, keys),
    loadRedirects: async () => redirects(sources.features, sources.specs, knowledge.renamed),
    readBrowsers: createReadBrowsers({ loadData: async () => targetsData }),
    provider: createAskedProvider(provider, keys),
    loadFollower: async () => follower,
    loadEvents: async () => eventsFrom(releaseDates(sources.compat), sources.changes),
    today: () => '2026-11-20',
  })
  return async (path: string, headers: HeadersInit = {}): Promise<Response> => {
    const request = new Request(siteUrl + path, { headers })
    const address = followAddress(new URL(request.url))
    if (address === undefined) throw new Error(`${path} is no feed.`)
    return follow(request, address, siteUrl)
  }
}

type Ask = Awaited<ReturnType<typeof serve>>

/** The permanent names in a feed, after at most one redirection. */
async function namesIn(ask: Ask, path: string): Promise<readonly string[]> {
  const response = await ask(path)
  if (response.status === 301) return namesIn(ask, response.headers.get('location') ?? '')
  expect([path, response.status]).toEqual([path, 200])
  const { items } = await response.json()
  return items.map(({ id }: { readonly id: string }) => id.replace('tag:plinth.example,2026:', ''))
}

type Status = FeatureSource['status']
type Features = ReadonlyMap<string, FeatureSource>

function withStatus(features: Features, id: string, status: Partial<Status>): Features {
  const feature = features.get(id)
  if (feature === undefined) throw new Error(`The excerpt has no ${id}.`)
  return new Map(features).set(id, { ...feature, status: { ...feature.status, ...status } })
}

/** The same sources with other features, and the log of how they differ. */
function refreshed(
  sources: Sources,
  version: string,
  change: (features: Features) => Partial<Sources['features']>,
): Sources {
  const features = { ...sources.features, ...change(sources.features.features) }
  const [before, after] = [sources.features, features].map((own) => {
    const former = Array.from(own.former, ([id, to]) => [
      id,
      { kind: 'split', redirect_targets: to },
    ])
    const data = {
      browsers: { chrome: { releases: [{ date: '2026-11-12' }] } },
      features: { ...Object.fromEntries(own.features), ...Object.fromEntries(former) },
    }
    return readVersion(version, JSON.parse(JSON.stringify(data)))
  })
  if (before === undefined || after === undefined) throw new Error('Two versions are compared.')
  const added: readonly LoggedChange[] = loggedChanges(before, after, lostBy(sources.changes))
  return { ...sources, features, changes: [...sources.changes, ...added] }
}

/** Safari gets what it alone lacks. */
const first = (sources: Sources) =>
  refreshed(sources, '4.1.0', (features) => ({
    features: withStatus(features, 'is-error', {
      baseline: 'low',
      baseline_low_date: '2026-10-26',
      support: {
        ...features.get('is-error')?.status.support,
        safari: '27.2',
        safari_ios: '27.2',
      },
    }),
  }))

/** A feature gets another id, and one is no longer Baseline. */
const second = (sources: Sources) =>
  refreshed(sources, '4.2.0', (features) => {
    const { 'grid-lanes': lanes, ...others } = Object.fromEntries(features)
    if (lanes === undefined) throw new Error('The excerpt has no grid-lanes.')
    const renamed = new Map(Object.entries({ ...others, lanes }))
    const {
      baseline_low_date: _,
      baseline_high_date: __,
      ...status
    } = others['streams']?.status ?? {}
    const streams = others['streams']
    if (streams === undefined) throw new Error('The excerpt has no streams.')
    return {
      features: renamed.set('streams', {
        ...streams,
        status: { support: {}, ...status, baseline: false },
      }),
      former: new Map([...sources.features.former, ['grid-lanes', ['lanes']]]),
    }
  })

/** A feature is new, and the day of another one has moved. */
const third = (sources: Sources) =>
  refreshed(sources, '4.3.0', (features) => {
    const model = features.get('grid-lanes') ?? features.get('lanes')
    if (model === undefined) throw new Error('The excerpt has no lanes.')
    const moved = withStatus(features, 'text-wrap', { baseline_low_date: '2024-10-29' })
    const status: Status = { baseline: false, support: {} }
    return { features: new Map(moved).set('alley', { ...model, name: 'Alley', status }) }
  })

const inSafari = ['supported/safari/27.2', 'supported/safari_ios/27.2', 'newly'].map(
  (name) => `features/is-error/${name}`,
)
const [safari = ''] = inSafari
const lanes = 'features/grid-lanes/renamed/4.2.0'
const streams = 'features/streams/lost/4.2.0'
const alley = 'features/alley/new/4.3.0'
const textWrap = 'features/text-wrap/moved/4.3.0/newly'

/** What each refresh adds to each feed. */
const feeds: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '/features/feed.json': [inSafari, [lanes, streams], [alley, textWrap]],
  '/features/feed.json?missing=safari': [[safari], [], [alley]],
  '/features/feed.json?baseline=limited': [inSafari, [lanes, streams], [alley]],
  '/features/feed.json?baseline=newly': [inSafari, [], [textWrap]],
  '/features/feed.json?baseline=widely': [[], [streams], []],
  '/features/feed.json?area=CSS': [[], [], []],
  '/features/feed.json?q=error&baseline=limited': [inSafari, [], []],
  // The new feature is described like grid lanes.
  '/features/feed.json?q=lanes': [[], [lanes], [alley]],
  '/features/feed.json?q=subgrid': [[], [], []],
  '/features/is-error/feed.json': [inSafari, [], []],
  '/features/grid-lanes/feed.json': [[], [lanes], []],
  '/features/text-wrap/feed.json': [[], [], [textWrap]],
  '/set/feed.json?f=is-error,streams': [inSafari, [streams], []],
}

test('each of three refreshes adds each change once, to each feed that it belongs to, and to no other', async () => {
  const start = await readExcerpt()
  const states = [start]
  for (const change of [first, second, third]) states.push(change(states.at(-1) ?? start))
  const servers = await Promise.all(states.map(serve))
  for (const [path, wanted] of Object.entries(feeds)) {
    const all = await Promise.all(servers.map((ask) => namesIn(ask, path)))
    for (const names of all) expect([path, ...names]).toEqual([path, ...new Set(names)])
    const added = wanted.map((_, place) => {
      const [before = [], after = []] = [all[place], all[place + 1]]
      return after.filter((name) => !before.includes(name)).toSorted()
    })
    expect([path, added]).toEqual([path, wanted.map((names) => names.toSorted())])
  }
})

test('no refresh changes the name of an event that stays', async () => {
  const start = await readExcerpt()
  const ends = await Promise.all([start, third(second(first(start)))].map(serve))
  for (const path of ['/features/grid-lanes/feed.json', '/features/subgrid/feed.json']) {
    const [before = [], after = []] = await Promise.all(ends.map((ask) => namesIn(ask, path)))
    expect(before).not.toEqual([])
    expect(after).toEqual(expect.arrayContaining([...before]))
  }
})
