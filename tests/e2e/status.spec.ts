import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { compatCount, facts, specCount } from './support/expected-data.ts'
import { expect, isSearch, test } from './support/fixtures.ts'

const toSearch = (url: URL): boolean => isSearch(url.href)

test(
  'the status page says that the search is up, that its indices are complete, and how old the data is @core',
  { tag: '@data' },
  async ({ page }) => {
    await page.goto('/status')
    await expect(page.getByText(/^Search is up: answered in [\d,]+ ms\.$/)).toBeVisible()
    const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
    for (const [name, count] of [
      ['Features', facts.length],
      ['Compatibility entries', compatCount],
      ['Specifications', specCount],
    ] as const) {
      await expect(
        row('Indices').getByText(`${name}: ${count.toLocaleString('en')}`, { exact: true }),
      ).toBeVisible()
    }
    await expect(row('Indices')).toContainText('All match the data of this page.')
    await expect(row('Provider').getByText('The provider reports no problem.')).toBeVisible()
    await expect(
      row('Provider').getByText(
        /^Up .+, [\d,]+ MB of memory, no changes waiting\. \d+ indices, [\d,]+ records/,
      ),
    ).toBeVisible()
    await expect(row('Data')).toContainText(
      /As of \d{1,2} [A-Z][a-z]+ 20\d\d, (today|[\d,]+ days? old): web-features \d/,
    )
    const bottom = () =>
      page.getByRole('table').evaluate((table) => table.getBoundingClientRect().bottom)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(bottom, 'one screen holds all of it').toBeLessThan(800)
    }
  },
)

test.describe('with an outage', () => {
  test.use({ ownContext: true })

  test('the status page opens while the search is down, and recovers when the connection is back', async ({
    page,
    context,
    trouble,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.route(toSearch, (route) => route.fulfill({ status: 503, body: 'down' }))
    await page.goto('/status')
    await expect(page.getByText(/^Search is down/)).toBeVisible()
    await expect(page.getByText(/^Shown when the search answers/)).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.unroute(toSearch)
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(page.getByText(/^Search is up/)).toBeVisible()
    trouble.consoleErrors.length = 0
  })
})
