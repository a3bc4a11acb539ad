import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { reportSearches } from '#cli/report/report-command.ts'
import { createTrafficLog } from '#provider/protocol/traffic/traffic-log.ts'
import { createProvider } from '#provider/provider.ts'
import { createMemoryStore } from '#provider/store.ts'
import { listen } from '#server/http/listen.ts'
import { createSite } from '#server/site/site.ts'
import { PATIENT } from '#tests/support/patient.ts'
import { sampleTraffic } from '#tests/support/traffic-samples.ts'

import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'

const now = Date.parse('2026-03-10T18:00:00Z')
const made = sampleTraffic({ searches: 2000, events: 400, until: now, days: 29 })

/** Makes the page of a report as `npm run report -- --html` makes it. */
async function makeReport(): Promise<string> {
  const traffic = createMemoryStore()
  const log = createTrafficLog(traffic)
  await log.addSearches(made.searches)
  await log.addEvents(made.events)
  const keys = { appId: 'plinth', adminKey: 'admin-key', searchKey: 'search-key' }
  const provider = createProvider({ ...PATIENT, ...keys, store: createMemoryStore(), traffic })
  const site = createSite({ provider, hostname: '127.0.0.1' })
  const { address, close } = await listen(site, { hostname: '127.0.0.1', port: 0 })
  const folder = await mkdtemp(join(tmpdir(), 'plinth-report-'))
  const file = join(folder, 'report.html')
  const env = {
    ALGOLIA_HOST: address,
    ALGOLIA_APP_ID: keys.appId,
    ALGOLIA_WRITE_KEY: keys.adminKey,
  }
  const silent = { write: () => true }
  try {
    expect(await reportSearches(['--html', file], { env, out: silent, err: silent }, now)).toBe(0)
    return await readFile(file, 'utf8')
  } finally {
    await close()
    await rm(folder, { recursive: true })
  }
}

/** The colours of the page and of the first bar of a chart, and whether anything is wider than the page. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('svg rect')
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      page: getComputedStyle(document.body).backgroundColor,
      bar: bar === null ? '' : getComputedStyle(bar).fill,
      isWide: scrollWidth > clientWidth,
    }
  })

test('the report reads well in light, dark, print and on a narrow screen', async ({ page }) => {
  await page.setContent(await makeReport())
  await expectAccessible(page)
  const light = await looksOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'contrast')
  const dark = await looksOf(page)
  expect(dark.page).not.toBe(light.page)
  expect(dark.bar).not.toBe(light.bar)
  // A dark screen does not print dark.
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expectAccessible(page, 'contrast')
  expect(await looksOf(page)).toEqual({ ...light, page: 'rgb(255, 255, 255)' })
  const cut = await page.evaluate(
    () =>
      [...document.querySelectorAll('.table')].filter(
        ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2,
      ).length,
  )
  expect(cut, 'tables of which paper shows a part only').toBe(0)
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' })
  await page.setViewportSize({ width: 360, height: 740 })
  expect((await looksOf(page)).isWide, 'the page scrolls sideways').toBe(false)
})
