import type { Browser, Page } from '@playwright/test'

import { builtIndexesName } from '#offline/contract/built-indexes.ts'

import { firstResult, openView, views, watchResults } from './first-result.ts'
import { summarise } from './samples.ts'
import { slowDown } from './slow-process.ts'

type Visited = {
  readonly browser: Browser
  /** Of a page without a provider. */
  readonly origin: string
  readonly slowdown: number
  readonly rounds: number
}

/** Milliseconds in which a page stores the index that it has built. */
const REST = 3000

/**
 * Prints the time from the navigation to the first result of lists of a kept site: where the index is
 * built, and where the device has it from before, in turn.
 */
export async function printKept(
  { browser, origin, slowdown, rounds }: Visited,
  print: (text: string) => void,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await keepSite(page, origin)
  for (const view of views.filter(({ typed }) => typed === undefined)) {
    const first = await firstResult(browser, view, origin)
    const opened = await context.newPage()
    await opened.addInitScript(watchResults, [view.results, first] as const)
    const visit = async (): Promise<number> => {
      await opened.goto('about:blank')
      const time = await slowDown(browser, slowdown, () => openView(opened, view, origin))
      await opened.waitForTimeout(REST)
      return time
    }
    const times = { built: [] as number[], read: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      await page.evaluate(deleteDatabase, builtIndexesName('/'))
      times.built.push(await visit())
      times.read.push(await visit())
    }
    const [built, read] = [summarise(times.built), summarise(times.read)]
    print(
      `${view.name}, kept: ${built.p50.toFixed(0)} ms where the index is built, ${read.p50.toFixed(0)} ms where it is read`,
    )
    await opened.close()
  }
  await context.close()
}

async function keepSite(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/about#offline`)
  await page.getByRole('button', { name: 'Keep Plinth on this device' }).click()
  await page.getByText(/^Kept: data of/).waitFor({ timeout: 120_000 })
}

/** Runs in the page. */
async function deleteDatabase(name: string): Promise<void> {
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(name).addEventListener('success', resolve)
  })
}
