import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { chromium, type Page } from '@playwright/test'

import { requireBrowser } from '#tests/e2e/support/browser.ts'

import { root } from './server.ts'

/**
 * Draws the bitmaps under `public/`: the icons of the installed page and the preview picture. They are committed. Run this
 * after a change of the logo: `node --import @oxc-node/core/register tests/support/print-icons.ts`
 */
const accent = '#3550b3'

/** The mark of `src/ui/text/brand.tsx`. */
const mark = (height: string, colour: string): string =>
  `<svg viewBox="0 0 20 18" style="height: ${height}; fill: ${colour}">
    <rect x="5" y="0" width="10" height="4.4" rx="1" />
    <rect x="2.5" y="6.4" width="15" height="5" rx="1" />
    <rect x="0" y="13" width="20" height="5" rx="1" />
  </svg>`

const tile = (style: string, content: string): string =>
  `<body style="margin: 0"><div style="box-sizing: border-box; width: 100vw; height: 100vh; display: grid;
    place-items: center; ${style}">${content}</div>`

/** A white mark on the accent colour. */
const rounded = tile(`background: ${accent}; border-radius: 22%`, mark('52%', '#fff'))

/** Masks leave a circle of 80 % of the width at the least. */
const full = tile(`background: ${accent}`, mark('42%', '#fff'))

const preview = `<body style="margin: 0; background: #fbfaf7; color: #1d1f25; font: 34px/1.45 'Liberation Sans', Arial, sans-serif">
  <div style="box-sizing: border-box; width: 1200px; height: 630px; padding: 80px 96px 76px; display: flex; flex-direction: column">
    <div style="display: flex; align-items: center; gap: 20px; font-size: 44px; font-weight: 700; letter-spacing: -0.01em">
      ${mark('44px', accent)} Plinth
    </div>
    <div style="margin-top: 72px; font-size: 76px; line-height: 1.1; font-weight: 700; letter-spacing: -0.025em">
      What can the web do now?
    </div>
    <div style="margin-top: 28px; color: #555860">
      Features, browser support, specifications and releases,<br />answered as you type.
    </div>
    <div style="margin-top: auto; padding-top: 32px; border-top: 2px solid #dbd9d3; display: flex;
      justify-content: space-between; white-space: nowrap; color: ${accent}; font: 28px 'Liberation Mono', monospace">
      <span>:has()</span><span>display: grid</span><span>AbortSignal.timeout()</span><span>&lt;dialog&gt;</span>
    </div>
  </div>`

async function draw(page: Page, html: string, { width, height }: Size): Promise<Buffer> {
  await page.setViewportSize({ width, height })
  await page.setContent(`<!doctype html>${html}`)
  return page.screenshot({ omitBackground: true })
}

type Size = { readonly width: number; readonly height: number }

const square = (width: number): Size => ({ width, height: width })

/** A PNG as the only picture of an ICO file (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function icoOf(png: Buffer, width: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(width, 6)
  head.writeUInt8(width, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.byteLength, 14)
  head.writeUInt32LE(head.byteLength, 18)
  return Buffer.concat([head, png])
}

const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
try {
  const page = await browser.newPage()
  const small = (await readFile(join(root, 'public/favicon.svg'), 'utf8')).replace(
    '<svg ',
    '<svg style="display: block; width: 32px; height: 32px" ',
  )
  const pictures = {
    'icon-192.png': await draw(page, rounded, square(192)),
    'icon-512.png': await draw(page, rounded, square(512)),
    'icon-maskable-512.png': await draw(page, full, square(512)),
    'apple-touch-icon.png': await draw(page, full, square(180)),
    'preview.png': await draw(page, preview, { width: 1200, height: 630 }),
    'favicon.ico': icoOf(await draw(page, `<body style="margin: 0">${small}`, square(32)), 32),
  }
  await Promise.all(
    Object.entries(pictures).map(([name, picture]) =>
      writeFile(join(root, 'public', name), picture),
    ),
  )
} finally {
  await browser.close()
}
