import type { Page } from '@playwright/test'

import type { Fault } from '#tests/support/fault-proxy.ts'
import {
  answer,
  changeJson,
  changeResults,
  drop,
  resetAfter,
  truncateAfter,
} from '#tests/support/faults.ts'

import { expectAccessible } from './support/accessibility.ts'
import { expect, type FaultPage, test } from './support/fault-fixtures.ts'
import {
  advanceUntil,
  expectFocus,
  expectNotice,
  expectRecovery,
  listAddress,
  meetFault,
  type Notice,
} from './support/fault-journey.ts'
import { settle } from './support/settle.ts'

/** What a fault is called, the query that meets it, and how the page takes it. */
type Row = readonly [what: string, query: string, fault: Fault, notice: Notice]

const noticeOf = (title: string): Notice => ({ sees: new RegExp(`^${title}`), says: title })
const unreachable = noticeOf('Search is unreachable.')
const unreadable = noticeOf('The search response could not be read.')
const unavailable = noticeOf('Search is not available right now.')
const rejected = noticeOf('That search cannot be run.')
const busy = noticeOf('Too many searches.')

const halved = changeJson((json) => {
  const results: unknown = Reflect.get(json, 'results')
  return { results: Array.isArray(results) ? results.slice(0, 1) : results }
})
const withoutHits = changeResults((result) => ({ ...result, hits: undefined }))
const refusedWithin = changeResults(() => ({ status: 404, message: 'Index does not exist' }))
const refusal = (status: number, message: string, headers = {}): Fault =>
  answer({ status, headers, body: { status, message } })

async function openList(page: Page, { list }: FaultPage): Promise<void> {
  await page.goto(listAddress)
  await expect(list.rows).toHaveCount(20)
}

const temporary: readonly Row[] = [
  ['F1 a connection that ends at once', 'grid', drop, unreachable],
  ['F8 a reset within the answer', 'flex', resetAfter(2000), unreachable],
  ['F8 an answer that is cut off', 'color', truncateAfter(2000), unreadable],
  ['F14 status 500', 'array', refusal(500, 'x'), unreachable],
  ['F14 status 502 with a page', 'css', answer({ status: 502, body: '<h1>502</h1>' }), unreachable],
  ['F14 status 503', 'date', answer({ status: 503 }), unreachable],
  ['F16 text that is no JSON', 'dialog', answer({ body: '{"results":[' }), unreadable],
  ['F17 an empty answer', 'font', answer({ body: '' }), unreachable],
  ['F18 a sign-in page', 'form', answer({ body: '<title>Sign in</title>' }), unreadable],
  ['F19 no results', 'event', answer({ body: { results: [] } }), unreadable],
  ['F20 one result of several', 'image', halved, unreadable],
  ['F21 results without hits', 'input', withoutHits, unreadable],
  ['F21 a refusal in the place of a result', 'link', refusedWithin, unreadable],
]

test.describe('@fault', () => {
  test('a temporary fault of an answer is shown and announced once, and the button sends what was meant', async ({
    page,
    faulty,
    trouble,
  }) => {
    test.setTimeout(temporary.length * 15_000)
    await openList(page, faulty)
    for (const [what, query, fault, notice] of temporary) {
      await test.step(what, async () => {
        const { disarm } = await meetFault(page, faulty, { query, fault, ...notice })
        disarm()
        const recover = () => page.getByRole('button', { name: 'Try again' }).click()
        await expectRecovery(page, faulty, { query, recover, ...notice })
      })
    }
    trouble.consoleErrors.length = 0
  })

  test('F1 while connections are refused a new try keeps the focus, those of the page itself are silent, and one of them ends it', async ({
    page,
    faulty,
    relay,
    trouble,
  }) => {
    await openList(page, faulty)
    const { disarm } = await meetFault(page, faulty, { query: 'grid', fault: drop, ...unreachable })
    disarm()
    // The page asks what the provider reports, and loads what shows it.
    await settle(page)
    await relay.refuse()
    const button = page.getByRole('button', { name: 'Try again' })
    await faulty.spoken.forget()
    const before = trouble.consoleErrors.length
    await button.press('Enter')
    // The refusal takes real time, which the clock of the page does not see.
    await expect.poll(() => trouble.consoleErrors.length).toBeGreaterThan(before)
    await page.clock.runFor(1500)
    await expect(button).toBeFocused()
    expect(await faulty.spoken.texts()).toEqual([unreachable.says])

    const failed = trouble.consoleErrors.length
    await advanceUntil(page, () => trouble.consoleErrors.length > failed)
    await page.clock.runFor(1500)
    expect(await faulty.spoken.texts()).toEqual([unreachable.says])
    await expect(button).toBeFocused()

    await relay.listen()
    const sent = faulty.searches().length
    const recover = () => advanceUntil(page, () => faulty.searches().length > sent)
    await expectRecovery(page, faulty, { query: 'grid', recover, ...unreachable })
    trouble.consoleErrors.length = 0
  })

  const wait = 'Retry-After'
  const exposed = { 'Access-Control-Expose-Headers': wait }
  const tooMany: readonly (readonly [
    what: string,
    query: string,
    headers: object,
    wait: number,
  ])[] = [
    ['without a time', 'grid', {}, 30],
    ['with 2 s', 'flex', { [wait]: '2', ...exposed }, 2],
    ['with an hour', 'color', { [wait]: '3600' }, 60],
    ['with a date', 'array', { [wait]: 'Wed, 21 Oct 2026 07:28:00 GMT', ...exposed }, 30],
  ]

  test('F9 after status 429 the page counts down, sends nothing by itself, and then what was meant', async ({
    page,
    faulty,
    trouble,
  }) => {
    test.setTimeout(tooMany.length * 15_000)
    await openList(page, faulty)
    for (const [what, query, headers, seconds] of tooMany) {
      await test.step(what, async () => {
        const fault = refusal(429, 'Too Many Requests', headers)
        const { met, disarm } = await meetFault(page, faulty, { query, fault, ...busy })
        const counting = page.getByRole('button', { name: /^Try again in \d+ s$/ })
        if (seconds > 3) {
          await expect(counting).toBeDisabled()
          const left = Number(/\d+/.exec(await counting.innerText())?.[0])
          expect(left).toBeLessThan(seconds)
          expect(left).toBeGreaterThan(seconds - 10)
        }
        await page.evaluate(() => window.dispatchEvent(new Event('online')))
        await page.clock.runFor(seconds * 1000)
        expect(met).toHaveLength(1)
        disarm()
        const recover = () => page.getByRole('button', { name: 'Try again', exact: true }).click()
        await expectRecovery(page, faulty, { query, recover, ...busy })
      })
    }
    trouble.consoleErrors.length = 0
  })

  const final: readonly Row[] = [
    ['F10 a revoked key', 'grid', refusal(403, 'Invalid Application-ID or API key'), unavailable],
    ['F11 an expired key', 'flex', refusal(400, 'validUntil parameter expired'), unavailable],
    ['F12 a missing index', 'color', refusal(404, 'Index features does not exist'), unavailable],
  ]

  test('a refusal that no new try can end is shown with its code and without the words of the provider, and nothing is sent again', async ({
    page,
    faulty,
    trouble,
  }) => {
    await openList(page, faulty)
    for (const [what, query, fault, notice] of final) {
      await test.step(what, async () => {
        const { met, disarm } = await meetFault(page, faulty, { query, fault, ...notice })
        const main = page.getByRole('main')
        await expect(main.getByText(/\(Code 40\d\.\)/)).toBeVisible()
        await expect(main).not.toContainText(/Application-ID|validUntil|Index features/)
        await expect(page.getByRole('button', { name: /^Try/ })).toHaveCount(0)
        await page.evaluate(() => window.dispatchEvent(new Event('online')))
        await page.clock.runFor(130_000)
        expect(met).toHaveLength(1)
        disarm()
        const recover = () => faulty.list.box.fill(`${query}s`)
        await expectRecovery(page, faulty, { query: `${query}s`, recover, ...notice })
      })
    }
    trouble.consoleErrors.length = 0
  })

  test('F13 a search that is not understood can be started over, and the notices of faults are accessible', async ({
    page,
    faulty,
    trouble,
  }) => {
    await openList(page, faulty)
    const fault = refusal(400, 'filters: Unexpected token')
    const { disarm } = await meetFault(page, faulty, { query: 'grid', fault, ...rejected })
    await expectAccessible(page)
    disarm()
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(page.getByText(rejected.sees)).toHaveCount(0)
    await expect(page).toHaveURL('/features')
    await expect(faulty.list.box).toHaveValue('')
    await expectFocus(page)
    await expectNotice(page, { sees: /^[\d,]+ results$/ })
    trouble.consoleErrors.length = 0
  })
})
