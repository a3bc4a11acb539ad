import type { Page } from '@playwright/test'

import { countOf, facts, type FeatureFacts } from './support/expected-data.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { scrollTop } from './support/layout.ts'
import { painted } from './support/settle.ts'

const statuses = [
  ['Widely available', 'widely'],
  ['Newly available', 'newly'],
  ['Limited availability', 'limited'],
  ['Discouraged', 'discouraged'],
] as const

const isNewly = (feature: FeatureFacts) => feature.baseline === 'newly'
const isCss = (feature: FeatureFacts) => feature.areas.has('CSS')

test(
  'the counts of a list without a query are those of the data package',
  { tag: '@data' },
  async ({ page }) => {
    const list = featuresPage(page)
    await page.goto('/features')
    await expect(list.rows).toHaveCount(20)
    expect(await list.total()).toBe(facts.length)
    const baseline = await list.counts('Baseline')
    for (const [label, status] of statuses) {
      expect(baseline.get(label), label).toBe(countOf((feature) => feature.baseline === status))
    }
    for (const [area, count] of await list.counts('Area')) {
      const expected = countOf((feature) => feature.areas.has(area))
      if (expected > 0) expect(count, area).toBe(expected)
    }
  },
)

test(
  'the counts of two refined facets are those of the data package',
  { tag: '@data' },
  async ({ page }) => {
    const list = featuresPage(page)
    await page.goto('/features')
    await list.searching(() => list.filter('Baseline', 'Newly available').check())
    await list.searching(() => list.filter('Area', 'CSS').check())
    await expect(page).toHaveURL(/\/features\?baseline=newly&area=CSS$/)
    await expect.poll(() => list.total()).toBe(countOf(isNewly, isCss))

    // Each facet counts as if it were not refined itself: what one more tick would bring.
    const baseline = await list.counts('Baseline')
    for (const [label, status] of statuses) {
      const expected = countOf(isCss, (feature) => feature.baseline === status)
      expect(baseline.get(label), label).toBe(expected)
    }
    for (const [area, count] of await list.counts('Area')) {
      const expected = countOf(isNewly, (feature) => feature.areas.has(area))
      if (expected > 0) expect(count, area).toBe(expected)
    }
  },
)

test('the counts of a list with a query are those of the features it lists', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features?baseline=newly&area=CSS')
  await list.type('gradient')
  await expect(page).toHaveURL('/features?q=gradient&baseline=newly&area=CSS')
  const found = await listedIds(page)
  expect(found.size).toBe(await list.total())
  const isListed = ({ id }: FeatureFacts) => found.has(id)
  expect(found.size).toBe(countOf(isListed, isNewly, isCss))

  await page.goto('/features?q=gradient&size=100')
  await expect(list.rows.first()).toBeVisible()
  await painted(page)
  const all = await listedIds(page)
  const isMatch = ({ id }: FeatureFacts) => all.has(id)
  expect([...found].filter((id) => !all.has(id))).toEqual([])
  expect(found.size).toBe(countOf(isMatch, isNewly, isCss))
  const baseline = await list.counts('Baseline')
  for (const [label, status] of statuses) {
    const expected = countOf(isMatch, (feature) => feature.baseline === status)
    expect(baseline.get(label) ?? 0, label).toBe(expected)
  }
})

test('the orders A–Z and newest sort a list by name and by year', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features?area=CSS')
  await expect(list.rows).toHaveCount(20)
  const newest = await list.names.allInnerTexts()
  const order = page.getByRole('combobox', { name: 'Sort' })
  await list.searching(() => order.selectOption({ label: 'A–Z' }))
  await expect(page).toHaveURL(/sort=az/)
  const names = (await list.names.allInnerTexts()).map((name) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, '')
      .trim(),
  )
  expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)))

  // Without words the newest come first, so the address does not name that order.
  await order.selectOption({ label: 'Newest Baseline' })
  await expect(page).not.toHaveURL(/sort=/)
  await expect(list.names).toHaveText(newest)
  const ids = [...(await listedIds(page))]
  const years = ids.map((id) => facts.find((feature) => feature.id === id)?.year ?? 0)
  expect(years).toEqual(years.toSorted((a, b) => b - a))
})

test('the next page is an address, and starts at its heading and its top', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features?size=100')
  await expect(list.rows).toHaveCount(100)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await list.searching(() => pages.getByRole('link', { name: 'Next page' }).click())
  await expect(page).toHaveURL('/features?size=100&page=2')
  await expect(list.heading).toBeFocused()
  expect(await scrollTop(page)).toBeLessThan(200)
})

test('the last page has the rest of the features', async ({ page }) => {
  const last = Math.ceil(facts.length / 20)
  await page.goto(`/features?page=${last + 1}`)
  await expect(page.getByText(`Page ${last + 1} does not exist.`)).toBeVisible()
  await page.getByRole('link', { name: /Go to the last page/ }).click()
  await expect(page).toHaveURL(`/features?page=${last}`)
  await expect(featuresPage(page).rows).toHaveCount(facts.length - (last - 1) * 20)
})

async function listedIds(page: Page): Promise<ReadonlySet<string>> {
  const hrefs = await featuresPage(page).names.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )
  return new Set(hrefs.map((href) => decodeURIComponent(href.replace('/features/', ''))))
}
