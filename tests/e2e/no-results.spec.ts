import { expectAccessible } from './support/accessibility.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { withoutFirstAnswers } from './support/hydration.ts'
import { expectNoOverflow } from './support/layout.ts'
import { painted, settle } from './support/settle.ts'

/** Searches without a result, of every list, by words, by filters and by both. */
const searchesWithoutResult = [
  '/features?q=grid&missing=safari&baseline=discouraged',
  '/features?q=dialog&group=CSS,Layout&year=2015..2016',
  '/compat?q=grid&kind=Interface&path=SVG',
  '/releases?q=chrome+140&browser=safari',
] as const

test('a list without results asks once and offers near searches, each with its true count', async ({
  page,
  searches,
}) => {
  test.setTimeout(searchesWithoutResult.length * 15_000)
  await withoutFirstAnswers(page)
  const list = featuresPage(page)
  const offers = page.getByRole('list', { name: 'Similar searches with results' })
  for (const address of searchesWithoutResult) {
    await test.step(address, async () => {
      const before = searches.length
      await page.goto(address)
      await settle(page)
      await expect(page.getByText(/^No(thing in any list| .*) match/), address).toBeVisible()
      expect.soft(searches.length - before, address).toBe(1)
      const links = offers.getByRole('link')
      await expect(links.first(), address).toBeVisible()
      const found = await links.evaluateAll((all) =>
        all.map((link) => ({
          href: link.getAttribute('href') ?? '',
          count: Number(/([\d,]+) results?\)$/.exec(link.textContent)?.[1]?.replaceAll(',', '')),
        })),
      )
      const counts = found.map(({ count }) => count)
      expect.soft(counts, address).toEqual(counts.toSorted((a, b) => b - a))
      await expectAccessible(page, 'structure')
      for (const { href, count } of found) {
        await offers.locator(`a[href="${href}"]`).click()
        await expect(page, address).toHaveURL(href)
        await expect(list.heading).toBeFocused()
        await expect.poll(() => list.total(), href).toBe(count)
        await page.goBack()
      }
    })
  }
})

test('a view without results is accessible, wide in light and narrow in dark', async ({ page }) => {
  for (const [address, text] of [
    ['/search?q=zzqqxxyyvv', /^Nothing matches/],
    ['/features?q=zzqqxxyyvv', /^Nothing in any list matches/],
  ] as const) {
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(address)
      await expect(page.getByText(text).first(), address).toBeVisible()
      await settle(page)
      await expectAccessible(page)
      await expectNoOverflow(page, [320])
      await page.emulateMedia({ colorScheme: 'dark' })
      await painted(page)
      await expectAccessible(page)
    })
  }
})
