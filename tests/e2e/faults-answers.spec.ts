import type { Page } from '@playwright/test'

import type { Fault } from '#tests/support/fault-proxy.ts'
import { drop, resetAfter, truncateAfter } from '#tests/support/faults.ts'

import { expectAccessible } from './support/accessibility.ts'
import { expect, type FaultPage, test } from './support/fault-fixtures.ts'
import {
  advanceUntil,
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

async function openList(page: Page, { list }: FaultPage): Promise<void> {
  await page.goto(listAddress)
  await expect(list.rows).toHaveCount(20)
}

/** What only a network does to an answer; `tests/ui/search/faults.test.tsx` has what a provider answers. */
const temporary: readonly Row[] = [
  ['F1 a connection that ends at once', 'grid', drop, unreachable],
  ['F8 a reset within the answer', 'flex', resetAfter(2000), unreachable],
  ['F8 an answer that is cut off', 'color', truncateAfter(2000), unreadable],
]

test.describe('@fault', () => {
  test('a temporary fault of an answer is shown and announced once, and the button sends what was meant', async ({
    page,
    faulty,
    trouble,
  }) => {
    await openList(page, faulty)
    for (const [what, query, fault, notice] of temporary) {
      await test.step(what, async () => {
        const { disarm } = await meetFault(page, faulty, { query, fault, ...notice })
        await expectAccessible(page)
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
})
