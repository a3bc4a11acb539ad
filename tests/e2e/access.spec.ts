import type { Locator } from '@playwright/test'

import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, gate, isSearch, test } from './support/fixtures.ts'
import { shiftOf, watchShifts } from './support/layout-shift.ts'
import { expectFocusInView, expectOutlines } from './support/measures.ts'
import { openPalette } from './support/palette.ts'
import { settle } from './support/settle.ts'

test('the theme switch is obeyed and remembered @core', async ({ page }) => {
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
    await watchShifts(page)
    for (const address of ['/features?q=grid', '/features/subgrid', '/']) {
      await page.goto(address)
      await settle(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The numbers of the tabs come when the typing rests.
      const counted = page
        .getByRole('link', { name: 'Features', exact: true })
        .locator('span')
        .last()
      if (address.includes('q=')) await expect(counted).toHaveText(/^\d+$/)
      expect(await shiftOf(page), address).toBeLessThan(0.01)
    }
  })
})

const colorOf = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor)

test('with forced colours a mark stands out, and nothing moves where less motion is preferred', async ({
  page,
}) => {
  const search = gate()
  await page.route(
    (url) => isSearch(url.href),
    async (route) => {
      await search.held
      await route.continue()
    },
  )
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'no-preference' })
  // The server writes no results of this list, so its lines wait.
  await page.goto('/features?q=grid&targets=widely&can=yes')
  const animations = () => page.evaluate(() => document.getAnimations().length)
  await expect.poll(animations, 'lines that wait for results').toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(animations).toBe(0)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  search.release()
  const mark = page.getByRole('article').first().locator('mark').first()
  const ground = page.locator('html')
  expect(await colorOf(mark)).not.toBe(await colorOf(ground))
  await featuresPage(page).filter('Baseline', 'Newly available').check()
  await expect(page).toHaveURL(/baseline=newly/)
  expect(await animations()).toBe(0)
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' })
})

/** How wide the edge of a dialog is, in pixels. */
const edgeOf = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
    return borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth)
  })

test('with forced colours dialogs have an edge, show the focus and tell the active option apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/features?q=grid')
  await page.getByRole('button', { name: 'Save Grid', exact: true }).click()
  const palette = await openPalette(page)
  const options = palette.getByRole('option')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const active = palette.locator('[role=option][aria-selected=true]')
  const other = palette.locator('[role=option][aria-selected=false]').first()
  expect(await colorOf(active)).not.toBe(await colorOf(other))
  expect(await edgeOf(palette)).toBeGreaterThanOrEqual(1)
  // The options are no stops of their own.
  await expectOutlines(page, 1)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/features?q=grid')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('checkbox').first()).toBeVisible()
  // It covers the screen, and needs no edge.
  await expectOutlines(page)

  await page.goto('/saved')
  await page.getByRole('button', { name: 'Remove all…' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  expect(await edgeOf(question)).toBeGreaterThanOrEqual(1)
  await expectOutlines(page, 2)
  await page.emulateMedia({ forcedColors: 'none' })
})

/** A small screen is one of 1280 by 1024 px at 400 %. */
const small = { width: 320, height: 256 }
const wide = { width: 1280, height: 720 }

/** Addresses with what they show last, and the way through them. */
const rounds = [
  ['/features?q=array&view=table', 'tbody tr:nth-child(20)', wide, 'Tab'],
  ['/search?q=grid', '#found-releases', small, 'Tab'],
  ['/features/grid', 'tbody tr >> nth=0', small, 'Shift+Tab'],
] as const

test('what has the focus is in view on the whole way through a page, also at 400 %', async ({
  page,
}) => {
  for (const [address, last, size, key] of rounds) {
    await test.step(address, async () => {
      await page.setViewportSize(size)
      await page.goto(address)
      await expect(page.getByRole('main').locator(last), address).toBeAttached()
      await settle(page)
      await expectFocusInView(page, key)
    })
  }
})

test('the filters are groups of choices, each with the number of its results', async ({ page }) => {
  await page.goto('/features?baseline=widely')
  await expect(featuresPage(page).rows).toHaveCount(20)
  await expect(page.getByRole('region', { name: 'Filters' })).toMatchAriaSnapshot(`
    - region "Filters":
      - group "Baseline":
        - text: Baseline
        - checkbox /^Widely available , [\\d,]+ results$/ [checked]
        - checkbox /^Newly available , [\\d,]+ results$/
      - group /^Newly available in \\d{4} – \\d{4}$/:
        - spinbutton "From"
        - spinbutton "To"
  `)
})

/** Views, and what they say when nothing answers. */
const unanswered = [
  ['/features?q=grid', /unreachable/],
  ['/features/subgrid', /did not (arrive|load)|could not|unreachable/i],
] as const

test('a view that waits for an answer and gets none is accessible', async ({ page, trouble }) => {
  for (const [address, text] of unanswered) {
    await test.step(address, async () => {
      const answer = gate()
      await page.goto('/about')
      await settle(page)
      await page.route('**/1/**', async (route) => {
        await answer.held
        await route.abort()
      })
      // A view that the page is opened with has its answer in the document.
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, address)
      await expect(page.getByText('About Plinth', { exact: true })).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, 'structure')
      answer.release()
      await expect(page.getByText(text).first(), address).toBeVisible()
      await expectAccessibleInBothThemes(page)
      await page.unroute('**/1/**')
    })
  }
  await page.route('**/assets/status-*.js', (route) => route.abort())
  await page.goto('/status')
  await expect(page.getByRole('button', { name: /again|Reload/ })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  trouble.consoleErrors.length = 0
  trouble.pageErrors.length = 0
})
