import type { Page } from '@playwright/test'

import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { tabTo } from './support/keyboard.ts'
import { settle } from './support/settle.ts'

const focused = (page: Page) => page.locator(':focus')

test('a feature is searched, filtered, opened and left with the keyboard alone @core', async ({
  page,
}) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await settle(page)
  await page.keyboard.press('/')
  await expect(list.box).toBeFocused()
  await page.keyboard.type('container queries')
  await expect(list.names.first()).toHaveText(/Container queries/)
  await page.keyboard.press('Enter')
  await expect(list.box).toBeFocused()

  await tabTo(page, list.filter('Baseline', 'Newly available'))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/baseline=newly/)
  await expect(focused(page)).toHaveAccessibleName(/Newly available/)
  await page.keyboard.press('Space')
  await expect(page).not.toHaveURL(/baseline/)
  // The address changes before the results.
  await expect(list.names.first()).toHaveText(/Container queries/)

  await list.names.first().focus()
  const name = await focused(page).innerText()
  await page.keyboard.press('Enter')
  await expect(list.heading).toHaveText(name)
  await expect(list.heading).toBeFocused()
  await page.keyboard.press('u')
  await expect(list.names.first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(list.names.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(list.names.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(list.box).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(list.names.first()).toBeFocused()
})

test('the skip link is the first stop, becomes visible and leads to the results @core', async ({
  page,
}) => {
  await page.goto('/features')
  await expect(featuresPage(page).rows).toHaveCount(20)
  await page.keyboard.press('Tab')
  const skip = focused(page)
  await expect(skip).toHaveAccessibleName(/skip to/i)
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inside = await page.evaluate(
    () => document.activeElement?.closest('main, [role=main]') !== null,
  )
  expect(inside).toBe(true)
})

test('the focus stays on the page when a chip, a page link or the text of the box goes', async ({
  page,
}) => {
  const list = featuresPage(page)
  const keepsFocus = () => expect(page.locator('body'), 'focus fell to the body').not.toBeFocused()
  await page.goto('/features?baseline=newly,widely')
  await settle(page)
  const chips = page.getByRole('list', { name: 'Active filters' })
  await chips.getByRole('button').first().press('Enter')
  await expect(chips.getByRole('button')).toHaveCount(2)
  await keepsFocus()
  await chips.getByRole('button').first().press('Enter')
  await expect(chips).toHaveCount(0)
  await keepsFocus()
  await page.getByRole('link', { name: 'Next page' }).press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await keepsFocus()
  await list.box.fill('grid')
  await list.box.press('Enter')
  await keepsFocus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list.box).toBeFocused()
})
