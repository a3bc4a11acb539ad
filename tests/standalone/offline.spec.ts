import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { type MovingHost, startMovingHost } from '#tests/support/moving-host.ts'

import { writeRenewedSite } from './renewed-site.ts'

/** The site as `npm run test:standalone` builds it. */
const first = join(import.meta.dirname, '../../test-results/standalone/root')

/** A later version of it. */
let second = ''
/** A host of its own for each test, which serves the site at first. */
let host: MovingHost

test.use({ ownContext: true })

test.beforeAll(async () => {
  second = await mkdtemp(join(tmpdir(), 'plinth-renewed-'))
  await writeRenewedSite(first, second)
})

test.afterAll(() => rm(second, { recursive: true }))

test.beforeEach(async () => {
  host = await startMovingHost(first)
})

test.afterEach(async ({ trouble }) => {
  await host.leave()
  const elsewhere = trouble.foreignRequests.filter((url) => !url.startsWith(host.origin))
  expect(elsewhere).toEqual([])
  trouble.foreignRequests.length = 0
})

/** Ends the service worker, as browsers do when it has been idle. */
async function endWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

const kept = (page: Page) => page.getByText(/^Kept: data of .+ \d\.\d MB loaded\./)
const box = (page: Page) => page.getByRole('searchbox').or(page.getByRole('combobox')).first()
const subgrid = (page: Page) => page.getByRole('link', { name: 'Subgrid', exact: true }).first()

async function keepSite(page: Page): Promise<void> {
  await page.goto(`${host.origin}/about#offline`)
  await page.getByRole('button', { name: 'Keep Plinth on this device' }).click()
  await expect(kept(page)).toBeVisible()
}

/** What the browser stores of the site, and whether it runs a service worker. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

const nothing = { caches: [], databases: [], workers: 0 }

/** Opens a list; resolves once the index that was built for it is on the device. */
async function buildIndex(page: Page): Promise<void> {
  await page.goto(`${host.origin}/features?q=subgrid`)
  await expect(subgrid(page)).toBeVisible()
  await expect.poll(() => builtIndexes(page)).not.toEqual([])
}

/** The keys of the indexes that this device has built. */
const builtIndexes = (page: Page) =>
  page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases()
    if (name === '') return []
    return new Promise<IDBValidKey[]>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('error', () => reject(opening.error))
      opening.addEventListener('success', () => {
        const { result: database } = opening
        const reading = database.transaction('indexes').objectStore('indexes').getAllKeys()
        reading.addEventListener('success', () => resolve(reading.result))
        database.close()
      })
    })
  })

test('a site that is kept works without a network in every view, and nothing is lost when it is back', async ({
  page,
  trouble,
}) => {
  await keepSite(page)
  await host.leave()
  await page.goto(`${host.origin}/features`)
  await box(page).pressSequentially('subgri')
  await subgrid(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subgrid')
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await expect(page.getByRole('button', { name: /^Saved/ }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subgrid')
  await page.goto(`${host.origin}/saved`)
  await expect(subgrid(page)).toBeVisible()
  await page.goto(`${host.origin}/compat?q=subgrid`)
  await expect(page.getByRole('link', { name: /subgrid/ }).first()).toBeVisible()
  await page.goto(`${host.origin}/check`)
  await page.getByRole('textbox', { name: /code/i }).fill('a { grid-template-rows: subgrid }')
  await expect(page.getByText('Subgrid').first()).toBeVisible()
  await page.goto(`${host.origin}/diff`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await host.publish(first)
  await page.goto(`${host.origin}/saved`)
  await expect(subgrid(page)).toBeVisible()
  // The browser reports what it could not load.
  trouble.consoleErrors.length = 0
})

test('a new version is loaded while the page is open, offered, and complete without a network', async ({
  page,
  trouble,
}) => {
  await keepSite(page)
  await page.goto(`${host.origin}/features?q=subgrid`)
  await host.publish(second)
  await endWorker(page)
  const status = page.getByRole('link', { name: 'Status' }).first()
  await status.click()
  const offer = page.getByRole('button', { name: 'Reload' })
  await expect(page.getByText('A new version of Plinth is ready.')).toBeVisible()
  await host.leave()
  await offer.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status')
  await expect(page.locator('script[type=module]').last()).toHaveAttribute(
    'src',
    /-R[\w-]{7,8}\.js$/,
  )
  await expect(page.getByText('A new version of Plinth is ready.')).toHaveCount(0)
  trouble.consoleErrors.length = 0
})

test('an update that is interrupted leaves the version before, and is completed at the next visit', async ({
  page,
  context,
  trouble,
}) => {
  await keepSite(page)
  await host.publish(second, /\/kept-page-/)
  await endWorker(page)
  await page.goto(`${host.origin}/features`)
  // The new version has begun to arrive.
  await expect.poll(async () => (await stored(page)).caches.length).toBe(3)
  await host.leave()
  await endWorker(page)
  await page.close()
  const next = await context.newPage()
  await next.goto(`${host.origin}/features?q=subgrid`)
  await expect(subgrid(next)).toBeVisible()
  const current = async () =>
    next.evaluate(async () => (await (await caches.match('/kept.json'))?.json())?.current?.version)
  expect(await current()).not.toMatch(/-R$/)
  await host.publish(second)
  await next.goto(`${host.origin}/about`)
  await expect.poll(current).toMatch(/-R$/)
  trouble.consoleErrors.length = 0
})

/** Replaces the content of kept files of the site, which the browser has nowhere else then. */
async function damage(page: Page, name: RegExp): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.evaluate(
    async ([source]) => {
      for (const cacheName of await caches.keys()) {
        const cache = await caches.open(cacheName)
        for (const request of await cache.keys()) {
          if (!new RegExp(source).test(request.url)) continue
          const { headers } = (await cache.match(request)) ?? {}
          await cache.put(request, new Response('damaged', headers && { headers }))
        }
      }
    },
    [name.source] as const,
  )
}

test('a damaged index is reported without a network, and loaded again with one', async ({
  page,
  trouble,
}) => {
  await keepSite(page)
  await damage(page, /records-features-/)
  await host.leave()
  await page.goto(`${host.origin}/features?q=subgrid`)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await host.publish(first)
  await again.click()
  await expect(subgrid(page)).toBeVisible()
  trouble.consoleErrors.length = 0
})

test('a damaged script is reported without a network, and loaded again with one', async ({
  page,
  trouble,
}) => {
  await keepSite(page)
  await damage(page, /assets\/index-/)
  await host.leave()
  await page.goto(`${host.origin}/features?q=subgrid`)
  await expect(page.getByText('Plinth has not started.')).toBeVisible()
  await host.publish(first)
  await page.reload()
  await expect(subgrid(page)).toBeVisible()
  trouble.consoleErrors.length = 0
})

test('a device without room says so, and nothing stays on it', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: host.origin,
    quotaSize: 2_000_000,
  })
  await page.goto(`${host.origin}/about#offline`)
  await page.getByRole('button', { name: 'Keep Plinth on this device' }).click()
  await expect(page.getByText(/^This device has no room/)).toBeVisible()
  expect(await stored(page)).toEqual(nothing)
})

test('a site that recalls it is removed at the next visit', async ({ page, trouble }) => {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-recalled-'))
  await cp(first, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
  await writeFile(join(folder, 'service-worker.json'), '{"remove":true}')
  await keepSite(page)
  await buildIndex(page)
  await host.publish(folder)
  await endWorker(page)
  await page.goto(`${host.origin}/features`)
  await expect.poll(() => stored(page)).toEqual(nothing)
  await page.goto(`${host.origin}/about#offline`)
  await expect(page.getByText('This site does not offer it.')).toBeVisible()
  trouble.consoleErrors.length = 0
  await rm(folder, { recursive: true })
})

test('a visitor removes it, and the browser has nothing of the site any more', async ({ page }) => {
  await keepSite(page)
  await buildIndex(page)
  await page.goto(`${host.origin}/about#offline`)
  await page.getByRole('button', { name: 'Remove from this device' }).click()
  await expect(page.getByText(/^Removed from this device\./)).toBeVisible()
  expect(await stored(page)).toEqual(nothing)
})

test('nothing is kept before a visitor asks for it', async ({ page }) => {
  await page.goto(`${host.origin}/about#offline`)
  await expect(page.getByRole('button', { name: 'Keep Plinth on this device' })).toBeVisible()
  expect(await stored(page)).toEqual(nothing)
})
