import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'vite'

import { requireBrowser } from '#tests/e2e/support/browser.ts'

/** Where `serveReference` puts the reference page on a server. */
export const REFERENCE = '/reference/index.html'

/** Starts Chromium. */
export async function launch(): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({
    executablePath: requireBrowser(),
    args: [...sandbox, '--disable-gpu', '--disable-background-networking'],
  })
}

/** Builds the page on the same libraries that shows no more than it must. */
export async function buildReference(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('reference', import.meta.url)),
    base: '/reference/',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, modulePreload: false },
  })
}

/** Answers for the reference page, out of the folder that it was built into, beside the files of the server. */
export async function serveReference(page: Page, folder: string): Promise<void> {
  await page.route('**/reference/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/reference/', '')
    const contentType = path.endsWith('.js') ? 'text/javascript' : 'text/html'
    await route.fulfill({ contentType, body: await readFile(join(folder, path)) })
  })
}
