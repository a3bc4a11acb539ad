import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import {
  administrator,
  breakSearch,
  fillDetails,
  serveContent,
} from '#tests/support/detail-provider.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const table = (name: RegExp) => screen.findByRole('table', { name })
const rowOf = async (name: RegExp, head: RegExp) =>
  within(await table(name)).findByRole('row', { name: head })

test('a feature shows its status, its support with dates and where it belongs', async () => {
  await renderPage('/features/subgrid')
  expect(await heading('Subgrid')).toBeInstanceOf(HTMLElement)
  expect(await screen.findByText('Widely available · Mar 2026')).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('CSS › Layout › Grid')).toBeInstanceOf(HTMLElement)
  const cells = within(await rowOf(/^First version/, /^Every part/)).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent)).toStrictEqual([
    '117Sep 2023',
    '117Sep 2023',
    '117Sep 2023',
    '71Dec 2019',
    '79Jul 2020',
    '16Sep 2022',
    '16Sep 2022',
  ])
  await waitFor(() => expect(document.title).toBe('Subgrid · Plinth'))
})

test('the way to Baseline has its dates', async () => {
  await renderPage('/features/subgrid')
  const steps = within(await screen.findByRole('list', { name: 'Way to Baseline' }))
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toStrictEqual([
    'First browserDec 2019',
    'Newly availableSep 2023',
    'Widely availableMar 2026',
  ])
})

test('the parts that keep a feature back come first and are named above', async () => {
  await renderPage('/features/anchor-positioning')
  const parts = within(await table(/^Support of each part/)).getAllByRole('rowheader')
  expect(parts).toHaveLength(30)
  expect(parts.slice(0, 3).map((part) => part.textContent)).toStrictEqual([
    expect.stringMatching(/^position-visibility: anchor-.*odd one out$/),
    expect.stringMatching(/^position-visibility: anchor-.*odd one out$/),
    expect.not.stringContaining('odd one out'),
  ])
  expect(screen.getByText('323 of 325 parts')).toBeInstanceOf(HTMLElement)
})

test('where the parts are known to be further than the status, both say of which day they are', async () => {
  await renderPage('/features/anchor-positioning')
  const note = await screen.findByText(/^The status is that of web-features, with data of/)
  expect(note.textContent).toMatch(
    /^The status is that of web-features, with data of \d+ \w+ 20\d\d\. By the compatibility data, with data of \d+ \w+ 20\d\d, all 325 parts work in Chrome and Edge\.$/,
  )
})

test('where both agree, nothing is said of their days', async () => {
  await renderPage('/features/has')
  await table(/^Support of each part/)
  expect(screen.queryByText(/^The status is that of web-features/)).toBeNull()
})

test('what most of a feature needs stands under what all of it needs', async () => {
  await renderPage('/features/anchor-positioning')
  const cells = within(await rowOf(/^First version/, /^80 % of parts/)).getAllByRole('cell')
  await waitFor(() => expect(cells[0]).toHaveProperty('textContent', '132Jan 2025'))
  expect(cells[3]).toHaveProperty('textContent', '147Jan 2026')
})

test('a long list of parts opens on demand', async () => {
  const { user } = await renderPage('/features/anchor-positioning')
  await user.click(await screen.findByRole('button', { name: 'Show all 325 parts' }))
  const parts = within(await table(/^Support of each part/)).getAllByRole('rowheader')
  expect(parts).toHaveLength(325)
})

test('specification, documentation and related features are linked', async () => {
  await renderPage('/features/subgrid')
  const aside = within(await screen.findByRole('complementary', { name: /about this feature/ }))
  expect(aside.getByRole('link', { name: 'CSS Grid Layout Module Level 2' })).toHaveProperty(
    'attributes.href.value',
    'https://drafts.csswg.org/css-grid-2/#subgrids',
  )
  expect(await aside.findByText('W3C · Candidate Recommendation Draft')).toBeInstanceOf(HTMLElement)
  expect(await aside.findByRole('link', { name: 'Grid' })).toHaveProperty(
    'attributes.href.value',
    '/features/grid',
  )
  expect(aside.getByRole('link', { name: 'MDN' })).toHaveProperty(
    'attributes.href.value',
    expect.stringMatching(/^https:\/\/developer\.mozilla\.org\/docs\//),
  )
})

test('one request asks for the feature and its parts, one more for what it points at', async () => {
  const { searches } = await renderPage('/features/subgrid')
  await screen.findByText('W3C · Candidate Recommendation Draft')
  const asked = searches.map(({ requests }) => requests.map((request) => request['indexName']))
  // Strict mode runs every effect twice, and in Node the client has no memory.
  expect(new Set(asked.map((names) => names.join(' and ')))).toStrictEqual(
    new Set(['features and compat', 'features and specs']),
  )
})

test('a discouraged feature says why and by whom', async () => {
  await renderPage('/features/xslt')
  expect(await screen.findByText('Not for new work.')).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('Discouraged')).toBeInstanceOf(HTMLElement)
  expect(screen.getByRole('link', { name: 'dom.spec.whatwg.org' })).toBeInstanceOf(HTMLElement)
})

test('the crumb leads back to the very search', async () => {
  const { user, address } = await renderPage('/features?q=subgrid')
  await user.click(await screen.findByRole('link', { name: 'Subgrid' }))
  await heading('Subgrid')
  expect(address()).toBe('/features/subgrid')
  await user.click(await screen.findByRole('link', { name: 'Features matching “subgrid”' }))
  expect(address()).toBe('/features?q=subgrid')
})

test('a feature that moved leads to where it is now, without a stop on the way', async () => {
  const { address } = await renderPage('/features/apng')
  await waitFor(() => expect(address()).toBe('/features/png'))
  expect(await heading('PNG')).toBeInstanceOf(HTMLElement)
})

test('a feature that was split offers the choice', async () => {
  await renderPage('/features/single-color-gradients')
  expect(await heading('single-color-gradients was split')).toBeInstanceOf(HTMLElement)
  expect(screen.getByRole('link', { name: 'conic-gradients' })).toHaveProperty(
    'attributes.href.value',
    '/features/conic-gradients',
  )
})

test.each(['css-gridd', 'CSS-Grid"', '__proto__', 'constructor'])(
  'an unknown feature %s is not found, and search engines are told so',
  async (id) => {
    await renderPage(`/features/${encodeURIComponent(id)}`)
    expect(await heading('Not found')).toBeInstanceOf(HTMLElement)
    await waitFor(() =>
      expect(document.querySelector('meta[name="robots"]')).toHaveProperty(
        'attributes.content.value',
        'noindex',
      ),
    )
  },
)

test('features close to an unknown one are offered', async () => {
  await renderPage('/features/css-gridd')
  expect(await screen.findByRole('link', { name: 'Grid' })).toHaveProperty(
    'attributes.href.value',
    '/features/grid',
  )
})

test('a failure is told, and trying again shows the feature', async () => {
  const { user } = await renderPage('/features?q=subgrid')
  const link = await screen.findByRole('link', { name: 'Subgrid' })
  const mend = breakSearch()
  await user.click(link)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This feature could not be loaded.')
  expect(await heading('Subgrid')).toBeInstanceOf(HTMLElement)
  mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await table(/^First version/)).toBeInstanceOf(HTMLElement)
})

test('without the release dates the rest is shown, and the lack is said', async () => {
  network.use(
    http.get('*/assets/content-*/releaseDates.json', () => HttpResponse.html('<!doctype html>')),
  )
  await renderPage('/features/subgrid')
  expect(await screen.findByText(/^Some release dates could not be loaded/)).toBeInstanceOf(
    HTMLElement,
  )
  expect(screen.getByRole('heading', { level: 2, name: /^Parts/ })).toBeInstanceOf(HTMLElement)
})

test('what is copied is in the clipboard, and it is said', async () => {
  const { user } = await renderPage('/features/subgrid')
  await user.click(await screen.findByRole('button', { name: 'Copy browserslist line' }))
  expect(await screen.findByText('Browserslist line copied.')).toBeInstanceOf(HTMLElement)
  await expect(navigator.clipboard.readText()).resolves.toMatch(/^chrome >= 117, and_chr >= 117/)
})

test('where the clipboard is closed, the text is offered, selected', async () => {
  const { user } = await renderPage('/features/subgrid')
  const button = await screen.findByRole('button', { name: 'Copy link' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(button)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'link to copy' })
  expect(field.value).toBe('http://localhost/features/subgrid')
  expect(field.selectionEnd).toBe(field.value.length)
  expect(screen.getByText(/press Ctrl\+C/)).toBeInstanceOf(HTMLElement)
})

test('an address in a record that could do harm is no link', async () => {
  const client = await administrator()
  const { results } = await client.search<Record<string, unknown>>({
    requests: [{ indexName: 'features', filters: 'objectID:"has"', attributesToRetrieve: ['*'] }],
  })
  const [has] = results.flatMap((result) => ('hits' in result ? result.hits : []))
  const specs = [{ title: 'Harmful', url: 'javascript:alert(1)' }]
  const { _highlightResult: _, ...record } = {
    ...has,
    objectID: 'harmful',
    specs,
    mdn: '@evil.example',
  }
  await client.saveObjects({ indexName: 'features', objects: [record] })
  await renderPage('/features/harmful')
  expect(await screen.findByText('Harmful')).toBeInstanceOf(HTMLElement)
  expect(screen.queryByRole('link', { name: 'Harmful' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'MDN' })).toBeNull()
})
