import { join } from 'node:path'

import type { Browser, Page } from '@playwright/test'

import { buildStandalone } from '#tests/standalone/build.ts'
import { newFolder, removeFolder, root, startServer } from '#tests/support/server.ts'
import { serveFolder, type StaticHost } from '#tests/support/static-host.ts'

import { describeInteractions, type Interaction, watchInteractions } from './interactions.ts'
import { describeMilestones, type Milestones, watchKeys } from './milestones.ts'
import { buildReference, launch, REFERENCE, serveReference } from './reference-page.ts'
import { line, summarise } from './samples.ts'

/** Typed letter by letter, each once: every answer comes over HTTP. */
const words =
  'grid container fetch subgrid popover anchor dialog color scroll promise worker input network view json module'.split(
    ' ',
  )

/** Between two keys, in milliseconds; a slowed-down page gets more, so that no key meets the answer to the last. */
const PAUSE = 150

/** How often each page is opened to measure its first view. */
const OPENINGS = 10

/** A page under measurement. */
type Subject = {
  readonly name: string
  readonly page: Page
  /** @param rate how many times slower its processor is */
  readonly slowDown: (rate: number) => Promise<unknown>
  /** Of every key that changed the results. */
  readonly keys: Milestones[]
  readonly interactions: Interaction[]
}

/**
 * From a key to the paint of its results, in Chromium, over HTTP from the embedded provider: the list of features with
 * twenty hits and its open filters, beside a page on the same libraries that shows no more than it must. Only their
 * ratio says something of the code; the times say as much of the machine.
 *
 * @param other the address of a server of another build, whose list is measured instead of that page: "http://127.0.0.1:4801"; or
 *   "standalone", for the list of a page without a provider
 */
export async function benchPage(print: (text: string) => void, other?: string): Promise<void> {
  const [data, built] = [await newFolder(), await newFolder()]
  const server = await startServer({ PLINTH_DATA: data })
  const host = other === 'standalone' ? await serveStandalone() : undefined
  const browser = await launch()
  try {
    if (other === undefined) await buildReference(built)
    const openings: readonly Opening[] = [
      { name: 'Features', address: `${server.address}/features` },
      other === undefined
        ? { name: 'reference page', address: server.address + REFERENCE, folder: built }
        : { name: 'the other page', address: `${host?.origin ?? other}/features` },
    ]
    for (const slowdown of [1, 4]) {
      const label = (what: string, name: string) => `${slowdown}x: ${what}, ${name}`
      const subjects: Subject[] = []
      for (const opening of openings) subjects.push(await open(browser, opening))
      await compare(subjects, slowdown)
      for (const { name, page, keys, interactions } of subjects) {
        print(line(label('key to results', name), summarise(painted(keys))))
        print(`    ${describeMilestones(keys)}`)
        describeInteractions((what) => label(what, name), interactions).forEach(print)
        await page.context().close()
      }
      print(`    ${ratioOf(subjects.map(({ keys }) => painted(keys)))} times ${openings[1]?.name}`)
      const opened = await openInTurn(browser, openings, slowdown)
      for (const [place, { name }] of openings.entries())
        print(line(label('largest paint', name), summarise(opened[place] ?? [])))
      print(`    ${ratioOf(opened)} times ${openings[1]?.name}`)
    }
  } finally {
    await browser.close()
    await Promise.all([server.stop(), host?.close()])
    await Promise.all([data, built].map(removeFolder))
  }
}

async function serveStandalone(): Promise<StaticHost> {
  const folder = join(root, 'test-results/standalone/root')
  await buildStandalone(folder, { base: '/', way: 'variable' })
  return serveFolder({ folder, followsRules: true })
}

/** The median of the first times by that of the second. */
function ratioOf(times: readonly (readonly number[])[]): string {
  const [ours = 0, theirs = 0] = times.map((all) => summarise(all).p50)
  return (ours / theirs).toFixed(2)
}

type Opening = Pick<Subject, 'name'> & {
  readonly address: string
  /** Where the files of the page are, if not on the server. */
  readonly folder?: string
}

/** Opens a page in a window of its own. */
async function open(browser: Browser, { name, address, folder }: Opening): Promise<Subject> {
  const { page, slowDown } = await newWindow(browser, folder)
  const keys: Milestones[] = []
  await page.exposeFunction('noteKey', (key: Milestones) => keys.push(key))
  // A page without a provider would load the other indices beside the first words.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('article, #hits').first().waitFor({ timeout: 120_000 })
  await page.evaluate(watchKeys)
  const interactions: Interaction[] = []
  await page.exposeFunction('noteInteraction', (one: Interaction) => interactions.push(one))
  await page.evaluate(watchInteractions)
  return { name, page, slowDown, keys, interactions }
}

/** A window with an empty cache. */
async function newWindow(browser: Browser, folder?: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  if (folder !== undefined) await serveReference(page, folder)
  const session = await context.newCDPSession(page)
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  return { page, slowDown }
}

/** From the navigation to the largest paint, for each page; they are opened in turn. The first round is not counted. */
async function openInTurn(
  browser: Browser,
  openings: readonly Opening[],
  slowdown: number,
): Promise<readonly (readonly number[])[]> {
  const times = openings.map((): number[] => [])
  for (let round = 0; round <= OPENINGS; round += 1) {
    for (const [place, { address, folder }] of openings.entries()) {
      const { page, slowDown } = await newWindow(browser, folder)
      await slowDown(slowdown)
      await page.goto(address, { waitUntil: 'networkidle' })
      const paint = await page.evaluate(largestPaint)
      if (round > 0) times[place]?.push(paint)
      await page.context().close()
    }
  }
  return times
}

/** Runs in the page. */
function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((entries) =>
      resolve(entries.getEntries().at(-1)?.startTime ?? 0),
    ).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

const painted = (keys: readonly Milestones[]): readonly number[] => keys.map((key) => key.painted)

/**
 * Word by word in turn, so that both meet the same neighbours on the machine. A page is slowed down while it is typed into: a
 * slowed-down page keeps a core busy even when it has nothing to do, which would slow down the server and the other page.
 */
async function compare(subjects: readonly Subject[], slowdown: number): Promise<void> {
  for (const [place, word] of ['warm', ...words].entries()) {
    for (const { page, slowDown, keys, interactions } of subjects) {
      await slowDown(slowdown)
      await type(page, word, PAUSE * Math.sqrt(slowdown))
      await toggleFilters(page, PAUSE * Math.sqrt(slowdown))
      await slowDown(1)
      if (place > 0) continue
      keys.length = 0
      interactions.length = 0
    }
  }
}

/** Chooses the first value of the first filter, and gives it up. */
async function toggleFilters(page: Page, pause: number): Promise<void> {
  for (let clicks = 0; clicks < 2; clicks += 1) {
    await page.getByRole('checkbox').first().click()
    await page.waitForTimeout(2 * pause)
  }
}

async function type(page: Page, word: string, pause: number): Promise<void> {
  await page.bringToFront()
  const box = page.getByRole('combobox').first()
  await box.fill('')
  await page.waitForTimeout(2 * pause)
  await box.focus()
  for (const letter of word) {
    await page.keyboard.press(letter)
    await page.waitForTimeout(pause)
  }
}
