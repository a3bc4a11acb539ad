import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

import { findPort } from '#tests/support/free-port.ts'

import { expect, test } from './support/fixtures.ts'

/** The libraries as their packages ship them for a page without a build. */
const libraries: Readonly<Record<string, string>> = {
  '/lite.js': 'node_modules/algoliasearch/dist/lite/builds/browser.umd.js',
  '/instantsearch.js': 'node_modules/instantsearch.js/dist/instantsearch.production.min.js',
  '/insights.js': 'node_modules/search-insights/dist/search-insights-browser.mjs',
}

/** A page with InstantSearch, its insights middleware and its Recommend widgets; the server is given in the address. */
const document = `<!doctype html>
<html lang="en"><title>Widgets of another site</title>
<link rel="icon" href="data:,">
<div id="box"></div><div id="hits"></div><div id="related"></div><div id="trending"></div>
<script src="/lite.js"></script><script src="/instantsearch.js"></script>
<script type="module">
  import aa from '/insights.js'
  const server = new URL(new URLSearchParams(location.search).get('server'))
  const { liteClient } = window['algoliasearch/lite']
  const searchClient = liteClient('plinth', 'plinth-search', {
    hosts: [{ url: server.hostname, port: Number(server.port), protocol: 'http', accept: 'readWrite' }],
  })
  const { widgets } = instantsearch
  const search = instantsearch({
    indexName: 'features',
    searchClient,
    insights: {
      insightsClient: aa,
      insightsInitParams: { host: server.origin, userToken: 'a-visitor-of-another-site' },
    },
  })
  const item = (hit, { html, sendEvent }) =>
    html\`<button onClick=\${() => sendEvent?.('click', hit, 'Feature opened')}>\${hit.name}</button>\`
  search.addWidgets([
    widgets.searchBox({ container: '#box' }),
    widgets.hits({ container: '#hits', templates: { item } }),
    widgets.relatedProducts({
      container: '#related', objectIDs: ['grid'], limit: 3, templates: { item: (hit) => hit.name },
    }),
    widgets.trendingItems({
      container: '#trending', limit: 3, templates: { item: (hit) => hit.name },
    }),
  ])
  search.start()
</script></html>`

/** A page of another site. */
async function openOtherSite() {
  const port = await findPort()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = libraries[pathname]
    if (file === undefined) response.setHeader('content-type', 'text/html').end(document)
    else {
      response.setHeader('content-type', 'text/javascript')
      void readFile(file).then((text) => response.end(text))
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(port, 'localhost', resolve)
  })
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}

test('InstantSearch, its events and its Recommend widgets on another site work against this server', async ({
  page,
  baseURL,
  trouble,
}) => {
  const answers: { readonly path: string; readonly status: number }[] = []
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (origin === baseURL) answers.push({ path: pathname, status: response.status() })
  })
  const other = await openOtherSite()
  await page.goto(`${other.origin}/?server=${encodeURIComponent(String(baseURL))}`)
  await page.getByRole('searchbox').fill('container queries')
  const hits = page.locator('#hits').getByRole('button')
  await expect(hits.first()).toHaveText(/^Container queries/)
  await expect(page.locator('#related li')).toHaveCount(3)
  const sent = page.waitForResponse(
    (response) =>
      response.url().includes('/1/events') &&
      (response.request().postData() ?? '').includes('Feature opened'),
  )
  await hits.first().click()
  expect((await sent).status()).toBe(200)
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(answers.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/1/events', '/1/indexes/*/recommendations']),
  )
  other.close()
  // The page itself and its libraries are foreign; errors of any kind still fail the journey.
  trouble.foreignRequests.length = 0
})
