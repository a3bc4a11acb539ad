import { featuresPage, live } from './support/features-page.ts'
import { expect, test, type Trouble } from './support/fixtures.ts'
import { settle } from './support/settle.ts'

test.use({ ownContext: true })

/** The browser reports what it could not load. */
function forget({ consoleErrors, pageErrors }: Trouble): void {
  consoleErrors.length = 0
  pageErrors.length = 0
}

test('a record that is opened without a network says so, keeps the list, and opens when the network is back', async ({
  page,
  context,
  trouble,
}) => {
  const list = featuresPage(page)
  await page.goto('/features?q=subgrid')
  await settle(page)
  await expect(list.names.first()).toHaveText('Subgrid')
  const names = await list.names.allTextContents()

  await context.setOffline(true)
  await list.names.first().click()
  await expect(list.heading).toHaveText('You are offline.')
  await expect(page.getByText(/new version/)).toHaveCount(0)
  await page.goBack()
  await expect(list.names.first()).toHaveText('Subgrid')
  expect(await list.names.allTextContents()).toEqual(names)
  await page.goForward()
  await expect(list.heading).toHaveText('You are offline.')

  await context.setOffline(false)
  await expect(list.heading).toHaveText('Subgrid')
  await page.goBack()
  await expect(list.names.first()).toHaveText('Subgrid')
  forget(trouble)
})

test('a view that is opened on the next visit, after it could not load, has its style', async ({
  page,
  context,
  trouble,
}) => {
  const heading = page.getByRole('heading', { level: 1 }).and(live(page))
  const open = () => page.getByRole('link', { name: 'Privacy', exact: true }).first().click()
  const displays = async () => {
    await settle(page)
    return await page
      .getByRole('main')
      .evaluate((main) =>
        Array.from(main.querySelectorAll('div, dl'), (part) => getComputedStyle(part).display),
      )
  }
  await page.goto('/about')
  await settle(page)
  await context.setOffline(true)
  await open()
  await expect(heading).toHaveText('You are offline.')
  await page.goBack()
  await expect(heading).toHaveText(/^About/)
  await context.setOffline(false)
  await open()
  await expect(heading).toHaveText(/^Privacy/)
  const shown = await displays()
  await page.goto('/privacy')
  await expect(heading).toHaveText(/^Privacy/)
  expect(await displays()).toEqual(shown)
  forget(trouble)
})
