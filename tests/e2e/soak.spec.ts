import type { CDPSession, Locator, Page } from '@playwright/test'

import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { openPalette } from './support/palette.ts'
import { settle } from './support/settle.ts'

/** How many actions are measured; `PLINTH_SOAK=1000` measures as many as a long visit has. */
const ACTIONS = Number(process.env['PLINTH_SOAK'] ?? 40)
/** Actions before the first measurement, in which what is bounded fills up: memory of answers, chunks, compiled code. */
const WARM_UP = 40
/** Megabytes that the script heap may grow by in a thousand actions. */
const GROWTH = 8
/** Megabytes by which the memory of answers, which is bounded, may still fill up after that. */
const FILLING = 2.5

const words = ['grid', 'contain', 'promise', 'dialog', 'array at', 'flex', 'color', 'fetch', 'zzqq']

/** Numbers below a bound that look random and are the same in every run (mulberry32). */
function numbers(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound
  }
}

type Pick = (bound: number) => number

const tabs = (page: Page) =>
  page.getByRole('navigation', { name: 'Lists' }).getByRole('link').filter({ visible: true })

/** By an event: the popup of the search box may lie over what is clicked. */
const click = (target: Locator) => target.dispatchEvent('click')

/** What a visitor does, each by the frequency with which it is named. */
const actions: readonly ((page: Page, pick: Pick) => Promise<void>)[] = [
  type,
  type,
  type,
  refine,
  refine,
  refine,
  turnPage,
  turnPage,
  async (page) => void (await page.goBack()),
  async (page, pick) => click(tabs(page).nth(pick(5))),
  usePalette,
]

async function type(page: Page, pick: Pick): Promise<void> {
  const { box } = featuresPage(page)
  await box.fill('')
  await box.pressSequentially(words[pick(words.length)] ?? '')
  await settle(page)
  await box.press('Escape')
}

async function refine(page: Page, pick: Pick): Promise<void> {
  const choices = page.getByRole('main').getByRole('checkbox').and(page.locator(':enabled'))
  const shown = choices.filter({ visible: true })
  const count = await shown.count()
  if (count > 0) await click(shown.nth(pick(Math.min(count, 12))))
}

async function turnPage(page: Page): Promise<void> {
  const next = page.getByRole('link', { name: 'Next page' })
  if ((await next.count()) > 0) await click(next)
}

async function usePalette(page: Page, pick: Pick): Promise<void> {
  await openPalette(page)
  await page.keyboard.type(words[pick(words.length)] ?? '')
  await settle(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

type Memory = { readonly heap: number; readonly nodes: number; readonly listeners: number }

/** What is left after collection where the page shows the list of features, as it was opened. */
async function measure(page: Page, session: CDPSession): Promise<Memory> {
  const { box } = featuresPage(page)
  await box.fill('')
  await box.press('Escape')
  await click(page.getByRole('link', { name: 'Plinth', exact: true }).first())
  await settle(page)
  await click(tabs(page).nth(1))
  await expect(featuresPage(page).rows).toHaveCount(20)
  await settle(page)
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return {
    heap: value('JSHeapUsedSize') / 1e6,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  }
}

test.describe('a long visit', () => {
  test.use({ ownContext: true })

  test(`${ACTIONS} actions leave no memory behind but what is bounded`, async ({ page }, info) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await page.goto('/features')
    const pick = numbers(20_261_122)
    const act = async (count: number) => {
      for (let done = 0; done < count; done += 1) {
        const action = actions[pick(actions.length)]
        await action?.(page, pick)
        await settle(page)
        // Back can lead out of the site.
        if (!page.url().startsWith('http')) await page.goForward()
      }
    }
    await act(WARM_UP)
    const before = await measure(page, session)
    await act(ACTIONS)
    const after = await measure(page, session)
    info.annotations.push({ type: 'memory', description: JSON.stringify({ before, after }) })
    if (process.env['PLINTH_SOAK']) process.stdout.write(`${JSON.stringify({ before, after })}\n`)
    expect(after.heap - before.heap).toBeLessThan(FILLING + (GROWTH * ACTIONS) / 1000)
    expect(after.nodes - before.nodes).toBeLessThan(1000)
    expect(after.listeners - before.listeners).toBeLessThan(100)
  })
})
