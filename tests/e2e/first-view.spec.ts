import { deferred } from '../support/deferred.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ ownContext: true })

/** Addresses, and the chunks that their first view shows besides those of every view. */
const views = [
  { address: '/', chunks: ['home'] },
  { address: '/features?q=grid', chunks: ['features', 'list', 'list-tools', 'read-query'] },
  { address: '/compat/', chunks: ['compat', 'list', 'list-tools', 'read-query'] },
  { address: '/features/subgrid', chunks: ['definition', 'support-section'] },
  { address: '/search?q=grid', chunks: ['everything', 'found', 'read-query'] },
] as const

for (const { address, chunks } of views) {
  test(`the code of ${address} is asked for while the script of every view is on its way`, async ({
    page,
  }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      const name = /\/assets\/([\w-]+)-[\w-]{7}\.js$/.exec(request.url())?.[1]
      if (name !== undefined) asked.add(name)
    })
    const arrival = deferred()
    await page.route(/\/assets\/index-[\w-]{7}\.js$/, async (route) => {
      await arrival.promise
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    await expect.poll(() => [...asked]).toEqual(expect.arrayContaining([...chunks]))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    arrival.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
