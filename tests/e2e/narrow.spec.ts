import { featuresPage } from './support/features-page.ts'
import { expect, expectAccessible, test } from './support/fixtures.ts'

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the filters are a drawer that shows the count and gives the focus back', async ({
    page,
  }) => {
    const list = featuresPage(page)
    await page.goto('/features?q=grid')
    await expect(list.rows.first()).toBeVisible()
    const open = page.getByRole('button', { name: /^Filters/ })
    await open.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await expectAccessible(page)
    await drawer.getByRole('checkbox', { name: /Widely available/ }).check()
    await expect(page).toHaveURL(/baseline=widely/)
    const show = drawer.getByRole('button', { name: /^Show \d+ results?$/ })
    await expect(show).toBeInViewport()
    await show.click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused()
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })

  test('a result says each engine with its version', async ({ page }) => {
    await page.goto('/features?q=subgrid')
    const row = featuresPage(page).rows.first()
    await expect(row).toContainText(/Blink\s*117/)
    await expect(row).toContainText(/Gecko\s*71/)
    await expect(row).toContainText(/WebKit\s*16/)
  })
})

for (const address of [
  '/',
  '/features?q=anchor',
  '/features/anchor-positioning',
  '/about',
  '/no',
]) {
  test(`${address} never scrolls sideways between 320 and 1440 px`, async ({ page, trouble }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const failing: number[] = []
    for (let width = 320; width <= 1440; width += 40) {
      await page.setViewportSize({ width, height: 800 })
      const fits = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth <= clientWidth
      })
      if (!fits) failing.push(width)
    }
    expect(failing).toEqual([])
    // An unknown address is answered with 404, which Chromium reports as an error.
    if (address === '/no') trouble.consoleErrors.length = 0
  })
}
