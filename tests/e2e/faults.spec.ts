import { countOf } from './support/expected-data.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'

test.describe('offline', { tag: '@fault' }, () => {
  test.use({ ownContext: true })

  test('a page without a connection says so and recovers when it is back @core', async ({
    page,
    context,
    trouble,
  }) => {
    const list = featuresPage(page)
    await page.goto('/features')
    await expect(list.rows).toHaveCount(20)
    await context.setOffline(true)
    await list.filter('Baseline', 'Newly available').check()
    await expect(page.getByText('You are offline.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You are offline.')).toBeHidden()
    const newly = countOf(({ baseline }) => baseline === 'newly')
    await expect.poll(() => list.total()).toBe(newly)
    trouble.consoleErrors.length = 0
  })
})

test('a list shows its results where storage throws', { tag: '@fault' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/features?q=grid')
  await expect(featuresPage(page).rows.first()).toBeVisible()
})

test(
  'a visit to a list stores nothing and sets no cookie',
  { tag: '@fault' },
  async ({ page, context }) => {
    await page.goto('/features?q=grid')
    await expect(featuresPage(page).rows.first()).toBeVisible()
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  },
)

test(
  'the fixture collects page errors, console errors and policy violations',
  { tag: '@fault' },
  async ({ page, trouble }) => {
    await page.goto('/about')
    await page.evaluate(() => {
      const script = document.createElement('img')
      script.src = 'https://foreign.example/x.png'
      document.body.append(script)
      setTimeout(() => {
        throw new Error('on purpose')
      })
      void fetch('/no-such-file.txt')
    })
    await expect.poll(() => trouble.violations.length).toBeGreaterThan(0)
    await expect.poll(() => trouble.pageErrors.length).toBe(1)
    expect(trouble.consoleErrors.length).toBeGreaterThan(0)
    for (const list of Object.values(trouble)) list.length = 0
  },
)
