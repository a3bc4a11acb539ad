import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { Page } from '@playwright/test'

import { deferred } from '#tests/support/deferred.ts'

import { expect, test } from './support/fixtures.ts'
import { holdScript } from './support/hold-script.ts'
import { settle } from './support/settle.ts'

test.use({ ownContext: true })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

type View = {
  readonly address: string
  /** What the first view shows besides the chunks of every view. */
  readonly chunks: readonly string[]
  /** How many searches it sends. */
  readonly asked?: number
}

const views: readonly View[] = [
  { address: '/', chunks: ['home'] },
  { address: '/features?q=grid', chunks: ['features', 'list', 'list-tools'] },
  // The document has the answers of the list, but no verdicts.
  { address: '/compat?targets=widely', chunks: ['compat', 'list', 'list-tools'], asked: 1 },
  { address: '/specs', chunks: ['specs', 'list'] },
  { address: '/releases?q=beta', chunks: ['releases', 'list'] },
  { address: '/features/subgrid', chunks: ['definition', 'record'] },
  { address: '/search?q=grid', chunks: ['everything', 'found-row'] },
]

for (const { address, chunks, asked = 0 } of views) {
  test(`${address} requests its code before the script of every view has arrived, and ${asked === 0 ? 'finds its answers in the document' : 'its answers once'}`, async ({
    page,
    searches,
  }) => {
    const requested = new Set<string>()
    page.on('request', (request) => {
      const name = /\/assets\/([\w-]+)-[\w-]{7,8}\.js$/.exec(request.url())?.[1]
      if (name !== undefined) requested.add(name)
    })
    const release = await holdScript(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect.poll(() => [...requested]).toEqual(expect.arrayContaining([...chunks]))
    release()
    await settle(page)
    await expect(page.locator('main :is(article h2, section li a)').first()).toBeVisible()
    expect(searches).toHaveLength(asked)
  })
}

test('a list whose address names browsers sends its search once', async ({ page, searches }) => {
  await page.goto('/features?q=grid&targets=widely')
  await settle(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(searches).toHaveLength(1)
})

const plainDocument = fileURLToPath(new URL('../../dist/index.html', import.meta.url))

/** Answers each document as a static host does: with the built one, which has no view. */
async function hostStatically(page: Page): Promise<void> {
  const body = await readFile(plainDocument, 'utf8')
  await page.route('**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    return route.fulfill({ body, contentType: 'text/html' })
  })
}

for (const { address, text, asked } of [
  { address: '/features?q=grid', text: 'Grid', asked: 1 },
  { address: '/search?q=grid', text: 'Grid', asked: 1 },
  // What the record points at is asked with the answer.
  { address: '/features/subgrid', text: 'grid-template-rows', asked: 2 },
]) {
  test(`${address} of a static host sends its searches once, and Back to it sends none`, async ({
    page,
    searches,
  }) => {
    await hostStatically(page)
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText(text)
    await settle(page)
    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    await expect(heading(page)).toHaveText(/^About/)
    await page.goBack()
    await expect(page.getByRole('main')).toContainText(text)
    await settle(page)
    expect(searches).toHaveLength(asked)
  })
}

/** Where the parts of the view are, and how they look. */
const lookOf = (page: Page) =>
  page
    .locator('main :is(h1, article, dt, section[aria-label^=Features] td)')
    .evaluateAll((elements) =>
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

for (const address of [
  '/features?q=grid',
  '/features?q=grid&view=table',
  '/search?q=grid',
  '/features/subgrid',
]) {
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
    await expect(heading(page)).toBeVisible()
    const held = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(held.length).toBeGreaterThan(1)
    const before = await lookOf(page)
    expect(before.length).toBeGreaterThan(1)
    arrival.resolve()
    await settle(page)
    expect(await lookOf(page)).toEqual(before)
    expect(sheets.filter((sheet) => held.includes(sheet))).toEqual([])
  })
}

test('a record is never out of sight from its first paint on', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Reflect.set(window, 'seen', seen)
    const look = () => {
      const text = document.querySelector('h1')?.textContent ?? ''
      if (document.body !== null && seen.at(-1) !== text) seen.push(text)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/features/subgrid')
  await settle(page)
  const seen = await page.evaluate(() => Reflect.get(window, 'seen'))
  expect(String(seen).replace(/^,/, '')).toBe('Subgrid')
})
