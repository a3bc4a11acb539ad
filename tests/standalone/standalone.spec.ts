import type { Page, Route } from '@playwright/test'

import { expect, gate, test } from '#tests/e2e/support/fixtures.ts'
import { baseURL } from '#tests/e2e/support/playwright.ts'

/** The two hosts: at the root with rules, below a path without any. */
const sites = {
  'at the root': `${baseURL}/`,
  'below a path': process.env.PLINTH_BELOW ?? '',
} as const

const views = [
  ['', /What can the web do now/],
  ['search', 'Everything'],
  ['features', 'Features'],
  ['compat', /Compat/],
  ['specs', /Specifications/],
  ['releases', /Releases/],
  ['upcoming', /Upcoming/],
  ['saved', 'Saved'],
  ['diff', /Compare|What changed/],
  ['set', /set/],
  ['check', 'Check code'],
  ['status', 'Status'],
  ['about', 'About Plinth'],
  ['privacy', 'Privacy'],
  ['shortcuts', /shortcuts/i],
] as const

/** What a page sends to anything but files of its site. */
function watchOutside(page: Page, site: string): readonly string[] {
  const outside: string[] = []
  page.on('request', (request) => {
    const isFile = request.method() === 'GET' || request.method() === 'HEAD'
    if (!isFile || !request.url().startsWith(site)) {
      outside.push(`${request.method()} ${request.url()}`)
    }
  })
  return outside
}

const box = (page: Page) => page.getByRole('searchbox').or(page.getByRole('combobox')).first()

for (const [where, site] of Object.entries(sites)) {
  test.describe(`a site ${where}`, () => {
    test.use({ ownContext: true, baseURL: site })

    test('each view opens by its address, from files of the site alone', async ({ page }) => {
      const outside = watchOutside(page, site)
      for (const [path, heading] of views) {
        const response = await page.goto(site + path)
        expect(response?.status(), path).toBe(200)
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(heading)
      }
      expect(outside).toEqual([])
    })

    test('a text is searched at each key, filtered, opened and found again by Back and reload', async ({
      page,
    }) => {
      const outside = watchOutside(page, site)
      await page.goto(`${site}features`)
      await box(page).pressSequentially('subgri')
      await expect(page.getByRole('link', { name: 'Subgrid', exact: true }).first()).toBeVisible()
      await expect(page).toHaveURL(`${site}features?q=subgri`)
      await page.getByRole('link', { name: 'Subgrid', exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subgrid')
      await expect(page).toHaveURL(`${site}features/subgrid`)
      await page.goBack()
      await expect(page).toHaveURL(`${site}features?q=subgri`)
      await page.reload()
      await expect(page.getByRole('link', { name: 'Subgrid', exact: true }).first()).toBeVisible()
      expect(outside).toEqual([])
    })

    test('links and the form of the box lead to addresses of the site', async ({ page }) => {
      await page.goto(`${site}features?q=subgrid`)
      await expect(page.getByRole('link', { name: 'Subgrid', exact: true }).first()).toBeVisible()
      const hrefs = await page
        .locator('a[href^="/"], form[action^="/"]')
        .evaluateAll((all) =>
          all.map((one) => one.getAttribute('href') ?? one.getAttribute('action') ?? ''),
        )
      const { pathname } = new URL(site)
      expect(hrefs.length).toBeGreaterThan(10)
      expect(hrefs.filter((href) => !href.startsWith(pathname))).toEqual([])
    })

    test('the palette answers from suggestions and records of every list', async ({ page }) => {
      await page.goto(site)
      await box(page).pressSequentially('popover firefox')
      await expect(page.getByRole('option').first()).toContainText('Since Firefox 125')
      await box(page).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Popover')
    })
  })
}

test.describe('an index that is on its way', () => {
  test.use({ ownContext: true })

  test('is announced with its size, the box takes text meanwhile, and the results follow', async ({
    page,
  }) => {
    const { held, release } = gate()
    await page.route(/records-features-/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/features')
    await expect(page.getByText(/^Loading the index, \d+\.\d MB…$/)).toBeVisible()
    await box(page).fill('subgrid')
    release()
    await expect(page.getByRole('link', { name: 'Subgrid', exact: true }).first()).toBeVisible()
    await expect(page.getByText(/^Loading the index/)).toHaveCount(0)
    await expect(box(page)).toHaveValue('subgrid')
  })

  test('leaves the palette to suggestions meanwhile, and its records follow', async ({ page }) => {
    const { held, release } = gate()
    await page.route(/records-(?!suggestions)/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/about')
    await box(page).pressSequentially('popov', { delay: 50 })
    const list = page.getByRole('listbox')
    await expect(list.getByRole('option', { name: /^Popover/ }).first()).toBeVisible()
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByText(/^(?:No results|Nothing found) for/)).toHaveCount(0)
    const features = list.getByRole('group', { name: /^Features/ })
    await expect(features).toHaveCount(0)
    release()
    await expect(features).toBeVisible()
    await expect(list).not.toHaveAttribute('aria-busy', 'true')
  })

  const faults = {
    'does not arrive': (route: Route) => route.fulfill({ status: 503, body: '' }),
    'has another content': async (route: Route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('Subgrid', 'Subgrit')
      await route.fulfill({ response, body })
    },
  } as const

  for (const [fault, answer] of Object.entries(faults)) {
    test(`is reported if it ${fault}, and loaded on another try`, async ({ page, trouble }) => {
      await page.route(/records-features-/, answer)
      await page.goto('/features?q=subgrid')
      const again = page.getByRole('button', { name: 'Try again' })
      await expect(again).toBeVisible()
      await expect(page.getByText('Subgrit')).toHaveCount(0)
      await page.unrouteAll()
      await again.click()
      await expect(page.getByRole('link', { name: 'Subgrid', exact: true }).first()).toBeVisible()
      // The browser reports what it could not load.
      trouble.consoleErrors.length = 0
    })
  }
})

test('statistics are not asked for, and the pages of text say that searches stay here', async ({
  page,
}) => {
  await page.goto('/privacy')
  await expect(page.getByText('No search is sent to a server.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Statistics/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Agree' })).toHaveCount(0)
  await page.goto('/status')
  await expect(page.getByText(/^Runs in this browser/)).toBeVisible()
  await expect(page.getByText(/^Search is up/)).toBeVisible()
})
