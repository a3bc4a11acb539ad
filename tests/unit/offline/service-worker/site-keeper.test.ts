import { afterEach, expect, test, vi } from 'vitest'

import { builtIndexesName } from '#offline/contract/built-indexes.ts'
import { type KeptNotice, type KeptReply, sharedCodeCache } from '#offline/contract/kept-site.ts'
import { openKeptFiles } from '#offline/service-worker/kept-files.ts'
import { openKeptList } from '#offline/service-worker/kept-list.ts'
import { createSiteKeeper } from '#offline/service-worker/site-keeper.ts'
import { createFakeCaches } from '#tests/support/fake-caches.ts'
import { stubDatabases } from '#tests/support/fake-databases.ts'
import { pieceWith, stubSite } from '#tests/support/fake-site.ts'

afterEach(() => vi.unstubAllGlobals())

const first = { 'assets/a-1.js': 'a of one', 'assets/b-1.js': 'b', 'favicon.svg': 'icon' }
const second = { 'assets/a-2.js': 'a of two', 'assets/b-1.js': 'b', 'favicon.svg': 'icon' }

function openDevice() {
  const network = stubSite()
  const device = createFakeCaches()
  const notices: KeptNotice[] = []
  const unregister = vi.fn<() => Promise<boolean>>(async () => true)
  const kept = {
    list: openKeptList(device.caches, '/plinth/'),
    files: openKeptFiles(device.caches, '/plinth/'),
  }
  const notify = async (notice: KeptNotice): Promise<void> => void notices.push(notice)
  const site = createSiteKeeper({ kept, base: '/plinth/', notify, unregister })
  const ask = async (kind: 'keep' | 'describe' | 'remove'): Promise<readonly KeptReply[]> => {
    const replies: KeptReply[] = []
    await site[kind]((reply) => replies.push(reply))
    return replies
  }
  return { network, device, notices, unregister, kept, site, ask }
}

const everything = ['/plinth/app.html', '/plinth/assets/a-1.js', '/plinth/assets/b-1.js']

test('a site that is kept has all of its files in one cache, and says how far it is', async () => {
  const { network, device, ask } = openDevice()
  const { files } = network.publish('one', first)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const replies = await ask('keep')
  expect(device.content()).toEqual({
    'plinth /plinth/ list': ['/kept.json'],
    'plinth /plinth/ one': [...everything, '/plinth/favicon.svg'],
  })
  const progress = replies.flatMap((reply) => (reply.kind === 'progress' ? [reply.done] : []))
  expect(progress).toHaveLength(3)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  expect(replies.at(-2)).toEqual({ kind: 'progress', done: bytes, total: bytes })
  const described = { kind: 'kept', version: 'one', day: '2026-11-10', bytes }
  expect(replies.at(-1)).toEqual(described)
  await expect(ask('describe')).resolves.toEqual([described])
})

test('nothing is loaded before a page asks for it', async () => {
  const { network, device, site, ask } = openDevice()
  network.publish('one', first)
  await site.renew()
  await expect(ask('describe')).resolves.toEqual([{ kind: 'nothing' }])
  expect([network.requested, device.content()]).toEqual([[], {}])
})

test('a newer version replaces the kept one whole, loads only what differs, and is announced', async () => {
  const { network, device, notices, site, kept, ask } = openDevice()
  network.publish('one', first)
  await ask('keep')
  const two = network.publish('two', second)
  network.requested.length = 0
  await site.renew()
  expect(network.requested).toEqual([
    '/plinth/service-worker.json',
    pieceWith(two, '/plinth/assets/a-2.js'),
    '/plinth/app.html',
  ])
  const scripts = ['/plinth/assets/a-2.js', '/plinth/assets/b-1.js']
  expect(notices).toEqual([{ kind: 'updated', version: 'two', scripts }])
  await expect(kept.list.read()).resolves.toMatchObject({
    current: { version: 'two' },
    previous: { version: 'one' },
  })
  // A third removes the first: at most two are kept.
  network.publish('three', { ...second, 'assets/c-3.js': 'c' })
  await site.renew()
  expect(Object.keys(device.content()).toSorted()).toEqual([
    'plinth /plinth/ list',
    'plinth /plinth/ three',
    'plinth /plinth/ two',
  ])
})

test('the same version is not loaded again, except what the device has lost', async () => {
  const { network, device, notices, site, kept, ask } = openDevice()
  network.publish('one', first)
  await ask('keep')
  network.requested.length = 0
  await site.renew()
  expect(network.requested).toEqual(['/plinth/service-worker.json'])
  device.damage('/plinth/assets/b-1.js')
  await expect(kept.files.take('/plinth/assets/b-1.js')).resolves.toBeUndefined()
  await site.renew()
  const copy = await kept.files.take('/plinth/assets/b-1.js')
  await expect(copy?.text()).resolves.toBe('b')
  expect(notices).toEqual([])
})

test('a damaged document is loaded again at the next visit', async () => {
  const { network, device, site, kept, ask } = openDevice()
  network.publish('one', first)
  await ask('keep')
  const { current } = (await kept.list.read()) ?? {}
  device.damage('/plinth/app.html')
  await expect(current && kept.files.takeShell(current)).resolves.toBeUndefined()
  await site.renew()
  await expect(current && kept.files.takeShell(current)).resolves.toBeDefined()
})

test('what is removed while the site is asked for its version stays removed', async () => {
  const { network, device, site, ask } = openDevice()
  network.publish('one', first)
  await ask('keep')
  const renewing = site.renew()
  await ask('remove')
  await renewing
  expect(device.content()).toEqual({})
})

test('a site that recalls itself while a newer version loads leaves nothing behind', async () => {
  const { network, device, site, ask } = openDevice()
  network.publish('one', first)
  await ask('keep')
  const two = network.publish('two', second)
  const loading = ask('keep')
  await vi.waitUntil(() => network.requested.includes(pieceWith(two, '/plinth/assets/a-2.js')), {
    interval: 0,
  })
  network.answers.set('/plinth/service-worker.json', '{"remove":true}')
  await Promise.all([site.renew(), loading])
  expect(device.content()).toEqual({})
})

test('a load that the network interrupts says so, and continues at the next visit', async () => {
  const { network, site, ask } = openDevice()
  const one = network.publish('one', first)
  const piece = pieceWith(one, '/plinth/assets/a-1.js')
  network.answers.set(piece, new TypeError('Failed to fetch'))
  expect((await ask('keep')).at(-1)).toEqual({ kind: 'failed', reason: 'unreachable' })
  await expect(ask('describe')).resolves.toEqual([{ kind: 'nothing' }])
  await expect(site.renew()).resolves.toBe(false)
  network.publish('one', first)
  network.requested.length = 0
  await expect(site.renew()).resolves.toBe(true)
  expect(network.requested).toEqual(['/plinth/service-worker.json', piece, '/plinth/app.html'])
  expect((await ask('describe')).at(-1)).toMatchObject({ kind: 'kept', version: 'one' })
})

test('a piece with another content, or a document of another version, leaves the kept version as it is', async () => {
  const { network, notices, site, kept, ask } = openDevice()
  network.publish('one', first)
  await ask('keep')
  const two = network.publish('two', second)
  network.answers.set(pieceWith(two, '/plinth/assets/a-2.js'), 'of three')
  expect((await ask('keep')).at(-1)).toEqual({ kind: 'failed', reason: 'changed' })
  network.publish('two', second)
  network.answers.set('/plinth/app.html', '<script src="/plinth/assets/a-3.js"></script>')
  expect((await ask('keep')).at(-1)).toEqual({ kind: 'failed', reason: 'changed' })
  await site.renew()
  await expect(kept.list.read()).resolves.toMatchObject({ current: { version: 'one' } })
  expect(notices).toEqual([])
})

test.each([
  ['another content', 'of zero'],
  ['that there is no such file', { status: 404 }],
])('a version is loaded whole where the browser has cached %s', async (_what, answer) => {
  const { network, ask } = openDevice()
  const one = network.publish('one', first)
  network.cached.set(pieceWith(one, '/plinth/assets/a-1.js'), answer)
  expect((await ask('keep')).at(-1)).toMatchObject({ kind: 'kept', version: 'one' })
})

test('a device without room says so and gives back what was taken', async () => {
  const { network, device, ask } = openDevice()
  network.publish('one', first)
  device.room = 2
  expect((await ask('keep')).at(-1)).toEqual({ kind: 'failed', reason: 'full' })
  expect(device.content()).toEqual({})
})

test('a device without room for a newer version keeps the one that it has', async () => {
  const { network, device, site, kept, ask } = openDevice()
  network.publish('one', first)
  await ask('keep')
  network.publish('two', second)
  device.room = 2
  await site.renew()
  expect(Object.keys(device.content())).not.toContain('plinth /plinth/ two')
  await expect(kept.files.take('/plinth/assets/a-1.js')).resolves.toBeDefined()
})

test.each([
  ['says so', { 'service-worker.json': '{"remove":true}' }],
  [
    'is gone for good',
    { 'service-worker.json': { status: 410 }, 'service-worker.js': { status: 410 } },
  ],
  [
    'has neither file any more',
    { 'service-worker.json': { status: 404 }, 'service-worker.js': { status: 404 } },
  ],
])('everything is removed where the site %s', async (_why, answers) => {
  const { network, device, notices, unregister, site, ask } = openDevice()
  network.publish('one', first)
  await ask('keep')
  for (const [path, answer] of Object.entries(answers))
    network.answers.set(`/plinth/${path}`, answer)
  await site.renew()
  expect(device.content()).toEqual({})
  expect(unregister).toHaveBeenCalledOnce()
  expect(notices).toEqual([{ kind: 'recalled' }])
})

test.each([
  ['does not answer', new TypeError('Failed to fetch')],
  ['fails', { status: 500 }],
  ['has the worker without its file, as during a build', { status: 404 }],
  ['answers with a page', '<!doctype html>'],
])('nothing is removed where the site %s', async (_why, answer) => {
  const { network, unregister, site, ask } = openDevice()
  network.publish('one', first)
  await ask('keep')
  network.answers.set('/plinth/service-worker.json', answer)
  await expect(site.renew()).resolves.toBe(false)
  expect((await ask('describe')).at(-1)).toMatchObject({ kind: 'kept', version: 'one' })
  expect(unregister).not.toHaveBeenCalled()
})

test('shared code that waits for its view outlasts a newer version, and not the removal of the site', async () => {
  const { network, device, site, ask } = openDevice()
  network.publish('one', first)
  await ask('keep')
  await device.caches.open(sharedCodeCache('/plinth/'))
  network.publish('two', second)
  await site.renew()
  expect(Object.keys(device.content())).toContain(sharedCodeCache('/plinth/'))
  await ask('remove')
  expect(device.content()).toEqual({})
})

/** Stands in for the indexes that a worker has built for a site. */
const buildIndexes = (base: string) =>
  new Promise((resolve) => {
    indexedDB.open(builtIndexesName(base)).addEventListener('success', ({ target }) => {
      if (target instanceof IDBRequest) target.result.close()
      resolve(undefined)
    })
  })

const builtIndexes = async () => (await indexedDB.databases()).map(({ name }) => name)

test('a newer version deletes the indexes that were built from the one before, and the same version none', async () => {
  stubDatabases()
  const { network, site, ask } = openDevice()
  network.publish('one', first)
  await ask('keep')
  await buildIndexes('/plinth/')
  await ask('keep')
  await expect(builtIndexes()).resolves.toEqual([builtIndexesName('/plinth/')])
  network.publish('two', second)
  await site.renew()
  await expect(builtIndexes()).resolves.toEqual([])
})

test('removing deletes the caches and the built indexes of this site alone, and the worker', async () => {
  stubDatabases()
  const { network, device, unregister, ask } = openDevice()
  network.publish('one', first)
  await ask('keep')
  await device.caches.open('plinth /other/ one')
  await Promise.all(['/plinth/', '/other/'].map(buildIndexes))
  await expect(ask('remove')).resolves.toEqual([{ kind: 'nothing' }])
  expect(Object.keys(device.content())).toEqual(['plinth /other/ one'])
  await expect(builtIndexes()).resolves.toEqual([builtIndexesName('/other/')])
  expect(unregister).toHaveBeenCalledOnce()
})
