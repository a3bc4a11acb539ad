import type { Locator, Page } from '@playwright/test'

import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { countOf, facts, type FeatureFacts } from './support/expected-data.ts'
import { featuresPage, live } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { settle } from './support/settle.ts'

const statuses = [
  ['Widely available', 'widely'],
  ['Newly available', 'newly'],
  ['Limited availability', 'limited'],
  ['Discouraged', 'discouraged'],
] as const

const isNewly = (feature: FeatureFacts) => feature.baseline === 'newly'
const isCss = (feature: FeatureFacts) => feature.areas.has('CSS')

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

/** Uses a filter of any kind: ticks its first value, enters its first level, or names where it begins. */
async function use(filter: Locator, key: string, { ranges, tree }: ListDefinition): Promise<void> {
  const range = ranges[key]
  if (key === tree?.key) return filter.getByRole('link').first().click()
  if (range === undefined) return filter.getByRole('checkbox').first().check()
  const from = filter.getByRole('spinbutton', { name: 'From' })
  await from.fill(range.kind === 'year' ? '2020' : '50')
  return from.press('Enter')
}

for (const definition of lists) {
  const { path, panel, open, facets, ranges, tree } = definition
  test(`every filter of ${path} narrows it, is in its address, and is removed @core`, async ({
    page,
  }) => {
    const list = featuresPage(page)
    await page.goto(path)
    await settle(page)
    const all = await list.total()
    for (const key of panel) {
      await test.step(key, async () => {
        const title = (facets[key] ?? ranges[key] ?? tree)?.title ?? ''
        // The name of a range goes on with its limits.
        const name = { name: title, exact: ranges[key] === undefined }
        const filter = page.getByRole('group', name).and(live(page))
        // The search that counts the values of an opened filter is not the one that narrows the list.
        const isClosed = ranges[key] === undefined && !open.includes(key)
        const opening = page.getByText(title, { exact: true }).first()
        if (isClosed) await list.searching(() => opening.click())
        await list.searching(() => use(filter, key, definition))
        await expect(page).toHaveURL((url) => url.searchParams.has(key))
        const narrowed = await list.total()
        expect(narrowed, key).toBeGreaterThan(0)
        expect(narrowed, key).toBeLessThan(all)
        await page.getByRole('list', { name: 'Active filters' }).getByRole('button').first().click()
        await expect(page).toHaveURL(path)
      })
    }
  })
}

test('the orders A–Z and newest sort a list by name and by year', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features?area=CSS')
  await expect(list.rows).toHaveCount(20)
  const newest = await list.names.allTextContents()
  const order = page.getByRole('combobox', { name: 'Sort' })
  await list.searching(() => order.selectOption({ label: 'A–Z' }))
  await expect(page).toHaveURL(/sort=az/)
  const names = (await list.names.allTextContents()).map((name) =>
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

async function listedIds(page: Page): Promise<ReadonlySet<string>> {
  const hrefs = await featuresPage(page).names.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )
  return new Set(hrefs.map((href) => decodeURIComponent(href.replace('/features/', ''))))
}
