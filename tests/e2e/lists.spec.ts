import {
  compatCount,
  deprecatedCount,
  safariReleases,
  specCount,
  whatwgCount,
} from './support/expected-data.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { painted, settle } from './support/settle.ts'

const lists = [
  {
    path: '/compat',
    heading: 'Compatibility entries',
    group: 'Status',
    value: 'Deprecated',
    refined: '/compat?status=deprecated',
    count: deprecatedCount,
    total: compatCount,
  },
  {
    path: '/specs',
    heading: 'Specifications',
    group: 'Organisation',
    value: 'WHATWG',
    refined: '/specs?org=WHATWG',
    count: whatwgCount,
    total: specCount,
  },
  {
    path: '/releases',
    heading: 'Releases',
    group: 'Browser',
    value: 'Safari',
    refined: '/releases?browser=safari',
    count: safariReleases,
    total: undefined,
  },
] as const

for (const { path, heading, group, value, refined, count, total } of lists) {
  test(
    `${path} holds all records, counts a filter as the data package does, reloads and goes back`,
    { tag: '@data' },
    async ({ page }) => {
      const list = featuresPage(page)
      await page.goto(path)
      await expect(list.heading).toHaveText(heading)
      await expect(list.rows.first()).toBeVisible()
      await painted(page)
      // Planned releases are folded away, and counted there.
      const folded = page.getByRole('main').locator('summary', { hasText: 'Planned and nightly' })
      const [hidden = ''] = await folded.allInnerTexts()
      expect((await list.rows.count()) + Number(/\d+/.exec(hidden)?.[0] ?? 0)).toBe(20)
      if (total !== undefined) expect(await list.total()).toBe(total)

      const filter = page.getByRole('group', { name: group, exact: true })
      const closed = page.getByText(group, { exact: true }).first()
      if ((await filter.getByRole('checkbox').count()) === 0) await closed.click()
      const choice = filter.getByRole('checkbox', { name: new RegExp(`^${value}\\b(?! on)`) })
      await list.searching(() => choice.check())
      await expect(page).toHaveURL(refined)
      await expect.poll(() => list.total()).toBe(count)
      expect((await list.counts(group)).get(value)).toBe(count)

      await page.reload()
      await expect.poll(() => list.total()).toBe(count)
      await expect(choice).toBeChecked()
      await settle(page)
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect.poll(() => list.total()).toBeGreaterThan(count)
    },
  )
}

test('the tabs keep the query and show how many results each list has for it', async ({
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
