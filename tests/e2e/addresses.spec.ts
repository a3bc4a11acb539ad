import type { Page } from '@playwright/test'

import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/layout.ts'
import { expectEnlarged, expectOutlines, expectSpaced } from './support/measures.ts'
import { painted, settle } from './support/settle.ts'

const WIDE = { width: 1280, height: 720 }
const NARROW = 320

type Visit = readonly [address: string, heading: string, title: string | RegExp]

/** Time for one visit with all checks on a slow machine, in milliseconds. */
const VISIT = 20_000

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

/** Addresses that together show every component: contrast is measured on these. */
const views: Readonly<Record<string, readonly Visit[]>> = {
  'the home page, the pages of text and the search of everything': [
    ['/', 'What can the web do now?', /^Plinth/],
    ['/about', 'About Plinth', /^About/],
    ['/shortcuts', 'Keyboard shortcuts', 'Keyboard shortcuts · Plinth'],
    ['/status', 'Status', 'Status · Plinth'],
    ['/check', 'Check code', 'Check code · Plinth'],
    ['/upcoming', 'Upcoming', 'Upcoming · Plinth'],
    [
      '/set?f=has,subgrid,anchor-positioning,api.fetch&region=DE',
      'Feature set',
      'Feature set · Plinth',
    ],
    ['/search?q=grid', 'Everything', 'grid · Everything · Plinth'],
  ],
  'the comparison of releases': [
    [
      '/diff?from=chrome-138&to=chrome-140&change=removed,unprefixed,completed,flagged',
      'Compare releases',
      'Chrome 138 to Chrome 140 · Compare releases · Plinth',
    ],
  ],
  'the lists': [
    ['/features?baseline=newly&area=CSS&page=2', 'Features', /^Features/],
    ['/specs?q=grid', 'Specifications', 'grid · Specifications · Plinth'],
    ['/releases?q=chrome', 'Releases', 'chrome · Releases · Plinth'],
  ],
  'features and specifications': [
    ['/features/anchor-positioning', 'Anchor positioning', 'Anchor positioning · Plinth'],
    ['/features/mutation-events', 'Mutation events', 'Mutation events · Plinth'],
    [
      '/specs/css-grid-2',
      'CSS Grid Layout Module Level 2',
      'CSS Grid Layout Module Level 2 · Plinth',
    ],
  ],
  'compatibility entries and releases': [
    ['/compat/css.selectors.has', ':has()', ':has() · Plinth'],
    ['/compat/css.properties.user-select', 'user-select', 'user-select · Plinth'],
    ['/releases/safari-26', 'Safari 26', 'Safari 26 · Plinth'],
  ],
}

/** Views with another arrangement on a narrow screen. */
const isRearranged = (address: string) => !/^\/(features|compat|specs|releases)\//.test(address)

for (const [name, addresses] of Object.entries(views)) {
  test(`${name} open with heading and title and are accessible, wide in light, narrow in dark, spaced, enlarged and in forced colours`, async ({
    page,
  }) => {
    test.setTimeout(addresses.length * VISIT)
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

/** Every other kind of address that the views have, each with all that it can say. */
const variants: Readonly<Record<string, readonly Visit[]>> = {
  'text and the search of everything': [
    ['/privacy', 'Privacy', 'Privacy · Plinth'],
    ['/search', 'Everything', 'Everything · Plinth'],
  ],
  features: [
    ['/features?q=grid', 'Features', 'grid · Features · Plinth'],
    ['/features/subgrid', 'Subgrid', 'Subgrid · Plinth'],
    ['/features', 'Features', 'Features · Plinth'],
    ['/features?q=grid&baseline=widely,newly&area=CSS', 'Features', 'grid · Features · Plinth'],
    ['/features?group=CSS,Layout,Grid', 'Features', /^Features/],
    ['/features?blocker=firefox&missing=firefox,firefox_android', 'Features', /^Features/],
    ['/features?only=chromium&engines=1', 'Features', /^Features/],
    ['/features?org=W3C&year=2020..2024&usage=80..', 'Features', /^Features/],
    ['/features?spec=CSS+Grid+Layout+2', 'Features', /^Features/],
    ['/features?snapshot=ECMAScript+2023', 'Features', /^Features/],
    ['/features?month=2023-09', 'Features', /^Features/],
    ['/features?q=css&sort=newest&size=50&page=2', 'Features', /^css · Features/],
    ['/features?sort=az&view=table', 'Features', /^Features/],
  ],
  'compatibility entries': [
    ['/compat?q=grid', 'Compatibility entries', 'grid · Compatibility entries · Plinth'],
    ['/compat/api.ResizeObserver', 'ResizeObserver', 'ResizeObserver · Plinth'],
    ['/compat/api.MutationEvent', 'MutationEvent', 'MutationEvent · Plinth'],
    [
      '/compat/javascript.builtins.Array.@@iterator',
      'Array.prototype[Symbol.iterator]()',
      'Array.prototype[Symbol.iterator]() · Plinth',
    ],
    ['/compat', 'Compatibility entries', 'Compatibility entries · Plinth'],
    [
      '/compat?q=grid&kind=Property+value&baseline=widely',
      'Compatibility entries',
      /^grid · Compatibility/,
    ],
    ['/compat?path=CSS,Properties,display', 'Compatibility entries', /^Compatibility/],
    ['/compat?status=experimental&caveat=flag,prefix', 'Compatibility entries', /^Compatibility/],
    [
      '/compat?missing=safari&engines=2&usage=50..&page=2',
      'Compatibility entries',
      /^Compatibility/,
    ],
    ['/compat?only=chromium', 'Compatibility entries', /^Compatibility/],
    [
      '/compat/api.AbortSignal.timeout_static',
      'AbortSignal.timeout()',
      /^AbortSignal\.timeout\(\)/,
    ],
  ],
  'the comparison of releases': [
    ['/diff', 'Compare releases', 'Compare releases · Plinth'],
    ['/diff?from=safari&to=safari', 'Compare releases', /^Newest Safari/],
    [
      '/diff?from=chrome-120&to=nodejs-22.0.0&area=JavaScript&change=removed',
      'Compare releases',
      /^Chrome 120 to Node/,
    ],
    ['/diff?from=safari-26&to=safari-26', 'Compare releases', /^Safari 26 to Safari 26/],
  ],
  'specifications, releases and what is saved': [
    ['/specs/resize-observer-1', 'Resize Observer', 'Resize Observer · Plinth'],
    ['/specs/html', 'HTML', 'HTML · Plinth'],
    ['/releases/edge-79', 'Edge 79', 'Edge 79 · Plinth'],
    ['/releases/nodejs-18.0.0', 'Node.js 18.0.0', 'Node.js 18.0.0 · Plinth'],
    ['/specs', 'Specifications', 'Specifications · Plinth'],
    ['/specs?q=grid&org=W3C&standing=good', 'Specifications', /^grid · Specifications/],
    ['/specs?maturity=Recommendation&sort=az', 'Specifications', /^Specifications/],
    ['/specs?status=Draft+Deliverable', 'Specifications', /^Specifications/],
    ['/releases', 'Releases', 'Releases · Plinth'],
    ['/releases?q=140&browser=chrome,edge', 'Releases', /^140 · Releases/],
    ['/releases?engine=WebKit&year=2020..2025&page=2', 'Releases', /^Releases/],
    ['/releases?status=retired&type=mobile', 'Releases', /^Releases/],
    ['/releases/chrome-140', 'Chrome 140', 'Chrome 140 · Plinth'],
    ['/saved', 'Saved', 'Saved · Plinth'],
    ['/set', 'Feature set', 'Feature set · Plinth'],
  ],
}

for (const [name, addresses] of Object.entries(variants)) {
  test(`every kind of address of ${name} opens with heading and title, has an accessible structure and fits a narrow screen`, async ({
    page,
  }) => {
    test.setTimeout(addresses.length * VISIT)
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

const bookmarks = [
  '/features?q=:has',
  '/features?group=CSS&year=2020..2024&sort=az',
  '/features?blocker=safari&sort=az&size=50',
  '/features?q=css&baseline=widely,limited&page=2',
]

test('a list shows the same results after a reload and in another tab', async ({
  page,
  context,
}) => {
  test.setTimeout(bookmarks.length * VISIT)
  const other = await context.newPage()
  const list = featuresPage(page)
  for (const address of bookmarks) {
    await test.step(address, async () => {
      await page.goto(address)
      const names = await list.allNames()
      await page.reload()
      await expect.soft(list.names, address).toHaveText(names)
      expect.soft(page.url()).toContain(address)
      await other.goto(page.url())
      await expect.soft(featuresPage(other).names, address).toHaveText(names)
    })
  }
})

const corrected = [
  ['/features?utm_source=x&q=grid&sort=nonsense&page=1', '/features?q=grid'],
  ['/features?page=1&sort=relevance&q=grid', '/features?q=grid'],
  ['/features?baseline=nonsense&year=9999..1', '/features'],
  ['/search?q=grid&page=4&x=1', '/search?q=grid'],
  ['/releases?browser=netscape', '/releases'],
  ['/specs?sort=%00', '/specs'],
] as const

test(
  'an address with unknown or invalid parts is corrected without a step in the history',
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

test('the former name of a feature or specification leads to the present one', async ({ page }) => {
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
  'an address that does not exist says so with a link that helps, and must not be indexed',
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
