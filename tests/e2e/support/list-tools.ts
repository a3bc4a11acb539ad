import type { Locator, Page } from '@playwright/test'

/** The panel with the further tools of a list. */
export const morePanel = (page: Page): Locator => page.getByRole('dialog', { name: 'More' })

/** Opens it, and a part of it. */
export async function openMore(page: Page, part: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await morePanel(page).locator('summary', { hasText: part }).click()
}
