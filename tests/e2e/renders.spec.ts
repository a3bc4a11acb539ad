import type { Route } from '@playwright/test'

import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { countRenders } from './support/renders.ts'
import { painted } from './support/settle.ts'

/** Rows of a page. */
const ROWS = 20

test('a key renders no row before its answer, and with it each row and filter of values once', async ({
  page,
}) => {
  const renders = await countRenders(page)
  const { box, names } = featuresPage(page)
  const held: Route[] = []
  await page.route('**/queries*', (route) => void held.push(route))
  /** Lets the request through that is held, and waits for what follows from its answer. */
  const answer = async (what: string) => {
    await expect.poll(() => held.length, what).toBe(1)
    const [route] = held.splice(0)
    const answered = page.waitForResponse((response) => response.request() === route?.request())
    await route?.continue()
    await answered
    await painted(page)
  }
  await page.goto('/features')
  await expect(names).toHaveCount(ROWS)
  for (const text of ['s', 'su', 'sub']) {
    await test.step(text, async () => {
      await renders.start()
      await box.press(text.slice(-1))
      await expect(page).toHaveURL(`/features?q=${text}`)
      await painted(page)
      expect((await renders.read()).rows, 'rows before the answer').toEqual([])

      await renders.start()
      await answer('the search')
      await expect(page.getByText(`results for “${text}”`, { exact: false }).first()).toBeVisible()
      await expect.poll(async () => (await renders.read()).rows.length, 'rows').toBe(ROWS)
      await painted(page)
      const { rows, filters, components } = await renders.read()
      expect([...new Set(rows)], 'how often each row is rendered').toEqual([1])
      expect([...new Set(filters)], 'how often each filter is rendered').toEqual([1])
      expect(components, 'components of the rows').toBeLessThanOrEqual(45 * ROWS)
      await answer('the counts of the tabs')
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
