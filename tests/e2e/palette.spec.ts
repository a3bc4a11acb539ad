import type { Page } from '@playwright/test'

import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { openPalette, paletteLoaded, paletteOf } from './support/palette.ts'
import { settle } from './support/settle.ts'

const popup = (page: Page) => page.getByRole('listbox')
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const box = (page: Page) => featuresPage(page).box

/** Opens the palette and waits until there is something to choose. */
async function openWithOptions(page: Page): Promise<void> {
  const palette = await openPalette(page)
  await expect(palette.getByRole('option').first()).toBeVisible()
}

test('the palette highlights its first option, Enter opens it, and Shift Enter all results @core', async ({
  page,
}) => {
  await page.goto('/about')
  const highlighted = paletteOf(page).locator('[role=option][aria-selected=true]')
  const input = paletteOf(page).getByRole('combobox')
  await openWithOptions(page)
  for (const [text, href] of [
    ['check', '/check'],
    ['view transitions spec', '/specs/css-view-transitions-1'],
    ['does safari support popover', '/features/popover'],
  ] as const) {
    await input.fill(text)
    await expect(highlighted).toHaveAttribute('href', href)
    await expect(highlighted).toContainText('Enter')
    await expect(input).toHaveAttribute('aria-activedescendant', /./)
  }
  await page.keyboard.press('Shift+Enter')
  await expect(page).toHaveURL(/\/search\?q=does/)
  await openWithOptions(page)
  // At once: Enter waits for the options of the text.
  await page.keyboard.type('popover')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/features/popover')
})

test('the keys right after Ctrl+K are typed into the palette, and none is a shortcut', async ({
  page,
}) => {
  await page.goto('/features/has')
  await paletteLoaded(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('url?.')
  await expect(paletteOf(page).getByRole('combobox')).toHaveValue('url?.')
  await expect(page).toHaveURL('/features/has')
})

test('ArrowDown in an open panel moves to its controls and scrolls nothing', async ({ page }) => {
  await page.goto('/features')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const first = page.getByRole('combobox', { name: 'Results per page' })
  await expect(first).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the palette closes by Ctrl+K, Escape and a press outside, and returns the focus @core', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(box(page)).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K')
  const link = page.getByRole('link', { name: 'Saved' })
  const closings = [
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 400),
  ]
  for (const close of closings) {
    await link.focus()
    await openPalette(page)
    await close()
    await expect(paletteOf(page)).toBeHidden()
    await expect(link).toBeFocused()
  }
})

test('the middle button opens an option in another tab', async ({ page, context }) => {
  await page.goto('/about')
  await box(page).pressSequentially('subgri')
  const opening = context.waitForEvent('page')
  const first = group(page, 'Features').getByRole('option').first()
  await expect(first).toContainText('Subgrid')
  await first.click({ button: 'middle' })
  const opened = await opening
  await expect.poll(() => new URL(opened.url()).pathname).toBe('/features/subgrid')
  await expect(popup(page)).toBeVisible()
  await expect(page).toHaveURL(/\/about$/)
})

test.describe('by touch at 360 px', () => {
  test.use({
    ownContext: true,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })

  test('an option opens by a tap', async ({ page }) => {
    await page.goto('/about')
    await box(page).tap()
    await box(page).pressSequentially('subgri')
    const option = group(page, 'Features').getByRole('option').first()
    await expect(option).toContainText('Subgrid')
    const size = await option.boundingBox()
    expect(size?.height).toBeGreaterThanOrEqual(44)
    await option.tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subgrid')
    await expect(popup(page)).toHaveCount(0)
  })

  test('the palette is as wide as the screen and closes by a press below it', async ({ page }) => {
    await page.goto('/features/subgrid')
    await openPalette(page)
    await expect(paletteOf(page).getByRole('option').first()).toBeVisible()
    expect((await paletteOf(page).boundingBox())?.width).toBe(360)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.touchscreen.tap(180, 735)
    await expect(paletteOf(page)).toBeHidden()
  })
})

test('the popup is accessible in both themes, with results and with recent searches', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await settle(page)
  await box(page).pressSequentially('grid')
  await expect(group(page, 'Features')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectAccessibleInBothThemes(page)

  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/features/grid')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grid')
  await box(page).click()
  await expect(group(page, 'Recent searches')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('the palette is accessible in both themes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/features?q=grid')
  await expect(featuresPage(page).rows.first()).toBeVisible()
  await openWithOptions(page)
  await page.keyboard.type('contain')
  await expect(group(page, 'Compatibility')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectAccessibleInBothThemes(page)
})
