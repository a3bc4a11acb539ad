import type { Page } from '@playwright/test'
import { features } from 'web-features'

import { featuresPage } from './support/features-page.ts'
import { expect, expectAccessible, test } from './support/fixtures.ts'
import { compatCount, specCount } from './support/list-data.ts'
import { facts } from './support/web-data.ts'

const section = (page: Page, name: RegExp) => page.getByRole('region', { name })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Lists' })
const toNumber = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''))
const stats = (page: Page, q: string) => page.getByText(new RegExp(`results? for “${q}”$`))

test('/search?q=grid opens cold: a section for each list, its count that of the list', async ({
  page,
  searches,
}) => {
  const response = await page.goto('/search?q=grid')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything')
  await expect(page).toHaveTitle('grid · Everything · Plinth')
  await expect(stats(page, 'grid')).toBeVisible()
  expect(searches).toHaveLength(1)

  const list = featuresPage(page)
  let sum = 0
  for (const [title, path, noun] of [
    ['Features', '/features', 'features'],
    ['Compat entries', '/compat', 'compat entries'],
    ['Specifications', '/specs', 'specifications'],
    ['Releases', '/releases', 'releases'],
  ] as const) {
    const part = section(page, new RegExp(`^${title}`))
    const count = toNumber(await part.getByRole('heading', { level: 2 }).innerText())
    sum += count
    await expect(part.getByRole('article')).toHaveCount(5)
    await part.getByRole('link', { name: `See all ${count} ${noun}` }).click()
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

for (const [typed, addresses] of exactNames) {
  test(`${typed} has what is called so on top, once`, async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent(typed)}`)
    const exact = section(page, /^Exact match/)
    const links = exact.getByRole('heading', { level: 3 }).getByRole('link')
    await expect(links.first()).toBeVisible()
    const found = await hrefs(links)
    expect(found).toEqual([...addresses])
    const all = await hrefs(page.getByRole('article').getByRole('heading').getByRole('link'))
    expect(all.slice(0, found.length)).toEqual(found)
    expect(new Set(all).size).toBe(all.length)
  })
}

test('each address asks once; Back from a result asks nothing and ends where it began', async ({
  page,
  searches,
}) => {
  await page.goto('/search?q=subgrid')
  await expect(stats(page, 'subgrid')).toBeVisible()
  const links = page.getByRole('article').getByRole('heading').getByRole('link')
  const last = links.last()
  const href = await last.getAttribute('href')
  await last.scrollIntoViewIfNeeded()
  const scroll = await page.evaluate(() => window.scrollY)
  await last.click()
  await expect(page).toHaveURL(href ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const crumb = page.getByRole('link', { name: 'Everything matching “subgrid”' })
  await expect(crumb).toHaveAttribute('href', '/search?q=subgrid')
  await page.goBack()
  await expect(stats(page, 'subgrid')).toBeVisible()
  await expect(page.locator(`a[href="${href}"]`).last()).toBeFocused()
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scroll)).toBeLessThanOrEqual(5)
  await page.goForward()
  await crumb.click()
  await expect(page).toHaveURL('/search?q=subgrid')
  await expect(stats(page, 'subgrid')).toBeVisible()
  expect(searches.filter(({ requests }) => requests.length > 4)).toHaveLength(1)
})

test('the tab of everything counts what the other tabs count together', async ({ page }) => {
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

test('without a query it says what there is, as many as the data has, and asks nothing', async ({
  page,
  searches,
}) => {
  await page.goto('/search')
  const lists = page.getByRole('main').getByRole('listitem')
  await expect(lists.filter({ hasText: 'Features' })).toContainText(
    facts.length.toLocaleString('en'),
  )
  await expect(lists.filter({ hasText: 'Compat entries' })).toContainText(
    compatCount.toLocaleString('en'),
  )
  await expect(lists.filter({ hasText: 'Specifications' })).toContainText(
    specCount.toLocaleString('en'),
  )
  expect(searches).toEqual([])
  await page.getByRole('link', { name: 'AbortController' }).click()
  await expect(page).toHaveURL('/search?q=AbortController')
  await expect(section(page, /^Exact match/)).toBeVisible()
  expect(searches).toHaveLength(1)
})

test('suggestions lead to a list with a filter, or to a page', async ({ page }) => {
  await page.goto('/search?q=baseline+2025')
  await section(page, /^Suggestions/)
    .getByRole('link', { name: 'Baseline 2025' })
    .click()
  await expect(page).toHaveURL('/features?year=2025..2025')
  const of2025 = facts.filter(({ year }) => year === 2025)
  await expect.poll(() => featuresPage(page).total()).toBe(of2025.length)
})

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [1280, 320]) {
    test(`everything has no accessibility violation in ${scheme} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: scheme })
      for (const address of ['/search?q=grid', '/search?q=zzqq+grid', '/search']) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, address).toBeLessThanOrEqual(0)
      }
    })
  }
}

const empty = [
  '/features?q=grid&missing=safari&baseline=discouraged',
  '/features?q=zzqq+grid',
  '/features?q=gri+zzqq&area=CSS',
  '/features?q=qqxx+zzqq+subgrid',
  '/features?q=dialog&group=CSS,Layout&year=2015..2016',
  '/compat?q=grid&kind=Interface&path=SVG',
  '/specs?q=zzqq+fetch&org=WHATWG',
  '/releases?q=chrome+140&browser=safari',
] as const

for (const address of empty) {
  test(`${address} is empty, and what it offers is there`, async ({ page, searches }) => {
    const list = featuresPage(page)
    await page.goto(address)
    await expect(page.getByText(/^No .* match/)).toBeVisible()
    expect(searches).toHaveLength(1)
    const offers = page.getByRole('list', { name: 'Near searches that find something' })
    const links = offers.getByRole('link')
    await expect(links.first()).toBeVisible()
    const found = await links.evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        count: Number(/([\d,]+) results?$/.exec(link.textContent)?.[1]?.replaceAll(',', '')),
      })),
    )
    const counts = found.map(({ count }) => count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    await expectAccessible(page)
    for (const { href, count } of found) {
      await page.goto(address)
      await offers.locator(`a[href="${href}"]`).click()
      await expect(page).toHaveURL(href)
      await expect(list.heading).toBeFocused()
      await expect.poll(() => list.total()).toBe(count)
    }
  })
}

test('a misspelled name leads to the one that was meant', async ({ page }) => {
  await page.goto('/features?q=flxbx')
  await page.getByRole('link', { name: 'Flexbox', exact: true }).click()
  await expect(page).toHaveURL('/features?q=Flexbox')
  const { flexbox } = features
  const name = flexbox?.kind === 'feature' ? flexbox.name : ''
  await expect(featuresPage(page).names.first()).toHaveText(name)
})

function hrefs(links: ReturnType<Page['locator']>): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
}
