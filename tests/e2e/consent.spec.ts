import type { Page, Request } from '@playwright/test'

import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { liveResults } from './support/features-page.ts'
import { expect, isSearch, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/layout.ts'

test.use({ ownContext: true })

/** An event as it is sent. */
type SentEvent = {
  readonly eventType: string
  readonly eventName: string
  readonly index: string
  readonly objectIDs: readonly string[]
  readonly queryID?: string
  readonly positions?: readonly number[]
  readonly userToken: string
}

type Traffic = {
  readonly searches: Record<string, unknown>[]
  readonly events: SentEvent[]
  /** Requests for data that are neither. */
  readonly others: string[]
}

/** Collects what a page sends to the provider. */
function follow(page: Page): Traffic {
  const traffic: Traffic = { searches: [], events: [], others: [] }
  page.on('request', (request) => note(request, traffic))
  return traffic
}

function note(request: Request, { searches, events, others }: Traffic): void {
  const { pathname } = new URL(request.url())
  if (!/^\/[123]\//.test(pathname)) return
  const body = JSON.parse(request.postData() ?? '{}')
  if (pathname === '/1/events') events.push(...body.events)
  else if (isSearch(request.url())) searches.push(...body.requests)
  else if (pathname.endsWith('/recommendations')) {
    searches.push(...body.requests.map(({ queryParameters }: never) => queryParameters))
  } else others.push(`${request.method()} ${pathname}`)
}

const TOKEN = /^anonymous-[0-9a-f]{32}$/

const banner = (page: Page) => page.getByRole('region', { name: 'Statistics', exact: true })
const rows = liveResults

/** What the browser has of the site. */
async function stored(page: Page): Promise<readonly string[]> {
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  const cookies = await page.context().cookies()
  return [...keys, ...cookies.map(({ name }) => `cookie ${name}`)].toSorted()
}

/** Searches, opens the first result, copies from it, saves it and opens the specification. */
async function visit(page: Page, query: string, seen: () => Promise<void>): Promise<void> {
  await page.goto(`/features?q=${query}`)
  await expect(rows(page).first()).toBeVisible()
  await seen()
  await rows(page).first().getByRole('link').first().click()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Saved/ }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
}

/** Until results have stood for as long as they must to count as seen. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(1500)
}

async function agreeOnPrivacyPage(page: Page): Promise<string> {
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(page.getByText('On: you agreed.')).toBeVisible()
  return page.getByText(TOKEN).innerText()
}

test('a whole visit without consent leaves no token, cookie or event, and every search asks not to be counted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const traffic = follow(page)
  await visit(page, 'subgrid', () => settle(page))
  await expect(banner(page)).toBeVisible()
  await page.goto('/search?q=grid')
  await expect(rows(page).first()).toBeVisible()
  await settle(page)
  expect(await stored(page)).toEqual(['plinth-places', 'plinth-recent-searches', 'plinth-saved'])
  await page.close()
  expect(traffic.events, 'events').toEqual([])
  expect(traffic.others, 'other requests').toEqual([])
  expect(traffic.searches.length).toBeGreaterThan(3)
  const counted = traffic.searches.filter(
    (search) => search['analytics'] !== false || 'userToken' in search,
  )
  expect(counted, 'searches that are counted').toEqual([])
})

test('an event that is made as the page closes arrives', async ({ page, context }) => {
  await agreeOnPrivacyPage(page)
  await page.goto('/features?q=subgrid')
  await expect(rows(page).first()).toBeVisible()
  await settle(page)
  const arrived = context.waitForEvent('request', (request) =>
    (request.postData() ?? '').includes('Result opened'),
  )
  // The link opens a tab, and this page is gone at once.
  await rows(page)
    .first()
    .getByRole('link')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await page.close()
  expect((await arrived).method()).toBe('POST')
})

test('consent that is withdrawn in one tab ends everything in the other', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const token = await agreeOnPrivacyPage(page)
  const other = await context.newPage()
  await other.goto('/features?q=subgrid')
  await expect(rows(other).first()).toBeVisible()
  await settle(other)
  const deleted = page.waitForRequest((request) => request.url().includes('/1/usertokens/'))
  await page.getByRole('button', { name: 'Withdraw and delete' }).click()
  expect(new URL((await deleted).url()).pathname).toBe(`/1/usertokens/${token}`)
  await expect(page.getByText(/^Deleted in this browser and on the server/)).toBeVisible()
  expect(await stored(page)).toEqual(['plinth-consent'])
  const traffic = follow(other)
  await other
    .getByRole('combobox', { name: /^Search / })
    .first()
    .fill('popover')
  await expect(rows(other).first()).toContainText(/popover/i)
  await rows(other).first().getByRole('link').first().click()
  await other.getByRole('button', { name: 'Copy', exact: true }).click()
  await other.getByRole('button', { name: 'Copy link' }).click()
  await expect(other.getByText('Link copied.')).toBeVisible()
  await settle(other)
  expect(traffic.events, 'events after the withdrawal').toEqual([])
  expect(JSON.stringify(traffic.searches)).not.toContain(token)
  expect(traffic.searches.every(({ analytics }) => analytics === false)).toBe(true)
  expect(await stored(other)).not.toContain('plinth-events')
})

test('the question comes on the second visit, is answered with the keyboard, and is not asked again @core', async ({
  page,
  context,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settle(page)
  await expect(banner(page)).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('plinth-theme', 'light'))
  const later = await context.newPage()
  await later.goto('/about')
  await expect(banner(later)).toBeVisible()
  await later.getByRole('contentinfo').getByRole('link').first().focus()
  await later.keyboard.press('Shift+Tab')
  await expect(later.getByRole('button', { name: 'Decline' })).toBeFocused()
  await later.keyboard.press('Enter')
  await expect(later.locator(':focus')).toContainText('Statistics stay off.')
  const third = await context.newPage()
  await third.goto('/about')
  await settle(third)
  await expect(banner(third)).toHaveCount(0)
  expect(await stored(third)).not.toContain('plinth-events')
})

for (const width of [360, 1280]) {
  test(`the question and the page about privacy are accessible at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => localStorage.setItem('plinth-single-keys', 'true'))
    await page.goto('/about')
    await expect(banner(page)).toBeVisible()
    await expectNoOverflow(page, [width])
    await expectAccessibleInBothThemes(page)
    await page.goto('/privacy')
    await page.getByRole('button', { name: 'Agree', exact: true }).click()
    await expect(page.getByText('On: you agreed.')).toBeVisible()
    await expectNoOverflow(page, [width])
    await expectAccessibleInBothThemes(page)
  })
}
