import type { Page } from '@playwright/test'

/** Adds up how far things move that nobody has moved, in every document that the page opens from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0)
    const moved: string[] = []
    Reflect.set(window, 'moved', moved)
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue
        const value: unknown = Reflect.get(entry, 'value')
        Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(value))
        const sources: unknown = Reflect.get(entry, 'sources')
        for (const { node, previousRect, currentRect } of Array.isArray(sources) ? sources : []) {
          const element = node instanceof Element ? node : node?.parentElement
          const text = element?.textContent.slice(0, 30) ?? ''
          const [before, now] = [previousRect, currentRect].map((box: DOMRect) =>
            [box.x, box.y, box.width, box.height].join(' '),
          )
          moved.push(`${element?.localName} “${text}”: ${before} → ${now}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shift of the document so far, as browsers score it. */
export async function shiftOf(page: Page): Promise<number> {
  return Number(await page.evaluate(() => Reflect.get(window, 'shift')))
}

/** What the shifts of the document moved so far: each element with its box before and after. */
export async function movedIn(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => Reflect.get(window, 'moved'))
}
