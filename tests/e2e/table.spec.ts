import type { Page } from '@playwright/test'

import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts'
import { featuresPage, live } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { tabTo } from './support/keyboard.ts'
import { overflow } from './support/layout.ts'
import { morePanel, openMore } from './support/list-tools.ts'

const table = (page: Page) => page.getByRole('main').getByRole('table').and(live(page))
const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })
const names = (page: Page) => table(page).getByRole('rowheader').getByRole('link')

/** The columns as the head of the table names them, without those that only group others. */
const heads = (page: Page) =>
  table(page).locator('thead th:not([scope=colgroup]):visible').allInnerTexts()

test('switching to a table, sorting and paging are steps of the history @core', async ({
  page,
}) => {
  const list = featuresPage(page)
  await page.goto('/features?area=CSS')
  await expect(list.rows).toHaveCount(20)
  const listed = await list.names.allTextContents()
  await page.getByRole('combobox', { name: 'View' }).selectOption('Table')
  await expect(names(page)).toHaveText(listed)
  await expect(list.rows).toHaveCount(0)
  await list.searching(() => head(page, 'Usage').getByRole('link').click())
  await expect(page).toHaveURL('/features?area=CSS&sort=usage&view=table')
  await expect(head(page, 'Usage')).toHaveAttribute('aria-sort', 'descending')
  await expect(head(page, 'Feature')).not.toHaveAttribute('aria-sort')
  const falls = async () => {
    const figures = await table(page).locator('tbody tr > :last-child').allInnerTexts()
    const usages = figures.map((figure) => Number.parseFloat(figure))
    return (
      usages.length === 20 && usages.every((usage, index) => usage <= (usages[index - 1] ?? 100))
    )
  }
  await expect.poll(falls).toBe(true)
  const first = await names(page).first().innerText()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/features?area=CSS&sort=usage&view=table&page=2')
  await expect(names(page).first()).not.toHaveText(first)
  await page.goBack()
  await expect(names(page).first()).toHaveText(first)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/features?area=CSS')
  await expect(list.names).toHaveText(listed)
})

test('the columns of a table are chosen with the keyboard alone and are part of the address @core', async ({
  page,
}) => {
  await page.goto('/features?q=grid&view=table&cols=baseline,usage')
  await expect(table(page)).toBeVisible()
  const button = page.getByRole('button', { name: 'More', exact: true })
  const panel = morePanel(page)
  await page.getByRole('heading', { level: 1 }).focus()
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await tabTo(page, panel.locator('summary', { hasText: 'Columns' }))
  await page.keyboard.press('Enter')
  const added = panel.getByRole('checkbox', { name: 'Specification' })
  await tabTo(page, added)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/features?q=grid&view=table&cols=baseline,usage,spec')
  await expect(head(page, 'Specification')).toBeVisible()
  await expect(added).toBeFocused()
  await expectAccessible(page)
  const removed = panel.getByRole('checkbox', { name: 'Baseline' })
  await removed.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/features?q=grid&view=table&cols=usage,spec')
  await expect(head(page, 'Baseline')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()

  const chosen = ['Feature', 'Usage', 'Specification']
  await page.reload()
  await expect(table(page)).toBeVisible()
  expect(await heads(page)).toEqual(chosen)
  await names(page).first().click()
  await expect(page).toHaveURL(/\/features\/[a-z0-9-]+$/)
  await page.goBack()
  await expect(head(page, 'Specification')).toBeVisible()
  expect(await heads(page)).toEqual(chosen)

  await openMore(page, 'Columns')
  await panel.getByRole('button', { name: 'Reset' }).click()
  await expect(page).toHaveURL('/features?q=grid&view=table')
  await expect(head(page, 'Newly available')).toBeVisible()
})

const others = [
  {
    address: '/compat?q=fetch',
    usual: ['Entry', 'Kind', 'Baseline', 'Usage', 'Chrome'],
  },
  {
    address: '/specs?q=css',
    usual: ['Specification', 'Organisation', 'Published status'],
  },
  {
    address: '/releases?browser=safari',
    usual: ['Release', 'Date', 'Status', 'Engine'],
  },
] as const

test('the lists of entries, specifications and releases have tables with their columns', async ({
  page,
}) => {
  const list = featuresPage(page)
  for (const { address, usual } of others) {
    await page.goto(address)
    const listed = await list.allNames()
    await page.getByRole('combobox', { name: 'View' }).selectOption('Table')
    await expect(names(page)).toHaveText(listed)
    await expect(page).toHaveURL(`${address}&view=table`)
    expect(await heads(page)).toEqual(expect.arrayContaining([...usual]))
  }
})

test('a table that is too wide scrolls in its region and keeps heads and names in view', async ({
  page,
}) => {
  const region = page.getByRole('region', { name: /^Features: / })
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(
      '/features?q=grid&view=table&cols=baseline,newly,widely,chrome,safari,area,group,spec,description',
    )
    await expect(region).toHaveAttribute('tabindex', '0')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await region.focus()
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    expect(await page.evaluate(() => window.scrollX)).toBe(0)
    await expect(head(page, 'Feature')).toBeInViewport()
    await expect(names(page).first()).toBeInViewport()
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/features?q=grid&view=table&cols=usage')
  await expect(table(page)).toBeVisible()
  await expect(region).not.toHaveAttribute('tabindex')
  await names(page).last().scrollIntoViewIfNeeded()
  await expect(head(page, 'Usage')).toBeInViewport()
})

test('a table and its export panel are accessible in both themes, wide and narrow', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/features?q=anchor&view=table')
    await expect(table(page)).toBeVisible()
    await openMore(page, 'Export')
    await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  }
})
