import { featuresPage } from './support/features-page.ts'
import { expect, expectAccessible, test } from './support/fixtures.ts'

const views = [
  ['/', /web/i],
  ['/features?q=grid', /Features/],
  ['/features?q=zzqqxxyyvv', /Features/],
  ['/features?baseline=newly&area=CSS&page=2', /Features/],
  ['/features/anchor-positioning', /Anchor positioning/],
  ['/features/subgrid', /Subgrid/],
  ['/features/mutation-events', /Mutation events/],
  ['/about', /About/],
] as const

for (const scheme of ['light', 'dark'] as const) {
  for (const [address, title] of views) {
    test(`${address} has no accessibility violation in ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
    })
  }
}

test('an address that does not exist is a 404 with a way on', async ({ page, trouble }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/no-such-page/)
  trouble.consoleErrors.length = 0
})

test('an unknown feature says so and is not to be indexed', async ({ page }) => {
  await page.goto('/features/no-such-feature')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found|no feature/i)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

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

test('without JavaScript the page says what it is and where the data is', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/features?q=grid')
  await expect(page.getByText(/needs JavaScript/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

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
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'shift')), address).toBeLessThan(0.01)
  }
})

test('forced colours leave an outline on what has the focus', async ({ page }) => {
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
