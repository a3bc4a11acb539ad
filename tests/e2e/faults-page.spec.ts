import type { Page } from '@playwright/test'

import type { Fault, Sent } from '#tests/support/fault-proxy.ts'
import { answer, changeHeaders, drop } from '#tests/support/faults.ts'

import { safari26Date } from './support/expected-data.ts'
import { expect, test } from './support/fault-fixtures.ts'
import { expectNotice } from './support/fault-journey.ts'
import { featuresPage } from './support/features-page.ts'
import { settle } from './support/settle.ts'

const isDocument = ({ headers }: Sent): boolean => headers['sec-fetch-dest'] === 'document'
const isPartOf =
  (view: string) =>
  ({ path }: Sent): boolean =>
    path.startsWith(`/assets/${view}-`) && path.endsWith('.js')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const openAbout = (page: Page) =>
  page.getByRole('link', { name: 'About', exact: true }).first().click()

/** What a server answers for a file that the newest version no longer has. */
const gone: readonly (readonly [what: string, fault: Fault])[] = [
  ['status 404', answer({ status: 404, body: 'not found' })],
  ['the document', answer({ body: '<!doctype html><title>x</title>' })],
]

async function closeStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
}

test.describe('@fault', () => {
  for (const [what, fault] of gone) {
    test(`F34 a part of the page that is answered with ${what} reloads the page once, and then says so`, async ({
      page,
      relay,
      faulty,
      trouble,
    }) => {
      await page.goto('/')
      await settle(page)
      const { disarm } = faulty.break(fault, isPartOf('about'))
      await openAbout(page)
      await expect.poll(() => relay.requests.filter(isDocument).length).toBe(2)
      await expect(heading(page)).toHaveText('This view could not be shown.')
      expect(relay.requests.filter(isDocument)).toHaveLength(2)
      await expect(page).toHaveURL(/\/about$/)
      disarm()
      await page.getByRole('button', { name: 'Reload the page' }).click()
      await expect(heading(page)).toHaveText(/^About/)
      trouble.consoleErrors.length = 0
      trouble.pageErrors.length = 0
    })
  }

  test('F34 a part of the page that is gone is there after one reload; without storage the page does not reload', async ({
    page,
    relay,
    faulty,
    trouble,
  }) => {
    await page.goto('/')
    await settle(page)
    faulty.break(answer({ status: 404 }), (sent) => {
      const reloaded = relay.requests.filter(isDocument).length > 1
      return isPartOf('about')(sent) && !reloaded
    })
    await openAbout(page)
    await expect(heading(page)).toHaveText(/^About/)
    expect(relay.requests.filter(isDocument)).toHaveLength(2)

    await closeStorage(page)
    await page.goto('/')
    await settle(page)
    const documents = relay.requests.filter(isDocument).length
    // Another one: the browser keeps the part that it has.
    faulty.break(answer({ status: 404 }), isPartOf('privacy'))
    await page.getByRole('link', { name: 'Privacy', exact: true }).first().click()
    await expect(heading(page)).toHaveText('This view could not be shown.')
    expect(relay.requests.filter(isDocument)).toHaveLength(documents)
    trouble.consoleErrors.length = 0
    trouble.pageErrors.length = 0
  })

  test('F34 a page whose server has stopped stays when a part of it is missing, and finds what was typed once it is back', async ({
    page,
    relay,
    faulty,
    trouble,
  }) => {
    await page.goto('/features')
    await settle(page)
    const { disarm } = faulty.break(drop, () => true)
    const list = featuresPage(page)
    await list.box.fill('subgrid')
    await expectNotice(page, { sees: /^Search is unreachable/ })
    await expect.poll(() => relay.requests.filter(isPartOf('popup')).length).toBeGreaterThan(0)
    // The page asks whether its server answers before it would reload.
    await expect.poll(() => relay.requests.some(({ method }) => method === 'HEAD')).toBe(true)
    disarm()
    await expect(list.names.first()).toHaveText('Subgrid')
    await expect(list.box).toHaveValue('subgrid')
    expect(relay.requests.filter(isDocument)).toHaveLength(1)
    trouble.consoleErrors.length = 0
    trouble.pageErrors.length = 0
  })

  test('F35 a page whose script does not arrive says so after eight seconds', async ({
    page,
    faulty,
    trouble,
  }) => {
    faulty.break(drop, isPartOf('index'))
    await page.goto('/features')
    const late = page.getByText(/Plinth has not started/)
    await expect(late).toBeHidden()
    const delays = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        if (!(animation instanceof CSSAnimation) || animation.animationName !== 'boot-late')
          return []
        const { delay } = animation.effect?.getTiming() ?? {}
        animation.finish()
        return [delay]
      }),
    )
    expect(delays).toEqual([8000])
    await expect(late).toBeVisible()
    // The first script asks for it too, with the view; that failure may be reported later.
    await page.waitForLoadState('networkidle')
    trouble.consoleErrors.length = 0
  })

  test('F41 a policy that forbids every request is a failure like another, and reported', async ({
    page,
    faulty,
    trouble,
  }) => {
    faulty.break(
      changeHeaders((headers) => ({
        ...headers,
        'content-security-policy': String(headers['content-security-policy']).replace(
          "connect-src 'self'",
          "connect-src 'none'",
        ),
      })),
      isDocument,
    )
    await page.goto('/features?q=grid')
    await settle(page)
    await faulty.list.box.fill('subgrid')
    await expectNotice(page, { sees: /^Search is unreachable/ })
    await expect(page.getByText(/offline/i)).toHaveCount(0)
    await expect.poll(() => trouble.violations.join(' ')).toContain('connect-src')
    trouble.violations.length = 0
    trouble.consoleErrors.length = 0
  })
})

/** Clocks that are wrong, zones at both ends, and the hour that a summer time leaves out. */
const clocks = [
  ['three years ahead, a day ahead', '2029-11-22T09:00:00Z', 'Pacific/Kiritimati'],
  ['three years behind, a day behind', '2023-11-22T09:00:00Z', 'Pacific/Pago_Pago'],
  ['in the hour that summer time skips', '2026-03-29T01:00:00Z', 'Europe/London'],
] as const

test.describe('@fault with another clock', () => {
  for (const [what, time, timezoneId] of clocks) {
    test(`F38 with a clock ${what}, dates are those of the data and none is in the future`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ timezoneId, baseURL: String(baseURL) })
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      await page.clock.setFixedTime(new Date(time))
      await page.goto('/releases/safari-26')
      const day = new Date(safari26Date).toUTCString().slice(5, 16).replace(/^0/, '')
      await expect(page.getByRole('main')).toContainText(day)
      await page.goto('/status')
      const rows = page.getByRole('row').filter({ hasText: /today|days? old/ })
      await expect(rows.first()).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/-\d+ days?|NaN|Invalid|in \d+ days/)
      await page.goto('/features?q=grid')
      await expect(featuresPage(page).rows.first()).toBeVisible()
      expect(errors).toEqual([])
      await context.close()
    })
  }
})
