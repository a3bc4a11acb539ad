import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import { features } from 'web-features'

import { expect, expectAccessible, gate, isSearch, test } from './support/fixtures.ts'

const views = [
  ['/compat/css.selectors.has', ':has()', 'Compat'],
  ['/compat/api.ResizeObserver', 'ResizeObserver', 'Compat'],
  ['/compat/css.properties.user-select', 'user-select', 'Compat'],
  ['/compat/api.MutationEvent', 'MutationEvent', 'Compat'],
  ['/compat/javascript.builtins.Array.@@iterator', 'Array.prototype[Symbol.iterator]()', 'Compat'],
  ['/specs/resize-observer-1', 'Resize Observer', 'Specs'],
  ['/specs/css-grid-2', 'CSS Grid Layout Module Level 2', 'Specs'],
  ['/specs/html', 'HTML', 'Specs'],
  ['/releases/safari-26', 'Safari 26', 'Releases'],
  ['/releases/edge-79', 'Edge 79', 'Releases'],
  ['/releases/nodejs-18.0.0', 'Node.js 18.0.0', 'Releases'],
] as const

for (const [address, title, list] of views) {
  test(`${address} opens from cold, and in the dark`, async ({ page }) => {
    // In light these views are among all addresses, in their own journey.
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} · Plinth`)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main').getByRole('link', { name: list }).first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectAccessible(page)
    expect(new URL(page.url()).pathname).toBe(address)
  })
}

/** A search for one record, and what its row tells that its page shows, too. */
const opened = [
  ['/features?q=subgrid', 'Subgrid', ['117', '71', '16']],
  ['/compat?q=css.selectors.has', ':has()', ['105', '121', '15.4']],
  ['/specs?q=css-grid-2', 'CSS Grid Layout Module Level 2', ['W3C']],
  ['/releases?q=chrome 140', 'Chrome 140', ['2 September 2025', 'Blink 140']],
] as const

for (const [list, title, facts] of opened) {
  test(`${title} shows what its row told before anything is answered`, async ({ page }) => {
    await page.goto(list)
    const link = page.getByRole('article').getByRole('link', { name: title, exact: true })
    await expect(link.first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { held, release } = gate()
    await page.route(
      (url) => isSearch(url.href),
      async (route) => {
        await held
        await route.continue()
      },
    )
    await link.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const main = page.getByRole('main')
    for (const fact of facts) await expect(main.getByText(fact).first()).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(1)
    release()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
}

test('no detail view scrolls sideways on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const [address] of views) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const spare = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      return clientWidth - scrollWidth
    })
    expect(spare, address).toBeGreaterThanOrEqual(0)
  }
})

test('when :has() became Baseline is what the data package says', async ({ page }) => {
  const { has } = features
  const status =
    has?.kind === 'feature' ? has.status.by_compat_key?.['css.selectors.has'] : undefined
  expect(status?.baseline_low_date).toBe('2023-12-19')
  await page.goto('/compat/css.selectors.has')
  const way = page.getByRole('list', { name: 'Way to Baseline' })
  const newly = way.getByRole('listitem').filter({ hasText: 'Newly available' })
  await expect(newly.locator('time')).toHaveAttribute('datetime', '2023-12-19')
  const widely = way.getByRole('listitem').filter({ hasText: 'Widely available' })
  await expect(widely.locator('time')).toHaveAttribute(
    'datetime',
    status?.baseline_high_date ?? 'no date',
  )
})

test('which specification defines ResizeObserver is one step from its entry', async ({ page }) => {
  await page.goto('/compat/api.ResizeObserver')
  await page
    .getByRole('complementary', { name: 'More about this entry' })
    .getByRole('link', { name: 'Resize Observer', exact: true })
    .click()
  await expect(page).toHaveURL(/\/specs\/resize-observer-1$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const defined = page.getByRole('table', { name: 'Support of what it defines' })
  await expect(defined.getByRole('link', { name: 'ResizeObserver', exact: true })).toBeVisible()
})

test('what shipped in Safari 26 is what the data package says', async ({ page }) => {
  const shipped = Object.values(features).filter(
    (feature) => feature.kind === 'feature' && feature.status.support.safari === '26',
  )
  await page.goto('/releases/safari-26')
  const region = page.getByRole('region', { name: /^Features that became usable/ })
  await expect(region.getByRole('listitem')).toHaveCount(shipped.length)
  for (const feature of shipped) {
    const name = feature.kind === 'feature' ? feature.name : ''
    await expect(region.getByRole('link', { name, exact: true })).toBeVisible()
  }
  const { release_date: date } = bcd.browsers.safari.releases['26'] ?? {}
  await expect(page.locator(`time[datetime="${date}"]`)).toBeVisible()
})

test('every statement of an entry is in its table', async ({ page }) => {
  const { __compat: compat } = bcd.css.properties!['user-select']!
  const support = compat!.support
  await page.goto('/compat/css.properties.user-select')
  await page.getByText('Other browsers and runtimes').click()
  for (const [caption, isCore] of [
    ['All statements, by browser', true],
    ['All statements, by other browser or runtime', false],
  ] as const) {
    const expected = Object.entries(support)
      .filter(([browser]) => core.has(browser) === isCore)
      .reduce((sum, [, statements]) => sum + [statements].flat().length, 0)
    const rows = page.getByRole('table', { name: caption }).locator('tbody tr')
    await expect(rows).toHaveCount(expected)
  }
})

const core = new Set([
  'chrome',
  'chrome_android',
  'edge',
  'firefox',
  'firefox_android',
  'safari',
  'safari_ios',
])

test('a former name of a specification leads to the present one', async ({ page }) => {
  await page.goto('/specs/CSP')
  await expect(page).toHaveURL(/\/specs\/CSP3$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Content Security Policy/)
})

for (const address of ['/compat/css.nope.nope', '/specs/nope', '/releases/chrome-9999']) {
  test(`${address} says that there is none, and is not to be indexed`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expectAccessible(page)
  })
}

test('with the keyboard alone one goes from a release to the next', async ({ page }) => {
  await page.goto('/releases/safari-26')
  const next = page.getByRole('link', { name: 'Safari 26.1', exact: true })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Safari 26.1' })).toBeFocused()
})
