import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createClient } from '#client.ts'
import { firstAnswer } from '#search/local/device-provider.ts'
import { deviceNote } from '#search/local/device-state.ts'
import { openedDevice } from '#search/local/opened-device.ts'
import { classifyFailure } from '#search/transport/failure.ts'
import { type KeptDevice, leaveDevice, standInDevice } from '#tests/support/kept-device.ts'
import { network } from '#tests/support/network.ts'

const QUERIES = '*/1/indexes/*/queries'
const requests = { requests: [{ indexName: 'features', query: 'grid' }] }
const found = { nbHits: 1, nbPages: 1, page: 0, query: 'grid' }
const ofNetwork = () =>
  HttpResponse.json({ results: [{ ...found, hits: [{ objectID: 'of-network' }] }] })

/** How the network answers; the real client asks it. */
let answer: () => Response
let asked = 0
let device: KeptDevice

const environment = { appId: 'plinth', searchKey: 'key', indexPrefix: '', isHosted: false }
const create = () => createClient(environment, { origin: window.location.origin })
const down = () => HttpResponse.error()

/** Searches with a new client, which has cached nothing; resolves to where the answer comes from. */
async function search(): Promise<unknown> {
  const { results } = await create().search<{ readonly objectID: string }>(requests)
  const [result] = results
  return result !== undefined && 'hits' in result ? result.hits[0]?.objectID : undefined
}

beforeEach(() => {
  device = standInDevice(true)
  asked = 0
  answer = ofNetwork
  network.use(
    http.post(QUERIES, () => {
      asked += 1
      return answer()
    }),
  )
})

afterEach(() => {
  vi.useRealTimers()
  leaveDevice()
})

test('a search that the network answers does not ask this device', async () => {
  expect(await search()).toBe('of-network')
  expect(device.scripts).toEqual([])
  expect(deviceNote.get()).toBe('')
})

test('a search that the network does not answer is answered by this device, and the page says so', async () => {
  answer = down
  expect(await search()).toBe('of-device')
  expect(device.scripts).toEqual(['/assets/provider-worker.js'])
  expect(deviceNote.get()).toBe(
    'Search does not answer. Results come from this device (data of 27 Nov 2026).',
  )
})

test('without a connection the page says that it is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answer = down
  expect(await search()).toBe('of-device')
  expect(deviceNote.get()).toMatch(/^You are offline\. Results come from this device/)
})

test.each([502, 503, 504])('a gateway’s %i counts as no answer', async (status) => {
  answer = () => new HttpResponse('', { status })
  expect(await search()).toBe('of-device')
})

test.each([403, 429])(
  'a refusal with %i is reported, and this device is not asked',
  async (status) => {
    answer = () => HttpResponse.json({ message: 'no', status }, { status })
    await expect(search()).rejects.toMatchObject({ status })
    expect(device.searched).toEqual([])
  },
)

async function failedSearch() {
  try {
    return await search()
  } catch (error) {
    return classifyFailure(error).kind
  }
}

test('if nothing is kept the failure stays what it was', async () => {
  device.cacheNames.clear()
  answer = down
  expect(await failedSearch()).toBe('unreachable')
  expect(deviceNote.get()).toBe('')
})

test('a page that no service worker controls does not ask this device', async () => {
  leaveDevice()
  device = standInDevice(false)
  device.cacheNames.add('plinth / list')
  answer = down
  expect(await failedSearch()).toBe('unreachable')
  expect(device.scripts).toEqual([])
})

test('if the provider of this device fails, the failure stays, and the next search opens it again', async () => {
  device.answer = { status: 0, content: '' }
  answer = down
  expect(await failedSearch()).toBe('unreachable')
  expect(openedDevice.get()).toBeUndefined()
})

test('the first answer of the network after an outage ends the note', async () => {
  answer = down
  await search()
  expect(deviceNote.get()).not.toBe('')
  answer = ofNetwork
  await search()
  await expect.poll(() => deviceNote.get()).toBe('')
  expect(await search()).toBe('of-network')
})

test('the note ends when the connection is back', async () => {
  answer = down
  await search()
  window.dispatchEvent(new Event('online'))
  expect(deviceNote.get()).toBe('')
})

test('a check of the provider is never answered by this device', async () => {
  answer = down
  await expect(create().provider.search(requests)).rejects.toBeInstanceOf(Error)
  expect(device.searched).toEqual([])
})

const never = new Promise<never>(() => {})
const sent = {
  url: 'http://localhost/1/indexes/*/queries?x-algolia-api-key=key',
  data: JSON.stringify(requests),
}
const late = { status: 200, content: 'late', isTimedOut: false }

/** Whether a promise has resolved by now, and to what. */
async function by(time: number, promise: Promise<unknown>): Promise<unknown> {
  const tooLate = vi.advanceTimersByTimeAsync(time)
  return Promise.race([promise, tooLate.then(() => 'nothing yet')])
}

test('this device is asked after three seconds without an answer of the network', async () => {
  vi.useFakeTimers()
  const answering = firstAnswer(never, sent)
  expect(await by(2900, answering)).toBe('nothing yet')
  expect(device.searched).toEqual([])
  expect(await by(200, answering)).toMatchObject({ status: 200 })
  expect(device.searched).toHaveLength(1)
})

test('an answer of the network within three seconds is taken', async () => {
  vi.useFakeTimers()
  const slow = new Promise<typeof late>((resolve) => setTimeout(() => resolve(late), 2500))
  expect(await by(2600, firstAnswer(slow, sent))).toBe(late)
  expect(device.searched).toEqual([])
})

test('after a search without an answer, the next one asks this device at once', async () => {
  answer = down
  await search()
  vi.useFakeTimers()
  expect(await by(50, firstAnswer(never, sent))).toMatchObject({ status: 200 })
})

test('an answer of this device that comes after that of the network changes nothing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await firstAnswer(Promise.resolve(late), sent)).toBe(late)
  await expect.poll(() => device.searched).toHaveLength(1)
  expect(deviceNote.get()).toBe('')
})
