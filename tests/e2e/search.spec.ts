import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'

test('each key sends one search, and a query that was answered before sends none @core', async ({
  page,
  searches,
}) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  const before = searches.length
  for (const key of 'grid') {
    await list.searching(() => list.box.press(key))
  }
  await expect(page.getByText('for “grid”')).toBeVisible()
  expect(searches.length - before).toBe(4)
  expect(searches.at(-1)?.requests[0]?.query).toBe('grid')

  await list.box.press('Backspace')
  await expect(page.getByText('for “gri”')).toBeVisible()
  expect(searches.length - before).toBe(4)
})
