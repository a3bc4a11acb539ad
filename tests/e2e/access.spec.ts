import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { settle } from './support/settle.ts'

test('the theme switch is obeyed and remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await background()
  const toggle = page.getByRole('button', { name: /theme/i })
  await expect(async () => {
    await toggle.click()
    expect(await background()).not.toBe(light)
  }).toPass()
  const dark = await background()
  await page.reload()
  await expect.poll(background).toBe(dark)
})

test('without JavaScript the page says what it is and links to the feeds and the sitemap', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${String(baseURL)}/features?q=grid`)
  await expect(page.getByText(/needs JavaScript/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${String(baseURL)}/features/subgrid`)
  await expect(page).toHaveTitle('Subgrid · Plinth')
  await expect(page.locator('noscript a[href^="/feeds/"]')).toHaveCount(9)
  await expect(page.getByRole('link', { name: /sitemap/i })).toHaveAttribute('href', '/sitemap.xml')
  await context.close()
})

test.describe('from a cold cache', () => {
  test.use({ ownContext: true })

  test('the layout does not shift while results arrive', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'shift', 0)
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) {
          if (Reflect.get(entry, 'hadRecentInput') === true) continue
          const value: unknown = Reflect.get(entry, 'value')
          Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(value))
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const address of ['/features?q=grid', '/features/subgrid', '/']) {
      await page.goto(address)
      await settle(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'shift')), address).toBeLessThan(0.01)
    }
  })
})

test('with forced colours an element with the focus has an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/features')
  const list = featuresPage(page)
  await expect(list.rows).toHaveCount(20)
  for (const part of [list.names.first(), list.filter('Baseline', 'Newly available')]) {
    await part.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(part).not.toHaveCSS('outline-style', 'none')
  }
})
