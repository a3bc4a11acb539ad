import { expect, test } from 'vitest'

import { followForms, followHref } from '#contracts/follow-address.ts'
import type { Followed, FollowedQuestion, Follower } from '#contracts/followed.ts'
import { followAddress } from '#server/follow/address.ts'
import { createFollow } from '#server/follow/follow.ts'
import { eventsFrom } from '#server/follow/load-events.ts'
import { createReadBrowsers } from '#server/records/read-browsers.ts'
import { targetsData } from '#tests/support/targets-data.ts'

const siteUrl = 'https://plinth.example'

const gap = {
  objectID: 'gap',
  name: 'The `gap` property',
  baseline: 'newly',
  newlyDate: Date.parse('2023-12-05') / 1000,
  widelyExpected: Date.parse('2026-06-05') / 1000,
  support: { chrome: '120' },
  platforms: {},
} as const
const spec = { objectID: 'css-gap', title: 'CSS Gap', features: ['gap', 'row-gap'] }
const release = {
  objectID: 'chrome-120',
  browser: 'chrome',
  name: 'Chrome 120',
  date: Date.parse('2023-12-05') / 1000,
  featureNames: ['gap'],
  featureCount: 1,
  compatCount: 0,
  compatByArea: {},
  removedCount: 0,
} as const
const ahead = { ...release, objectID: 'chrome-130', name: 'Chrome 130', date: 1_730_000_000 }
const entry = { objectID: 'css.gap', name: 'gap', support: { chrome: '120' }, platforms: {} }

const found: Readonly<Record<string, Pick<Followed, 'records' | 'ahead'>>> = {
  features: { records: [gap], ahead: [gap] },
  compat: { records: [entry], ahead: [] },
  specs: { records: [spec], ahead: [] },
  releases: { records: [release], ahead: [ahead] },
}

/** A server whose provider finds the same for each address of a list. */
function serve({ worked = 0 } = {}) {
  const asked: (readonly [href: string, question: FollowedQuestion])[] = []
  const follower: Follower = {
    setIds: (search) => new URLSearchParams(search).get('f')?.split(',') ?? [],
    follow: async (href, question, { targetsOf }) => {
      asked.push([href, question])
      const [path = '', search = ''] = href.split('?')
      const list = (['features', 'compat', 'specs', 'releases'] as const).find(
        (name) => path === `/${name}`,
      )
      if (list === undefined) return undefined
      const browsers = new URLSearchParams(search).get('targets') ?? ''
      if (search.includes('can=')) await targetsOf(browsers)
      const frame = { list, href, query: 'gap', filters: [], browsers, can: '' } as const
      return {
        ...frame,
        left: [],
        groups: [],
        ...found[list],
        records: found[list]?.records ?? [],
        ahead: found[list]?.ahead ?? [],
      }
    },
  }
  const records: Readonly<Record<string, object>> = {
    'features gap': gap,
    'compat css.gap': entry,
    'specs css-gap': spec,
  }
  const follow = createFollow({
    lookup: { record: async (list, id) => ({ ...records[`${list} ${id}`] }) },
    loadRedirects: async () => ({
      features: { gaps: ['gap'], halves: ['gap', 'row-gap'] },
      specs: {},
      compat: { 'css.gaps': ['css.gap'], 'css.gone': ['gap'] },
    }),
    readBrowsers: createReadBrowsers({ loadData: async () => targetsData }),
    provider: { indexPrefix: '', search: async () => '{}' },
    loadFollower: async () => follower,
    loadEvents: async () => eventsFrom({ chrome: { 120: '2023-12-05', 130: '2024-10-27' } }, []),
    today: () => '2024-02-01',
    now: () => 0,
    startTimer: () => () => worked,
  })
  const ask = async (path: string, headers: HeadersInit = {}): Promise<Response> => {
    const request = new Request(siteUrl + path, { headers })
    const address = followAddress(new URL(request.url))
    if (address === undefined) throw new Error(`${path} is no feed.`)
    return follow(request, address, siteUrl)
  }
  return { ask, asked }
}

test.each([
  ['/features?q=a', { kind: 'list', list: 'features' }],
  ['/compat', { kind: 'list', list: 'compat' }],
  ['/specs', { kind: 'list', list: 'specs' }],
  ['/releases?browser=chrome', { kind: 'list', list: 'releases' }],
  ['/features/gap', { kind: 'record', list: 'features', id: 'gap' }],
  ['/compat/api.Response.json', { kind: 'record', list: 'compat', id: 'api.Response.json' }],
  ['/compat/api.%40%40iterator', { kind: 'record', list: 'compat', id: 'api.@@iterator' }],
  ['/specs/css-gap', { kind: 'record', list: 'specs', id: 'css-gap' }],
  ['/set?f=a', { kind: 'set' }],
] as const)('the page %s is followed in every form at its path with an ending', (href, page) => {
  for (const form of ['atom', 'json', 'calendar'] as const) {
    const url = new URL(siteUrl + followHref(href, form))
    expect(followAddress(url)).toEqual({ form, path: href.split('?')[0], page })
  }
})

test.each([
  '/features',
  '/features.json',
  '/features/subgrid.json',
  '/releases/chrome-120.atom',
  '/upcoming.ics',
  '/feeds/newly.atom',
  '/sixth.atom',
  '/features/a/b.atom',
  // Files, while nothing filters them.
  '/features.atom',
  '/releases.atom',
])('%s is no feed of a page', (path) => {
  expect(followAddress(new URL(siteUrl + path))).toBeUndefined()
})

test.each([
  [
    '/features/feed.json?q=gap',
    'Plinth: gap · Features',
    ['features/gap/newly', 'features/gap/supported/chrome/120'],
  ],
  [
    '/compat/feed.json?q=gap',
    'Plinth: gap · Compatibility entries',
    ['compat/css.gap/supported/chrome/120'],
  ],
  [
    '/specs/feed.json?q=gap',
    'Plinth: gap · Specifications',
    ['features/gap/newly', 'features/gap/supported/chrome/120'],
  ],
  ['/releases/feed.json?q=gap', 'Plinth: gap · Releases', ['releases/chrome-120']],
  [
    '/features/gap/feed.json',
    'Plinth: The gap property',
    ['features/gap/newly', 'features/gap/supported/chrome/120'],
  ],
  ['/compat/css.gap/feed.json', 'Plinth: gap', ['compat/css.gap/supported/chrome/120']],
  [
    '/specs/css-gap/feed.json',
    'Plinth: CSS Gap: features',
    ['features/gap/newly', 'features/gap/supported/chrome/120'],
  ],
  [
    '/set/feed.json?f=gap,css.gap',
    'Plinth: Feature set',
    [
      'compat/css.gap/supported/chrome/120',
      'features/gap/newly',
      'features/gap/supported/chrome/120',
    ],
  ],
])('%s has a title and the events of its page, with permanent ids', async (path, title, names) => {
  const { ask } = serve()
  const response = await ask(path)
  expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const feed = await response.json()
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    feed_url: siteUrl + path,
  })
  const ids = feed.items.map(({ id }: { readonly id: string }) => id)
  expect(ids.toSorted()).toEqual(names.map((name) => `tag:plinth.example,2026:${name}`))
})

test('what works in the browsers of an address is an event', async () => {
  const { ask } = serve()
  const kinds = async (path: string) =>
    (await (await ask(path)).json()).items.flatMap(({ tags }: { readonly tags: string[] }) => tags)
  for (const path of [
    '/features/feed.json?targets=chrome+120',
    '/features/gap/feed.json?targets=chrome+120',
    '/set/feed.json?f=gap&targets=chrome+120',
  ]) {
    expect(await kinds(path)).toContain('usable')
  }
  expect(await kinds('/features/gap/feed.json?targets=chrome+119')).not.toContain('usable')
})

test('a calendar has what is expected, and says that no day is confirmed', async () => {
  const { ask } = serve()
  const text = await (await ask('/features/gap.ics')).text()
  expect(text).toContain('DTSTART;VALUE=DATE:20260605')
  expect(text).toContain('UID:features/gap/widely@plinth.example')
  expect(text.replaceAll('\r\n ', '')).toContain('has not confirmed the day yet')
  const releases = await (await ask('/releases.ics?q=chrome')).text()
  expect(releases).toContain('SUMMARY:Chrome 130: expected release')
  expect(releases).not.toContain('Chrome 120')
})

test('a request with the current version is answered with 304 and no body, in each form', async () => {
  const { ask } = serve()
  for (const { ending, type } of Object.values(followForms)) {
    const path = `/features${ending}?q=gap`
    const response = await ask(path)
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    const again = await ask(path, { 'if-none-match': response.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
})

test('a former id leads to the feed of the record, a split one to its parts, an unknown one nowhere', async () => {
  const { ask } = serve()
  const moved = await ask('/features/gaps.atom?targets=widely')
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    '/features/gap.atom?targets=widely',
  ])
  const renamed = await ask('/compat/css.gaps.atom')
  expect(renamed.headers.get('location')).toBe('/compat/css.gap.atom')
  const gone = await ask('/compat/css.gone.ics')
  expect(gone.headers.get('location')).toBe('/features/gap.ics')
  const split = await ask('/features/halves/feed.json')
  expect(split.status).toBe(410)
  expect((await split.json()).parts).toContainEqual({
    id: 'row-gap',
    url: `${siteUrl}/features/row-gap/feed.json`,
  })
  expect((await ask('/features/none.ics')).status).toBe(404)
  expect((await ask('/features/%3Cscript%3E.atom')).status).toBe(404)
})

test.each([
  '/features.atom?targets=nothing+at+all&can=yes',
  '/features/gap.atom?targets=extends+x',
])('browsers that cannot be read are refused: %s', async (path) => {
  const response = await serve().ask(path)
  expect(response.status).toBe(400)
  expect((await response.json()).message).toMatch(/^The browsers cannot be read: /)
})

test('all forms of a page are read once, and other pages wait once their share of time is used', async () => {
  const { ask, asked } = serve({ worked: 600 })
  for (const { ending } of Object.values(followForms)) {
    expect((await ask(`/features${ending}?q=gap`)).status).toBe(200)
  }
  expect(asked.map(([href]) => href)).toEqual(['/features?q=gap'])
  const refused = await ask('/features.atom?q=other')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
})

test('a list is asked for at most a hundred records, those with the newest events where there are more', async () => {
  const { ask, asked } = serve()
  await ask('/compat.atom?q=gap')
  const [[, question] = []] = asked
  expect(question?.most).toBe(100)
  expect(question?.windows[0]).toEqual([])
  const starts = question?.windows
    .slice(1)
    .map(([condition]) => Number(String(condition).replace('changed>=', '')))
  expect(starts).toEqual(starts?.toSorted((a, b) => a - b))
})
