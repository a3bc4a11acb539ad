import { expect, test } from './support/fault-fixtures.ts'
import { listAddress } from './support/fault-journey.ts'

test.describe('@fault', () => {
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
