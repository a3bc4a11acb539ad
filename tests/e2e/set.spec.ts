import type { Locator, Page } from '@playwright/test'
import { features } from 'web-features'

import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/layout.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Add to the set' })
const items = (page: Page) => page.getByRole('region', { name: /^Items/ }).getByRole('row')

/** The row of a browser among the lowest common versions. */
const versionsOf = (page: Page, browser: string): Locator =>
  page
    .getByRole('region', { name: 'Lowest common versions' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: browser, exact: true }) })

const five = ['has', 'popover', 'subgrid', 'container-queries', 'view-transitions'] as const

/** The versions of Safari that the package names; none for a feature that is missing. */
const safari = new Map(
  five.flatMap((id) => {
    const feature = features[id]
    if (feature?.kind !== 'feature') return []
    return [[feature.name, Number(feature.status.support.safari ?? Infinity)] as const]
  }),
)

test('which of five features block Safari 16 is found with the keyboard alone @core', async ({
  page,
}) => {
  const blocking = [...safari].filter(([, version]) => version > 16).map(([name]) => name)
  expect(blocking.length).toBeGreaterThan(0)
  await page.goto('/set')
  await box(page).focus()
  for (const [place, name] of [...safari.keys()].entries()) {
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    // The head, and one row for all of them.
    await expect(items(page)).toHaveCount(place + 3)
    await expect(box(page)).toBeFocused()
  }
  const row = versionsOf(page, 'Safari')
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')
  const steps = await row.locator('ol > li').allTextContents()
  const [first = ''] = await row.getByRole('cell').nth(1).locator('> a').allTextContents()
  const [highest = ''] = await row.getByRole('cell').first().locator('b').allTextContents()
  const named = [`${highest} ${first}`, ...steps].filter((step) => Number.parseFloat(step) > 16)
  for (const name of blocking) expect(named.join('\n')).toContain(name)
  for (const [name, version] of safari) {
    if (version <= 16) expect(named.join('\n')).not.toContain(name)
  }
  await page.reload()
  await expect(items(page)).toHaveCount(7)
})

test('a feature is added from a list with the keyboard, and nothing moves', async ({ page }) => {
  await page.goto('/features?q=subgrid')
  const toggle = page.getByRole('button', { name: 'Add to set: Subgrid' })
  await expect(toggle).toBeVisible()
  // The tabs have their counts, which come a moment after the results.
  const counted = page.getByRole('link', { name: 'Features', exact: true }).locator('span').last()
  await expect(counted).toHaveText(/^\d+$/)
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      Object.assign(window, { shifts: Reflect.get(window, 'shifts') + list.getEntries().length })
    }).observe({ type: 'layout-shift' })
  })
  await toggle.press('Space')
  const link = page.getByRole('link', { name: 'Set: 1 item' })
  await expect(link).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0)
  await expectAccessible(page)
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Feature set' })).toBeFocused()
  await expect(page).toHaveURL(/\/set\?f=subgrid$/)
})

test('the view of a set is accessible in both themes: empty, with an answer, with open options, with a wrong address', async ({
  page,
}) => {
  await page.goto('/set')
  await expect(page.getByRole('link', { name: /^Example: / })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goto('/set?f=has,css-subgrid,no-such-feature,api.Window.fetch,<x>&region=DE')
  await expect(page.getByText(/^Not in the data/)).toBeVisible()
  await expect(page.getByText(/of browsers identified/)).toHaveCount(2)
  await expectAccessibleInBothThemes(page)
  await box(page).fill('dialog')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
})

test('a set of two hundred items has an address that opens, and asks in few requests', async ({
  page,
}) => {
  const ids = Object.keys(features)
    .filter((id) => features[id]?.kind === 'feature')
    .slice(0, 200)
  let searches = 0
  page.on('request', (request) => {
    if (request.url().includes('/queries')) searches += 1
  })
  const response = await page.goto(`/set?f=${ids.join(',')}`)
  expect(response?.status()).toBe(200)
  await expect(items(page)).toHaveCount(202)
  expect(searches).toBeLessThanOrEqual(2)
  await expectNoOverflow(page, [320, 360, 768, 1280])
})
