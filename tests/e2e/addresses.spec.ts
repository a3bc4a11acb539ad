import type { Page } from '@playwright/test'

import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/layout.ts'
import { expectEnlarged, expectOutlines, expectSpaced } from './support/measures.ts'
import { painted, settle } from './support/settle.ts'
import { alike, variants, views, type Visit } from './support/visits.ts'

const WIDE = { width: 1280, height: 720 }
const NARROW = 320

/** Opens an address and checks its heading, its title and that the address stays as it was written. */
async function visit(page: Page, [address, heading, title]: Visit): Promise<void> {
  const response = await page.goto(address)
  expect.soft(response?.status(), address).toBe(200)
  await settle(page)
  await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveText(heading)
  await expect.soft(page, address).toHaveTitle(title)
  await expect.soft(page.getByRole('alert'), address).toHaveCount(0)
  await expect.soft(page.getByText(/^No .* match/), address).toHaveCount(0)
  const { pathname, search } = new URL(page.url())
  expect.soft(pathname + search).toBe(address)
}

/** Views with another arrangement on a narrow screen. */
const isRearranged = (address: string) => !/^\/(features|compat|specs|releases)\//.test(address)

for (const [name, addresses] of Object.entries(views)) {
  test(`${name} open with heading and title and are accessible, wide in light, narrow in dark, spaced, enlarged and in forced colours`, async ({
    page,
  }) => {
    for (const address of addresses) {
      await test.step(address[0], async () => {
        await page.setViewportSize(WIDE)
        await page.emulateMedia({ colorScheme: 'light' })
        await visit(page, address)
        await expectAccessible(page)
        await expectSpaced(page)
        await expectEnlarged(page)
        await expectNoOverflow(page, [NARROW])
        await expectSpaced(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await painted(page)
        await expectAccessible(page, isRearranged(address[0]) ? 'all' : 'contrast')
        await page.setViewportSize(WIDE)
        await page.emulateMedia({ forcedColors: 'active' })
        await expectOutlines(page)
        await page.emulateMedia({ forcedColors: 'none' })
      })
    }
  })
}

for (const [name, addresses] of Object.entries(variants)) {
  test(`every kind of view of ${name} opens with heading and title, has an accessible structure and fits a narrow screen`, async ({
    page,
  }) => {
    for (const address of addresses) {
      await test.step(address[0], async () => {
        await visit(page, address)
        await expectAccessible(page, 'structure')
        await expectNoOverflow(page, [NARROW])
        await page.setViewportSize(WIDE)
      })
    }
  })
}

for (const [name, addresses] of Object.entries(alike)) {
  test(`every kind of address of ${name} opens with heading and title, and fits a narrow screen`, async ({
    page,
  }) => {
    for (const address of addresses) {
      await test.step(address[0], async () => {
        await visit(page, address)
        await expectNoOverflow(page, [NARROW])
        await page.setViewportSize(WIDE)
      })
    }
  })
}

const corrected = [
  ['/features?utm_source=x&q=grid&sort=nonsense&page=1', '/features?q=grid'],
  ['/features?utm_source=x&q=grid#results', '/features?q=grid#results'],
  ['/search?utm_source=x&q=grid#a', '/search?q=grid#a'],
  ['/set?utm_source=x&f=grid#a', '/set?f=grid#a'],
  ['/diff?utm_source=x#a', /\/diff\?[^#]*#a$/],
  ['/features?page=1&sort=relevance&q=grid', '/features?q=grid'],
  ['/features?baseline=nonsense&year=9999..1', '/features'],
  ['/search?q=grid&page=4&x=1', '/search?q=grid'],
  ['/releases?browser=netscape', '/releases'],
  ['/specs?sort=%00', '/specs'],
] as const

test(
  'an address with unknown or invalid parts is corrected without a step in the history @core',
  { tag: '@fault' },
  async ({ page }) => {
    await page.goto('/about')
    for (const [wrong, right] of corrected) {
      await test.step(wrong, async () => {
        await page.goto(wrong)
        await expect(page).toHaveURL(right)
        await page.goBack()
        await expect(page, wrong).toHaveURL('/about')
      })
    }
  },
)

const former = [
  ['/features/css-subgrid', '/features/subgrid', 'Subgrid'],
  ['/features/masonry', '/features/grid-lanes', 'Grid lanes'],
  ['/specs/css-grid', '/specs/css-grid-2', 'CSS Grid Layout Module Level 2'],
  ['/specs/CSP', '/specs/CSP3', /^Content Security Policy/],
] as const

test('the former name of a feature or specification leads to the present one @core', async ({
  page,
}) => {
  for (const [before, now, heading] of former) {
    await test.step(before, async () => {
      await page.goto(before)
      await expect(page).toHaveURL(now)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    })
  }
})

const unknown = [
  '/no-such-page',
  '/features/no-such-feature',
  '/compat/css.nope.nope',
  '/specs/nope',
  '/releases/chrome-9999',
] as const

test(
  'an address that does not exist says so with a link that helps, and must not be indexed @core',
  { tag: '@fault' },
  async ({ page, trouble }) => {
    for (const address of unknown) {
      await test.step(address, async () => {
        const response = await page.goto(address)
        expect(response?.status(), address).toBe(404)
        await settle(page)
        await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('Not found')
        const robots = page.locator('meta[name=robots]')
        await expect(robots, address).toHaveAttribute('content', /noindex/)
      })
    }
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found')
    await settle(page)
    await expectAccessibleInBothThemes(page)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).not.toHaveURL(/no-such-page/)
    // Chromium reports an answer with status 404 as an error.
    trouble.consoleErrors.length = 0
  },
)
