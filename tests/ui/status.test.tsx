import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, expect, test } from 'vitest'

import { catalogue } from '#catalogue/indices.ts'
import { keptState } from '#offline/page/kept-state.ts'
import { countOf } from '#tests/support/content.ts'
import { deferred } from '#tests/support/deferred.ts'
import { administrator, breakSearch, fillDetails } from '#tests/support/detail-provider.ts'
import { searchBox } from '#tests/support/list.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(async () => {
  await fillDetails()
  const client = await administrator()
  const { name, settings } = catalogue.suggestions
  await client.setSettings({ indexName: name, indexSettings: settings })
  const userData = { asOf: '2020-02-03', packages: { 'web-features': '1.0.0' } }
  await client.setSettings({ indexName: 'specs', indexSettings: { userData } })
})

const row = (name: RegExp) => within(screen.getByRole('row', { name }))
const checkAgain = () => screen.findByRole('button', { name: 'Check again' })
const state = (words: RegExp) => screen.findByText(words, { selector: 'strong' })

test('while search is up, the page shows provider, indices against expectation, and duration', async () => {
  await renderPage('/status')
  expect(await state(/^Search is up: answered in [\d,]+ ms\.$/)).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('plinth', { selector: 'code' })).toBeInstanceOf(HTMLElement)
  expect(row(/^Response times/).getByText(/^\d+ answers?: median [\d,]+ ms/)).toBeInstanceOf(
    HTMLElement,
  )
  expect(row(/^Indices/).getByText('Not all match the data of this page.')).toBeInstanceOf(
    HTMLElement,
  )
  const indices = row(/^Indices/)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(indices).toContain(`Features: ${countOf('features')} (from an unknown day)`)
  expect(indices).toContainEqual(expect.stringMatching(/^Suggestions: .+ fewer than expected/))
  expect(indices).toContainEqual(
    expect.stringMatching(/^Specifications: .+from 3 Feb 2020, older than this page\)$/),
  )
})

test('the data has its day, its age, its versions, and the day of the last check for newer ones', async () => {
  await renderPage('/status')
  await checkAgain()
  const [data, checked] = row(/^Data/)
    .getAllByText(/^(As of|Checked on)/)
    .map(({ textContent }) => textContent)
  expect(data).toMatch(
    /^As of \d{1,2} [A-Z][a-z]+ 20\d\d, (today|[\d,]+ days? old): web-features \d[\d.]+, @mdn\/browser-compat-data \d[\d.]+\. All packages\.$/,
  )
  expect(checked).toMatch(/^Checked on \d{1,2} [A-Z][a-z]+ 20\d\d: npm had no newer versions\.$/)
  expect(row(/^Data/).getByRole('link', { name: 'All packages' })).toHaveProperty(
    'attributes.href.value',
    '/about',
  )
})

test('the page says whether this device keeps the site, and leads to what it stores', async () => {
  await renderPage('/status')
  await checkAgain()
  act(() => keptState.set({ kind: 'none' }))
  expect(
    row(/^This device/).getByText(
      'Does not keep this site, and needs a network connection for it.',
    ),
  ).toBeInstanceOf(HTMLElement)
  act(() => keptState.set({ kind: 'kept', day: '2026-11-20', bytes: 6_300_000 }))
  expect(
    row(/^This device/).getByText(/^Keeps this site for offline use, with data as of 20 Nov 2026/),
  ).toBeInstanceOf(HTMLElement)
  act(() => keptState.set({ kind: 'none' }))
  const links = row(/^This device/).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/about#offline', '/privacy'])
})

test('each check sends a request and is counted', async () => {
  const { user, searches } = await renderPage('/status')
  await checkAgain()
  const before = searches.length
  await user.click(await checkAgain())
  await waitFor(() => expect(searches).toHaveLength(before + 1))
  expect(searches.at(-1)).toEqual(searches[0])
  expect(await screen.findByText(`${before + 1} answers: median`, { exact: false })).toBeInstanceOf(
    HTMLElement,
  )
})

test('search down at first: the page says so, offers a retry, and recovers', async () => {
  // The view itself is still on its way, and so is its first request.
  const { user } = await renderPage('/status')
  const mend = breakSearch()
  expect(await state(/^Search is down: no answer\.$/)).toBeInstanceOf(HTMLElement)
  expect(screen.getByText(/^Shown when the search answers/)).toBeInstanceOf(HTMLElement)
  expect(screen.queryByText(/earlier check/)).toBeNull()
  mend()
  await user.click(await checkAgain())
  expect(await state(/^Search is up/)).toBeInstanceOf(HTMLElement)
  expect(screen.getByText(/\d requests? failed\.$/)).toBeInstanceOf(HTMLElement)
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Search is up/))
})

test('an outage with an answer shows its HTTP status', async () => {
  await renderPage('/status')
  network.use(http.post('*/1/indexes/*/queries', () => new HttpResponse('', { status: 503 })))
  expect(await state(/^Search is down \(status 503\)\.$/)).toBeInstanceOf(HTMLElement)
  expect(screen.getByText(/^No answers yet\. \d requests? failed\.$/)).toBeInstanceOf(HTMLElement)
})

test('search down later: the last state of the indices stays, with its time', async () => {
  const { user } = await renderPage('/status')
  await user.click(await checkAgain())
  breakSearch()
  await user.click(await checkAgain())
  expect(await state(/^Search is down: no answer\.$/)).toBeInstanceOf(HTMLElement)
  expect(row(/^Indices/).getByText(new RegExp(`^Features: ${countOf('features')}`))).toBeInstanceOf(
    HTMLElement,
  )
  expect(screen.getByText(/^From an earlier check\./)).toBeInstanceOf(HTMLElement)
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Search is down/))
})

test('a refused key is not shown as an outage', async () => {
  const { user } = await renderPage('/status')
  await checkAgain()
  network.use(
    http.post('*/1/indexes/*/queries', () =>
      HttpResponse.json(
        { message: 'Invalid Application-ID or API key', status: 403 },
        { status: 403 },
      ),
    ),
  )
  await user.click(await checkAgain())
  expect(await state(/denies this page access to its indices \(status 403\)/)).toBeInstanceOf(
    HTMLElement,
  )
})

const report = () => row(/^Provider/)
const monitored = (path: string, answer: object) =>
  http.get(`*/1/${path}`, () => HttpResponse.json(answer))

test('the page shows what the embedded provider says about itself', async () => {
  await renderPage('/status')
  await checkAgain()
  expect(await report().findByText('The provider reports no problem.')).toBeInstanceOf(HTMLElement)
  expect(report().getByText('No incidents since the server started.')).toBeInstanceOf(HTMLElement)
  // Nothing tells this provider how much memory its process uses.
  expect(
    report().getByText(
      /^Up \d+ (s|min|h|d)( \d+ (s|min|h))?, no changes waiting\. \d+ indices, [\d,]+ records, [\d.,]+ MB\.$/,
    ),
  ).toBeInstanceOf(HTMLElement)
})

test('a trouble of the provider is shown with its incidents, the newest first, and asked for again at each check', async () => {
  const t = Date.now() - 60_000
  const title = 'Writes cannot be stored'
  const { user } = await renderPage('/status')
  await report().findByText('The provider reports no problem.')
  network.use(
    monitored('status', { status: { embedded: 'partial_outage' } }),
    monitored('incidents', {
      incidents: {
        embedded: [
          { t: t - 1000, v: { title: 'Before', status: 'degraded_performance' } },
          { t, v: { title, status: 'partial_outage' } },
        ],
      },
    }),
  )
  await user.click(await checkAgain())
  expect(await report().findByText('The provider reports a partial outage.')).toBeInstanceOf(
    HTMLElement,
  )
  const lines = report().getAllByRole('listitem')
  expect(lines.map((line) => line.textContent.split(': ').at(-1))).toEqual([title, 'Before'])
  expect(lines[0]?.querySelector('time')?.dateTime).toBe(new Date(t).toISOString())
})

test('a report that comes after the check of the search is shown', async () => {
  const { user } = await renderPage('/status')
  await report().findByText('The provider reports no problem.')
  const { promise, resolve } = deferred()
  network.use(
    http.get('*/1/status', async () => {
      await promise
      return HttpResponse.json({ status: { embedded: 'major_outage' } })
    }),
  )
  await user.click(await checkAgain())
  await checkAgain()
  resolve()
  expect(await report().findByText('The provider reports a major outage.')).toBeInstanceOf(
    HTMLElement,
  )
})

test('a provider that does not answer about itself is no outage of the search', async () => {
  const { user } = await renderPage('/status')
  await report().findByText('The provider reports no problem.')
  network.use(http.get('*/1/status', () => HttpResponse.error()))
  await user.click(await checkAgain())
  expect(
    await report().findByText('The provider’s report cannot be read right now.'),
  ).toBeInstanceOf(HTMLElement)
  expect(await state(/^Search is up/)).toBeInstanceOf(HTMLElement)
})

test('the notice of an outage links to the status page', async () => {
  const { user, address } = await renderPage('/features')
  await screen.findAllByRole('article')
  const mend = breakSearch()
  await user.type(searchBox(), 'q')
  await user.click(await screen.findByRole('link', { name: 'Search status' }))
  expect(address()).toBe('/status')
  mend()
  await user.click(await screen.findByRole('button', { name: /^Check/ }))
  expect(await state(/^Search is/)).toBeInstanceOf(HTMLElement)
})
