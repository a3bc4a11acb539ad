import type { Page } from '@playwright/test'

import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { scrollTop } from './support/layout.ts'
import { paletteOf } from './support/palette.ts'
import { settle } from './support/settle.ts'

const focused = (page: Page) => page.locator(':focus')
const singleKeys = (page: Page) => page.getByRole('switch', { name: 'Single-key shortcuts' })

/** The top and bottom of the focused row, and the bottom of the sticky bars above it. CSS pixels. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const row = document.activeElement?.closest('article')?.getBoundingClientRect()
    if (row === undefined) throw new Error('No row has the focus.')
    const stuck = Array.from(document.querySelectorAll('header, nav, main div'))
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .map((element) => element.getBoundingClientRect())
      .filter(({ top }) => top <= row.top)
    return {
      top: row.top,
      bottom: row.bottom,
      clear: Math.max(...stuck.map(({ bottom }) => bottom)),
    }
  })

test('the arrow keys lead from the box through the rows and back, never behind a sticky bar', async ({
  page,
}) => {
  const addresses = ['/features?q=css', '/compat?q=css', '/specs?q=css', '/releases?q=chrome']
  const list = featuresPage(page)
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(list.rows).toHaveCount(20)
      await list.box.press('ArrowDown')
      await expect(list.names.first()).toBeFocused()
      for (let step = 1; step < 20; step += 1) await page.keyboard.press('ArrowDown')
      await expect(list.names.last()).toBeFocused()
      for (let step = 1; step < 20; step += 1) {
        await page.keyboard.press('ArrowUp')
        const { top, bottom, clear } = await edges(page)
        expect(top, address).toBeGreaterThanOrEqual(clear)
        expect(bottom, address).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
      }
      await expect(list.names.first()).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(list.box).toBeFocused()
    })
  }
})

test('the arrow keys lead from section to section in the search of everything', async ({
  page,
}) => {
  const { box } = featuresPage(page)
  await page.goto('/search?q=grid')
  await settle(page)
  const names = page.getByRole('article').getByRole('heading').getByRole('link')
  await expect(names.nth(5)).toBeVisible()
  const count = await names.count()
  await box.press('ArrowDown')
  for (let place = 0; place < count; place += 1) {
    await expect(names.nth(place)).toBeFocused()
    const { top, clear } = await edges(page)
    expect(top).toBeGreaterThanOrEqual(clear)
    await page.keyboard.press('ArrowDown')
  }
  await expect(names.last()).toBeFocused()
  await names.first().focus()
  await page.keyboard.press('ArrowUp')
  await expect(box).toBeFocused()
})

test('Shift+Tab never leads behind a sticky bar', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  await list.names.last().focus()
  for (let place = 18; place > 8; place -= 1) {
    while (!(await list.names.nth(place).evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Shift+Tab')
    }
    const top = await focused(page).evaluate((link) => link.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual((await edges(page)).clear)
  }
})

test('the arrow keys keep their native behaviour where no result has the focus', async ({
  page,
}) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  const order = page.getByRole('combobox', { name: 'Sort' })
  await order.focus()
  await page.keyboard.press('ArrowDown')
  await expect(order).toBeFocused()
  await expect(order).not.toHaveValue('relevance')
  await expect(list.rows).toHaveCount(20)
  await list.filter('Baseline', 'Newly available').focus()
  await page.keyboard.press('ArrowDown')
  await expect(list.filter('Baseline', 'Newly available')).toBeFocused()
  await list.heading.focus()
  const before = await scrollTop(page)
  await page.keyboard.press('ArrowDown')
  await expect(list.heading).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(before)
  await list.box.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(list.box).toBeFocused()
})

test('shortcuts do nothing in a field and in front of a dialog @core', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  await list.box.focus()
  await page.keyboard.type('j/k?u')
  await expect(list.box).toHaveValue('j/k?u')
  await expect(page).toHaveURL(/\/features\?/)
  const order = page.getByRole('combobox', { name: 'Sort' })
  await order.focus()
  await page.keyboard.press('/')
  await expect(order).toBeFocused()
  await list.box.fill('grid')
  await page.setViewportSize({ width: 400, height: 800 })
  await page.getByRole('button', { name: /^Filters/ }).click()
  const dialogs = page.getByRole('dialog')
  await expect(dialogs).toHaveCount(1)
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(dialogs).toHaveCount(1)
  await expect(paletteOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/features\?/)
})

test('the privacy page names everything that the site keeps and deletes it @core', async ({
  page,
}) => {
  const list = featuresPage(page)
  const names = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  await page.goto('/shortcuts')
  await singleKeys(page).click()
  await page.getByRole('button', { name: /^Theme/ }).click()
  await page.getByRole('button', { name: /^Theme/ }).click()
  await page.goto('/features?q=grid')
  await list.names.nth(3).click()
  await expect(list.heading).toBeFocused()
  await expect(page).toHaveURL(/\/features\/./)
  await page.goBack()
  await expect(list.names.nth(3)).toBeFocused()
  await expect.poll(names).toContain('plinth-recent-searches')
  await page.goto('/privacy')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  expect((await names()).toSorted()).toEqual([
    'plinth-places',
    'plinth-recent-searches',
    'plinth-single-keys',
    'plinth-theme',
  ])
  for (const name of await names()) {
    await expect(page.getByRole('row', { name })).toContainText(/\d characters/)
  }
  await page.getByRole('button', { name: 'Delete all data stored by this site' }).click()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await names()).toHaveLength(4)
  await page.getByRole('button', { name: 'Delete all data stored by this site' }).click()
  await page.getByRole('button', { name: 'Delete all', exact: true }).click()
  await expect(page.getByText('This site stores nothing in this browser now.')).toBeVisible()
  expect(await names()).toEqual([])
  await expect(page.getByText(/\d characters/)).toHaveCount(0)
  // The page has no copy in memory either.
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await expect(page.getByRole('button', { name: /^Theme: System/ })).toBeVisible()
  await page.keyboard.press('?')
  await expect(singleKeys(page)).toBeChecked()
  expect(await page.context().cookies()).toEqual([])
})
