import type { Locator, Page } from '@playwright/test'

import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/layout.ts'
import { settle } from './support/settle.ts'

const menu = (page: Page) => page.locator('#tools')
const button = (page: Page) => page.getByRole('button', { name: 'Tools' })
const lists = (page: Page) => page.getByRole('navigation', { name: 'Lists' }).getByRole('link')

const edges = async (part: Locator) => {
  const box = await part.boundingBox()
  return { start: Math.round(box?.x ?? -1), end: Math.round((box?.x ?? 0) + (box?.width ?? 0)) }
}

test('in a wide window the box, the lists and the page begin on one line, and the tools end with the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/search?q=popover+firefox')
  await settle(page)
  const { start } = await edges(lists(page).first())
  expect(start - 272).toBe((await edges(page.getByRole('link', { name: 'Plinth' }))).start)
  for (const part of [
    page.getByRole('search').locator('form'),
    page.getByRole('article').first(),
    page.getByText(/results for “popover firefox”$/),
  ]) {
    expect((await edges(part)).start).toBe(start)
  }
  const tools = page.getByRole('navigation', { name: 'Tools' }).getByRole('link')
  await expect(tools).toHaveText(['Check', 'Compare', 'Sets', 'Upcoming'])
  expect((await edges(tools.last())).end).toBe((await edges(page.getByRole('article').first())).end)
  await expect(button(page)).toBeHidden()
  await page.goto('/diff')
  await expect(tools.nth(1)).toHaveAttribute('aria-current', 'page')
})

test('on a phone the tools are a menu that closes by Escape, when the focus leaves and by a choice @core', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/features?q=grid')
  await settle(page)
  await expect(menu(page)).toBeHidden()
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('link')).toHaveText([
    'Check',
    'Compare',
    'Sets',
    'Upcoming',
    'About',
  ])
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link', { name: 'Check' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(button(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await menu(page)
    .getByRole('button', { name: /^Theme: System/ })
    .focus()
  await page.keyboard.press('Tab')
  await expect(menu(page)).toBeHidden()

  await button(page).click()
  await menu(page).getByRole('link', { name: 'Upcoming' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming' })).toBeFocused()
  await expect(menu(page)).toBeHidden()
})

test('no list of the header is out of sight on a phone, and each is in view when it has the focus', async ({
  page,
}) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/releases?q=grid')
    await settle(page)
    await expect(lists(page).first()).toHaveAccessibleName(/^All\b/)
    await expect(lists(page)).toHaveCount(5)
    for (const link of await lists(page).all()) {
      await link.focus()
      await expect(link).toBeInViewport({ ratio: 1 })
    }
    await expectNoOverflow(page, [width])
  }
})

test('the box of the home page has the focus, and opens its list only when it is used', async ({
  page,
}) => {
  await page.goto('/')
  const box = page.getByRole('main').getByRole('combobox')
  await expect(box).toBeFocused()
  await settle(page)
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(box).toBeFocused()
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.reload()
  await expect(box).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox')).toBeVisible()
})
