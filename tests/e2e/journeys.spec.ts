import type { Locator, Page } from '@playwright/test'

import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import {
  cssMissingOnlyInFirefox,
  flaggedInChrome,
  hasBaselineSince,
  resizeObserverSpec,
  shippedInSafari26,
} from './support/journey-data.ts'

// What people come to find out, each found with the keyboard alone.

/** Far more than any view has. */
const MOST_TABS = 250

/** Presses Tab until a part of the page has the focus. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeAttached()
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab')
    if (await part.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The focus never came there.')
}

/** From the home page to the page that is called so. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/$/)
}

test('which specification defines ResizeObserver', async ({ page }) => {
  expect(resizeObserverSpec).not.toBe('')
  await goTo(page, 'ResizeObserver')
  await tabTo(
    page,
    page
      .getByRole('main')
      .locator('a[href^="/specs/"]')
      .filter({ hasText: resizeObserverSpec })
      .first(),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/specs\/resize-observer-1$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resizeObserverSpec)
})

test('what shipped in Safari 26', async ({ page }) => {
  expect(shippedInSafari26.length).toBeGreaterThan(10)
  await goTo(page, 'safari 26')
  await expect(page).toHaveURL(/\/releases\/safari-26$/)
  const main = page.getByRole('main')
  const shipped = main.getByRole('region', { name: /^Features that became usable/ })
  await expect(shipped.getByRole('heading')).toContainText(`${shippedInSafari26.length}`)
  const names = await shipped.getByRole('link').allInnerTexts()
  expect(names.toSorted()).toEqual(shippedInSafari26.toSorted())
})

test('when :has() became Baseline', async ({ page }) => {
  await goTo(page, ':has()')
  await expect(page).toHaveURL(/\/features\/has$/)
  const since = page.getByRole('main').locator(`time[datetime="${hasBaselineSince}"]`)
  await expect(since.first()).toBeVisible()
  const month = new Date(hasBaselineSince).toLocaleDateString('en-GB', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  await expect(since.first()).toHaveText(month)
})

test('which features of CSS are missing only in Firefox', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  await tabTo(page, list.filter('Area', 'CSS'))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/area=CSS/)
  await tabTo(page, list.filter('Missing only in', 'Firefox'))
  await page.keyboard.press('Space')
  await expect(list.rows).toHaveCount(cssMissingOnlyInFirefox.length)
  expect(await list.total()).toBe(cssMissingOnlyInFirefox.length)
  const names = await list.names.allInnerTexts()
  expect(names.toSorted()).toEqual(cssMissingOnlyInFirefox.toSorted())
})

test('every compat entry behind a flag in Chrome', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/compat')
  await expect(list.rows).toHaveCount(20)
  await tabTo(page, page.locator('summary').filter({ hasText: 'Caveat by browser' }).first())
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('checkbox', { name: /^Behind a flag in Chrome\s*,/ }).first())
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/in=chrome-flag/)
  await expect.poll(() => list.total()).toBe(flaggedInChrome)
  expect(flaggedInChrome).toBeGreaterThan(100)
})
