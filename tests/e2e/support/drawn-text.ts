import { createHash } from 'node:crypto'

import type { Page } from '@playwright/test'

/**
 * A checksum of the pixels of a text in both fonts of the page and each weight. It differs where
 * another font takes its place, or where text is smoothed in another way.
 */
export async function drawnText(page: Page): Promise<string> {
  const pixels = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (context === null) return ''
    context.canvas.width = 640
    context.canvas.height = 200
    const { fonts, weights, sample } = {
      fonts: ['--font-text', '--font-code'],
      weights: [400, 600, 700],
      sample: 'Does it work in your browsers? ✓ – … › 0123456789 (“≥”)',
    }
    const style = getComputedStyle(document.documentElement)
    fonts
      .flatMap((font) => weights.map((weight) => ({ font, weight })))
      .forEach(({ font, weight }, line) => {
        context.font = `${weight} 16px ${style.getPropertyValue(font)}`
        context.fillText(sample, 4, 24 + 30 * line)
      })
    return context.getImageData(0, 0, 640, 200).data.join()
  })
  return createHash('sha256').update(pixels).digest('hex').slice(0, 16)
}
