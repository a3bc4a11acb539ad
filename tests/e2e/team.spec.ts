import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { shiftOf, watchShifts } from './support/layout-shift.ts'
import { expectNoOverflow } from './support/layout.ts'
import { settle, watchRequests } from './support/settle.ts'

const QUERY = 'safari >= 15.4, last 3 chrome versions'
/** What pages call them. */
const NAME = 'last 3 chrome versions and Safari 15.4+'
const NAMED = /targets=safari\+%3E%3D\+15\.4,\+last\+3\+chrome\+versions/

const devices = {
  390: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  1280: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<number, BrowserContextOptions>

/** A second profile, whose owner has kept other browsers. */
async function colleague(browser: Browser, device: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(device)
  await context.addInitScript(() => {
    if (localStorage.getItem('plinth-targets') === null) {
      localStorage.setItem('plinth-targets', JSON.stringify('chrome 140'))
    }
  })
  const page = await context.newPage()
  watchRequests(page)
  await watchShifts(page)
  return page
}

/** Chooses the browsers of the team in the panel, which says what they mean. */
async function choose(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Your browsers/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Browsers' }).fill(QUERY)
  await page.getByRole('button', { name: 'Use', exact: true }).click()
  await expect(page).toHaveURL(NAMED)
}

/** Notes the address that a page copies or gives to the share sheet. */
function notePassedOn(): void {
  Object.assign(navigator, {
    share: async ({ url }: ShareData) => Reflect.set(window, 'passedOn', url),
  })
  navigator.clipboard.writeText = async (url) => void Reflect.set(window, 'passedOn', url)
}

for (const [width, device] of Object.entries(devices)) {
  test.describe(`a team at ${width} px`, () => {
    test.use({ ownContext: true, ...device })

    test('a record: chosen, what it means, shared, read by a colleague with other browsers, who uses theirs', async ({
      page,
      browser,
    }) => {
      await page.addInitScript(notePassedOn)
      await page.goto('/features/popover')
      await choose(page)
      const picker = page.getByRole('button', { name: `Your browsers: ${NAME}` })
      await picker.click()
      const panel = page.getByRole('dialog', { name: 'Your browsers' })
      const meant = panel.getByRole('list', { name: 'Browsers that are checked' })
      await expect(meant.getByRole('listitem')).toHaveText([
        /^Chrome \d+ to \d+$/,
        /^Safari 15\.4 to \d+/,
      ])
      await expect(panel.getByText(/^Used by \d+\.\d\s% of users/)).toBeVisible()
      await expect(panel.getByText('No phone browsers.')).toBeVisible()
      await expect(panel.getByText('From the link')).toHaveCount(0)
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'Copy', exact: true }).click()
      const way = width === '390' ? 'Share…' : 'Copy link'
      await page.getByRole('button', { name: way }).click()
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'passedOn'))).toMatch(NAMED)
      const link = String(await page.evaluate(() => Reflect.get(window, 'passedOn')))

      const other = await colleague(browser, device)
      await other.goto(link)
      const band = other.getByRole('region', { name: 'Does it work?' })
      await expect(band.getByText('Not yet', { exact: true })).toBeVisible()
      await expect(band.getByText('From the link')).toBeVisible()
      await settle(other)
      expect(await shiftOf(other)).toBeLessThan(0.01)
      await expectNoOverflow(other, [Number(width)])
      await band.getByRole('button', { name: 'Use mine' }).click()
      await expect(band.getByText('Yes', { exact: true })).toBeVisible()
      await expect(other).toHaveURL('/features/popover?targets=chrome+140')
      await other.context().close()
    })

    test('a list: its address carries the browsers, and a colleague keeps them', async ({
      page,
      browser,
    }) => {
      await page.goto('/features/popover')
      await choose(page)
      await page.goto('/features?q=popover')
      await expect(page).toHaveURL(NAMED)
      const other = await colleague(browser, device)
      await other.goto(page.url())
      await expect(other.getByText(NAME, { exact: true })).toBeVisible()
      await expectNoOverflow(other, [Number(width)])
      await other.getByRole('button', { name: 'Keep', exact: true }).click()
      await expect(other.getByText('From the link')).toHaveCount(0)
      await other.goto('/features/popover')
      await expect(other).toHaveURL(NAMED)
      await expect(other.getByRole('button', { name: `Your browsers: ${NAME}` })).toBeVisible()
      await other.context().close()
    })

    test('a set: what falls short for whom, with phones added, and the same for a colleague', async ({
      page,
      browser,
    }) => {
      await page.goto('/set?f=dialog,popover,text-wrap')
      await choose(page)
      const meant = page.getByRole('list', { name: 'Browsers that are checked' }).last()
      await expect(meant.getByText(/^Safari 15\.4 to /)).toBeVisible()
      await page.getByRole('button', { name: 'Add phones' }).last().click()
      await expect(meant.getByText(/^Safari on iOS 15\.4/)).toBeVisible()
      await expect(page).toHaveURL(/ios_saf\+15\.4/)

      const other = await colleague(browser, device)
      await other.goto(page.url())
      await expect(other.getByText(/^Safari on iOS 15\.4/).first()).toBeVisible()
      await expect(other.getByText('From the link')).toBeVisible()
      await expect(other.getByText(/^\d items? falls? short:$/)).toBeVisible()
      await expectNoOverflow(other, [Number(width)])
      await other.context().close()
    })

    test('a check: what is checked, whose browsers they are, and the own ones of a colleague', async ({
      page,
      browser,
    }) => {
      await page.goto('/check')
      await choose(page)
      const other = await colleague(browser, device)
      await other.goto(page.url())
      const meant = other.getByRole('list', { name: 'Browsers that are checked' })
      await expect(meant.getByText(/^Safari 15\.4 to /)).toBeVisible()
      await expect(other.getByText('From the link')).toBeVisible()
      await settle(other)
      expect(await shiftOf(other)).toBeLessThan(0.01)
      await expectNoOverflow(other, [Number(width)])
      await other.getByRole('button', { name: 'Use mine' }).click()
      await expect(other.getByText('Checked against Chrome 140')).toBeVisible()
      await expect(other).toHaveURL('/check?targets=chrome+140')
      await other.context().close()
    })
  })
}
