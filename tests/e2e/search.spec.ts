import type { Page } from '@playwright/test'

import { featureName } from './support/expected-data.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { settle } from './support/settle.ts'

const firsts = [
  ['flexbx', 'flexbox'],
  [':has', 'has'],
  ['subg', 'subgrid'],
  ['display:grid', 'grid'],
  ['masonry', 'grid-lanes'],
  ['positon anchor', 'anchor-positioning'],
] as const

/** The best feature in the popup; an entry may have exactly the typed name and come before it. */
const firstFeature = (page: Page) =>
  page.getByRole('option').and(page.locator('[href^="/features/"]')).first()

test('a query typed letter by letter has its feature first, in the popup and in the list', async ({
  page,
}) => {
  const { box, names } = featuresPage(page)
  await page.goto('/')
  await settle(page)
  for (const [typed, id] of firsts) {
    await test.step(`${typed} on the home page`, async () => {
      await box.fill('')
      await box.pressSequentially(typed)
      await expect(firstFeature(page), typed).toContainText(featureName(id))
      await expect(page).toHaveURL('/')
    })
  }
  await page.goto('/features')
  for (const [typed, id] of firsts) {
    await test.step(`${typed} in the list`, async () => {
      await box.fill('')
      await box.pressSequentially(typed)
      await expect(names.first(), typed).toHaveText(featureName(id))
      await expect(page).toHaveURL(/\/features\?q=/)
      await expect(box).toHaveValue(typed)
    })
  }
})

test('each key sends one search, and a query that was answered before sends none', async ({
  page,
  searches,
}) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  const before = searches.length
  for (const key of 'grid') {
    await list.searching(() => list.box.press(key))
  }
  await expect(page.getByText('for “grid”')).toBeVisible()
  expect(searches.length - before).toBe(4)
  expect(searches.at(-1)?.requests[0]?.query).toBe('grid')

  await list.box.press('Backspace')
  await expect(page.getByText('for “gri”')).toBeVisible()
  expect(searches.length - before).toBe(4)
})

test('Back from a result asks nothing and restores query, filters, page and scroll position', async ({
  page,
  searches,
}) => {
  const list = featuresPage(page)
  await page.goto('/features?q=css&baseline=widely&page=2')
  await expect(list.rows).toHaveCount(20)
  await list.rows.nth(15).scrollIntoViewIfNeeded()
  const link = list.names.nth(15)
  const name = await link.innerText()
  const scroll = await page.evaluate(() => window.scrollY)
  expect(scroll).toBeGreaterThan(500)
  await link.click()
  await expect(list.heading).toHaveText(name)
  await expect(list.heading).toBeFocused()
  // The answer of the list was in its document. The page shows the data of the row at once and asks for the rest in two steps.
  await expect.poll(() => searches.length).toBe(2)

  const before = searches.length
  await page.goBack()
  await expect(page).toHaveURL(/\/features\?q=css&baseline=widely&page=2$/)
  await expect(list.box).toHaveValue('css')
  await expect(list.filter('Baseline', 'Widely available')).toBeChecked()
  await expect(list.rows).toHaveCount(20)
  await expect(list.names.nth(15)).toBeFocused()
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scroll)).toBeLessThanOrEqual(5)
  expect(searches.length).toBe(before)
})

test('ten steps back lead through the searches in order', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features')
  const areas = ['CSS', 'HTML', 'JavaScript', 'SVG', 'Web APIs']
  for (const area of areas) await list.filter('Area', area).click()
  for (const area of areas) await list.filter('Area', area).click()
  await expect(page).toHaveURL(/\/features$/)
  for (let step = 0; step < 5; step += 1) await page.goBack()
  for (const area of areas) await expect(list.filter('Area', area)).toBeChecked()
  for (let step = 0; step < 5; step += 1) await page.goBack()
  await expect(page).toHaveURL(/\/features$/)
  await expect(list.rows).toHaveCount(20)
})
