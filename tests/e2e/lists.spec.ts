import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'

test('the tabs keep the query and show how many results each list has for it @core', async ({
  page,
  searches,
}) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await list.type('grid')
  const tabs = page.getByRole('navigation', { name: 'Lists' })
  for (const [tab, heading, path] of [
    ['Compatibility', 'Compatibility entries', '/compat'],
    ['Specs', 'Specifications', '/specs'],
    ['Releases', 'Releases', '/releases'],
    ['Features', 'Features', '/features'],
  ] as const) {
    const link = tabs.getByRole('link', { name: tab, exact: true })
    await expect(link).toHaveText(/\d/)
    const count = Number((await link.innerText()).replace(/\D/g, ''))
    await link.click()
    await expect(page).toHaveURL(`${path}?q=grid`)
    await expect(list.heading).toHaveText(heading)
    await expect.poll(() => list.total()).toBe(count)
    await expect(list.box).toHaveValue('grid')
    await expect(link).toHaveAttribute('aria-current', 'page')
  }
  for (const { requests } of searches) expect(requests.length).toBeLessThanOrEqual(5)
})

test('the path of a compatibility entry is entered level by level', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/compat?q=grid')
  const path = page.getByRole('group', { name: 'Path', exact: true })
  await list.searching(() => path.getByRole('link', { name: /^CSS/ }).click())
  await list.searching(() => path.getByRole('link', { name: /^Properties/ }).click())
  await expect(page).toHaveURL('/compat?q=grid&path=CSS,Properties')
  await expect(page.getByRole('button', { name: /Path: CSS › Properties/ })).toBeVisible()
  await expect(list.names.first()).toHaveAttribute('href', /^\/compat\/css\.properties\./)
})
