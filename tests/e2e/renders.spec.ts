import type { Route } from '@playwright/test'

import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { countRenders } from './support/renders.ts'

/** Rows of a page. */
const ROWS = 20

test('a key renders little before its answer, and with it each row and filter once, in few commits', async ({
  page,
}) => {
  const take = await countRenders(page)
  const { box, names } = featuresPage(page)
  await page.goto('/features')
  await expect(names).toHaveCount(ROWS)
  const held: Route[] = []
  await page.route('**/queries*', (route) => void held.push(route))
  for (const text of ['s', 'su', 'sub']) {
    await test.step(text, async () => {
      // The counts of the tabs and the last rows have come.
      await page.waitForTimeout(600)
      await Promise.all(held.splice(0).map((route) => route.continue()))
      await page.waitForTimeout(600)
      await take()

      await box.press(text.slice(-1))
      await expect.poll(() => held.length, 'searches sent').toBe(1)
      // Longer than the address and a slow answer are waited for.
      await page.waitForTimeout(400)
      const before = await take()
      expect(before.components, 'components before the answer').toBeLessThanOrEqual(200)
      expect(before.commits, 'commits before the answer').toBeLessThanOrEqual(8)

      await Promise.all(held.splice(0).map((route) => route.continue()))
      await expect(page.getByText(`results for “${text}”`, { exact: false }).first()).toBeVisible()
      await page.waitForTimeout(200)
      const after = await take()
      expect(after.components, 'components of the answer').toBeLessThanOrEqual(45 * ROWS)
      expect(after.commits, 'commits of the answer').toBeLessThanOrEqual(4)
    })
  }
})
