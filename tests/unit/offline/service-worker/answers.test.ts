import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createAnswering } from '#offline/service-worker/answers.ts'
import { openKeptFiles } from '#offline/service-worker/kept-files.ts'
import { openKeptList } from '#offline/service-worker/kept-list.ts'
import { createSiteKeeper } from '#offline/service-worker/site-keeper.ts'
import { createFakeCaches } from '#tests/support/fake-caches.ts'
import { stubSite } from '#tests/support/fake-site.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const origin = 'https://plinth.example'

const place = {
  origin,
  base: '/plinth/',
  takeShared: async () => new Response('taken'),
}

const files = { 'assets/a-1.js': 'a', 'favicon.svg': 'icon' }

let network = stubSite()
let device = createFakeCaches()
let answer = createAnswering(keptBy(device), place)

function keptBy({ caches }: typeof device) {
  return { list: openKeptList(caches, '/plinth/'), files: openKeptFiles(caches, '/plinth/') }
}

async function keep(): Promise<void> {
  const means = { kept: keptBy(device), base: '/plinth/' }
  const site = createSiteKeeper({ ...means, notify: async () => {}, unregister: async () => true })
  await site.keep(() => {})
}

beforeEach(async () => {
  network = stubSite()
  device = createFakeCaches()
  answer = createAnswering(keptBy(device), place)
  network.publish('one', files)
  network.answers.set('/plinth/features', 'written by the server')
  await keep()
  network.requested.length = 0
})

const eventOf = (request: Request) => ({
  request,
  waitUntil: () => {},
  respondWith: () => {},
})

const ask = (path: string, init: RequestInit = {}) =>
  answer(eventOf(new Request(origin + path, init)))

/** Node creates no request with this mode. */
function navigate(path: string, method = 'GET') {
  const request = new Request(origin + path, { method })
  Object.defineProperty(request, 'mode', { value: 'navigate' })
  return answer(eventOf(request))
}

const textOf = async (response: Promise<Response> | undefined) => (await response)?.text()

test.each([
  ['a request of another method', '/plinth/check', { method: 'POST' }],
  ['a page of another site on this host', '/other/', {}],
])('%s is left to the browser', (_what, path, init) => {
  expect(ask(path, init)).toBeUndefined()
})

test('a request of another host is left to the browser', () => {
  expect(answer(eventOf(new Request('https://elsewhere.example/plinth/')))).toBeUndefined()
})

test('a document comes from the network where it answers', async () => {
  await expect(textOf(navigate('/plinth/features'))).resolves.toBe('written by the server')
})

test('a document keeps the status that the site answers with', async () => {
  network.answers.set('/plinth/features', { status: 404 })
  await expect(navigate('/plinth/features')).resolves.toHaveProperty('status', 404)
})

test.each([
  ['the network fails', new TypeError('Failed to fetch')],
  ['a gateway says that the site is away', { status: 502 }],
])('every document is the kept one where %s', async (_why, failure) => {
  network.answers.set('/plinth/compat', failure)
  await expect(textOf(navigate('/plinth/compat?q=a'))).resolves.toContain('assets/a-1.js')
})

test('a document that the network does not begin to answer in four seconds is the kept one', async () => {
  vi.useFakeTimers()
  network.isSilent = true
  const answering = navigate('/plinth/features')
  let isAnswered = false
  void answering?.then(() => {
    isAnswered = true
    return undefined
  })
  await vi.advanceTimersByTimeAsync(3900)
  expect(isAnswered).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  await expect(textOf(answering)).resolves.toContain('assets/a-1.js')
})

test('a damaged document is reported with what to do', async () => {
  device.damage('/plinth/app.html')
  network.isAway = true
  const response = await navigate('/plinth/features')
  expect(response?.status).toBe(503)
  await expect(response?.text()).resolves.toMatch(/Connect to the network and reload this page/)
})

test('without a kept version the failure of the network stays a failure', async () => {
  device = createFakeCaches()
  answer = createAnswering(keptBy(device), place)
  network.isAway = true
  await expect(navigate('/plinth/features')).rejects.toThrow('Failed to fetch')
  await expect(ask('/plinth/favicon.svg')).rejects.toThrow('Failed to fetch')
})

test('a file with a hash in its name comes from the device, also after the site has a newer version', async () => {
  network.publish('two', { 'assets/a-2.js': 'a of two' })
  await expect(textOf(ask('/plinth/assets/a-1.js'))).resolves.toBe('a')
  expect(network.requested).toEqual([])
})

test('a damaged file comes from the network', async () => {
  device.damage('/plinth/assets/a-1.js')
  await expect(textOf(ask('/plinth/assets/a-1.js'))).resolves.toBe('a')
  expect(network.requested).toEqual(['/plinth/assets/a-1.js'])
})

test('a file of the version before is still there for pages that are open', async () => {
  network.publish('two', { 'assets/a-2.js': 'a of two' })
  await keep()
  network.isAway = true
  await expect(textOf(ask('/plinth/assets/a-1.js'))).resolves.toBe('a')
  await expect(textOf(ask('/plinth/assets/a-2.js'))).resolves.toBe('a of two')
})

test('a file without a hash comes from the network, and from the device where that fails', async () => {
  network.answers.set('/plinth/favicon.svg', 'newer icon')
  await expect(textOf(ask('/plinth/favicon.svg'))).resolves.toBe('newer icon')
  network.answers.set('/plinth/favicon.svg', { status: 503 })
  await expect(textOf(ask('/plinth/favicon.svg'))).resolves.toBe('icon')
  network.isAway = true
  await expect(textOf(ask('/plinth/favicon.svg'))).resolves.toBe('icon')
})

test('code that another app shares is taken on the device, and other forms are left to the browser', async () => {
  await expect(textOf(navigate('/plinth/check', 'POST'))).resolves.toBe('taken')
  expect(navigate('/plinth/features', 'POST')).toBeUndefined()
})

test('a kept file has the policy of its site and its own media type, and is no longer compressed', async () => {
  network.isAway = true
  const shell = (await navigate('/plinth/features'))?.headers
  const script = (await ask('/plinth/assets/a-1.js'))?.headers
  for (const headers of [shell, script]) {
    expect(headers?.get('content-security-policy')).toBe("default-src 'none'")
    expect(headers?.has('content-encoding')).toBe(false)
  }
  expect(shell?.get('content-type')).toMatch(/^text\/html/)
  expect(script?.get('content-type')).toMatch(/^text\/javascript/)
})
