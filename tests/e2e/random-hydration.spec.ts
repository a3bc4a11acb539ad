import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { settle } from './support/settle.ts'

test.use({ ownContext: true, actionTimeout: 15_000 })

/** `ROUNDS=100` looks longer. */
const ROUNDS = Number(process.env.ROUNDS ?? 8)

/** Milliseconds after the start of the document in which a visitor does everything. */
const HURRY = 2000

/** How much slower a phone is. */
const PHONE = 4

/** Numbers from 0 to 1 that follow from a seed. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Round = {
  readonly page: Page
  readonly random: () => number
  readonly searches: readonly unknown[]
  /** Slows the processor down by this factor. */
  readonly slow: (rate: number) => Promise<void>
}

type Act = () => Promise<unknown>

const searchBox = (page: Page) => page.getByRole('combobox', { name: /^Search / })
const newly = (page: Page) => page.getByRole('checkbox', { name: /^Newly available/ })
const group = (page: Page, name: string) =>
  page.locator('details', { has: page.locator('summary', { hasText: name }) })

const type =
  ({ page, random }: Round, text: string): Act =>
  async () => {
    await searchBox(page).click()
    await page.keyboard.type(text, { delay: random() * 60 })
  }

const open =
  ({ page }: Round, name: string): Act =>
  () =>
    group(page, name).locator('summary').press('Enter')

/** Opens an address, and acts in any order at any moments of the hurry. */
async function actInHurry({ page, random, slow }: Round, path: string, acts: readonly Act[]) {
  await slow(PHONE)
  await page.goto(path, { waitUntil: 'commit' })
  const start = performance.now()
  const planned = acts
    .map((act) => ({ act, order: random(), at: random() * HURRY }))
    .toSorted((a, b) => a.order - b.order)
  const moments = planned.map(({ at }) => at).toSorted((a, b) => a - b)
  for (const [place, { act }] of planned.entries()) {
    await page.waitForTimeout(Math.max(0, start + (moments[place] ?? 0) - performance.now()))
    await act()
  }
  // What has been done is only looked at from now on.
  await slow(1)
}

async function refineList(round: Round): Promise<void> {
  const { page, searches } = round
  await actInHurry(round, '/features', [
    type(round, 'grid'),
    () => newly(page).click(),
    open(round, 'Baseline month'),
  ])
  await expect(page).toHaveURL(/^[^?]*\/features\?(q=grid&baseline=newly|baseline=newly&q=grid)$/)
  await settle(page)
  await expect(searchBox(page)).toHaveValue('grid')
  await expect(newly(page)).toBeChecked()
  await expect(group(page, 'Baseline month')).toHaveAttribute('open')
  await expect(page.getByText(/^\d+ results for “grid”$/).first()).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Newly available')
  const bodies = searches.map((body) => JSON.stringify(body))
  expect(bodies).toEqual([...new Set(bodies)])
}

async function readRecord(round: Round): Promise<void> {
  const { page } = round
  await actInHurry(round, '/compat/css.properties.user-select', [
    type(round, 'grid'),
    open(round, 'Other browsers and runtimes'),
  ])
  await expect(page.locator('.boot')).toHaveCount(0)
  await expect(searchBox(page)).toHaveValue('grid')
  const others = group(page, 'Other browsers and runtimes')
  await expect(others).toHaveAttribute('open')
  await expect(others.getByRole('row').last()).toBeVisible()
}

async function leaveList(round: Round): Promise<void> {
  const { page } = round
  await actInHurry(round, '/features', [() => newly(page).click()])
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About/)
  await settle(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features')
  await settle(page)
  // Who leaves before the page could follow comes back to the list as it was.
  const isApplied = new URL(page.url()).search === '?baseline=newly'
  await expect(newly(page)).toBeChecked({ checked: isApplied })
  const total = Number((await page.getByText(/^[\d,]+ results$/).innerText()).replace(/\D/g, ''))
  if (isApplied) expect(total).toBeLessThan(1000)
  else expect(total).toBeGreaterThan(1000)
}

const kinds = [refineList, readRecord, refineList, leaveList] as const

/** Both workers take half of the rounds. */
for (const half of [0, 1]) {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round).filter((n) => n % 2 === half)
  test(`what a hurried visitor with a slow phone does in the first two seconds is neither lost nor done twice, ${half === 0 ? 'even' : 'odd'} rounds`, async ({
    page,
    context,
    searches,
  }) => {
    const devtools = await context.newCDPSession(page)
    const slow = async (rate: number) => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    }
    for (const number of rounds) {
      const random = createRandom(number)
      const kind = kinds[Math.floor(random() * kinds.length)] ?? refineList
      await test.step(`round ${number}: ${kind.name}`, async () => {
        const before = searches.length
        const round = {
          page,
          random,
          slow,
          get searches() {
            return searches.slice(before)
          },
        }
        await kind(round)
      })
    }
  })
}
