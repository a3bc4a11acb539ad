import type { Page } from '@playwright/test'
import { features } from 'web-features'

import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'

const nameOf = (id: string): string => {
  const feature = features[id]
  if (feature?.kind !== 'feature') throw new Error(`No feature has the id "${id}".`)
  return feature.name
}

const firsts = [
  ['flexbx', 'flexbox'],
  [':has', 'has'],
  ['subg', 'subgrid'],
  ['display:grid', 'grid'],
  ['masonry', 'grid-lanes'],
  ['positon anchor', 'anchor-positioning'],
] as const

for (const [typed, id] of firsts) {
  test(`typing ${typed} shows ${id} first`, async ({ page }) => {
    const { box, names } = featuresPage(page)
    await page.goto('/')
    await box.pressSequentially(typed)
    await expect(firstFeature(page)).toContainText(nameOf(id))
    await expect(page).toHaveURL(/\/$/)

    await page.goto('/features')
    await box.pressSequentially(typed)
    await expect(names.first()).toHaveText(nameOf(id))
    await expect(page).toHaveURL(/\/features\?q=/)
    await expect(box).toHaveValue(typed)
  })
}

/** The best feature in the popup: the one whose name was typed, or the first of its group. */
const firstFeature = (page: Page) =>
  page
    .getByRole('group', { name: /^(Exact name|Features)$/ })
    .getByRole('option')
    .first()

test('each key sends one search, a repeated query none', async ({ page, searches }) => {
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

test('Back from a result asks nothing and restores query, filters, page and scroll', async ({
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
  // What the row knew is shown at once; the page asks for the rest in two steps, after the one search of the list.
  await expect.poll(() => searches.length).toBe(3)

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

test('ten steps back walk the searches in order', async ({ page }) => {
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

test('Back brings the text of the box back while it has the focus', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features?q=grid')
  await expect(list.rows.first()).toBeVisible()
  await page.goto('/features?q=dialog')
  await list.box.focus()
  await page.goBack()
  await expect(list.box).toHaveValue('grid')
  await expect(page.getByText('for “grid”')).toBeVisible()
})

test('ten kilobytes pasted are searched as far as a query goes', async ({ page, searches }) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  await list.searching(() => list.box.fill('漢字 '.repeat(2500)))
  const sent = searches.at(-1)?.requests[0]?.query ?? ''
  expect(new TextEncoder().encode(sent).length).toBeLessThanOrEqual(512)
  expect(sent.isWellFormed()).toBe(true)
  await expect(list.heading).toBeVisible()
})

test('nonsense says that nothing was found and offers a way on', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features?q=zzqqxxyyvv&baseline=newly')
  await expect(page.getByText(/No features\s+match/)).toBeVisible()
  await expect(list.filter('Baseline', 'Newly available')).toBeChecked()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL(/\/features\?q=zzqqxxyyvv$/)
  await expect(list.rows).toHaveCount(0)
})
