import type { Page } from '@playwright/test'

import { liveResults } from './support/features-page.ts'
import { expect, gate, isSearch, test } from './support/fixtures.ts'
import { expectScrolledTo, scrollTop } from './support/layout.ts'
import { painted, settle } from './support/settle.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

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

/** Lists, and the paths that their results lead to. */
const ways = [
  ['/search?q=grid', /^\/\w+\/[\w.@%-]+$/],
  ['/features', /^\/features\/[\w-]+$/],
  ['/compat', /^\/compat\/[\w.@%-]+$/],
  ['/specs', /^\/specs\/[\w-]+$/],
  ['/releases', /^\/releases\/[\w.-]+$/],
] as const

test('a result that is opened takes the focus to its heading, and Back returns it to the link', async ({
  page,
}) => {
  for (const [list, detail] of ways) {
    await test.step(list, async () => {
      await page.goto(list)
      await settle(page)
      const link = page.getByRole('article').getByRole('heading').getByRole('link').nth(9)
      await expect(link).toBeVisible()
      const id = await link.getAttribute('id')
      await link.scrollIntoViewIfNeeded()
      const before = await scrollTop(page)
      expect(before).toBeGreaterThan(200)
      const titles = await countTitles(page)
      await link.click()
      await expect(page).toHaveURL(({ pathname }) => detail.test(pathname))
      await expect(heading(page)).toBeFocused()
      expect(await scrollTop(page)).toBe(0)
      await settle(page)
      expect(await titles()).toBe(1)
      await page.goBack()
      await expect(page.locator(`[id="${id}"]`)).toBeFocused()
      await expectScrolledTo(page, before)
      await expect.poll(titles).toBe(2)
    })
  }
})

/** Scrolls to a row far down; returns the scroll position once the page has had the event. */
async function scrollDown(page: Page): Promise<number> {
  const rows = liveResults(page)
  await expect(rows).toHaveCount(20)
  await rows.nth(12).scrollIntoViewIfNeeded()
  const top = await scrollTop(page)
  expect(top).toBeGreaterThan(200)
  // The event of a scroll comes with the next frame.
  await painted(page)
  return top
}

test('a page opened in the same tab starts at its top, and Back restores the position of the one before', async ({
  page,
}) => {
  await page.goto('/features?q=css')
  const before = await scrollDown(page)
  await page.goto('/features?q=array')
  await expect(liveResults(page)).toHaveCount(20)
  await settle(page)
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await expectScrolledTo(page, before)
})

test('an address opened a second time starts at its top, also after Back and forward', async ({
  page,
}) => {
  const expectTop = async () => {
    await expect(liveResults(page)).toHaveCount(20)
    await settle(page)
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

test.describe('with a clock of the test', () => {
  test.use({ ownContext: true })

  test('a page reloaded twice restores its position when a slow answer arrives', async ({
    page,
  }) => {
    await page.clock.install()
    // The server writes no results of this list.
    await page.goto('/features?q=css&targets=widely')
    // Its rows are higher once they have their verdicts.
    await settle(page)
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
      // Longer than the position of a rendered view is restored.
      await page.clock.fastForward(2500)
    }
    release()
    await expectScrolledTo(page, before)
  })
})

test('Back returns the focus to a link whose name has signs in it', async ({ page }) => {
  await page.goto('/compat?q=@@iterator')
  await settle(page)
  const link = page.locator('a[id*="@@"]').first()
  await link.click()
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
})

test('a link in the foot takes the focus to the heading, and Back returns it to the link @core', async ({
  page,
}) => {
  const names = ['About', 'Status', 'Keyboard shortcuts', 'Privacy']
  for (const name of names) {
    await test.step(name, async () => {
      await page.goto('/features')
      await settle(page)
      await expect(liveResults(page)).toHaveCount(20)
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
      await expectScrolledTo(page, before)
      await page.goForward()
      await expect(heading(page)).toBeFocused()
    })
  }
})

test('Back returns the focus in a list that fits the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 })
  await page.goto('/specs?q=resize%20observer')
  await settle(page)
  const link = page.getByRole('article').getByRole('link').first()
  await link.click()
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
})

test('Back leads to the heading where the link is gone', async ({ page }) => {
  await page.goto('/features?q=grid')
  await settle(page)
  const link = page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link').nth(1)
  await link.evaluate((element) => element.setAttribute('id', 'no-such-result'))
  await link.click()
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(page.getByText('for “grid”')).toBeVisible()
  await expect(heading(page)).toBeFocused()
})
