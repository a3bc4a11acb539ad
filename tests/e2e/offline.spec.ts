import { featuresPage, live } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { settle } from './support/settle.ts'

test.use({ ownContext: true })

test('a record that is opened without a network says so, keeps the list, and opens with its style when the network is back', async ({
  page,
  context,
  trouble,
}) => {
  const list = featuresPage(page)
  const heading = page.getByRole('heading', { level: 1 }).and(live(page))
  // What a page may load ahead is not there: a visitor on a flaky line meets this.
  const isOfRecord = /\/assets\/definition-/
  await page.route(isOfRecord, (route) => route.abort('internetdisconnected'))
  await page.goto('/features?q=subgrid')
  await settle(page)
  await expect(list.names.first()).toHaveText('Subgrid')
  const names = await list.names.allInnerTexts()

  await context.setOffline(true)
  await list.names.first().click()
  await expect(heading).toHaveText('You are offline.')
  await expect(page.getByText(/new version/)).toHaveCount(0)
  await page.goBack()
  await expect(list.names.first()).toHaveText('Subgrid')
  expect(await list.names.allInnerTexts()).toEqual(names)
  await page.goForward()
  await expect(heading).toHaveText('You are offline.')

  await page.unroute(isOfRecord)
  await context.setOffline(false)
  await expect(heading).toHaveText('Subgrid')
  await settle(page)
  const opened = await heading.evaluate((element) => getComputedStyle(element).fontSize)
  // The same document all the while: a reload would lose the list.
  await page.goBack()
  await expect(list.names.first()).toHaveText('Subgrid')

  await page.goto('/features/subgrid')
  await settle(page)
  expect(opened).toBe(await heading.evaluate((element) => getComputedStyle(element).fontSize))
  // The browser reports what it could not load.
  trouble.consoleErrors.length = 0
  trouble.pageErrors.length = 0
})
