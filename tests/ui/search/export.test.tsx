import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { findNames, findRows, openMore } from '#tests/support/list.ts'
import { network } from '#tests/support/network.ts'
import { type Page, renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

/** What the page gave to be saved; jsdom can neither address a text nor save it. */
const files: { readonly name: string; readonly blob: Blob }[] = []

// Loaded when it is wanted; on a busy machine that is no part of what a test waits for.
beforeAll(async () => void (await import('#routes/list/list-more.tsx')))

beforeEach(() => {
  files.length = 0
  const blobs = new Map<string, Blob>()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: blobs.get(this.href)! })
  })
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const href = `blob:http://localhost/${blobs.size}`
      blobs.set(href, blob)
      return href
    },
    revokeObjectURL: () => {},
  })
})

const press = async ({ user }: Page, name: string) =>
  user.click(await screen.findByRole('button', { name }))

async function saved(): Promise<{ readonly name: string; readonly text: string }> {
  await waitFor(() => expect(files).toHaveLength(1))
  const { name, blob } = files.pop()!
  return {
    name,
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer()),
  }
}

type Exported = {
  readonly total: number
  readonly exported: number
  readonly source: string
  readonly asOf: string
  readonly records: readonly { readonly id: string; readonly name: string }[]
}

const parse = (text: string): Exported => JSON.parse(text)

test('a file holds all results of the list in their order, asked for once and only when asked to', async () => {
  const page = await renderPage('/features?q=color&baseline=newly,widely&sort=az')
  const shown = await findNames()
  const own = page.searches.at(-1)!.requests[0]!
  await openMore(page.user, /^Export$/)
  await screen.findByText(/^All \d+ features$/)
  const before = page.searches.length

  await press(page, 'Download JSON')
  const json = await saved()
  const { records, total, exported, source, asOf } = parse(json.text)
  expect(json.name).toBe(`plinth-features-color-${asOf}.json`)
  expect(source).toBe('http://localhost/features?q=color&baseline=newly,widely&sort=az')
  expect(exported).toBe(total)
  expect(records).toHaveLength(total)
  expect(records.slice(0, shown.length).map(({ name }) => name)).toEqual(shown)
  expect(total).toBeGreaterThan(shown.length)
  await screen.findByText(`${total} results for “color”`)
  expect(page.searches).toHaveLength(before + 1)
  const [request, ...others] = page.searches.at(-1)!.requests
  expect(others).toEqual([])
  expect(request).toMatchObject({ hitsPerPage: 1000, page: 0, analytics: false })
  const asked = ['indexName', 'query', 'facetFilters', 'numericFilters']
  expect(asked.map((name) => request?.[name])).toEqual(asked.map((name) => own[name]))

  await press(page, 'Download CSV')
  const csv = await saved()
  expect(csv.name).toBe(`plinth-features-color-${asOf}.csv`)
  expect(csv.text.match(/\r\n/g)).toHaveLength(total + 1)
  expect(csv.text).toMatch(/^\uFEFFid,name,baseline,newly,chrome,/)
  expect(page.searches).toHaveLength(before + 1)
  await waitFor(() => {
    const said = screen.getAllByRole('status').map((region) => region.textContent.trim())
    expect(said).toContain(`Exported ${total} features`)
  })
})

test('more results than an answer can hold come in as many parts as they need', async () => {
  const page = await renderPage('/features?view=table&cols=engines')
  await screen.findByRole('table')
  await openMore(page.user, /^Export$/)
  await press(page, 'Download JSON')
  const { records, total } = parse((await saved()).text)
  expect(total).toBeGreaterThan(1000)
  expect(new Set(records.map(({ id }) => id)).size).toBe(total)
  expect(Object.keys(records[0]!)).toEqual(['id', 'name', 'engines', 'address'])
  expect(page.searches.at(-1)!.requests).toMatchObject([
    { page: 0, attributesToRetrieve: ['name', 'support'] },
    { page: 1, attributesToRetrieve: ['name', 'support'] },
  ])
})

test('an export that fails says so, leaves the results alone, and can be tried again', async () => {
  const page = await renderPage('/features?q=grid')
  await findRows()
  await openMore(page.user, /^Export$/)
  await screen.findByRole('button', { name: 'Download CSV' })
  network.use(http.all('*/1/*', () => HttpResponse.error()))
  await press(page, 'Download CSV')
  await screen.findByText('Search is unreachable. Nothing was exported.')
  expect(files).toEqual([])
  expect(await findRows()).not.toHaveLength(0)
  const provider = await featureProvider()
  network.use(http.all('*/1/*', ({ request }) => provider(request)))
  await press(page, 'Try again')
  expect((await saved()).name).toMatch(/^plinth-features-grid-[\d-]+\.csv$/)
})

test('the page that is shown is copied as Markdown, with links that work anywhere', async () => {
  const page = await renderPage('/features?q=subgrid&view=table&cols=baseline')
  await screen.findByRole('table')
  await openMore(page.user, /^Export$/)
  const asked = page.searches.length
  await press(page, 'Copy page as Markdown')
  await screen.findByText('Page as Markdown copied.')
  const lines = (await navigator.clipboard.readText()).split('\n')
  expect(lines.slice(0, 2)).toEqual(['| Feature | Baseline |', '| --- | --- |'])
  expect(lines).toContain('| [Subgrid](http://localhost/features/subgrid) | Widely available |')
  expect(lines).toContain('<http://localhost/features?q=subgrid&view=table&cols=baseline>')
  expect(page.searches).toHaveLength(asked)
})

test('an empty result has no export', async () => {
  const page = await renderPage('/features?q=zzqqxx')
  await screen.findByText(/^Nothing in any list matches/)
  await openMore(page.user, /^Export$/)
  expect(await screen.findByText('No results to export.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull()
})
