import { deferred } from '../support/deferred.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ ownContext: true })

type View = {
  readonly address: string
  readonly chunks: readonly string[]
  readonly early: number
}

/** Addresses, the chunks that their first view shows besides those of every view, and the searches that it sends. */
const views = [
  { address: '/', chunks: ['home', 'home-requests'], early: 1 },
  {
    address: '/features?q=grid',
    chunks: ['features', 'list', 'list-tools'],
    early: 1,
  },
  { address: '/compat/', chunks: ['compat', 'list', 'list-tools'], early: 0 },
  { address: '/specs', chunks: ['specs', 'list'], early: 1 },
  { address: '/releases?q=beta', chunks: ['releases', 'list'], early: 1 },
  // What the record points at is asked with the answer.
  {
    address: '/features/subgrid',
    chunks: ['definition', 'record', 'feature-queries'],
    early: 2,
  },
  { address: '/search?q=grid', chunks: ['everything', 'found-row'], early: 1 },
] as const

for (const view of views) {
  const { address, chunks, early }: View = view
  test(`${address} requests its code${early > 0 ? ' and its searches' : ''} before the script of every view has arrived`, async ({
    page,
    searches,
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
    await expect.poll(() => searches.length).toBe(early)
    // What the server has written of a record can be read, and nothing in it be pressed.
    await expect(page.getByRole('button').and(page.locator(':enabled'))).toHaveCount(0)
    arrival.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (early === 0) return
    // What left early is not asked again.
    await expect(page.locator('main :is(article h2, section li a)').first()).toBeVisible()
    await expect.poll(() => searches.length).toBe(early)
  })
}
