import type { Page } from '@playwright/test'

import type { Sent } from '#tests/support/fault-proxy.ts'
import { delay, drip, holdUntil, stallUntil } from '#tests/support/faults.ts'

import { expect, type FaultPage, isViewSearch, test } from './support/fault-fixtures.ts'
import { expectNotice, listAddress } from './support/fault-journey.ts'
import { featuresPage } from './support/features-page.ts'
import { gate } from './support/fixtures.ts'
import { movedIn, shiftOf, watchShifts } from './support/layout-shift.ts'
import { settle } from './support/settle.ts'

const late = /^Still searching…$/
const slow = /^Search is slow to answer\.$/
const failure = /Search is |Still searching/

/** Matches the searches of views for a text. */
const forText =
  (query: string) =>
  (sent: Sent): boolean =>
    isViewSearch(sent) && sent.body.includes(`"query":"${query}"`)

async function open(page: Page, { list, spoken }: FaultPage): Promise<void> {
  await page.goto(listAddress)
  await expect(list.rows).toHaveCount(20)
  await spoken.forget()
}

const resultsFor = (page: Page, query: string) =>
  page.getByRole('main').getByText(new RegExp(`^[\\d,]+ results? for “${query}”$`))

/** Ways to be silent: before the first byte of an answer, and in the middle of it. */
const silences = [
  ['F5 without a byte', 'grid', holdUntil],
  ['F7 after the beginning', 'flex', (held: Promise<void>) => stallUntil(held, 2000)],
] as const

/** Steps in the history that never leave the site. */
const storm = [-1, -1, 1, -1, 1, 1]

test.describe('@fault', () => {
  test('a search without an answer is late after three seconds and failed after ten, each said once, and its answer still counts', async ({
    page,
    faulty,
  }) => {
    await open(page, faulty)
    for (const [what, query, silence] of silences) {
      await test.step(what, async () => {
        const { held, release } = gate()
        const { met, disarm } = faulty.break(silence(held))
        await faulty.spoken.forget()
        await faulty.list.box.fill(query)
        await expect.poll(() => met.length).toBe(1)
        await page.clock.runFor(2000)
        await expect(page.getByText(failure)).toHaveCount(0)
        await page.clock.runFor(1200)
        await expectNotice(page, { sees: late })
        await page.clock.runFor(4500)
        expect(await faulty.spoken.texts()).toEqual(['Still searching'])
        await expect(page.getByText(slow)).toHaveCount(0)
        await page.clock.runFor(2500)
        await expectNotice(page, { sees: slow })
        await page.clock.runFor(1500)
        expect(await faulty.spoken.texts()).toEqual([
          'Still searching',
          'Search is slow to answer.',
        ])
        await expect(faulty.list.box).toBeFocused()
        disarm()
        release()
        await expect(resultsFor(page, query)).toBeVisible()
        await expect(page.getByText(failure)).toHaveCount(0)
        expect(met).toHaveLength(1)
      })
    }
  })

  test('F6 an answer after five seconds, and one that comes in small pieces, need no second search', async ({
    page,
    faulty,
  }) => {
    await open(page, faulty)
    const { held, release } = gate()
    const { met } = faulty.break(holdUntil(held), forText('grid'))
    await faulty.list.box.fill('grid')
    await expect.poll(() => met.length).toBe(1)
    await page.clock.runFor(5000)
    await expectNotice(page, { sees: late })
    release()
    await expect(resultsFor(page, 'grid')).toBeVisible()
    await expect(page.getByText(failure)).toHaveCount(0)
    expect(met).toHaveLength(1)
    const dripping = faulty.break(drip(20, 20), forText('flex'))
    await faulty.list.box.fill('flex')
    await expect(resultsFor(page, 'flex')).toBeVisible()
    expect(dripping.met).toHaveLength(1)
    await expect(faulty.list.box).toBeFocused()
  })

  for (const address of ['/features/subgrid', '/compat/api.fetch']) {
    test(`the document of ${address} that arrives in pieces moves nothing on a phone`, async ({
      page,
      faulty,
    }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await watchShifts(page)
      faulty.break(drip(150, 20), ({ path }) => path === address)
      await page.goto(address)
      await settle(page)
      expect(await shiftOf(page), (await movedIn(page)).join('\n')).toBeLessThan(0.01)
    })
  }

  test('F42 after a storm of Back and forward, box, address and results agree, and another tab has its own', async ({
    page,
    context,
    faulty,
  }) => {
    await open(page, faulty)
    const queries = ['grid', 'flex', 'color']
    for (const query of queries) {
      await faulty.list.box.fill(query)
      await expect(resultsFor(page, query)).toBeVisible()
      await faulty.list.filter('Baseline', 'Newly available').click()
      await expect(page).toHaveURL(new RegExp(`q=${query}`))
      await settle(page)
    }
    const other = await context.newPage()
    await other.goto('/features?q=array')
    // With an empty memory each step is a search, and each answer late.
    faulty.break(delay(150))
    await page.reload()
    await expect(resultsFor(page, 'color')).toBeVisible()
    // The journeys of hydration go Back before this.
    await settle(page)
    for (let turn = 0; turn < 20; turn += 1) {
      await page.evaluate((by) => history.go(by), storm[turn % storm.length])
    }
    await settle(page)
    const query = new URL(page.url()).searchParams.get('q') ?? ''
    expect(queries).toContain(query)
    await expect(faulty.list.box).toHaveValue(query)
    await expect(resultsFor(page, query)).toBeVisible()
    await expect(page.getByText(failure)).toHaveCount(0)
    await expect(featuresPage(other).box).toHaveValue('array')
    await expect(resultsFor(other, 'array')).toBeVisible()
  })
})
