import type { Page } from '@playwright/test'

import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { type FeatureFacts, countOf, facts } from './support/web-data.ts'

const statuses = [
  ['Widely available', 'widely'],
  ['Newly available', 'newly'],
  ['Limited availability', 'limited'],
  ['Discouraged', 'discouraged'],
] as const

const isNewly = (feature: FeatureFacts) => feature.baseline === 'newly'
const isCss = (feature: FeatureFacts) => feature.areas.has('CSS')

test('counts without a query are those of the data package', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  expect(await list.total()).toBe(facts.length)
  const baseline = await list.counts('Baseline')
  for (const [words, status] of statuses) {
    expect(baseline.get(words), words).toBe(countOf((feature) => feature.baseline === status))
  }
  for (const [area, count] of await list.counts('Area')) {
    const expected = countOf((feature) => feature.areas.has(area))
    if (expected > 0) expect(count, area).toBe(expected)
  }
})

test('refining Baseline and area keeps every count right', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await list.searching(() => list.filter('Baseline', 'Newly available').check())
  await list.searching(() => list.filter('Area', 'CSS').check())
  await expect(page).toHaveURL(/\/features\?baseline=newly&area=CSS$/)
  await expect.poll(() => list.total()).toBe(countOf(isNewly, isCss))

  // Each facet counts as if it were not refined itself: what one more tick would bring.
  const baseline = await list.counts('Baseline')
  for (const [words, status] of statuses) {
    const expected = countOf(isCss, (feature) => feature.baseline === status)
    expect(baseline.get(words), words).toBe(expected)
  }
  for (const [area, count] of await list.counts('Area')) {
    const expected = countOf(isNewly, (feature) => feature.areas.has(area))
    if (expected > 0) expect(count, area).toBe(expected)
  }
})

test('with a query the counts are those of the features listed', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features?baseline=newly&area=CSS')
  await list.type('color')
  const found = await listedIds(page)
  expect(found.size).toBe(await list.total())
  const isListed = ({ id }: FeatureFacts) => found.has(id)
  expect(found.size).toBe(countOf(isListed, isNewly, isCss))

  await page.goto('/features?q=color&size=100')
  await expect(list.rows.first()).toBeVisible()
  const all = await listedIds(page)
  const isMatch = ({ id }: FeatureFacts) => all.has(id)
  expect([...found].filter((id) => !all.has(id))).toEqual([])
  expect(found.size).toBe(countOf(isMatch, isNewly, isCss))
  const baseline = await list.counts('Baseline')
  for (const [words, status] of statuses) {
    const expected = countOf(isMatch, (feature) => feature.baseline === status)
    expect(baseline.get(words) ?? 0, words).toBe(expected)
  }
})

test('chips take one filter away, and all of them', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features?q=grid&baseline=newly,limited&area=CSS&year=2020..')
  const chips = page.getByRole('list', { name: 'Filters in force' })
  await expect(chips.getByRole('button')).toHaveCount(5)
  await chips.getByRole('button', { name: /Limited/ }).click()
  await expect(page).toHaveURL(/baseline=newly&area=CSS/)
  await chips.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/features\?q=grid$/)
  await expect(chips).toHaveCount(0)
  await expect(list.rows.first()).toBeVisible()
})

test('every order sorts what it says', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features?area=CSS')
  const order = page.getByRole('combobox', { name: 'Order' })
  await list.searching(() => order.selectOption({ label: 'A–Z' }))
  await expect(page).toHaveURL(/sort=az/)
  const names = (await list.names.allInnerTexts()).map((name) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, '')
      .trim(),
  )
  expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)))

  await list.searching(() => order.selectOption({ label: 'Newest Baseline' }))
  await expect(page).toHaveURL(/sort=newest/)
  const ids = [...(await listedIds(page))]
  const years = ids.map((id) => facts.find((feature) => feature.id === id)?.year ?? 0)
  expect(years).toEqual(years.toSorted((a, b) => b - a))
})

test('pages are addresses; one beyond the last says so', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features?size=100')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await list.searching(() => pages.getByRole('link', { name: 'Next page' }).click())
  await expect(page).toHaveURL(/size=100&page=2$/)
  await expect(list.heading).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(200)

  await page.goto('/features?page=62')
  await expect(page.getByText('Page 62 does not exist.')).toBeVisible()
  await page.getByRole('link', { name: /Go to the last page/ }).click()
  await expect(page).toHaveURL(/page=61$/)
  await expect(list.rows).toHaveCount(facts.length % 20)

  // Further than the provider counts at all.
  await page.goto('/features?page=900')
  await page.getByRole('link', { name: /Go to the (first|last) page/ }).click()
  await expect(list.rows.first()).toBeVisible()
})

test('a long filter can be searched in itself', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  await page.getByText('Specification', { exact: true }).first().click()
  await list.searching(() =>
    page.getByRole('textbox', { name: 'Find a specification' }).pressSequentially('fetch'),
  )
  await page.getByRole('group', { name: 'Specification' }).getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/spec=/)
  await expect(list.rows.first()).toBeVisible()
})

async function listedIds(page: Page): Promise<ReadonlySet<string>> {
  const hrefs = await featuresPage(page).names.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )
  return new Set(hrefs.map((href) => decodeURIComponent(href.replace('/features/', ''))))
}
