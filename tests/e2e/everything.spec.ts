import type { Page } from '@playwright/test'

import { compatCount, facts, specCount } from './support/expected-data.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { expectScrolledTo, scrollTop } from './support/layout.ts'
import { settle } from './support/settle.ts'

const section = (page: Page, name: RegExp) => page.getByRole('region', { name })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Lists' })
const toNumber = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''))
const stats = (page: Page, q: string) =>
  page.getByRole('main').getByText(new RegExp(`results? for “${q}”$`))

test('the search of everything is opened with its answer and counts for each list what the list counts', async ({
  page,
  searches,
}) => {
  await page.goto('/search?q=grid')
  await settle(page)
  await expect(stats(page, 'grid')).toBeVisible()
  expect(searches).toHaveLength(0)

  const list = featuresPage(page)
  let sum = 0
  for (const [title, path, noun] of [
    ['Features', '/features', 'features'],
    ['Compatibility', '/compat', 'compatibility entries'],
    ['Specs', '/specs', 'specifications'],
    ['Releases', '/releases', 'releases'],
  ] as const) {
    const part = section(page, new RegExp(`^${title}`))
    const count = toNumber(await part.getByRole('heading', { level: 2 }).innerText())
    sum += count
    const shown = await part.getByRole('article').count()
    expect(shown, title).toBeGreaterThan(0)
    expect(shown, title).toBeLessThanOrEqual(5)
    await part.getByRole('link', { name: `All ${count} ${noun}` }).click()
    await expect(page).toHaveURL(`${path}?q=grid`)
    await expect(list.heading).toBeFocused()
    await expect.poll(() => list.total()).toBe(count)
    await page.goBack()
    await expect(stats(page, 'grid')).toBeVisible()
  }
  expect(await stats(page, 'grid').innerText()).toBe(`${sum} results for “grid”`)
})

const exactNames = [
  ['AbortController', ['/compat/api.AbortController']],
  ['chrome 140', ['/releases/chrome-140']],
  ['css-grid-2', ['/specs/css-grid-2']],
  [':has()', ['/features/has', '/compat/css.selectors.has']],
  ['grid', ['/features/grid', '/compat/css.properties.grid']],
  ['safari 26', ['/releases/safari-26']],
  ['gridTemplateColumns', ['/compat/css.properties.grid-template-columns']],
] as const

test('records whose name is the query come first, each once', async ({ page }) => {
  for (const [typed, addresses] of exactNames) {
    await test.step(typed, async () => {
      await page.goto(`/search?q=${encodeURIComponent(typed)}`)
      const exact = section(page, /^Exact match/)
      const links = exact.getByRole('heading', { level: 3 }).getByRole('link')
      await expect(links.first(), typed).toBeVisible()
      const found = await hrefs(links)
      expect.soft(found, typed).toEqual([...addresses])
      const all = await hrefs(page.getByRole('article').getByRole('heading').getByRole('link'))
      expect.soft(all.slice(0, found.length), typed).toEqual(found)
      expect.soft(new Set(all).size, typed).toBe(all.length)
    })
  }
})

test('Back from a result asks nothing and restores the scroll position and the focus', async ({
  page,
  searches,
}) => {
  await page.goto('/search?q=subgrid')
  await settle(page)
  await expect(stats(page, 'subgrid')).toBeVisible()
  const links = page.getByRole('article').getByRole('heading').getByRole('link')
  const last = links.last()
  const href = await last.getAttribute('href')
  await last.scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  await last.click()
  await expect(page).toHaveURL(href ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const crumb = page.getByRole('link', { name: 'Everything matching “subgrid”' })
  await expect(crumb).toHaveAttribute('href', '/search?q=subgrid')
  await page.goBack()
  await expect(stats(page, 'subgrid')).toBeVisible()
  await expect(page.locator(`a[href="${href}"]`).last()).toBeFocused()
  await expectScrolledTo(page, before)
  await page.goForward()
  await crumb.click()
  await expect(page).toHaveURL('/search?q=subgrid')
  await expect(stats(page, 'subgrid')).toBeVisible()
  expect(searches.filter(({ requests }) => requests.length > 4)).toHaveLength(0)
})

test('the tab of everything counts the sum of the other tabs', async ({ page }) => {
  await page.goto('/search?q=grid')
  await expect(stats(page, 'grid')).toBeVisible()
  const total = toNumber(await stats(page, 'grid').innerText())
  await page.goto('/specs?q=grid')
  const everything = tabs(page).getByRole('link', { name: 'Everything' })
  await expect(everything).toContainText(/\d/)
  const counts = await tabs(page).getByRole('link').allInnerTexts()
  expect(counts.map(toNumber)[0]).toBe(total)
  expect(counts.slice(1).reduce((sum, text) => sum + toNumber(text), 0)).toBe(total)
  await everything.click()
  await expect(page).toHaveURL('/search?q=grid')
  await expect(everything).toHaveAttribute('aria-current', 'page')
})

test('without a query the search of everything counts the data package and asks nothing', async ({
  page,
  searches,
}) => {
  await page.goto('/search')
  const lists = page.getByRole('main').getByRole('listitem')
  for (const [name, count] of [
    ['Features', facts.length],
    ['Compatibility entries', compatCount],
    ['Specifications', specCount],
  ] as const) {
    const item = lists.filter({ hasText: name })
    await expect(item).toContainText(count.toLocaleString('en'))
  }
  expect(searches).toEqual([])
  await page.getByRole('link', { name: 'AbortController' }).click()
  await expect(page).toHaveURL('/search?q=AbortController')
  await expect(section(page, /^Exact match/)).toBeVisible()
  expect(searches).toHaveLength(1)
})

test('a suggestion of a year leads to the list with that filter', async ({ page }) => {
  await page.goto('/search?q=baseline+2025')
  await section(page, /^Suggestions/)
    .getByRole('link', { name: 'Baseline 2025' })
    .click()
  await expect(page).toHaveURL('/features?year=2025..2025')
  const of2025 = facts.filter(({ year }) => year === 2025)
  await expect.poll(() => featuresPage(page).total()).toBe(of2025.length)
})

function hrefs(links: ReturnType<Page['locator']>): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
}
