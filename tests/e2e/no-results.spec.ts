import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/layout.ts'
import { painted, settle } from './support/settle.ts'

test('a view without results is accessible, wide in light and narrow in dark', async ({ page }) => {
  for (const [address, text] of [
    ['/search?q=zzqqxxyyvv', /^Nothing matches/],
    ['/features?q=zzqqxxyyvv', /^Nothing in any list matches/],
  ] as const) {
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(address)
      await expect(page.getByText(text).first(), address).toBeVisible()
      await settle(page)
      await expectAccessible(page)
      await expectNoOverflow(page, [320])
      await page.emulateMedia({ colorScheme: 'dark' })
      await painted(page)
      await expectAccessible(page)
    })
  }
})
