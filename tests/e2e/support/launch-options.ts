import { fileURLToPath } from 'node:url'

import { findBrowser } from './browser.ts'

const executablePath = findBrowser()
const isRoot = process.getuid?.() === 0

export const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    // A new page then costs no new process: see `shared` in support/fixtures.ts.
    '--process-per-site',
    '--in-process-gpu',
    // Megabytes. Collecting the garbage of short-lived pages took a tenth of their time.
    '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** Draws text in the same way wherever the fonts of this file are installed. */
export const pictureOptions = {
  ...launchOptions,
  args: [...launchOptions.args, '--disable-lcd-text', '--force-color-profile=srgb'],
  env: {
    ...process.env,
    FONTCONFIG_FILE: fileURLToPath(new URL('../pictures/fonts.conf', import.meta.url)),
  },
}
