import type { Page } from '@playwright/test'
import { features } from 'web-features'

import { expect, test } from './support/fixtures.ts'
import { settle } from './support/settle.ts'

/** What the head of a document says: as the server sent it, or as the page has changed it. */
type Head = Readonly<Record<'title' | 'description' | 'canonical' | 'image', string | null>>

/** An attribute of the only element of its kind; two elements are an error. */
const only = async (page: Page, selector: string, attribute: string): Promise<string | null> => {
  const found = page.locator(`head ${selector}`)
  return (await found.count()) === 0 ? null : found.getAttribute(attribute)
}

const readHead = async (page: Page): Promise<Head> => ({
  title: await page.title(),
  description: await only(page, 'meta[name=description]', 'content'),
  canonical: await only(page, 'link[rel=canonical]', 'href'),
  image: await only(page, 'meta[property="og:image"]', 'content'),
})

const described = [
  '/',
  '/search?q=grid',
  '/features',
  '/features?q=grid+%26+co&baseline=widely&page=2',
  '/features/subgrid',
  '/compat/css.selectors.has',
  '/compat/javascript.builtins.Array.@@iterator',
  '/specs/css-grid-2',
  '/releases',
  '/releases/safari-26',
  '/diff?from=safari-26&to=safari-27',
  '/about',
  '/privacy',
  '/shortcuts',
  '/check',
] as const

test('the head of a document is what the page then shows, and the title never flickers', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  // By page: the last title of one may be told when the next is on its way.
  const titles = new Map<string, Set<string>>()
  await page.exposeFunction('tellTitle', (href: string, title: string) => {
    titles.set(href, (titles.get(href) ?? new Set()).add(title))
  })
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const tell: unknown = Reflect.get(window, 'tellTitle')
      if (typeof tell === 'function' && document.title !== '') tell(location.href, document.title)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  for (const address of described) {
    await test.step(address, async () => {
      await plain.goto(String(baseURL) + address)
      const before = await readHead(plain)
      expect.soft(Object.values(before), address).not.toContain(null)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await settle(page)
      expect.soft(await readHead(page), address).toEqual(before)
      const told = titles.get(page.url()) ?? []
      expect.soft([...told], address).toEqual([before.title])
    })
  }
  await context.close()
})

test('robots.txt names the sitemap, and each page that it lists has its own address as canonical', async ({
  request,
  baseURL,
}) => {
  const textOf = async (address: string) => (await request.get(address)).text()
  const locationsIn = async (address: string) =>
    [...(await textOf(address)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = '']) => found)
  const sitemap = /^Sitemap: (\S+)$/m.exec(await textOf('/robots.txt'))?.[1] ?? 'none'
  expect(sitemap).toBe(`${String(baseURL)}/sitemap.xml`)
  const parts = await Promise.all((await locationsIn(sitemap)).map(locationsIn))
  for (const addresses of parts) {
    for (const address of [addresses[0], addresses.at(-1)]) {
      expect(address).toMatch(new RegExp(`^${String(baseURL)}/`))
      const response = await request.get(address ?? '')
      expect(response.status(), address).toBe(200)
      expect(await response.text()).toContain(`<link rel="canonical" href="${address}" />`)
    }
  }
})

test('the manifest, search description, icons and feeds that the document names exist', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const links = await page
    .locator('head link[rel][href^="/"]:not([crossorigin])')
    .evaluateAll((found) =>
      found.map((link) => [
        link.getAttribute('rel'),
        link.getAttribute('type'),
        link.getAttribute('href'),
      ]),
    )
  expect(links.filter(([rel]) => rel !== 'stylesheet')).toEqual([
    ['icon', null, '/favicon.ico'],
    ['icon', 'image/svg+xml', '/favicon.svg'],
    ['apple-touch-icon', null, '/apple-touch-icon.png'],
    ['manifest', null, '/manifest.webmanifest'],
    ['search', 'application/opensearchdescription+xml', '/opensearch.xml'],
    ['alternate', 'application/atom+xml', '/feeds/newly.atom'],
    ['alternate', 'application/atom+xml', '/feeds/widely.atom'],
  ])
  for (const [, type, address] of links) {
    const response = await request.get(address ?? '')
    expect(response.status(), address ?? '').toBe(200)
    if (type !== null) expect(response.headers()['content-type']).toContain(type)
  }
})

test('the browser reads the manifest, and the icons have the sizes that it states', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  const { data = '{}', errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest: Manifest = JSON.parse(data)
  expect(manifest).toMatchObject({ short_name: 'Plinth', start_url: '.', display: 'minimal-ui' })
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const size = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size, src).toBe(sizes)
  }
  for (const { url } of manifest.shortcuts) {
    const response = await request.get(url)
    expect(response.status(), url).toBe(200)
    expect(await response.text(), url).toMatch(/<title>[^<]+ · Plinth<\/title>/)
  }
})

type Manifest = {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[]
  readonly shortcuts: readonly { readonly url: string }[]
}

test('the feed of newly available features lists the newest of the data package to the end of a day', async ({
  page,
  request,
}) => {
  const newest = Object.entries(features)
    .flatMap(([id, feature]) =>
      feature.kind === 'feature' && !feature.discouraged && feature.status.baseline !== false
        ? [{ id, date: feature.status.baseline_low_date ?? '' }]
        : [],
    )
    .toSorted((a, b) => b.date.localeCompare(a.date))
  const text = await (await request.get('/feeds/newly.atom')).text()
  const entries = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml')
    return [...parsed.querySelectorAll('entry')].map((entry) => ({
      address: entry.querySelector('link[rel=alternate]')?.getAttribute('href') ?? '',
      date: entry.querySelector('updated')?.textContent?.slice(0, 10),
    }))
  }, text)
  // The last day is whole.
  const last = newest[49]?.date ?? ''
  expect(entries.map(({ date }) => date)).toEqual(
    newest.flatMap(({ date }) => (/^\d/.test(date) && date >= last ? [date] : [])),
  )
  for (const { address, date } of entries) {
    const id = address.replace(/.*\/features\//, '')
    expect(newest.find((feature) => feature.id === id)?.date, id).toBe(date)
  }
  await page.goto(entries[0]?.address ?? '')
  await expect(page.getByRole('main').getByText('Newly available').first()).toBeVisible()
})

test('a view of releases names the feeds of its browsers once, and the next view removes them', async ({
  page,
}) => {
  const feeds = page.locator('head link[rel=alternate]')
  const addresses = () =>
    feeds.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.goto('/releases/safari-26')
  await settle(page)
  const general = ['/feeds/newly.atom', '/feeds/widely.atom']
  expect(new Set(await addresses())).toEqual(new Set([...general, '/feeds/safari.atom']))
  await expect(feeds).toHaveCount(3)
  await page.getByRole('main').getByRole('link', { name: 'Releases' }).first().click()
  // Those of seven browsers, and its own.
  await expect(feeds).toHaveCount(10)
  expect(await addresses()).toContain('/releases.atom')
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(feeds).toHaveCount(2)
  expect(await addresses()).toEqual(general)
  // The document of a list names its feed, and the page finds it there.
  await page.goto('/features?q=grid&baseline=widely')
  await settle(page)
  const own = '/features.atom?q=grid&baseline=widely'
  expect(new Set(await addresses())).toEqual(new Set([own, ...general]))
  await expect(feeds).toHaveCount(3)
})

test('the address bar searches and completes by the search description', async ({
  page,
  request,
  baseURL,
}) => {
  const text = await (await request.get('/opensearch.xml')).text()
  const template = (type: string) =>
    new RegExp(`<Url type="${type.replaceAll(/[.+]/g, '\\$&')}" template="([^"]*)"`).exec(
      text,
    )?.[1] ?? ''
  const completed = await request.get(
    template('application/x-suggestions+json').replace('{searchTerms}', 'subgr'),
  )
  const [typed, [first] = [], , [address] = []]: [string, ...string[][]] = await completed.json()
  expect([typed, first, address]).toEqual([
    'subgr',
    'Subgrid',
    `${String(baseURL)}/features/subgrid`,
  ])
  await page.goto(template('text/html').replace('{searchTerms}', 'subgrid'))
  await expect(page).toHaveURL(`${String(baseURL)}/search?q=subgrid`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
