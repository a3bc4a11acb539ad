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
      // After hydration, some of the first key are empty.
      expect(before.commits, 'commits before the answer').toBeLessThanOrEqual(10)

      await Promise.all(held.splice(0).map((route) => route.continue()))
      await expect(page.getByText(`results for “${text}”`, { exact: false }).first()).toBeVisible()
      await page.waitForTimeout(200)
      const after = await take()
      expect(after.components, 'components of the answer').toBeLessThanOrEqual(45 * ROWS)
      // Rows in sight, what follows them, rows below the window; on the first key, what is loaded with it.
      expect(after.commits, 'commits of the answer').toBeLessThanOrEqual(5)
    })
  }
})

test('rows below the window are out of sight while words are typed, until the typing rests or the page is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  const { box, names } = featuresPage(page)
  await page.goto('/features')
  await expect(names).toHaveCount(ROWS)
  // With those that are out of sight.
  const rows = page.getByRole('main').locator('article')
  const inSight = async () =>
    rows.evaluateAll((all) => all.filter((row) => row.checkVisibility()).length)
  const texts = async () => new Set(await rows.locator('h2').allTextContents())
  const startTyping = async () => {
    await box.evaluate((element) => {
      const typing = setInterval(() => element.dispatchEvent(new Event('input')), 50)
      Reflect.set(window, 'rest', () => clearInterval(typing))
    })
  }

  for (const [text, go] of [
    ['color', async () => page.evaluate('rest()')],
    ['grid', async () => page.mouse.wheel(0, 100)],
  ] as const) {
    await test.step(text, async () => {
      await startTyping()
      await box.fill(text)
      await expect(page.getByText(`results for “${text}”`).first()).toBeVisible()
      await page.waitForTimeout(400)
      expect(await inSight(), 'rows in sight while typing goes on').toBeLessThanOrEqual(ROWS / 2)
      await go()
      await expect.poll(inSight).toBe(ROWS)
      await expect.poll(async () => (await texts()).size, 'different rows').toBe(ROWS)
      await page.evaluate('rest()')
    })
  }
})
