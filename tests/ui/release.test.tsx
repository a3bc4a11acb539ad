import { screen, within, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { administrator, fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const findRegion = async (name: RegExp) => within(await screen.findByRole('region', { name }))
const hrefOf = (element: Element) => element.getAttribute('href')
const textOf = (element: Element) => element.textContent
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')

/** The number at the end of a heading: "Changes 893". */
const countIn = (heading: Element) => Number(/[\d,]+$/.exec(textOf(heading))?.[0].replace(',', ''))

test('the page of a release shows its day, its engine and what shipped in it, by two requests', async () => {
  const { searches, user } = await renderPage('/releases/safari-26')
  await findTitle('Safari 26')
  const baseline = await findRegion(/^Became Baseline \d+$/)
  await waitFor(() => expect(document.title).toBe('Safari 26 · Plinth'))
  expect(screen.getAllByText('15 Sep 2025')).toHaveLength(1)
  expect(screen.getAllByText(/^WebKit 622\.1/)).toHaveLength(1)
  expect(baseline.getAllByRole('link').map(hrefOf)).toContain('/features/urlpattern')
  expect(baseline.getAllByRole('listitem')).toHaveLength(
    countIn(baseline.getByRole('heading', { level: 2 })),
  )
  const features = await findRegion(/^Newly supported features \d+$/)
  expect(features.getAllByRole('listitem')).toHaveLength(
    countIn(features.getByRole('heading', { level: 2 })),
  )
  expect(hrefOf(features.getByRole('link', { name: 'WebGPU' }))).toBe('/features/webgpu')

  const shipped = await findRegion(/^Added [\d,]+$/)
  const counts = shipped.getAllByRole('heading', { level: 3 }).map(countIn)
  expect(counts).toStrictEqual(counts.toSorted((a, b) => b - a))
  expect(counts.reduce((sum, count) => sum + count)).toBe(
    countIn(shipped.getByRole('heading', { level: 2 })),
  )
  const open = shipped.getByRole('button', { name: /^Show all \d+ CSS changes$/ })
  const css = Number(/\d+/.exec(textOf(open))?.[0])
  const before = shipped.getAllByRole('link').length
  await user.click(open)
  expect(shipped.getAllByRole('link')).toHaveLength(before + css - 24)
  const list = shipped.getByRole('heading', { name: /^CSS/ }).nextElementSibling
  expect(document.activeElement).toBe(list?.querySelector('a'))

  const asked = searches.map(({ requests }) => requests.map((request) => request['indexName']))
  // The second asks for each kind of change.
  expect(new Set(asked.map((names) => [...new Set(names)].join(' ')))).toStrictEqual(
    new Set(['releases features compat', 'features compat']),
  )
})

test('a release page names each feature once, with a description and its status in words', async () => {
  await renderPage('/releases/safari-26')
  await findRegion(/^Became Baseline \d+$/)
  await findRegion(/^Partial additions \d+$/)
  const links = screen
    .getAllByRole('link')
    .map(hrefOf)
    .filter((address) => address?.startsWith('/features/'))
  expect(links).toHaveLength(new Set(links).size)
  const baseline = await findRegion(/^Became Baseline \d+$/)
  for (const item of baseline.getAllByRole('listitem')) {
    expect(item.querySelector('p')?.textContent).toMatch(/\w+ \w+/)
    expect(textOf(item)).toMatch(/(?:available|availability|Discouraged)$/)
  }
})

test('typing into the filter of a release narrows its changes, counts them and says when none is left', async () => {
  const { user } = await renderPage('/releases/safari-26')
  const shipped = await findRegion(/^Added [\d,]+$/)
  const box = shipped.getByRole('textbox', { name: 'Filter changes' })
  const status = shipped.getByRole('status')
  expect(textOf(status)).toBe('')
  await user.type(box, 'ANCHOR position')
  const names = shipped.getAllByRole('link').map(textOf)
  expect(textOf(status)).toMatch(new RegExp(`^${names.length} of \\d+ changes$`))
  const links = shipped.getAllByRole('link')
  expect(links.filter((link) => !/anchor/i.test(`${textOf(link)} ${link.title}`))).toStrictEqual([])
  await user.type(box, 'zzz')
  expect(textOf(status)).toBe('No changes match “ANCHOR positionzzz”.')
  expect(shipped.queryAllByRole('link')).toHaveLength(0)
  await user.keyboard('{Escape}')
  expect(shipped.getAllByRole('link').length).toBeGreaterThan(names.length)
})

test('the link to the next release shows its page', async () => {
  const { user, address } = await renderPage('/releases/safari-26')
  await user.click(await screen.findByRole('link', { name: 'Safari 26.1' }))
  await findTitle('Safari 26.1')
  expect(address()).toBe('/releases/safari-26.1')
})

test('the page of the first release in the data does not call its features new', async () => {
  await renderPage('/releases/safari-1')
  const notice = await screen.findByText('Already supported.')
  expect(textOf(notice.parentElement!)).toContain('starts with Safari 1.')
  expect(screen.queryByRole('heading', { name: /Partial additions|Newly supported/ })).toBeNull()
})

test('the page of a planned release says that the data does not know its changes yet', async () => {
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
    statuses: ['planned'],
    features: [],
    featureNames: [],
    topFeatureNames: [],
    touched: [],
    completesBaseline: [],
    ...counts,
    compatByArea: {},
    removedCount: 0,
    changes: {},
    isAhead: true,
  }
  await client.saveObjects({ indexName: 'releases', objects: [planned] })
  await renderPage('/releases/chrome-9160')
  const remark = await screen.findByText(/^Not known yet: the data is of \d+ \w+ \d{4}\.$/)
  expect(remark).toBeDefined()
  expect(screen.getAllByText('Planned')).toHaveLength(1)
})

test('the row of a release later than the data does not say that it has no new entries', async () => {
  await renderPage('/releases?q=chrome+9160')
  expect(await screen.findByText('Changes not known yet')).toBeDefined()
})

test('the page of a release of a runtime lists what it added', async () => {
  await renderPage('/releases/nodejs-18.0.0')
  const shipped = await findRegion(/^Added [\d,]+$/)
  expect(shipped.getAllByRole('heading', { level: 3 }).map(textOf)).toContainEqual(
    expect.stringMatching(/^JavaScript \d+$/),
  )
  expect(hrefOf(shipped.getByRole('link', { name: 'fetch()' }))).toBe('/compat/api.fetch')
})

test('the page of a release lists what it removed, each kind of change with its count', async () => {
  await renderPage('/releases/safari-26')
  for (const title of ['Removed', 'Partial → full', 'New behind a flag', 'Reduced']) {
    const region = await findRegion(new RegExp(`^${title} \\d+$`))
    const count = countIn(region.getByRole('heading', { level: 2 }))
    await waitFor(() => expect(region.getAllByRole('link')).toHaveLength(count))
  }
})

test.each(['safari-999', 'a"b'])('the page of an unknown release %s is not found', async (id) => {
  await renderPage(`/releases/${encodeURIComponent(id)}`)
  await findTitle('Not found')
  await waitFor(() => expect(robots()).toBe('noindex'))
})
