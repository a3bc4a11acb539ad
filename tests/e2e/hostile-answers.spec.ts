import type { Page } from '@playwright/test'

import type { Sent } from '#tests/support/fault-proxy.ts'
import { answer, changeResults, changeText } from '#tests/support/faults.ts'

import { expect, test } from './support/fault-fixtures.ts'
import { isSearch } from './support/fixtures.ts'
import { withoutFirstAnswers } from './support/hydration.ts'
import { openPalette } from './support/palette.ts'
import { settle } from './support/settle.ts'

const isAnySearch = ({ path }: Sent): boolean => isSearch(path)

const MARKUP = '<img src=x onerror="window.xss=1"><script>window.xss=1</script><b class=xss>x</b>'
/** Names that objects have already, a value that reads like a refusal, and one that turns the text around. */
const NAMES = ['__proto__', 'constructor', '-x', 'a:b', '\u202Egnp.exe', MARKUP]

type Change = (text: string) => string

/** What people have written: it is shown, and never run. */
const written = /^(name|title|description|value|label|path|summary|text|note)$/

/** Changes each text that people have written, at any depth. */
function changeTexts(value: unknown, change: Change, key: string): unknown {
  if (typeof value === 'string') return written.test(key) ? change(value) : value
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, change, key))
  return typeof value === 'object' && value !== null ? changeFields(value, change) : value
}

const changeFields = (value: object, change: Change): object =>
  Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, changeTexts(item, change, key)]),
  )

const withMarkup = changeResults((result, place) => ({
  ...changeFields(result, (text) => `${text} ${MARKUP}`),
  ...(place === 0 && {
    userData: [{ html: MARKUP, banner: MARKUP }],
    renderingContent: { redirect: { url: 'https://evil.example/' } },
    queryID: MARKUP,
  }),
  _automaticInsights: true,
}))

const views = [
  ['/features?q=grid', 'Features'],
  ['/features?q=grid&view=table', 'Features'],
  ['/search?q=grid', 'Everything'],
  ['/compat?q=grid', 'Compatibility entries'],
  ['/features/subgrid', /^Subgrid/],
  ['/specs/css-grid-2', /^CSS Grid/],
] as const

/** Expects that no markup of an answer became an element, and that none of it ran. */
async function expectInert(page: Page, address: string): Promise<void> {
  expect.soft(await page.evaluate(() => Reflect.get(window, 'xss')), address).toBeUndefined()
  await expect.soft(page.locator('img[src="x"], b.xss, main script'), address).toHaveCount(0)
  await expect.soft(page.locator('main'), address).toContainText('onerror')
}

/** Opens an address and waits until all its searches are answered and shown. */
async function openAnswered(page: Page, address: string): Promise<void> {
  const answered = page.waitForResponse((response) => isSearch(response.url()))
  await page.goto(address)
  await answered
  await settle(page)
}

test.describe('@fault', () => {
  test.beforeEach(({ page }) => withoutFirstAnswers(page))

  test('T1 markup in records, facets and suggestions is text in every view, and the page stays on its site', async ({
    page,
    faulty,
    baseURL,
  }) => {
    faulty.break(withMarkup, isAnySearch)
    for (const [address, heading] of views) {
      await test.step(address, async () => {
        await openAnswered(page, address)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
        await expectInert(page, address)
        expect(new URL(page.url()).origin).toBe(baseURL)
      })
    }
    await openPalette(page)
    await page.keyboard.type('subgr')
    await expect(page.getByRole('option').first()).toBeVisible()
    await settle(page)
    await expect(page.locator('img[src="x"], b.xss')).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'xss'))).toBeUndefined()
  })

  test('T3 an address in a record that is a script is no link, in any view', async ({
    page,
    faulty,
    trouble,
  }) => {
    const replaced: string[] = []
    const scripted = changeText((text) =>
      text.replaceAll(/"https?:\/\/[^"]+"/g, (address) => {
        replaced.push(address)
        return '"javascript:window.xss=1"'
      }),
    )
    faulty.break(scripted, isAnySearch)
    for (const [address] of views) {
      await openAnswered(page, address)
      const hrefs = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(hrefs.length, address).toBeGreaterThan(10)
      expect(hrefs.filter((href) => /^\s*(javascript|data|vbscript):/i.test(href))).toEqual([])
    }
    expect(replaced.length).toBeGreaterThan(2)
    expect(trouble.pageErrors).toEqual([])
  })

  test('T5 T28 values of a facet that are called like properties of objects, or turn the text around, can be read and chosen', async ({
    page,
    faulty,
  }) => {
    faulty.break(
      changeResults((result) => {
        const facets: unknown = Reflect.get(result, 'facets')
        if (typeof facets !== 'object' || facets === null || !('areas' in facets)) return result
        const areas = Object.fromEntries(NAMES.map((name, place) => [name, 7 + place]))
        Object.defineProperty(areas, '__proto__', { value: 7, enumerable: true })
        return { ...result, facets: { ...facets, areas } }
      }),
    )
    await page.goto('/features')
    const group = page.getByRole('group', { name: 'Area', exact: true })
    await expect(group.getByRole('checkbox')).toHaveCount(NAMES.length)
    for (const name of ['__proto__', 'constructor', '-x', 'a:b']) {
      await group.getByRole('checkbox', { name, exact: false }).first().click()
      await settle(page)
      await expect(group.getByRole('checkbox', { name }).first()).toBeChecked()
    }
    const sent = JSON.stringify(faulty.searches().at(-1)?.requests[0]?.facetFilters)
    for (const name of ['__proto__', 'constructor', 'a:b']) expect(sent).toContain(`:${name}"`)
    expect(sent).toContain('\\\\-x"')
    const turned = group.getByText(/gnp\.exe/)
    const isolation = await turned.evaluate((found) => getComputedStyle(found).unicodeBidi)
    expect(isolation).toBe('isolate')
    expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined()
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  })

  test('F40 T15 an answer that asks for insights loads nothing, and a search says nothing of the visitor', async ({
    page,
    faulty,
    context,
  }) => {
    faulty.break(changeResults((result) => ({ ...result, _automaticInsights: true })))
    await page.goto('/features?q=grid')
    await expect(faulty.list.rows.first()).toBeVisible()
    await faulty.list.box.fill('flex')
    await expect(page.getByText(/for “flex”/)).toBeVisible()
    await page.clock.runFor(5000)
    await settle(page)
    const kept = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ])
    expect(kept.filter((key) => !key.startsWith('plinth-'))).toEqual([])
    expect(await context.cookies()).toEqual([])
    const bodies = JSON.stringify(faulty.searches())
    expect(bodies).not.toMatch(/userToken|clickAnalytics|enablePersonalization/)
    await expect(page.locator('script[src]:not([src^="/assets/"])')).toHaveCount(0)
    // That of the document itself.
    await expect(page.locator('script:not([src])')).toHaveCount(1)
  })

  test('T11 neither the page nor its console repeats the key of a search that was refused with it', async ({
    page,
    faulty,
    trouble,
  }) => {
    const [consoleTexts, key] = [[] as string[], 'plinth-search']
    page.on('console', (message) => consoleTexts.push(message.text()))
    faulty.break(answer({ status: 403, body: { message: `key ${key} is invalid` } }))
    await page.goto('/features?q=grid')
    await expect(page.getByRole('main')).toContainText(/not available right now/)
    const request = faulty.searches().length
    // The early one, and that of the page, which reports its failure.
    expect([1, 2]).toContain(request)
    expect(await page.locator('body').innerText()).not.toContain(key)
    expect(consoleTexts.join('\n')).not.toContain(`x-algolia-api-key=${key}`)
    trouble.consoleErrors.length = 0
  })

  test('T18 a page cannot be shown in a frame, not even in one of its own site', async ({
    page,
    faulty,
    relay,
    trouble,
  }) => {
    const frames = ['/features', '/1/indexes/features/subgrid', '/robots.txt']
    const body = frames.map((path) => `<iframe src="${path}"></iframe>`).join('')
    faulty.break(answer({ body }), ({ path }) => path === '/framing')
    await page.goto('/framing')
    await expect.poll(() => page.frames().length).toBe(frames.length + 1)
    await expect
      .poll(() => page.frames().filter((frame) => frame.url().startsWith('chrome-error:')).length)
      .toBe(frames.length)
    expect(relay.requests.map(({ path }) => path)).toEqual(expect.arrayContaining(frames))
    trouble.consoleErrors.length = 0
    trouble.violations.length = 0
  })

  test('T19 the site has no service worker before a visitor keeps it', async ({ page, faulty }) => {
    await page.goto('/features?q=grid')
    await expect(faulty.list.rows.first()).toBeVisible()
    const found = await page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }))
    expect(found).toEqual({ workers: 0, caches: [] })
    const response = await page.request.get('/service-worker.js')
    expect(response.headers()['cache-control']).toBe('no-cache')
  })
})
