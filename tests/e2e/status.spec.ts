import { featuresPage } from './support/features-page.ts'
import { expect, expectAccessible, isSearch, test } from './support/fixtures.ts'
import { compatCount, specCount } from './support/list-data.ts'
import { facts } from './support/web-data.ts'

const toSearch = (url: URL): boolean => isSearch(url.href)

test('the search is up, its indices hold all of the data, and it says how old that is', async ({
  page,
}) => {
  const response = await page.goto('/status')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle('Status · Plinth')
  await expect(page.getByText(/^Search is up: it answered in [\d,]+ ms\.$/)).toBeVisible()
  const indices = page.getByRole('region', { name: 'Indices' })
  for (const [name, count] of [
    ['Features', facts.length],
    ['Compat entries', compatCount],
    ['Specifications', specCount],
  ] as const) {
    const row = indices.getByRole('row', { name: new RegExp(`^${name}`) })
    await expect(row).toContainText(`${count.toLocaleString('en')} as expected`)
    await expect(row.getByRole('cell').last()).toHaveText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/)
  }
  await expect(indices.getByText(/than expected|Does not say|than this page/)).toHaveCount(0)
  const packages = page.getByRole('region', { name: 'Data packages' })
  await expect(packages.getByRole('row', { name: /^web-features \d/ })).toContainText(
    /\d{1,2} [A-Z][a-z]+ 20\d\d, (today|[\d,]+ days? old)/,
  )
})

test('it goes down, is asked again, and is back: each time by a request of its own', async ({
  page,
  searches,
  trouble,
}) => {
  await page.goto('/status')
  await expect(page.getByText(/^Search is up/)).toBeVisible()
  const before = searches.length
  await page.route(toSearch, (route) => route.abort('connectionrefused'))
  const again = page.getByRole('button', { name: 'Check again' })
  await again.press('Enter')
  await expect(page.getByText('Search is down: no answer.', { exact: true }).first()).toBeVisible()
  await expect(again).toBeFocused()
  await expect(page.getByText(/1 request failed\.$/)).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(/^Search is down/)
  await expect(page.getByText(/^From an earlier check\./)).toBeVisible()
  await expectAccessible(page)

  await page.unroute(toSearch)
  await again.press('Enter')
  await expect(page.getByText(/^Search is up/).first()).toBeVisible()
  expect(searches.length - before).toBe(2)
  trouble.consoleErrors.length = 0
})

test('it opens while the search is down, and recovers when the network is back', async ({
  page,
  context,
  trouble,
}) => {
  await page.route(toSearch, (route) => route.fulfill({ status: 503, body: 'down' }))
  await page.goto('/status')
  await expect(page.getByText(/^Search is down/)).toBeVisible()
  await expect(page.getByText(/^Nothing is known of them/)).toBeVisible()
  await page.unroute(toSearch)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByText(/^Search is up/)).toBeVisible()
  trouble.consoleErrors.length = 0
})

test('the notice of an outage leads to it, and the times of the visit come along', async ({
  page,
  trouble,
}) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  await list.type('gri')
  await page.route(toSearch, (route) => route.abort('connectionrefused'))
  await list.box.press('d')
  await page.getByRole('link', { name: 'Status of the search' }).click()
  await expect(page).toHaveURL('/status')
  await expect(page.getByText('Search is down: no answer.')).toBeVisible()
  const times = page.getByRole('region', { name: 'Response times of this visit' })
  await expect(
    times.getByText(/^[2-9] answers: median [\d,]+ ms, slowest [\d,]+ ms\./),
  ).toBeVisible()
  await expect(times.getByText(/\d requests failed\.$/)).toBeVisible()
  trouble.consoleErrors.length = 0
})

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [1280, 320]) {
    test(`it has no accessibility violation in ${scheme} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto('/status')
      await expect(page.getByText(/^Search is up/)).toBeVisible()
      await expectAccessible(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
}
