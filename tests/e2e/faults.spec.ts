import type { Page, Route } from '@playwright/test'

import { featuresPage } from './support/features-page.ts'
import { expect, gate, isSearch, test } from './support/fixtures.ts'

const toSearch = (url: URL): boolean => isSearch(url.href)

/** Answers every search with `answer` until told to stop. */
async function breakSearch(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route(toSearch, answer)
  return () => page.unroute(toSearch)
}

const broken = [
  ['a refused connection', (route: Route) => route.abort('connectionrefused'), /unreachable/i],
  [
    'an error page',
    (route: Route) => route.fulfill({ status: 503, body: '<h1>503</h1>' }),
    /unreachable/i,
  ],
  [
    'text that is no JSON',
    (route: Route) => route.fulfill({ status: 200, body: '{"results":[' }),
    /unreadable|unreachable/i,
  ],
  [
    'a sign-in page',
    (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html>' }),
    /unreadable|unreachable/i,
  ],
  [
    'an empty body',
    (route: Route) => route.fulfill({ status: 200, body: '' }),
    /unreadable|unreachable/i,
  ],
  ['no results', (route: Route) => route.fulfill({ json: { results: [] } }), /unreadable/i],
  [
    'a result without hits',
    (route: Route) => route.fulfill({ json: { results: [{ message: 'x' }] } }),
    /unreadable/i,
  ],
] as const

for (const [what, answer, words] of broken) {
  test(`${what}: the page says so, keeps the intention, and recovers`, async ({
    page,
    trouble,
    searches,
  }) => {
    const list = featuresPage(page)
    await page.goto('/features?q=grid')
    await expect(list.rows.first()).toBeVisible()
    const before = await list.names.allInnerTexts()
    const mend = await breakSearch(page, answer)
    await list.filter('Baseline', 'Newly available').check()
    const notice = page.getByRole('main').getByText(words)
    await expect(notice).toBeVisible()
    await expect(list.filter('Baseline', 'Newly available')).toBeChecked()
    await expect(page).toHaveURL(/q=grid&baseline=newly/)
    await expect(list.names).toHaveText(before)

    await mend()
    await page.getByRole('button', { name: /^Try/ }).click()
    await expect(notice).toBeHidden()
    expect(JSON.stringify(searches.at(-1))).toContain('baseline:newly')
    await expect.poll(() => list.names.allInnerTexts()).not.toEqual(before)
    expect(trouble.pageErrors).toEqual([])
    trouble.consoleErrors.length = 0
  })
}

test('a first load that fails is no empty result', async ({ page, trouble }) => {
  await breakSearch(page, (route) => route.abort('connectionrefused'))
  await page.goto('/features?q=grid')
  await expect(page.getByText(/unreachable/i)).toBeVisible()
  await expect(page.getByText(/0 results|No features/)).toHaveCount(0)
  await expect(page).toHaveURL(/q=grid/)
  trouble.consoleErrors.length = 0
})

test('429 counts down and asks nothing meanwhile', async ({ page, searches, trouble }) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  const before = searches.length
  await breakSearch(page, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '3600' },
      json: { message: 'Too Many Requests', status: 429 },
    }),
  )
  await list.filter('Baseline', 'Newly available').check()
  await expect(page.getByRole('button', { name: /Try again in \d+ s/ })).toBeDisabled()
  expect(searches.length - before).toBe(1)
  trouble.consoleErrors.length = 0
})

test('a refused key is the fault of the site and is not repeated', async ({
  page,
  searches,
  trouble,
}) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  const before = searches.length
  await breakSearch(page, (route) =>
    route.fulfill({
      status: 403,
      json: { message: 'Invalid Application-ID or API key', status: 403 },
    }),
  )
  await list.filter('Baseline', 'Newly available').check()
  await expect(page.getByText(/not available right now/)).toBeVisible()
  expect(searches.length - before).toBe(1)
  trouble.consoleErrors.length = 0
})

test('offline says so and recovers by itself', async ({ page, context, trouble }) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  await context.setOffline(true)
  await list.filter('Baseline', 'Newly available').check()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
  await expect(page.getByText(/^122 results/)).toBeVisible()
  trouble.consoleErrors.length = 0
})

test('an older answer never overwrites a newer one', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  const { held, release } = gate()
  await page.route(toSearch, async (route) => {
    if (route.request().postData()?.includes('"query":"d"')) await held
    await route.continue()
  })
  await list.box.press('d')
  await list.box.pressSequentially('ialog')
  await expect(list.names.first()).toHaveText('<dialog>')
  release()
  await page.waitForLoadState('networkidle')
  await expect(list.names.first()).toHaveText('<dialog>')
  await expect(page.getByText('for “dialog”')).toBeVisible()
})

test('leaving while a search is under way leaves no error behind', async ({ page, trouble }) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  const { held, release } = gate()
  await breakSearch(page, async (route) => {
    await held
    await route.fulfill({ status: 403, json: { message: 'no', status: 403 } })
  })
  await list.box.press('x')
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(list.heading).toHaveText(/About/)
  const failed = page.waitForResponse((response) => isSearch(response.url()))
  release()
  await failed
  await expect(list.heading).toHaveText(/About/)
  expect(trouble.pageErrors).toEqual([])
  trouble.consoleErrors.length = 0
})

test('a reload in the middle of a search is clean', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await list.box.pressSequentially('gri')
  await page.reload()
  await expect(list.heading).toHaveText('Features')
})

test('storage that throws costs nothing but the memory', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/features?q=grid')
  await expect(featuresPage(page).rows.first()).toBeVisible()
})

test('nothing is stored and no cookie set by looking around', async ({ page, context }) => {
  await page.goto('/features?q=grid')
  await expect(featuresPage(page).rows.first()).toBeVisible()
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('the collectors notice what they are there for', async ({ page, trouble }) => {
  await page.goto('/about')
  await page.evaluate(() => {
    const script = document.createElement('img')
    script.src = 'https://foreign.example/x.png'
    document.body.append(script)
    setTimeout(() => {
      throw new Error('on purpose')
    })
    void fetch('/no-such-file.txt')
  })
  await expect.poll(() => trouble.violations.length).toBeGreaterThan(0)
  await expect.poll(() => trouble.pageErrors.length).toBe(1)
  expect(trouble.consoleErrors.length).toBeGreaterThan(0)
  for (const list of Object.values(trouble)) list.length = 0
})
