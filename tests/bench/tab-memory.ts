import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

import type { Browser, Page } from '@playwright/test'

import { pageProcesses } from './slow-process.ts'

type State = { readonly name: string; readonly open: (page: Page, origin: string) => Promise<void> }

/** Milliseconds in which every index is built and the browser gives back what it has released. */
const REST = 10_000

const openList =
  (path: string): State['open'] =>
  async (page, origin) => {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await page.locator('main article h2').first().waitFor({ timeout: 60_000 })
    await setTimeout(REST)
  }

/** The counts of a query in the other lists need their indices. */
const openAll = openList('/features?q=grid')

const states: readonly State[] = [
  { name: 'no index', open: async (page, origin) => void (await page.goto(`${origin}/about`)) },
  { name: 'features', open: openList('/features') },
  { name: 'compat', open: openList('/compat') },
  { name: 'the four lists', open: openAll },
  {
    name: 'the four lists, ten minutes later',
    open: async (page, origin) => {
      await openAll(page, origin)
      await page.evaluate(() => dispatchEvent(new Event('ten-minutes')))
    },
  },
]

/**
 * Prints what the process of a page without a provider holds, with its workers, in memory that it shares with no other. On Linux
 * only.
 */
export async function printMemory(
  browser: Browser,
  origin: string,
  print: (text: string) => void,
): Promise<void> {
  for (const { name, open } of states) {
    const others = new Set(await pageProcesses(browser))
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.addInitScript(prepare)
    await open(page, origin)
    await page.requestGC()
    await setTimeout(REST)
    const own = (await pageProcesses(browser)).filter((id) => !others.has(id))
    const sizes = await Promise.all(own.map(ownBytes))
    const sum = sizes.reduce((all, size) => all + size, 0)
    print(`memory of the page, ${name}: ${(sum / 1e6).toFixed(0)} MB`)
    await context.close()
  }
}

/** Runs in the page: it loads no index that nothing has asked for, and ten minutes pass by an event. */
function prepare(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  const start = window.setTimeout.bind(window)
  Object.defineProperty(window, 'setTimeout', {
    value: (action: () => void, wait?: number) => {
      if (wait !== 600_000) return start(action, wait)
      addEventListener('ten-minutes', action, { once: true })
      return 0
    },
  })
}

async function ownBytes(id: number): Promise<number> {
  const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
  const sizes = rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB$/gm)
  return Array.from(sizes, ([, size]) => Number(size) * 1024).reduce((all, size) => all + size, 0)
}
