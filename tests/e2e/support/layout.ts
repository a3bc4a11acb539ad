import { expect, type Page } from '@playwright/test'

import { painted } from './settle.ts'

/** By how many CSS pixels the document is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Expects that the document does not scroll sideways at any of these widths, in CSS pixels. */
export async function expectNoOverflow(page: Page, widths: readonly number[]): Promise<void> {
  const height = page.viewportSize()?.height ?? 800
  const failing: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    if ((await overflow(page)) <= 0) continue
    // What scrolls within its own box can be laid out a frame later.
    await painted(page)
    if ((await overflow(page)) > 0) failing.push(width)
  }
  expect.soft(failing, `widths at which ${page.url()} scrolls sideways`).toEqual([])
}

/** Vertical scroll position of the page, in CSS pixels. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

/** Waits until the scroll position is within a few pixels of a place. */
export async function expectScrolledTo(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(5)
}
