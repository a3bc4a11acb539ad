import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { settle } from './support/settle.ts'

// The journeys with this tag name no record, so that they visit a page of any data: the scheduled refresh runs them.
for (const list of ['features', 'compat', 'specs', 'releases']) {
  test(
    `the first and the last result on a page of ${list} open as records`,
    { tag: '@data' },
    async ({ page }) => {
      const { names } = featuresPage(page)
      for (const place of ['first', 'last'] as const) {
        await page.goto(`/${list}?page=3`)
        const link = names[place]()
        const path = await link.getAttribute('href')
        await link.click()
        await settle(page)
        expect(new URL(page.url()).pathname).toBe(path)
        await expect(page.getByRole('main')).not.toContainText('There is no')
        await expect(
          page.getByRole('main').getByRole('heading', { level: 2 }).first(),
        ).toBeVisible()
      }
    },
  )
}
