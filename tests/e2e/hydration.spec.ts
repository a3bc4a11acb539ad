import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { holdScripts } from './support/hold-script.ts'
import {
  countSearches,
  keepNodes,
  readNodes,
  waitForWritten,
  writtenViews,
} from './support/hydration.ts'
import { movedIn, shiftOf, watchShifts } from './support/layout-shift.ts'
import { settle } from './support/settle.ts'

test.use({ ownContext: true })

/** What must not move when the page hydrates. */
const measured = [
  'h1',
  'header',
  'nav',
  'h1 + div span',
  'main li article',
  'main a[href="/upcoming"]',
  'main section[aria-labelledby] > h2',
  'main section[aria-labelledby]:last-of-type article',
  'main section[aria-labelledby=support] + section > h2',
]

for (const width of [360, 1280]) {
  test(`every view that the server writes, hydrated ${width} px wide, keeps its nodes and its place, and asks nothing that its document answers`, async ({
    page,
    trouble,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await watchShifts(page)
    await keepNodes(page)
    const sent = countSearches(page)
    const scripts = await holdScripts(page)
    for (const view of writtenViews) {
      const { path, searches = 0, moves = false } = view
      await test.step(path, async () => {
        await waitForWritten(page, view)
        scripts.hold()
        await page.goto(path, { waitUntil: 'commit' })
        const before = await placesBefore(page)
        scripts.release()
        expect.soft(await placesHydrated(page), `${path}, when it is hydrated`).toEqual(before)
        await settle(page)
        await expectNodes(page, path)
        // Some are sent when the page has come to rest.
        await expect.poll(sent.count, `searches of ${path}`).toBe(searches)
        sent.clear()
        expect.soft(trouble, path).toEqual(none)
        if (moves) return
        expect.soft(await places(page), `${path}, when nothing more is loaded`).toEqual(before)
        await expectStill(page, path)
      })
    }
  })
}

const none = { pageErrors: [], consoleErrors: [], violations: [], foreignRequests: [] }

/** The icon of the theme differs from that of the device's. */
const THEME_ICON = /in <button[^>]* aria-label="Theme: /

async function expectStill(page: Page, path: string): Promise<void> {
  const moved = (await movedIn(page)).join('\n')
  expect.soft(await shiftOf(page), `layout shift of ${path}\n${moved}`).toBeLessThanOrEqual(0.01)
}

async function expectNodes(page: Page, path: string, replaced?: RegExp): Promise<void> {
  const { kept, lost } = await readNodes(page)
  expect.soft(kept, `nodes of ${path}`).toBeGreaterThan(100)
  const others = lost.filter((node) => replaced?.test(node) !== true)
  expect.soft(others, `nodes of ${path} that hydration lost`).toEqual([])
}

/** The places in the server's markup. They are read again in the page, in the very moment in which it is hydrated. */
async function placesBefore(page: Page): Promise<unknown> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() => document.readyState !== 'loading')
  return await page.evaluate((names) => {
    const read = () =>
      names.map((name) => {
        const box = document.querySelector(name)?.getBoundingClientRect()
        return `${name}: ${box?.x} ${box?.y} ${box?.width}`
      })
    const observer = new MutationObserver(() => {
      if (document.querySelector('.boot') !== null) return
      observer.disconnect()
      Reflect.set(window, 'hydratedPlaces', read())
    })
    observer.observe(document.body, { childList: true })
    Reflect.set(window, 'readPlaces', read)
    return read()
  }, measured)
}

async function placesHydrated(page: Page): Promise<unknown> {
  await page.waitForFunction(() => Reflect.has(window, 'hydratedPlaces'))
  return await page.evaluate(() => Reflect.get(window, 'hydratedPlaces'))
}

const places = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'readPlaces')())

/** What a visitor of earlier days has in local storage. */
const returning = {
  'plinth-saved': JSON.stringify([
    { kind: 'features', id: 'subgrid', on: '2026-10-03' },
    { kind: 'features', id: 'grid', on: '2026-10-03' },
    { kind: 'search', id: '/features?q=grid', on: '2026-09-12' },
  ]),
  'plinth-set': JSON.stringify(['subgrid', 'grid']),
  'plinth-recent-searches': JSON.stringify({ isKept: true, queries: ['grid', 'dialog'] }),
  'plinth-theme': 'dark',
  'plinth-consent': JSON.stringify('declined'),
}

/** A view of each kind. */
const kinds = [
  '/',
  '/upcoming',
  '/about',
  '/search?q=grid',
  '/features?q=grid',
  '/features/subgrid',
]

async function store(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((stored) => Object.assign(localStorage, stored), entries)
}

test('a visitor with saved items, a set, recent searches, a theme and a choice about statistics loses no node of any kind of view, and sees what is stored', async ({
  page,
}) => {
  await store(page, returning)
  await watchShifts(page)
  await keepNodes(page)
  const sent = countSearches(page)
  for (const path of kinds) {
    await test.step(path, async () => {
      await page.goto(path)
      await settle(page)
      await expectNodes(page, path, THEME_ICON)
      expect.soft(sent.count(), `searches of ${path}`).toBe(0)
      await expectStill(page, path)
      await expect.soft(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    })
  }
  await expect(page.getByRole('button', { name: /^Saved?\b/ }).first()).toBeVisible()
})

test('a visitor with chosen browsers loses no node of any kind of view, although verdicts are asked for after hydration', async ({
  page,
}) => {
  await store(page, { 'plinth-targets': JSON.stringify('widely') })
  await keepNodes(page)
  for (const path of kinds) {
    await test.step(path, async () => {
      await page.goto(path)
      await settle(page)
      // With verdicts, the badge of a row is that of the chosen day.
      await expectNodes(page, path, /_badge_/)
    })
  }
})
