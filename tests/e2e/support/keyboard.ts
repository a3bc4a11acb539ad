import { expect, type Locator, type Page } from '@playwright/test'

/** More elements than any view has in its tab order. */
const MOST_TABS = 250

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached()
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${MOST_TABS} presses of Tab did not reach ${String(target)}.`)
}
