import type { Page } from '@playwright/test'

import { deferred } from '#tests/support/deferred.ts'

import { expect, test } from './support/fixtures.ts'
import { settle } from './support/settle.ts'

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

/** Where the parts of the view are, and how they look. */
const lookOf = (page: Page) =>
  page.locator('main :is(h1, article, dt)').evaluateAll((elements) =>
    elements.slice(0, 40).map((element) => {
      const { x, width } = element.getBoundingClientRect()
      const { fontSize, color, backgroundColor } = getComputedStyle(element)
      return [
        element.localName,
        Math.round(x),
        Math.round(width),
        fontSize,
        color,
        backgroundColor,
      ].join()
    }),
  )

for (const address of ['/features?q=grid', '/search?q=grid', '/features/subgrid']) {
  test(`${address} looks the same before any other file has arrived as it does in the end, and its style sheets are not fetched`, async ({
    page,
  }) => {
    const sheets: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname)
    })
    const arrival = deferred()
    await page.route('/assets/**', async (route) => {
      await arrival.promise
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator('[data-served] h1')).toBeVisible()
    const held = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(held.length).toBeGreaterThan(1)
    const before = await lookOf(page)
    expect(before.length).toBeGreaterThan(1)
    arrival.resolve()
    await settle(page)
    await expect(page.locator('[data-served]')).toHaveCount(0)
    expect(await lookOf(page)).toEqual(before)
    expect(sheets.filter((sheet) => held.includes(sheet))).toEqual([])
  })
}
