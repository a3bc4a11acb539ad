import type { Page } from '@playwright/test'

import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { expectScrolledTo, scrollTop } from './support/layout.ts'
import { settle } from './support/settle.ts'

const section = (page: Page, name: RegExp) => page.getByRole('region', { name })
const toNumber = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''))
const stats = (page: Page, q: string) =>
  page.getByRole('main').getByText(new RegExp(`results? for “${q}”$`))

test('the search of everything is opened with its answer and counts for each list what the list counts @core', async ({
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
