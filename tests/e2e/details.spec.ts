import { expect, test } from './support/fixtures.ts'

test('a detail page names the list that it belongs to @core', async ({ page }) => {
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
