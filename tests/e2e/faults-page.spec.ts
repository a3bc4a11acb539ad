import type { Page } from '@playwright/test'

import type { Fault, Sent } from '#tests/support/fault-proxy.ts'
import { answer, changeHeaders, changeResults, drop } from '#tests/support/faults.ts'

import { safari26Date } from './support/expected-data.ts'
import { expect, test } from './support/fault-fixtures.ts'
import { expectFocus, expectNotice, listAddress, meetFault } from './support/fault-journey.ts'
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

const withoutHits = changeResults((result) => ({ ...result, hits: [], nbHits: 0, nbPages: 0 }))
const shrunk = changeResults((result) => ({ ...result, hits: [], nbHits: 7, nbPages: 1 }))

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

  test('F36 a list shows its results with storage that is full or holds something else', async ({
    page,
    faulty,
  }) => {
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      for (const name of ['saved', 'recent-searches', 'single-keys', 'theme']) {
        localStorage.setItem(`plinth-${name}`, '{"a":[')
      }
      sessionStorage.setItem('plinth-reloaded', 'x')
    })
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto('/features?q=grid')
    await expect(faulty.list.rows.first()).toBeVisible()
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click()
    await page
      .getByRole('link', { name: /^Saved/ })
      .first()
      .click()
    await expect(page.getByRole('main')).toContainText('The storage of this site is full.')
    await expectFocus(page)
  })

  test('F31 a list that has become shorter says that the page does not exist and leads to the last', async ({
    page,
    faulty,
  }) => {
    await page.goto('/features?page=2')
    await expect(faulty.list.rows).toHaveCount(20)
    const { disarm } = faulty.break(shrunk)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expectNotice(page, { sees: /^Page 3 does not exist\.$/ })
    disarm()
    await page.getByRole('link', { name: /^Go to the/ }).click()
    await expect(faulty.list.rows).not.toHaveCount(0)
    await expect(page).not.toHaveURL(/page=3/)
    await expectFocus(page)
  })

  test('F33 a record that is gone by the time it is opened is not found, with the way back to the search', async ({
    page,
    faulty,
  }) => {
    await page.goto('/features?q=grid')
    await faulty.list.names.first().focus()
    await settle(page)
    faulty.break(withoutHits)
    await faulty.list.names.first().click()
    await expect(heading(page)).toHaveText('Not found')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
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

  test('F26 a filter that was set during an outage is kept, and applied when it is over', async ({
    page,
    faulty,
    trouble,
  }) => {
    await page.goto(listAddress)
    await expect(faulty.list.rows).toHaveCount(20)
    const notice = { sees: /^Search is unreachable/, says: 'Search is unreachable.' }
    const { disarm } = await meetFault(page, faulty, { query: 'grid', fault: drop, ...notice })
    const { list } = faulty
    await list.filter('Area', 'CSS').click()
    await list.filter('Baseline', 'Newly available').click()
    await expect(page).toHaveURL(/baseline=widely,newly.*area=CSS|area=CSS.*baseline=/)
    await expect(list.filter('Area', 'CSS')).toBeChecked()
    disarm()
    // The page retries by itself, possibly before a click could.
    const found = page.getByRole('main').getByText(/for “grid”$/)
    await expect(async () => {
      await page.clock.runFor(3000)
      await expect(found).toBeVisible({ timeout: 1000 })
    }).toPass()
    const sent = JSON.stringify(faulty.searches().at(-1)?.requests[0]?.facetFilters)
    expect(sent).toContain('["areas:CSS"]')
    for (const value of ['widely', 'newly']) expect(sent).toContain(`"baseline:${value}"`)
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

/** Runs in the page: ways to have no clipboard. */
const clipboards = [
  [
    'refuses to write',
    () => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
      })
    },
  ],
  ['is missing', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
] as const

test.describe('@fault without a clipboard', () => {
  for (const [what, spoil] of clipboards) {
    test(`F37 where the clipboard ${what}, the text is selected in a field, and what to press is said`, async ({
      page,
      faulty,
    }) => {
      await page.addInitScript(spoil)
      await page.goto('/features/subgrid')
      await page.getByRole('button', { name: 'Copy', exact: true }).click()
      await page.getByRole('button', { name: 'Copy link' }).click()
      const field = page.getByRole('textbox', { name: 'link to copy' })
      await expect(field).toHaveValue(/\/features\/subgrid$/)
      await expect(page.getByRole('status').filter({ hasText: /Press Ctrl\+C/ })).toBeVisible()
      const selected = await field.evaluate((element) => {
        if (!(element instanceof HTMLTextAreaElement)) return 'no field'
        return element.value.slice(element.selectionStart, element.selectionEnd)
      })
      expect(selected).toBe(await field.inputValue())
      await expect(field).toBeFocused()
      expect(await faulty.spoken.texts()).toEqual([])
    })
  }
})
