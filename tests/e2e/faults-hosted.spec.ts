import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import type { Page, Route } from '@playwright/test'

import { providerOrigins } from '#server/environment/provider-origins.ts'
import { scriptSourcesOf, styleSourcesOf } from '#server/first-view/inline-sheet.ts'
import { pageHeaders } from '#server/http/headers.ts'
import { type FaultProxy, startFaultProxy } from '#tests/support/fault-proxy.ts'

import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The application and the key of the local provider: it answers what is sent to the hosts of the hosted one. */
const APP = 'plinth'
const hosts = { first: `${APP}-dsn.algolia.net`, others: `${APP}-*.algolianet.com` }

const types = new Map([
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.svg', 'image/svg+xml'],
  ['.json', 'application/json'],
])

/** Builds the page for a hosted application. */
async function buildHosted(folder: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--outDir', folder, '--logLevel', 'error']
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    VITE_ALGOLIA_APP_ID: APP,
    VITE_ALGOLIA_SEARCH_KEY: 'plinth-search',
  }
  await promisify(execFile)(process.execPath, args, { cwd: root, env })
}

/** Serves the files of the build, and its document for every view, with the headers of a static host. */
async function serve(site: FaultProxy, folder: string): Promise<void> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const inline = [styleSourcesOf(html), scriptSourcesOf(html)] as const
  site.arm(async ({ sent, response }) => {
    const type = types.get(extname(sent.path))
    const file = type === undefined ? 'index.html' : sent.path
    const headers = pageHeaders(providerOrigins({ VITE_ALGOLIA_APP_ID: APP }), ...inline)
    response.writeHead(200, { ...headers, 'content-type': type ?? 'text/html' })
    response.end(await readFile(join(folder, file)))
  })
}

/** What a page did that a visitor would not see. */
type Watched = { readonly asked: string[]; readonly troubles: string[] }

function watch(page: Page): Watched {
  const watched: Watched = { asked: [], troubles: [] }
  page.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (/\.(algolia\.net|algolianet\.com)$/.test(hostname)) watched.asked.push(hostname)
  })
  page.on('pageerror', (error) => watched.troubles.push(String(error)))
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) watched.troubles.push(message.text())
  })
  return watched
}

test.describe('a hosted application', { tag: '@fault' }, () => {
  test.describe.configure({ mode: 'serial' })
  let folder = ''
  let site: FaultProxy

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plinth-hosted-'))
    await buildHosted(folder)
    site = await startFaultProxy('http://127.0.0.1:9')
    await serve(site, folder)
  })

  test.afterAll(async () => {
    await site.refuse()
    await rm(folder, { recursive: true, force: true })
  })

  test('F2 F3 F15 without names, without the first host, or without permission to read the answer, the page says what is so', async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const rules = `MAP *.algolia.net ~NOTFOUND, MAP *.algolianet.com ~NOTFOUND`
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`],
    })
    const page = await browser.newPage()
    const { asked, troubles } = watch(page)
    const list = featuresPage(page)
    const main = page.getByRole('main')
    const forward = async (route: Route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: baseURL + pathname + search }) })
    }

    // Where the hosted provider says how it is doing: the policy of the page allows it.
    await page.route('https://status.algolia.com/**', (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: route.request().url().endsWith('/1/status')
          ? { status: { 'c1-eu': 'operational', 'c2-eu': 'degraded_performance' } }
          : { incidents: { 'c2-eu': [] } },
      }),
    )

    await test.step('F2 no host has an address', async () => {
      await page.goto(`${site.address}/features?q=grid`)
      await expect(main.getByText('Search is unreachable.')).toBeVisible()
      await expect(page.getByText(/offline/)).toHaveCount(0)
      await expect(
        main.getByText('The provider reports degraded performance in 1 of 2 clusters.'),
      ).toBeVisible()
      expect(new Set(asked).size).toBe(4)
      await page.route(`https://${hosts.others}/**`, forward)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(/for “grid”$/)).toBeVisible()
    })

    await test.step('F3 the first host has no address', async () => {
      asked.length = 0
      await list.box.fill('flex')
      await expect(page.getByText(/for “flex”$/)).toBeVisible()
      await expect(main.getByText(/^Search is/)).toHaveCount(0)
      // Beside what the rest of the search before may still ask of another host.
      expect(asked).toContain(hosts.first)
      expect(asked.length).toBeGreaterThan(1)
    })

    await test.step('F15 the page may not read the refusal', async () => {
      await page.unroute(`https://${hosts.others}/**`)
      const unreadable = { 'access-control-allow-origin': 'https://other.example' }
      for (const pattern of [hosts.first, hosts.others]) {
        await page.route(`https://${pattern}/**`, (route) =>
          route.fulfill({ status: 403, headers: unreadable, json: { message: 'no' } }),
        )
      }
      await list.box.fill('color')
      await expect(main.getByText('Search is unreachable.')).toBeVisible()
      await expect(page.getByText(/offline|connection/)).toHaveCount(0)
      await expect(list.box).toBeFocused()
    })
    expect(troubles).toEqual([])
    await browser.close()
  })
})
