import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import {
  type Browser,
  type DownloadBehavior,
  type ElementHandle,
  launch,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core'

import { requireBrowser } from '#tests/e2e/support/browser.ts'

import { type Driver, type Engine, type Key, StaleElementError, type Theme } from './driver.ts'
import { programPath } from './programs.ts'

/** A host name of this machine whose pages on http are no secure contexts, unlike those of localhost. */
export const HTTP_HOST = 'plinth.test'

type Launch = { readonly theme: Theme; readonly folder: string; readonly downloads: string }

/** Firefox speaks WebDriver BiDi, which sets no theme: the preferences of the browser do. */
function firefoxOptions({ theme, folder, downloads }: Launch): LaunchOptions {
  return {
    browser: 'firefox',
    executablePath: programPath('firefox'),
    // As root it starts only in a home that belongs to root.
    env: { ...process.env, HOME: folder },
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      // The panel takes the focus of the window that opens next.
      'browser.download.alwaysOpenPanel': false,
      'intl.accept_languages': 'en-GB, en',
      'network.dns.localDomains': HTTP_HOST,
    },
  }
}

function chromiumOptions(): LaunchOptions {
  const hosts = `--host-resolver-rules=MAP ${HTTP_HOST} 127.0.0.1`
  const args = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync', hosts]
  const isRoot = process.getuid?.() === 0
  return {
    browser: 'chrome',
    executablePath: requireBrowser(),
    // Hidden bars take their room all the same: the page keeps it free.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: isRoot ? [...args, '--no-sandbox'] : args,
  }
}

/** Starts Firefox or Chromium without a window on the screen. */
export async function launchPuppeteer(
  engine: 'chromium' | 'firefox',
  theme: Theme,
): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-engine-'))
  const downloads = await mkdtemp(join(folder, 'downloads-'))
  const options =
    engine === 'firefox' ? firefoxOptions({ theme, folder, downloads }) : chromiumOptions()
  const browser = await launch({ ...options, headless: true, defaultViewport: null })
  return {
    downloads,
    version: (await browser.version()).replace(/^.*\//, ''),
    open: async () => {
      if (engine === 'firefox') return drive(await newPage(browser))
      const page = await newPage(browser, { policy: 'allow', downloadPath: downloads })
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
      return withClipboard(page)
    },
    close: async () => {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function newPage(browser: Browser, downloadBehavior?: DownloadBehavior): Promise<Page> {
  const context = await browser.createBrowserContext(
    downloadBehavior === undefined ? {} : { downloadBehavior },
  )
  return context.newPage()
}

/** Without a window on the screen Chromium asks for a permission that nobody could give. */
function withClipboard(page: Page): Driver {
  const driver = drive(page)
  return {
    ...driver,
    goto: async (address) => {
      const { origin } = new URL(address)
      await page.browserContext().overridePermissions(origin, ['clipboard-sanitized-write'])
      await driver.goto(address)
    },
  }
}

function drive(page: Page): Driver {
  return {
    goto: async (address) => {
      await page.goto(address)
    },
    reload: async () => {
      await page.reload()
    },
    back: async () => {
      // The document answers before it is left.
      await page.evaluate('void setTimeout(() => history.back())')
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (element) => withElement(page, element, (handle) => handle.click()),
    choose: (input, file) =>
      withElement(page, input, async (handle) => {
        const field = await handle.toElement('input')
        await field.uploadFile(file)
      }),
    press: (...keys) => pressTogether(page, keys),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    countRole: async (elements, role) => {
      const listed = await page.evaluateHandle(elements)
      const withRole = await page.$$(`::-p-aria([role="${role}"])`)
      return page.evaluate(
        (list, ...found) => {
          const known = new Set<unknown>(found)
          return Array.isArray(list) ? list.filter((element) => known.has(element)).length : 0
        },
        listed,
        ...withRole,
      )
    },
    close: () => page.browserContext().close(),
  }
}

/** Does something with an element, and says so if it went away meanwhile. */
async function withElement(
  page: Page,
  expression: string,
  action: (handle: ElementHandle) => Promise<void>,
): Promise<void> {
  const handle = await page.evaluateHandle<[], () => Element>(expression)
  if (handle.asElement() === null) throw new StaleElementError(`There is no ${expression}.`)
  try {
    await action(handle)
  } catch (error) {
    const isPassing = error instanceof Error && /detached|not clickable|stale/i.test(error.message)
    if (!isPassing) throw error
    throw new StaleElementError(error.message, { cause: error })
  } finally {
    await handle.dispose()
  }
}

async function pressTogether(page: Page, keys: readonly Key[]): Promise<void> {
  // The names of the DOM are the names of the library, but for one.
  const inputs = keys.map((key) => (key === 'Space' ? ' ' : key))
  for (const key of inputs) await page.keyboard.down(key)
  for (const key of inputs.toReversed()) await page.keyboard.up(key)
}
