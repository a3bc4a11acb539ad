import type { Sent } from '#tests/support/fault-proxy.ts'
import { answer } from '#tests/support/faults.ts'

import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { expect, test } from './support/fault-fixtures.ts'
import { listAddress, meetFault } from './support/fault-journey.ts'

const isFor =
  (path: string) =>
  (sent: Sent): boolean =>
    sent.path === path

const title = 'Writes cannot be stored'
const report = `The provider reports a partial outage. Latest incident: ${title}.`

test.describe('@fault', () => {
  test('the notice of an outage says what the provider reports, announced once with the focus kept, and the status page says the same', async ({
    page,
    faulty,
    trouble,
  }) => {
    await page.goto(listAddress)
    await expect(faulty.list.rows).toHaveCount(20)
    const body = { status: { embedded: 'partial_outage' } }
    const incident = { t: Date.now(), v: { title, status: 'partial_outage' } }
    const reported = [
      faulty.break(answer({ body }), isFor('/1/status')),
      faulty.break(
        answer({ body: { incidents: { embedded: [incident] } } }),
        isFor('/1/incidents'),
      ),
    ]
    const armed = await meetFault(page, faulty, {
      query: 'grid',
      fault: answer({ status: 503, body: 'down' }),
      sees: /^The provider reports a partial outage\./,
      says: `Search is unreachable. ${report}`,
    })
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: 'Search status' }).click()
    const region = page.getByRole('region', { name: 'Provider’s own report' })
    await expect(region.getByText(report)).toBeVisible()
    await expect(region.getByRole('listitem')).toHaveText(new RegExp(`: ${title}$`))
    await expect(region.getByRole('row', { name: /^Uptime/ })).toBeVisible()
    await expectAccessibleInBothThemes(page)

    armed.disarm()
    for (const { disarm } of reported) disarm()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(region.getByText('The provider reports no problem.')).toBeVisible()
    await page.goBack()
    await expect(page.getByText(/results? for “grid”$/)).toBeVisible()
    await expect(page.getByText(report)).toHaveCount(0)
    trouble.consoleErrors.length = 0
  })

  test('a server that is gone altogether leaves the page as it is: nothing is loaded for the report', async ({
    page,
    faulty,
    relay,
    trouble,
  }) => {
    await page.goto(listAddress)
    await expect(faulty.list.rows).toHaveCount(20)
    // What typing needs has loaded.
    await faulty.list.box.fill('flex')
    await expect(page.getByText(/results? for “flex”$/)).toBeVisible()
    await page.clock.runFor(1500)
    await faulty.spoken.forget()
    await page.evaluate(() => Reflect.set(window, 'isTheSame', true))
    await relay.refuse()
    await faulty.list.box.fill('grid')
    await expect(page.getByRole('main').getByText('Search is unreachable.')).toBeVisible()
    await expect.poll(() => trouble.consoleErrors.length).toBeGreaterThan(1)
    await page.clock.runFor(1500)
    expect(await page.evaluate(() => Reflect.get(window, 'isTheSame'))).toBe(true)
    await expect(faulty.list.box).toBeFocused()
    expect(await faulty.spoken.texts()).toEqual(['Search is unreachable.'])
    await expect(page.getByText(/^The provider reports/)).toHaveCount(0)
    await relay.listen()
    trouble.consoleErrors.length = 0
  })
})
