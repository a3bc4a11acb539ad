import { expect, onTestFinished, test, vi } from 'vitest'

import type { ListName } from '#catalogue/indices.ts'
import { machineAddress } from '#server/records/address.ts'
import { createMachines } from '#server/records/machines.ts'
import { createReadBrowsers } from '#server/records/read-browsers.ts'
import { schemas } from '#server/records/schemas.ts'
import type { SiteLookup } from '#server/seo/lookup.ts'
import { createSite } from '#server/site/site.ts'
import { recordsOfExcerpt } from '#tests/support/excerpt.ts'
import { schemaFaults } from '#tests/support/json-schema.ts'
import { targetsData } from '#tests/support/targets-data.ts'

const records = await recordsOfExcerpt()
const siteUrl = 'https://plinth.example'
/** The record of another key, for the keys that end like a file. */
const [entry] = records.compat
const tested = {
  test: "'Response' in window",
  testRemark: 'Only true on https and localhost.',
  secureContext: true,
}
const asked: string[] = []

const lookup: SiteLookup = {
  async record(list, id) {
    asked.push(`${list} ${id}`)
    if (list === 'compat' && ['api.Response', 'api.Response.json'].includes(id)) {
      return { ...entry, objectID: id, ...tested }
    }
    const all: Readonly<Record<ListName, readonly { readonly objectID: string }[]>> = records
    const found = all[list].find(({ objectID }) => objectID === id)
    return found === undefined ? undefined : { ...found }
  },
  suggest: async () => [],
}

const machines = createMachines({
  lookup,
  loadRedirects: async () => ({
    features: { 'css-subgrid': ['subgrid'], halves: ['grid', 'subgrid'] },
    specs: { 'css-grid': ['css-grid-2', 'css-grid-1'] },
    compat: { 'css.old': ['css.new'], 'css.gone': ['grid'], 'css.a_b': ['css.a', 'css.b'] },
  }),
  readBrowsers: createReadBrowsers({ loadData: async () => targetsData }),
})

const page = { answer: async () => new Response('the page') }
const heads = async () => ({ movedTo: '/elsewhere' })
const site = createSite({
  provider: async () => Response.json({}),
  hostname: '127.0.0.1',
  built: { dist: 'src', page, heads, machines, siteUrl },
})

const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers)
  headers.set('host', '127.0.0.1:4321')
  return site.fetch(new Request(`http://127.0.0.1:4321${path}`, { ...init, headers }))
}

const named: Parameters<typeof schemaFaults>[2]['named'] = schemas
const idOf = (list: ListName) => records[list][0]?.objectID ?? ''

test.each([
  ['features', 'Feature', 'feature'],
  ['compat', 'CompatEntry', 'compat'],
  ['specs', 'Spec', 'spec'],
  ['releases', 'Release', 'release'],
] as const)(
  'a record of %s is answered by its schema, for any origin',
  async (list, schema, kind) => {
    const id = idOf(list)
    const response = await ask(`/${list}/${id}.json`)
    expect(response.status).toBe(200)
    const json: unknown = await response.json()
    expect(schemaFaults(json, schemas[schema], { named })).toEqual([])
    expect(json).toMatchObject({
      version: 1,
      kind,
      id,
      links: { page: `${siteUrl}/${list}/${id}` },
    })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  },
)

test('a feature says in plain words what browsers support and since when it is Baseline', async () => {
  const response = await ask('/features/subgrid.json')
  await expect(response.json()).resolves.toMatchObject({
    name: 'Subgrid',
    description: expect.not.stringContaining('`'),
    baseline: { status: 'widely', newlySince: '2023-09-15', widelySince: '2026-03-15' },
    support: { chrome: { state: 'yes', since: '117', date: '2023-09-12' } },
    links: { mdn: expect.stringMatching(/^https:\/\/developer\.mozilla\.org\//) },
  })
})

test('an entry has its test with the remark, and says that secure contexts alone have it', async () => {
  const response = await ask('/compat/api.Response.json.json')
  await expect(response.json()).resolves.toMatchObject(tested)
})

test('a request with the current version is answered with 304 and no body', async () => {
  const first = await ask('/features/subgrid.json')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/".+"$/)
  const again = await ask('/features/subgrid.json', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(again.headers.get('etag')).toBe(etag)
  expect(again.headers.get('access-control-allow-origin')).toBe('*')
  await expect(again.text()).resolves.toBe('')
  const other = await ask('/features/subgrid.json', { headers: { 'if-none-match': 'W/"other"' } })
  expect(other.status).toBe(200)
})

test('a large answer is compressed, HEAD has the headers alone, and a preflight allows to read', async () => {
  const packed = await ask('/features/subgrid.json', { headers: { 'accept-encoding': 'br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  const head = await ask('/features/subgrid.json', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('etag')).toBe(packed.headers.get('etag'))
  await expect(head.text()).resolves.toBe('')
  const preflight = await ask('/features/subgrid.json', { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD')
  expect((await ask('/features/subgrid.json', { method: 'POST' })).status).toBe(405)
})

test.each([
  ['/features/css-subgrid.json', '/features/subgrid.json'],
  ['/features/css-subgrid.svg?browsers=widely', '/features/subgrid.svg?browsers=widely'],
  ['/specs/css-grid.json', '/specs/css-grid-2.json'],
  ['/compat/css.old.json', '/compat/css.new.json'],
  ['/compat/css.gone.json', '/features/grid.json'],
])('%s redirects to %s', async (path, location) => {
  const response = await ask(path)
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe(location)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test('a split feature is gone, and the answer names its parts', async () => {
  const response = await ask('/features/halves.json')
  expect(response.status).toBe(410)
  const failure: unknown = await response.json()
  expect(schemaFaults(failure, schemas.Failure, { named })).toEqual([])
  expect(failure).toMatchObject({
    parts: [
      { id: 'grid', url: `${siteUrl}/features/grid.json` },
      { id: 'subgrid', url: `${siteUrl}/features/subgrid.json` },
    ],
  })
})

test.each([
  '/features/nope.json',
  '/features/nope.svg',
  '/features/__proto__.json',
  '/features/No%20id.json',
  '/features/%.json',
  '/compat/nope.json',
  '/specs/nope.json',
  '/releases/nope-1.json',
])('%s is not found: JSON says what to do, and nobody keeps it', async (path) => {
  const response = await ask(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBeNull()
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const failure: unknown = await response.json()
  expect(schemaFaults(failure, schemas.Failure, { named })).toEqual([])
  expect(failure).toMatchObject({ message: expect.stringContaining('/sitemap.xml') })
})

test.each([`/features/${'a'.repeat(300)}.json`, '/features/A.json', '/features/a%27b.svg'])(
  '%s is no id and is not looked up',
  async (path) => {
    asked.length = 0
    expect((await ask(path)).status).toBe(404)
    expect(asked).toEqual([])
  },
)

test('a key that ends like a file is a page for browsers, and for programs the record before it', async () => {
  const html = { accept: 'text/html,*/*;q=0.8' }
  expect((await ask('/compat/api.Response.json', { headers: html })).status).toBe(301)
  const response = await ask('/compat/api.Response.json')
  expect(response.headers.get('vary')).toContain('Accept')
  await expect(response.json()).resolves.toMatchObject({ id: 'api.Response' })
  const whole = await ask('/compat/api.Response.json.json', { headers: html })
  await expect(whole.json()).resolves.toMatchObject({ id: 'api.Response.json' })
})

test.each([
  '/features/subgrid',
  '/features',
  '/compat/a.svg',
  '/feeds/newly.json',
  '/assets/a.json',
])('%s is for no program', (path) => expect(machineAddress(path)).toBeUndefined())

test('a badge is an image that may be embedded anywhere, loads nothing and is kept for an hour', async () => {
  const response = await ask('/features/subgrid.svg')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600',
    'x-frame-options': 'DENY',
  })
  expect(await response.text()).toContain('>Subgrid: Baseline widely available</title>')
})

test.each([
  ['chrome 120, safari 17', 'Works in Chrome 120+, Safari 17+'],
  ['chrome 100', 'Not in Chrome 100'],
  ['2022', 'Not in Chrome 108'],
  ['firefox >= 100', 'Works in Firefox 100+'],
  ['firefox 100-102', 'Works in Firefox 100+'],
  ['op_mini all, chrome 150', 'Works in Chrome 150+ (Opera Mini not checked)'],
  ['kaios 2.5, chrome 150', 'Works in Chrome 150+ (KaiOS 2.5 not checked)'],
  [
    'chrome 150, extends ../../package',
    'Works in Chrome 150+ (“extends ../../package” not checked)',
  ],
  ['chrome 150, safari 20', 'Works in Chrome 150+ (“safari 20” not checked)'],
  ['nonsense, op_mini all, chrome 150', 'Works in Chrome 150+ (2 not checked)'],
  ['defaults', 'Not in Chrome 109'],
  ['node 20', 'Not in Node.js'],
])('a badge for "%s" reads "%s"', async (browsers, message) => {
  const response = await ask(`/features/subgrid.svg?${String(new URLSearchParams({ browsers }))}`)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain(`>Subgrid: ${message}</title>`)
})

test.each([
  'extends browserslist-config-plinth',
  '> 1% in my stats',
  '> 1% in browserslist-config-plinth stats',
  'cover 10% in my stats',
  'browserslist config',
  'current node',
  'extends ../../package',
  'safari 20',
  'ios 22',
  'baseline 2999',
  'chrome 9999',
  'this is no query',
  'deno < 2',
  'safari TP and not safari TP',
  `${'chrome 120, '.repeat(20)}safari 17`,
])('browsers that cannot be read are a failure with an example: %s', async (browsers) => {
  const response = await ask(`/features/subgrid.svg?${String(new URLSearchParams({ browsers }))}`)
  expect(response.status).toBe(400)
  const text = await response.text()
  expect(text).toContain('baseline 2022')
  expect(text).not.toMatch(/node_modules|Require stack|ENOENT/)
})

test('queries of many kinds are refused once they take too much of the time, others are not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const readBrowsers = createReadBrowsers({
    loadData: async () => targetsData,
    startTimer: () => () => 300,
  })
  await expect(readBrowsers('last 3 chrome versions')).resolves.toMatchObject({ status: 'known' })
  await expect(readBrowsers('last 4 chrome versions')).resolves.toBeUndefined()
  await expect(readBrowsers('last 3 chrome versions')).resolves.toMatchObject({ status: 'known' })
  await expect(readBrowsers('chrome 100')).resolves.toMatchObject({ status: 'known' })
  vi.advanceTimersByTime(2000)
  await expect(readBrowsers('last 4 chrome versions')).resolves.toMatchObject({ status: 'known' })
  vi.useRealTimers()
})

test('records wait with the searches of their address, and are refused where these are', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const waiting: (() => void)[] = []
  const onRefused = vi.fn<() => void>()
  const busy = createSite({
    hostname: '127.0.0.1',
    onRefused,
    provider: async () => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
      return Response.json({})
    },
    built: { dist: 'src', page, heads, machines, siteUrl },
  })
  const askBusy = async (path: string, method = 'GET') =>
    busy.fetch(
      new Request(`http://127.0.0.1:4321${path}`, { method, headers: { host: '127.0.0.1:4321' } }),
    )
  const searches = Array.from({ length: 100 }, () => askBusy('/1/indexes/*/queries', 'POST'))
  await vi.waitUntil(() => waiting.length === searches.length, { timeout: 120_000 })
  // The first responses are a quarter of a second apart.
  for (const search of searches.slice(0, 5)) {
    vi.advanceTimersByTime(250)
    waiting.shift()?.()
    await search
  }
  const refused = await askBusy('/features/subgrid.json')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(onRefused).toHaveBeenCalledOnce()
  for (const release of waiting) release()
  await Promise.all(searches)
})
