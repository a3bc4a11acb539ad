import { screen, within, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { administrator, fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const region = async (name: RegExp) => within(await screen.findByRole('region', { name }))

test('a release shows its day, its engine and what became usable with it', async () => {
  await renderPage('/releases/safari-26')
  expect(await heading('Safari 26')).toBeInstanceOf(HTMLElement)
  expect(await screen.findByText('15 September 2025')).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('WebKit 622.1.22')).toBeInstanceOf(HTMLElement)
  const features = await region(/^Features that became usable 14$/)
  expect(features.getAllByRole('listitem')).toHaveLength(14)
  expect(features.getByRole('link', { name: 'WebGPU' })).toHaveProperty(
    'attributes.href.value',
    '/features/webgpu',
  )
  const baseline = await region(/^Became Baseline 3$/)
  expect(baseline.getAllByRole('link').map((link) => link.textContent)).toStrictEqual([
    'content-visibility',
    'URLPattern',
    'Unsanitized HTML parsing',
  ])
  await waitFor(() => expect(document.title).toBe('Safari 26 · Plinth'))
})

test('what shipped stands under its area, and opens', async () => {
  const { user } = await renderPage('/releases/safari-26')
  const shipped = await region(/^Shipped 893$/)
  const areas = shipped.getAllByRole('heading', { level: 3 }).map((area) => area.textContent)
  expect(areas).toStrictEqual(['Web APIs 569', 'CSS 309', 'HTTP 6', 'JavaScript 6', 'HTML 3'])
  const before = shipped.getAllByRole('link').length
  await user.click(shipped.getByRole('button', { name: 'Show all 309 of CSS' }))
  expect(shipped.getAllByRole('link')).toHaveLength(before + 309 - 24)
})

test('the releases before and after are linked', async () => {
  const { user, address } = await renderPage('/releases/safari-26')
  await user.click(await screen.findByRole('link', { name: 'Safari 26.1' }))
  expect(await heading('Safari 26.1')).toBeInstanceOf(HTMLElement)
  expect(address()).toBe('/releases/safari-26.1')
})

test('what the first release of the data supports is not called new', async () => {
  await renderPage('/releases/safari-1')
  expect(await screen.findByText('Already supported.')).toBeInstanceOf(HTMLElement)
  expect(screen.queryByRole('heading', { name: /parts shipped|became usable/ })).toBeNull()
})

test('a release that is only planned is not spoken of as if it had shipped', async () => {
  const client = await administrator()
  const counts = { featureCount: 0, touchedCount: 0, completesCount: 0, compatCount: 0 }
  const planned = {
    objectID: 'chrome-9160',
    browser: 'chrome',
    browserName: 'Chrome',
    version: '9160',
    name: 'Chrome 9160',
    type: 'desktop',
    status: 'planned',
    features: [],
    featureNames: [],
    touched: [],
    completesBaseline: [],
    removed: [],
    ...counts,
    compatByArea: {},
    removedCount: 0,
  }
  await client.saveObjects({ indexName: 'releases', objects: [planned] })
  await renderPage('/releases/chrome-9160')
  expect(await screen.findByText(/^It is not out yet/)).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('Planned')).toBeInstanceOf(HTMLElement)
})

test('of a runtime the names of what shipped are listed', async () => {
  await renderPage('/releases/nodejs-18.0.0')
  const shipped = await region(/^Shipped \d+$/)
  expect(shipped.getByText('Web APIs 103 · JavaScript 11')).toBeInstanceOf(HTMLElement)
  expect(shipped.getByText('fetch()')).toBeInstanceOf(HTMLElement)
})

test('one request asks for the release and what shipped, one more for names', async () => {
  const { searches } = await renderPage('/releases/safari-26')
  await region(/^Became Baseline/)
  const asked = searches.map(({ requests }) => requests.map((request) => request['indexName']))
  expect(new Set(asked.map((names) => names.join(' ')))).toStrictEqual(
    new Set(['releases features compat', 'features compat']),
  )
})

test.each(['safari-999', 'netscape-4', 'safari', 'a"b'])('%s is not found', async (id) => {
  await renderPage(`/releases/${encodeURIComponent(id)}`)
  expect(await heading('Not found')).toBeInstanceOf(HTMLElement)
  await waitFor(() =>
    expect(document.querySelector('meta[name="robots"]')).toHaveProperty(
      'attributes.content.value',
      'noindex',
    ),
  )
})
