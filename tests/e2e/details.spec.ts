import { userSelectStatements } from './support/expected-data.ts'
import { expect, gate, isSearch, test } from './support/fixtures.ts'
import { settle } from './support/settle.ts'

/** A search for one record, and what its row says that its page shows, too. */
const opened = [
  ['/features?q=subgrid', 'Subgrid', ['117', '71', '16']],
  ['/compat?q=css.selectors.has', ':has()', ['105', '121', '15.4']],
  ['/specs?q=css-grid-2', 'CSS Grid Layout Module Level 2', ['W3C']],
  ['/releases?q=chrome 140', 'Chrome 140', ['2 Sep 2025', 'Blink 140']],
] as const

test('a detail page shows what its row said while its own searches are under way', async ({
  page,
}) => {
  for (const [list, title, facts] of opened) {
    await test.step(title, async () => {
      await page.goto(list)
      const link = page.getByRole('article').getByRole('link', { name: title, exact: true })
      await expect(link.first()).toBeVisible()
      await settle(page)
      const { held, release } = gate()
      await page.route(
        (url) => isSearch(url.href),
        async (route) => {
          await held
          await route.continue()
        },
      )
      await link.first().click()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(title)
      const main = page.getByRole('main')
      for (const fact of facts) await expect(main.getByText(fact).first()).toBeVisible()
      await expect(main.getByRole('article')).toHaveCount(1)
      release()
      await settle(page)
      await page.unrouteAll({ behavior: 'wait' })
      await expect(heading).toHaveText(title)
    })
  }
})

test('the page of a compatibility entry lists every statement of the data package', async ({
  page,
}) => {
  await page.goto('/compat/css.properties.user-select')
  await settle(page)
  await page.getByText('Other browsers and runtimes').click()
  for (const [caption, count] of [
    ['Version history by browser', userSelectStatements.core],
    ['Version history by other browser or runtime', userSelectStatements.others],
  ] as const) {
    expect(count, caption).toBeGreaterThan(0)
    const rows = page.getByRole('table', { name: caption }).locator('tbody tr')
    await expect(rows, caption).toHaveCount(count)
  }
})

test('a detail page names the list that it belongs to', async ({ page }) => {
  for (const [address, list] of [
    ['/features/subgrid', 'Features'],
    ['/compat/css.selectors.has', 'Compatibility'],
    ['/specs/css-grid-2', 'Specs'],
    ['/releases/safari-26', 'Releases'],
  ] as const) {
    await page.goto(address)
    const links = page.getByRole('main').getByRole('link', { name: list })
    await expect(links.first(), address).toBeVisible()
  }
})
