import type { Page } from '@playwright/test'

import { featuresPage } from './support/features-page.ts'
import { expect, expectAccessible, test } from './support/fixtures.ts'

const focused = (page: Page) => page.locator(':focus')
const theSwitch = (page: Page) => page.getByRole('switch', { name: 'Shortcuts with a single key' })

/** Where the focused row stands, and where what sticks to the top above it ends. Pixels. */
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

for (const address of ['/features?q=css', '/compat?q=css', '/specs?q=css', '/releases?q=chrome']) {
  test(`${address}: the arrows lead from the box through the results and back`, async ({
    page,
  }) => {
    const list = featuresPage(page)
    await page.goto(address)
    await expect(list.rows).toHaveCount(20)
    await list.box.press('ArrowDown')
    await expect(list.names.first()).toBeFocused()
    for (let step = 1; step < 20; step += 1) await page.keyboard.press('ArrowDown')
    await expect(list.names.last()).toBeFocused()
    for (let step = 1; step < 20; step += 1) {
      await page.keyboard.press('ArrowUp')
      const { top, bottom, clear } = await edges(page)
      expect(top).toBeGreaterThanOrEqual(clear)
      expect(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
    }
    await expect(list.names.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(list.box).toBeFocused()
  })
}

test('/search: the arrows lead from section to section', async ({ page }) => {
  const { box } = featuresPage(page)
  await page.goto('/search?q=grid')
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

test('Shift and Tab never lead behind what sticks to the top', async ({ page }) => {
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

test('arrows do what they always do where no result has the focus', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  const order = page.getByRole('combobox', { name: 'Order' })
  await order.focus()
  await page.keyboard.press('ArrowDown')
  await expect(order).toBeFocused()
  await expect(order).not.toHaveValue('relevance')
  await expect(list.rows).toHaveCount(20)
  await list.filter('Baseline', 'Newly available').focus()
  await page.keyboard.press('ArrowDown')
  await expect(list.filter('Baseline', 'Newly available')).toBeFocused()
  await list.heading.focus()
  const before = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('ArrowDown')
  await expect(list.heading).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
  await list.box.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(list.box).toBeFocused()
})

test('j and k step through the results, with caps lock too, and Enter opens one', async ({
  page,
}) => {
  const list = featuresPage(page)
  await page.goto('/features?q=grid')
  await expect(page.getByText('for “grid”')).toBeVisible()
  await page.keyboard.press('j')
  await expect(list.names.first()).toBeFocused()
  // What a keyboard sends with caps lock on: the capital letter, without Shift.
  await page.keyboard.press('J')
  await expect(list.names.nth(1)).toBeFocused()
  await page.keyboard.press('Shift+J')
  await expect(list.names.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await expect(list.names.first()).toBeFocused()
  const name = await list.names.first().innerText()
  await page.keyboard.press('Enter')
  await expect(list.heading).toHaveText(name)
  await page.keyboard.press('u')
  await expect(page).toHaveURL(/\/features\?q=grid$/)
  await expect(list.heading).toBeFocused()
})

test('the question mark leads to the list of shortcuts; Back leads to where one was', async ({
  page,
}) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  await list.names.nth(12).focus()
  const scroll = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('?')
  await expect(page).toHaveURL(/\/shortcuts$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('table', { name: 'Everywhere' })).toContainText(/Question mark/)
  await page.goBack()
  await expect(list.names.nth(12)).toBeFocused()
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scroll)).toBeLessThanOrEqual(5)
})

test('single keys are characters wherever one types or chooses, and nothing in front of a dialog', async ({
  page,
}) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  await list.box.focus()
  await page.keyboard.type('j/k?u')
  await expect(list.box).toHaveValue('j/k?u')
  await expect(page).toHaveURL(/\/features\?/)
  const order = page.getByRole('combobox', { name: 'Order' })
  await order.focus()
  await page.keyboard.press('/')
  await expect(order).toBeFocused()
  await page.setViewportSize({ width: 400, height: 800 })
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/features\?/)
})

test('switched off, single keys do nothing, after a reload too; the other keys go on', async ({
  page,
}) => {
  const list = featuresPage(page)
  await page.goto('/shortcuts')
  await expect(theSwitch(page)).toBeChecked()
  await theSwitch(page).focus()
  await page.keyboard.press('Space')
  await expect(theSwitch(page)).not.toBeChecked()
  await page.reload()
  await expect(theSwitch(page)).not.toBeChecked()
  await page.goto('/features?q=css')
  await expect(list.rows).toHaveCount(20)
  for (const key of ['/', '?', 'j', 'k', 'u']) await page.keyboard.press(key)
  await expect(page.locator('body')).toBeFocused()
  await expect(page).toHaveURL(/\/features\?q=css$/)
  await expect(list.box).not.toHaveAttribute('aria-keyshortcuts')
  await list.box.press('ArrowDown')
  await expect(list.names.first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(list.names.first()).toBeFocused()
})

test('all that the site keeps is named, and deleted at a press', async ({ page }) => {
  const list = featuresPage(page)
  const names = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  await page.goto('/shortcuts')
  await theSwitch(page).click()
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
    await expect(page.getByRole('row', { name })).toContainText(/\d characters now/)
  }
  await page.getByRole('button', { name: 'Delete everything this site keeps' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await names()).toHaveLength(4)
  await page.getByRole('button', { name: 'Delete everything this site keeps' }).click()
  await page.getByRole('button', { name: 'Delete everything', exact: true }).click()
  await expect(page.getByText('This site keeps nothing in this browser now.')).toBeVisible()
  expect(await names()).toEqual([])
  await expect(page.getByText(/\d characters now/)).toHaveCount(0)
  // What the page held in memory has gone with it.
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await expect(page.getByRole('button', { name: 'Theme: as the system' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(theSwitch(page)).toBeChecked()
  expect(await page.context().cookies()).toEqual([])
})

test('the shortcuts and the privacy page are accessible, in light, in dark, and narrow', async ({
  page,
}) => {
  for (const address of ['/shortcuts', '/privacy']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})
