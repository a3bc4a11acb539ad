import type { Page } from '@playwright/test'

import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts'
import { live } from './support/features-page.ts'
import { expect, isSearch, test, type Trouble } from './support/fixtures.ts'
import { settle } from './support/settle.ts'

test.use({ ownContext: true })

const keepButton = (page: Page) => page.getByRole('button', { name: 'Keep Plinth on this device' })
const kept = (page: Page) => page.getByText(/^Kept: data of .+ \d\.\d MB loaded\./)
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).and(live(page))
const subgrid = (page: Page) => page.getByRole('link', { name: 'Subgrid', exact: true }).first()
/** The line above the results, not its announcement. */
const note = (page: Page) => page.getByRole('main').getByText(/Results come from this device/)

// A server that has just started writes the list of its files last.
test.beforeEach(async ({ request }) => {
  const status = async () => (await request.get('/service-worker.json')).status()
  await expect.poll(status).toBe(200)
})

async function keepSite(page: Page): Promise<void> {
  await page.goto('/about#offline')
  await keepButton(page).click()
  await expect(kept(page)).toBeVisible()
}

/** What the browser stores of the site, and whether it runs a service worker. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

/** The browser reports what it could not load. */
function forget({ consoleErrors }: Trouble): void {
  consoleErrors.length = 0
}

test('a kept site searches, opens, checks, combines and saves without a network, and as before when it is back', async ({
  page,
  context,
  trouble,
}) => {
  await keepSite(page)
  await context.setOffline(true)
  await page.goto('/features?q=subgrid')
  await expect(subgrid(page)).toBeVisible()
  await expect(note(page)).toHaveText(/^You are offline\. Results come from this device/)
  await expectAccessible(page, 'structure')

  await subgrid(page).click()
  await expect(heading(page)).toHaveText('Subgrid')
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await expect(page.getByRole('button', { name: /^Saved/ }).first()).toBeVisible()
  await page.reload()
  await expect(heading(page)).toHaveText('Subgrid')

  await page.goto('/saved')
  await expect(subgrid(page)).toBeVisible()
  await page.goto('/set?f=subgrid,popover')
  await expect(page.getByText(/^Both work in Chrome \d+/)).toBeVisible()
  await page.goto('/check')
  await page.getByRole('textbox', { name: 'Code' }).fill('a { grid-template-rows: subgrid }')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('link', { name: 'grid-template-rows: subgrid' })).toBeVisible()
  await page.goto('/search?q=subgrid')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/status')
  await expect(page.getByText('You are offline. Search cannot be checked.')).toBeVisible()

  // What the status page asks for fails until the page is left.
  await page.goto('about:blank')
  await context.setOffline(false)
  forget(trouble)
  await page.goto('/features?q=popover')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(note(page)).toHaveCount(0)
  const asked = page.waitForResponse((response) => isSearch(response.url()))
  await page.getByRole('combobox').and(live(page)).first().fill('grid')
  expect((await asked).status()).toBe(200)
})

test('a page that is open when the network goes finds what this device has, and the network again after it', async ({
  page,
  context,
  trouble,
}) => {
  await keepSite(page)
  await page.goto('/features?q=subgrid')
  await settle(page)
  await context.setOffline(true)
  const box = page.getByRole('combobox').and(live(page)).first()
  await box.fill('popover')
  await expect(page.getByRole('link', { name: 'Popover', exact: true }).first()).toBeVisible()
  await expect(note(page)).toBeVisible()
  await context.setOffline(false)
  await expect(note(page)).toHaveCount(0)
  const asked = page.waitForResponse((response) => isSearch(response.url()))
  await box.fill('popover api')
  expect((await asked).status()).toBe(200)
  forget(trouble)
})

test('the palette leads to the section, which keeps and removes by keys alone', async ({
  page,
}) => {
  await page.goto('/privacy')
  await settle(page)
  await page.keyboard.press('Control+k')
  const offer = page.getByRole('option', { name: /^Keep Plinth on this device/ })
  await expect(offer).toBeVisible()
  // The offer is the last tool, before the choice about the search history.
  for (let steps = 0; steps < 60 && (await offer.getAttribute('aria-selected')) !== 'true';) {
    await page.keyboard.press('ArrowDown')
    steps += 1
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Offline' })).toBeFocused()
  await expect(keepButton(page)).toBeVisible()
  expect(await stored(page)).toEqual({ caches: [], workers: 0 })
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const remove = page.getByRole('button', { name: 'Remove from this device' })
  await expect(remove).toBeFocused()
  await expect(kept(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Removed from this device\./)).toBeVisible()
  expect(await stored(page)).toEqual({ caches: [], workers: 0 })
})

test('deleting all data also removes the kept site', async ({ page }) => {
  await keepSite(page)
  await page.goto('/privacy')
  const row = page.getByRole('row', { name: /^plinth \// })
  await expect(row).toContainText(/\d\.\d MB/)
  await page.getByRole('button', { name: 'Delete all data stored by this site' }).click()
  await page.getByRole('button', { name: 'Delete all', exact: true }).click()
  await expect(row).toContainText('Empty')
  expect(await stored(page)).toEqual({ caches: [], workers: 0 })
})
