import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { compatCount, facts, specCount } from './support/expected-data.ts'
import { expect, isSearch, test } from './support/fixtures.ts'

const toSearch = (url: URL): boolean => isSearch(url.href)

test(
  'the status page says that the search is up, that its indices are complete, and how old the data is',
  { tag: '@data' },
  async ({ page }) => {
    await page.goto('/status')
    await expect(page.getByText(/^Search is up: answered in [\d,]+ ms\.$/)).toBeVisible()
    const indices = page.getByRole('region', { name: 'Indices' })
    for (const [name, count] of [
      ['Features', facts.length],
      ['Compatibility entries', compatCount],
      ['Specifications', specCount],
    ] as const) {
      const row = indices.getByRole('row', { name: new RegExp(`^${name}`) })
      await expect(row).toContainText(`${count.toLocaleString('en')} as expected`)
      await expect(row.getByRole('cell').last()).toHaveText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/)
    }
    await expect(indices.getByText(/than expected|Unknown|than this page/)).toHaveCount(0)
    const report = page.getByRole('region', { name: 'Provider’s own report' })
    await expect(report.getByText('The provider reports no problem.')).toBeVisible()
    await expect(report.getByRole('row', { name: /^Memory [\d,]+ MB$/ })).toBeVisible()
    await expect(report.getByRole('row', { name: /^Queue empty$/ })).toBeVisible()
    await expect(
      report.getByRole('row', { name: /^Store \d+ indices, [\d,]+ records/ }),
    ).toBeVisible()
    const packages = page.getByRole('region', { name: 'Data packages' })
    await expect(packages.getByRole('row', { name: /^web-features \d/ })).toContainText(
      /\d{1,2} [A-Z][a-z]+ 20\d\d, (today|[\d,]+ days? old)/,
    )
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
