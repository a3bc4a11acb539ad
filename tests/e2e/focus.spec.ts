import type { Page } from '@playwright/test'

import { expect, gate, isSearch, test } from './support/fixtures.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

/** Counts how often the title of the document changes from here on. */
async function countTitles(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Reflect.set(window, 'titles', 0)
    const title = document.querySelector('title')
    if (title === null) throw new Error('The document has no title.')
    let last = document.title
    new MutationObserver(() => {
      if (document.title === last) return
      last = document.title
      Reflect.set(window, 'titles', Number(Reflect.get(window, 'titles')) + 1)
    }).observe(title, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'titles')))
}

/** From where, by which link. */
const ways = [
  ['/search?q=grid', /^\/\w+\/[\w.@%-]+$/],
  ['/features', /^\/features\/[\w-]+$/],
  ['/compat', /^\/compat\/[\w.@%-]+$/],
  ['/specs', /^\/specs\/[\w-]+$/],
  ['/releases', /^\/releases\/[\w.-]+$/],
] as const

for (const [list, detail] of ways) {
  test(`from ${list} to a result and back: heading, then the very link`, async ({ page }) => {
    await page.goto(list)
    const link = page.getByRole('article').getByRole('heading').getByRole('link').nth(9)
    await expect(link).toBeVisible()
    const id = await link.getAttribute('id')
    await link.scrollIntoViewIfNeeded()
    const before = await scrollTop(page)
    expect(before).toBeGreaterThan(200)
    const titles = await countTitles(page)
    await link.click()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(detail)
    await expect(heading(page)).toBeFocused()
    expect(await scrollTop(page)).toBe(0)
    await page.waitForLoadState('networkidle')
    expect(await titles()).toBe(1)
    await page.goBack()
    await expect(page.locator(`[id="${id}"]`)).toBeFocused()
    await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThanOrEqual(5)
    await expect.poll(titles).toBe(2)
  })
}

/** Scrolls to a row far down and returns where that is, once the page has heard of it. */
async function scrollDown(page: Page): Promise<number> {
  const rows = page.getByRole('article')
  await expect(rows).toHaveCount(20)
  await rows.nth(12).scrollIntoViewIfNeeded()
  const top = await scrollTop(page)
  expect(top).toBeGreaterThan(200)
  // The event of a scroll comes with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return top
}

/** Waits until the page stands within a few pixels of a place. */
async function expectPlace(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(5)
}

test('a page opened in the same tab stands at its top, and the one before where it was', async ({
  page,
}) => {
  await page.goto('/features?q=css')
  const before = await scrollDown(page)
  await page.goto('/features?q=grid')
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.waitForLoadState('networkidle')
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await expectPlace(page, before)
})

test('an address opened once more stands at its top, on the way back to it too', async ({
  page,
}) => {
  const expectTop = async () => {
    await expect(page.getByRole('article')).toHaveCount(20)
    await page.waitForLoadState('networkidle')
    expect(await scrollTop(page)).toBe(0)
  }
  await page.goto('/features?q=css')
  await scrollDown(page)
  await page.goto('/about')
  await page.goto('/features?q=css')
  await expectTop()
  await page.goBack()
  await page.goForward()
  await expectTop()
})

test('a page reloaded twice over a slow line stands where it was when its answer comes', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/features?q=css')
  const before = await scrollDown(page)
  const { held, release } = gate()
  await page.route(
    (url) => isSearch(url.href),
    async (route) => {
      await held
      await route.continue().catch(() => 'Its page has been left.')
    },
  )
  for (const time of ['once', 'twice']) {
    await test.step(time, () => page.reload())
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    // Longer than a view that is there is looked after.
    await page.clock.fastForward(2500)
  }
  release()
  await expectPlace(page, before)
})

test('a name with signs in it is found again too', async ({ page }) => {
  await page.goto('/compat?q=@@iterator')
  const link = page.locator('a[id*="@@"]').first()
  await link.click()
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
})

for (const name of [
  'About the data and its sources',
  'Saved',
  'Status',
  'Keyboard shortcuts',
  'Privacy',
]) {
  test(`from the foot of a list to ${name} and back`, async ({ page }) => {
    await page.goto('/features')
    await expect(page.getByRole('article')).toHaveCount(20)
    const link = page.getByRole('contentinfo').getByRole('link', { name })
    await link.scrollIntoViewIfNeeded()
    const before = await scrollTop(page)
    expect(before).toBeGreaterThan(500)
    const titles = await countTitles(page)
    await link.click()
    await expect(page).not.toHaveURL(/\/features/)
    await expect(heading(page)).toBeFocused()
    expect(await scrollTop(page)).toBe(0)
    await expect.poll(titles).toBe(1)
    await page.goBack()
    await expect(link).toBeFocused()
    await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThanOrEqual(5)
    await page.goForward()
    await expect(heading(page)).toBeFocused()
  })
}

test('a list too short to grow gets its focus back as well', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 })
  await page.goto('/specs?q=resize%20observer')
  const link = page.getByRole('article').getByRole('link').first()
  await link.click()
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
})

test('where the link is gone, the way back leads to the heading', async ({ page }) => {
  await page.goto('/features?q=grid')
  const link = page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link').nth(1)
  await link.evaluate((element) => element.setAttribute('id', 'no-such-result'))
  await link.click()
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(page.getByText('for “grid”')).toBeVisible()
  await expect(heading(page)).toBeFocused()
})
