import type { Page } from '@playwright/test'

import {
  cssMissingOnlyInFirefox,
  disputed,
  flaggedInChrome,
  hasBaselineSince,
  resizeObserverSpec,
  safari26Date,
  shippedInSafari26,
} from './support/expected-data.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { tabTo } from './support/keyboard.ts'
import { settle } from './support/settle.ts'

// Questions that visitors have, each answered with the keyboard alone.

/** Types a name into the box of the home page and opens the record of that name. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await settle(page)
  const box = page.getByRole('main').getByRole('combobox')
  // The shortcuts come after the page.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(box).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/$/)
}

test('the specification that defines ResizeObserver is found by keyboard @core', async ({
  page,
}) => {
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
  const heading = page.getByRole('heading', { level: 1, name: resizeObserverSpec })
  await expect(heading).toBeFocused()
  const defined = page.getByRole('table', { name: 'Support of its entries' })
  await expect(defined.getByRole('link', { name: 'ResizeObserver', exact: true })).toBeVisible()
})

test('the features that shipped in Safari 26 are found by keyboard @core', async ({ page }) => {
  expect(shippedInSafari26.length).toBeGreaterThan(10)
  await goTo(page, 'safari 26')
  await expect(page).toHaveURL(/\/releases\/safari-26$/)
  const main = page.getByRole('main')
  const shipped = main.getByRole('region', { name: /^Newly supported features/ })
  await expect(shipped).toBeVisible()
  const supported = await shipped.getByRole('link').allInnerTexts()
  await expect(shipped.getByRole('heading')).toContainText(`${supported.length}`)
  // Those that became Baseline by it are listed there alone.
  const completed = await main
    .getByRole('region', { name: /^Became Baseline/ })
    .getByRole('link')
    .allInnerTexts()
  expect(agreed(supported)).toEqual(
    agreed(shippedInSafari26.filter((name) => !completed.includes(name))),
  )
  await expect(main.locator(`time[datetime="${safari26Date}"]`).first()).toBeVisible()
})

test('the date since which :has() is Baseline is found by keyboard', async ({ page }) => {
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
  await page.goto('/compat/css.selectors.has')
  await expect(
    page
      .getByText(/^Newly available/)
      .locator('..')
      .locator('time'),
  ).toHaveAttribute('datetime', hasBaselineSince)
})

/** Those of which all sources say the same. */
const agreed = (names: readonly string[]) => names.filter((name) => !disputed.has(name)).toSorted()

test('the CSS features that only Firefox does not support are found by keyboard', async ({
  page,
}) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  await tabTo(page, list.filter('Area', 'CSS'))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/area=CSS/)
  await tabTo(page, list.filter('Missing only in', /^Firefox(?! for)/))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/blocker=firefox/)
  await page.goto(`${page.url()}&size=100`)
  await expect.poll(() => list.rows.count()).toBe(await list.total())
  expect(agreed(await list.names.allTextContents())).toEqual(agreed(cssMissingOnlyInFirefox))
  expect(agreed(cssMissingOnlyInFirefox)).not.toEqual([])
})

test('the compatibility entries behind a flag in Chrome are found by keyboard', async ({
  page,
}) => {
  const list = featuresPage(page)
  await page.goto('/compat')
  await expect(list.rows).toHaveCount(20)
  await tabTo(page, page.locator('summary').filter({ hasText: 'Support notes by browser' }).first())
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('checkbox', { name: /^Chrome: behind a flag/ }).first())
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/in=chrome-flag/)
  await expect.poll(() => list.total()).toBe(flaggedInChrome)
  expect(flaggedInChrome).toBeGreaterThan(100)
})
