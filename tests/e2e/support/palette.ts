import { expect, type Locator, type Page } from '@playwright/test'

/** The open palette. */
export const paletteOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Search everything' })

/** Waits until the palette has loaded: until then Ctrl+K focuses the search box of the page. */
export const paletteLoaded = (page: Page): Promise<void> =>
  page.locator('dialog[aria-label="Search everything"]').waitFor({ state: 'attached' })

/** Opens the palette with the keyboard. Its box has the focus then. */
export async function openPalette(page: Page): Promise<Locator> {
  const palette = paletteOf(page)
  await paletteLoaded(page)
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('combobox')).toBeFocused()
  return palette
}
