import type { Page } from '@playwright/test'

/** Adds up how far things move that nobody has moved, in every document that the page opens from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0)
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue
        const value: unknown = Reflect.get(entry, 'value')
        Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(value))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shift of the document so far, as browsers score it. */
export async function shiftOf(page: Page): Promise<number> {
  return Number(await page.evaluate(() => Reflect.get(window, 'shift')))
}
