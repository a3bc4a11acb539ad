import type { Browser, Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function withoutScript(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** Without a script the search box is the one control that works: the others are not even shown. */
async function expectOnlySearchBox(page: Page): Promise<void> {
  const controls = page.locator(':is(button, input, select, textarea):enabled')
  await expect(controls.filter({ visible: true })).toHaveCount(1)
  await expect(controls.and(page.getByRole('combobox'))).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
}

test('without JavaScript a list has the results of its search, the links to other lists, and no control but the search box @core', async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScript(browser, `${String(baseURL)}/features?q=grid&baseline=widely`)
  await expect(heading(page)).toHaveText('Features')
  await expect(page.getByText(/^\d+ results for “grid”$/)).toBeVisible()
  const results = page.getByRole('main').getByRole('article')
  await expect(results.first().getByRole('link', { name: 'Grid', exact: true })).toBeVisible()
  await expect(results.filter({ hasText: 'Limited availability' })).toHaveCount(0)
  const usage = results.first().getByTitle(/of global users$/)
  const filled = await usage.locator('svg').evaluate((fill) => {
    return (fill.clientWidth / (fill.parentElement?.clientWidth ?? 0)) * 100
  })
  expect(Math.abs(filled - Number.parseFloat(await usage.innerText()))).toBeLessThan(1.5)
  await expect(page.getByRole('link', { name: 'Releases', exact: true })).toBeVisible()
  await expectOnlySearchBox(page)
  await expect(page.getByRole('heading', { name: 'Plinth needs JavaScript' })).toBeAttached()
  await page.context().close()
})

test('rows far below the window are laid out when they come near, and all of them for print', async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScript(browser, `${String(baseURL)}/features?size=100`)
  const skipped = () =>
    page
      .getByRole('main')
      .locator('article > *:first-child')
      .evaluateAll(
        (all) => all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length,
      )
  expect(await skipped()).toBeGreaterThan(0)
  await page.locator('article').last().scrollIntoViewIfNeeded()
  await expect(page.locator('article').last()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(skipped).toBe(0)
  await page.context().close()
})

test('without JavaScript a list that only the script can ask for has its frame and says at once what it would need', async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScript(
    browser,
    `${String(baseURL)}/features?q=grid&targets=widely&can=yes`,
  )
  await expect(heading(page)).toHaveText('Features')
  await expect(page.getByRole('heading', { name: 'Plinth needs JavaScript' })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Releases', exact: true })).toBeVisible()
  await expectOnlySearchBox(page)
  await page.context().close()
})

for (const [path, address] of [
  ['/', '/search?q=display%3A+grid'],
  ['/features/subgrid', '/search?q=display%3A+grid'],
  ['/specs', '/specs?q=display%3A+grid'],
] as const) {
  test(`without JavaScript Enter in the search box of ${path} leads to results`, async ({
    browser,
    baseURL,
  }) => {
    const page = await withoutScript(browser, String(baseURL) + path)
    const box = page.getByRole('combobox')
    await box.fill('display: grid')
    await box.press('Enter')
    await expect(page).toHaveURL(address)
    await expect(page.getByText(/^\d+ results? for “display: grid”$/)).toBeVisible()
    await expect(box).toHaveValue('display: grid')
    await page.context().close()
  })
}
