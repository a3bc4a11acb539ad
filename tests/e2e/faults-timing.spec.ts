import type { Locator, Page } from '@playwright/test'

import type { Sent } from '#tests/support/fault-proxy.ts'
import { answer, delay, drip, holdUntil, stallUntil } from '#tests/support/faults.ts'

import { expect, type FaultPage, isViewSearch, test } from './support/fault-fixtures.ts'
import { expectFocus, expectNotice, listAddress } from './support/fault-journey.ts'
import { featuresPage } from './support/features-page.ts'
import { gate } from './support/fixtures.ts'
import { shiftOf, watchShifts } from './support/layout-shift.ts'
import { painted, settle } from './support/settle.ts'

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

/** Types the rest of a text, each key in a task of its own and no time between them, however slow the machine is. */
const typeAtOnce = async (box: Locator, rest: string): Promise<void> =>
  box.evaluate(async (element, keys) => {
    if (!(element instanceof HTMLInputElement)) throw new Error('There is no box to type into.')
    for (const key of keys) {
      element.setRangeText(key, element.value.length, element.value.length, 'end')
      element.dispatchEvent(new InputEvent('input', { bubbles: true, data: key }))
      await Promise.resolve()
    }
  }, rest)

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

  test('F22 an answer that comes after that of a newer search changes nothing', async ({
    page,
    faulty,
  }) => {
    await open(page, faulty)
    const { held, release } = gate()
    const older = faulty.break(holdUntil(held), forText('grid'))
    await faulty.list.box.fill('grid')
    await expect.poll(() => older.met.length).toBe(1)
    await faulty.list.box.fill('flex')
    await expect(resultsFor(page, 'flex')).toBeVisible()
    const tabs = page.getByRole('navigation', { name: 'Lists' })
    await expect(tabs.getByRole('link', { name: 'Releases', exact: true })).toContainText(/\d/)
    await painted(page)
    const names = await faulty.list.names.allInnerTexts()
    const counts = await tabs.innerText()
    const answered = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('"query":"grid"'),
    )
    release()
    await answered
    await settle(page)
    expect(await tabs.innerText()).toBe(counts)
    await expect(resultsFor(page, 'flex')).toBeVisible()
    expect(await faulty.list.names.allInnerTexts()).toEqual(names)
    await expect(faulty.list.box).toHaveValue('flex')
  })

  test('F23 the failure of an older search is not shown while a newer one is under way', async ({
    page,
    faulty,
    trouble,
  }) => {
    await open(page, faulty)
    const [first, second] = [gate(), gate()]
    const failing = answer({ status: 500 })
    const older = faulty.break(async (exchange) => {
      await first.held
      await failing(exchange)
    }, forText('grid'))
    const newer = faulty.break(holdUntil(second.held), forText('flex'))
    await faulty.list.box.fill('grid')
    await expect.poll(() => older.met.length).toBe(1)
    await faulty.list.box.fill('flex')
    await expect.poll(() => newer.met.length).toBe(1)
    const answered = page.waitForResponse((response) => response.status() === 500)
    first.release()
    await answered
    await page.clock.runFor(1500)
    await expect(page.getByText(failure)).toHaveCount(0)
    second.release()
    await expect(resultsFor(page, 'flex')).toBeVisible()
    await page.clock.runFor(1500)
    const spoken = await faulty.spoken.texts()
    expect(spoken).toEqual([expect.stringContaining('for “flex”')])
    trouble.consoleErrors.length = 0
  })

  test('F24 the late answer of an older search is shown under its own name below the failure of the newer one', async ({
    page,
    faulty,
    trouble,
  }) => {
    await open(page, faulty)
    const { held, release } = gate()
    const older = faulty.break(holdUntil(held), forText('grid'))
    faulty.break(answer({ status: 500 }), forText('flex'))
    await faulty.list.box.fill('grid')
    await expect.poll(() => older.met.length).toBe(1)
    await faulty.list.box.fill('flex')
    await expectNotice(page, { sees: /^Search is unreachable/ })
    release()
    await expect(resultsFor(page, 'grid')).toBeVisible()
    await expectNotice(page, { sees: /Showing your previous results/ })
    await expect(resultsFor(page, 'flex')).toHaveCount(0)
    await expect(faulty.list.box).toHaveValue('flex')
    trouble.consoleErrors.length = 0
  })

  test('F25 twenty keys in a burst to a server that takes half a second make few searches and no failure, and a text of before none', async ({
    page,
    faulty,
  }) => {
    await open(page, faulty)
    const slowly = faulty.break(delay(500))
    const { box } = faulty.list
    await box.fill('con')
    await expect(resultsFor(page, 'con')).toBeVisible()
    const text = 'container queries in'
    const seen: string[] = []
    await page.exposeFunction('tellFailure', (found: string) => void seen.push(found))
    await page.evaluate(() => {
      new MutationObserver(() => {
        const found = /Search is [a-z ]+\./.exec(document.querySelector('main')?.innerText ?? '')
        const tell: unknown = Reflect.get(window, 'tellFailure')
        if (found !== null && typeof tell === 'function') tell(found[0])
      }).observe(document.body, { subtree: true, childList: true })
    })
    const before = slowly.met.length
    await typeAtOnce(box, text.slice(3))
    await expect(resultsFor(page, text)).toBeVisible()
    expect(slowly.met.length - before).toBeLessThanOrEqual(4)
    expect(seen).toEqual([])
    const after = slowly.met.length
    await box.fill('con')
    await expect(resultsFor(page, 'con')).toBeVisible()
    expect(slowly.met.length).toBe(after)
  })

  for (const address of ['/features/subgrid', '/compat/api.fetch']) {
    test(`the document of ${address} that arrives in pieces moves nothing on a phone`, async ({
      page,
      faulty,
    }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await watchShifts(page)
      faulty.break(drip(30, 40), ({ path }) => path === address)
      await page.goto(address)
      await settle(page)
      expect(await shiftOf(page)).toBeLessThan(0.01)
    })
  }

  test('F27 a refusal that arrives when its view is gone is neither shown nor said', async ({
    page,
    faulty,
    trouble,
  }) => {
    await open(page, faulty)
    const { held, release } = gate()
    const refusing = answer({ status: 403, body: { message: 'no' } })
    const { met } = faulty.break(async (exchange) => {
      await held
      await refusing(exchange)
    })
    await faulty.list.box.fill('grid')
    await expect.poll(() => met.length).toBe(1)
    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    await expect(faulty.list.heading).toHaveText(/^About/)
    await faulty.spoken.forget()
    const answered = page.waitForResponse((response) => response.status() === 403)
    release()
    await answered
    await page.clock.runFor(1500)
    await expect(page.getByText(failure)).toHaveCount(0)
    expect(await faulty.spoken.texts()).toEqual([])
    await expectFocus(page)
    trouble.consoleErrors.length = 0
  })

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
