import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { Locator, Page } from '@playwright/test'

import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'

import { type Announced, announcedEntries } from './support/announced.ts'
import { live } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { openMore } from './support/list-tools.ts'
import { settle } from './support/settle.ts'

const things = announcedEntries(2)
const plainDocument = fileURLToPath(new URL('../../dist/index.html', import.meta.url))

/** Answers each navigation as a static host does: the clock of the page then decides the day. */
async function servePlainDocument(page: Page): Promise<void> {
  const body = await readFile(plainDocument, 'utf8')
  await page.route('**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    return route.fulfill({ body, contentType: 'text/html' })
  })
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settle(page)
}

/** Whether the cell of the browser says that the version is out: "Chrome 158, since …", or "Chrome: expected in 158". */
async function saysIn(place: Locator, { browser, version }: Announced): Promise<boolean> {
  const { name } = browserLabels[browser]
  const said = (title: string) =>
    title === `${name} ${version}` || title.startsWith(`${name} ${version},`)
  const expected = `${name}: expected in ${version}`
  const find = () =>
    place
      .first()
      .locator('[title]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('title') ?? ''))
  await expect
    .poll(async () => (await find()).filter((title) => said(title) || title === expected).length)
    .toBeGreaterThan(0)
  return (await find()).some(said)
}

const rowOf = (page: Page, key: string) =>
  page
    .getByRole('main')
    .locator('article, tr')
    .filter({ has: page.locator(`a[href^="/compat/${key}"]`) })
    .and(live(page))

type Say = (page: Page, thing: Announced) => Promise<boolean>

/** What each view says of an entry. */
const views: Readonly<Record<string, Say>> = {
  list: async (page, thing) => {
    await open(page, `/compat?q=${thing.key}`)
    return await saysIn(rowOf(page, thing.key), thing)
  },
  'filter “Missing in”': async (page, { key, browser }) => {
    await open(page, `/compat?q=${key}&missing=${browser}`)
    await expect(page.getByText(/^(?:[\d,]+ results?|No results)\b/).first()).toBeVisible()
    return (await rowOf(page, key).count()) === 0
  },
  everything: async (page, thing) => {
    await open(page, `/search?q=${thing.key}`)
    return await saysIn(rowOf(page, thing.key), thing)
  },
  table: async (page, thing) => {
    await open(page, `/compat?q=${thing.key}&view=table&cols=${thing.browser}`)
    return await saysIn(rowOf(page, thing.key), thing)
  },
  export: async (page, { key, browser, version }) => {
    await openMore(page, 'Export')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download JSON' }).click()
    const file = await readFile(await (await saving).path(), 'utf8')
    const { records }: { records: readonly Record<string, unknown>[] } = JSON.parse(file)
    const record = records.find(({ id }) => id === key)
    expect([version, `next ${version}`]).toContain(record?.[browser])
    return record?.[browser] === version
  },
  'page of the entry': async (page, thing) => {
    const { key, browser, before } = thing
    await open(page, `/compat/${key}?targets=${browser}+${before}`)
    return await saysIn(page.getByRole('region', { name: 'Support', exact: true }), thing)
  },
  'verdict for the version before': async (page, { version }) => {
    const verdict = page
      .getByRole('region', { name: 'Does it work?' })
      .getByText(/^(?:Needs|Comes with) /)
    await expect(verdict).toContainText(version)
    return (await verdict.innerText()).includes('Needs')
  },
  'grid of versions': async (page, { browser, version }) => {
    const table = page.getByRole('table', { name: /^Support and global usage/ })
    await expect(table).toBeVisible()
    const column = coreBrowsers.indexOf(browser)
    const rows = table.getByRole('row', { name: /^Current/ })
    const current = await rows.getByRole('cell').nth(column).innerText()
    // Versions below the current one are out.
    return Number.parseFloat(current) >= Number(version)
  },
  'page of the release': async (page, { browser, version }) => {
    await open(page, `/releases/${browser}-${version}`)
    const status = page.getByRole('main').getByText(/^(?:Current|Retired|Beta|Nightly|Planned)$/)
    await expect(status.first()).toBeVisible()
    return /Current|Retired/.test(await status.first().innerText())
  },
  comparison: async (page, { browser, version, before }) => {
    await open(page, `/diff?from=${browser}-${before}&to=${browser}-${version}`)
    const sides = page.getByRole('main').getByText(/ → /).first()
    await expect(sides).toContainText(version)
    return !(await sides.innerText()).includes('not released')
  },
  set: async (page, thing) => {
    await open(page, `/set?f=${thing.key}`)
    return await saysIn(page.getByRole('region', { name: /^Items/ }), thing)
  },
  saved: async (page, thing) => {
    const saved = [{ kind: 'compat', id: thing.key, on: '2026-10-03' }]
    await page.evaluate((text) => localStorage.setItem('plinth-saved', text), JSON.stringify(saved))
    await open(page, '/saved')
    return await saysIn(rowOf(page, thing.key), thing)
  },
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

test.describe('with a clock that stands still', () => {
  test.use({ ownContext: true })

  test('the data announces releases with entries that nothing had before', () => {
    expect(things).not.toEqual([])
  })

  for (const thing of things) {
    const { browser, version, day, key } = thing
    const release = `${browserLabels[browser].name} ${version}`
    test(`every view says on the day before ${release} that it is expected, and on its day that it is out`, async ({
      page,
    }) => {
      await servePlainDocument(page)
      for (const today of [dayBefore(day), day]) {
        await page.clock.setFixedTime(new Date(`${today}T12:00:00Z`))
        for (const [view, say] of Object.entries(views)) {
          const said = { key, today, view, isOut: await say(page, thing) }
          expect(said).toEqual({ ...said, isOut: today === day })
        }
      }
    })
  }
})
