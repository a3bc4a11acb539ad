import { featuresPage } from './support/features-page.ts'
import { expect, expectAccessible, test } from './support/fixtures.ts'
import {
  compatCount,
  deprecatedCount,
  safariReleases,
  specCount,
  whatwgCount,
} from './support/list-data.ts'

const lists = [
  {
    path: '/compat',
    heading: 'Compat entries',
    group: 'Status',
    value: 'Deprecated',
    refined: '/compat?status=deprecated',
    count: deprecatedCount,
  },
  {
    path: '/specs',
    heading: 'Specifications',
    group: 'Organisation',
    value: 'WHATWG',
    refined: '/specs?org=WHATWG',
    count: whatwgCount,
  },
  {
    path: '/releases',
    heading: 'Releases',
    group: 'Browser',
    value: 'Safari',
    refined: '/releases?browser=safari',
    count: safariReleases,
  },
] as const

for (const { path, heading, group, value, refined, count } of lists) {
  test(`${path} opens cold, refines as the data says, reloads and goes back`, async ({ page }) => {
    const list = featuresPage(page)
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(list.heading).toHaveText(heading)
    await expect(page).toHaveTitle(`${heading} · Plinth`)
    await expect(list.rows).toHaveCount(20)

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
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect.poll(() => list.total()).toBeGreaterThan(count)
  })

  for (const scheme of ['light', 'dark'] as const) {
    for (const width of [1280, 360]) {
      test(`${path} has no accessibility violation in ${scheme} at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme: scheme })
        await page.goto(`${path}?q=grid`)
        await expect(page.getByRole('article').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBeLessThanOrEqual(0)
      })
    }
  }
}

test('every list holds all of its data', async ({ page }) => {
  const list = featuresPage(page)
  for (const [path, count] of [
    ['/compat', compatCount],
    ['/specs', specCount],
  ] as const) {
    await page.goto(path)
    await expect.poll(() => list.total()).toBe(count)
  }
})

test('the tabs carry the query over, and say what each list has for it', async ({
  page,
  searches,
}) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await list.type('grid')
  const tabs = page.getByRole('navigation', { name: 'Lists' })
  for (const [tab, heading, path] of [
    ['Compat', 'Compat entries', '/compat'],
    ['Specs', 'Specifications', '/specs'],
    ['Releases', 'Releases', '/releases'],
    ['Features', 'Features', '/features'],
  ] as const) {
    const link = tabs.getByRole('link', { name: tab, exact: true })
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

test('the box searches the list in which it stands', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/specs?org=W3C')
  await list.type('ResizeObserver')
  await expect(page).toHaveURL('/specs?q=ResizeObserver&org=W3C')
  await expect(list.names.first()).toHaveText('Resize Observer')
  await expect(list.names.first()).toHaveAttribute('href', '/specs/resize-observer-1')
})

test('the path of a compat entry is entered level by level', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/compat?q=grid')
  const path = page.getByRole('group', { name: 'Path', exact: true })
  await list.searching(() => path.getByRole('link', { name: /^CSS/ }).click())
  await list.searching(() => path.getByRole('link', { name: /^Properties/ }).click())
  await expect(page).toHaveURL('/compat?q=grid&path=CSS,Properties')
  await expect(page.getByRole('button', { name: /Path: CSS › Properties/ })).toBeVisible()
  await expect(list.names.first()).toHaveAttribute('href', /^\/compat\/css\.properties\./)
})
