import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  followNotices,
  keepSite,
  lookForKept,
  measureSite,
  removeSite,
} from '#offline/page/keep-site.ts'
import { hasNewVersion, keptState, type KeptState } from '#offline/page/kept-state.ts'
import { openedDevice } from '#search/local/opened-device.ts'
import { type KeptDevice, leaveDevice, replyAs, standInDevice } from '#tests/support/kept-device.ts'

let device: KeptDevice

beforeEach(() => {
  device = standInDevice(false)
})

afterEach(() => {
  vi.useRealTimers()
  leaveDevice()
  document.head.querySelector('script')?.remove()
})

const kept = { kind: 'kept', day: '2026-11-27', bytes: 6_300_000 }

test('a browser without service workers cannot keep the site', async () => {
  leaveDevice()
  await lookForKept()
  expect(keptState.get()).toEqual({ kind: 'unsupported' })
})

test('without a service worker nothing is kept, and none is registered by looking', async () => {
  await lookForKept()
  expect(keptState.get()).toEqual({ kind: 'none' })
  expect(device.registered).toEqual([])
})

test('the service worker of a kept site describes it', async () => {
  leaveDevice()
  device = standInDevice(true)
  await lookForKept()
  expect(keptState.get()).toEqual(kept)
  expect(device.asked).toEqual(['describe'])
})

test('a service worker of a site above this one does not count', async () => {
  leaveDevice()
  device = standInDevice(true)
  const registration = await navigator.serviceWorker.getRegistration()
  Object.assign(registration ?? {}, { scope: 'http://localhost/above/' })
  await lookForKept()
  expect(keptState.get()).toEqual({ kind: 'none' })
})

test('keeping registers the service worker, which no cache may answer, and follows its progress', async () => {
  const states: KeptState[] = []
  const forget = keptState.subscribe(() => states.push(keptState.get()))
  device.reply = (request, report) => {
    report({ kind: 'progress', done: 1_200_000, total: 6_300_000 })
    replyAs('kept')(request, report)
  }
  await keepSite()
  forget()
  expect(device.registered).toEqual([
    ['/service-worker.js', { scope: '/', updateViaCache: 'none' }],
  ])
  expect(device.asked).toEqual(['keep'])
  expect(states).toEqual([
    { kind: 'keeping', done: 0, total: 0 },
    { kind: 'keeping', done: 1_200_000, total: 6_300_000 },
    kept,
  ])
  expect(device.isRegistered).toBe(true)
})

test('the browser is asked not to delete what is kept', async () => {
  const persist = vi.spyOn(navigator.storage, 'persist')
  device.reply = replyAs('kept')
  await keepSite()
  expect(persist).toHaveBeenCalledOnce()
})

test.each(['full', 'unreachable', 'changed'] as const)(
  'a load that ends as %s says how far it came, and leaves no service worker',
  async (reason) => {
    device.reply = ({ kind }, report) => {
      if (kind === 'describe') return report({ kind: 'nothing' })
      report({ kind: 'progress', done: 2_100_000, total: 6_300_000 })
      return report({ kind: 'failed', reason })
    }
    await keepSite()
    expect(keptState.get()).toEqual({ kind: 'failed', reason, done: 2_100_000, total: 6_300_000 })
    expect(device.isRegistered).toBe(false)
  },
)

test('a failed load leaves the service worker if an earlier version is kept', async () => {
  device.reply = (request, report) =>
    request.kind === 'keep'
      ? report({ kind: 'failed', reason: 'unreachable' })
      : replyAs('kept')(request, report)
  await keepSite()
  expect(keptState.get()).toMatchObject({ kind: 'failed' })
  expect(device.isRegistered).toBe(true)
})

test.each([
  [new DOMException('denied', 'SecurityError'), 'blocked'],
  [new TypeError('The script could not be loaded.'), 'unreachable'],
])('%s counts as %s', async (refusal, reason) => {
  device.refusal = refusal
  await keepSite()
  expect(keptState.get()).toEqual({ kind: 'failed', reason, done: 0, total: 0 })
})

test('a site that recalls what is kept leaves no service worker', async () => {
  await keepSite()
  expect(keptState.get()).toEqual({ kind: 'none' })
  expect(device.isRegistered).toBe(false)
})

test('a service worker that is silent for a minute counts as unreachable', async () => {
  vi.useFakeTimers()
  device.reply = ({ kind }, report) => {
    if (kind === 'describe') report({ kind: 'nothing' })
  }
  const keeping = keepSite()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(keptState.get()).toMatchObject({ kind: 'keeping' })
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  await keeping
  expect(keptState.get()).toMatchObject({ kind: 'failed', reason: 'unreachable' })
})

test('removal asks the service worker, unregisters it and deletes the caches of this site alone', async () => {
  leaveDevice()
  device = standInDevice(true)
  device.cacheNames.add('plinth /other/ one').add('another')
  openedDevice.set(new Promise(() => {}))
  expect(await removeSite()).toBe(true)
  expect(device.asked).toEqual(['remove'])
  expect(device.isRegistered).toBe(false)
  expect([...device.cacheNames]).toEqual(['plinth /other/ one', 'another'])
  expect(keptState.get()).toEqual({ kind: 'none' })
  expect(openedDevice.get()).toBeUndefined()
})

test('what an interrupted load has left is removed without a service worker', async () => {
  device.cacheNames.add('plinth / one')
  expect(await removeSite()).toBe(true)
  expect(device.cacheNames.size).toBe(0)
})

test('a removal that the browser refuses returns false', async () => {
  device.cacheNames.add('plinth / one')
  vi.spyOn(caches, 'delete').mockRejectedValue(new Error('refused'))
  expect(await removeSite()).toBe(false)
})

test('the size of a kept site is what the browser says, and undefined if nothing is stored', async () => {
  expect(await measureSite()).toBeUndefined()
  device.cacheNames.add('plinth / one')
  expect(await measureSite()).toBe(12_340_000)
})

function addScript(source: string): void {
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', source)
  document.head.append(script)
}

test.each([
  ['/assets/early-1.js', true],
  ['/assets/early-2.js', false],
])('of a new version, a page with the script %s is older: %s', async (source, isOlder) => {
  addScript(source)
  const stop = followNotices()
  device.tell({ kind: 'updated', version: 'two', scripts: ['/assets/early-2.js'] })
  expect(hasNewVersion.get()).toBe(isOlder)
  stop()
})

test('after a recall nothing is kept, and after the end nothing is followed', async () => {
  const stop = followNotices()
  keptState.set({ kind: 'kept', day: '2026-11-27', bytes: 1 })
  device.tell({ kind: 'recalled' })
  expect(keptState.get()).toEqual({ kind: 'none' })
  stop()
  keptState.set({ kind: 'unknown' })
  device.tell({ kind: 'recalled' })
  expect(keptState.get()).toEqual({ kind: 'unknown' })
})
