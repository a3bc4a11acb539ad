import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { saved } from '#search/saved/saved-store.ts'
import type { SavedEntry } from '#search/saved/saved.ts'
import { summary } from '#tests/support/content.ts'
import { breakSearch, fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { findNames, findRows, openMore } from '#tests/support/list.ts'
import { renderPage } from '#tests/support/render.tsx'
import { forgetSaved, haveSaved, readSaved } from '#tests/support/saved.ts'
import { readFixture } from '#tests/support/search-provider.ts'

beforeAll(fillDetails)
beforeEach(serveContent)
forgetSaved()

const feature = (id: string, seen?: unknown): SavedEntry => ({
  kind: 'features',
  id,
  on: '2026-10-03',
  ...(seen !== undefined && { seen }),
})
const search = (id: string, seen?: unknown): SavedEntry => ({
  ...feature(id, seen),
  kind: 'search',
})

const rowNames = async () =>
  (await findRows()).map((row) => within(row).getByRole('heading', { level: 3 }).textContent)
const section = async (name: RegExp) => within(await screen.findByRole('region', { name }))
const savedLink = () => within(screen.getByRole('banner')).getByRole('link', { name: /^Saved/ })
const heading = () => screen.findByRole('heading', { level: 1, name: 'Saved' })
const remover = (name: string) => screen.findByRole('button', { name: `Remove ${name}` })

test('saved entries are shown as rows with current data, by one request', async () => {
  haveSaved([
    feature('subgrid'),
    feature('has'),
    { ...feature('css.selectors.has'), kind: 'compat' },
    { ...feature('css-grid-2'), kind: 'specs' },
    { ...feature('safari-26'), kind: 'releases' },
  ])
  const { searches } = await renderPage('/saved')
  expect(await rowNames()).toEqual([
    'Subgrid',
    ':has()',
    ':has()',
    'CSS Grid Layout Module Level 2',
    'Safari 26',
  ])
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual([
    'Features 2',
    'Compatibility entries 1',
    'Specifications 1',
    'Releases 1',
    'Backup',
  ])
  const [subgrid] = await findRows()
  expect(within(subgrid!).getByText('Widely available · Mar 2026')).toBeInstanceOf(HTMLElement)
  // Strict mode runs every effect twice, and in Node the client has no memory.
  const bodies = new Set(searches.map((body) => JSON.stringify(body)))
  expect(bodies.size).toBe(1)
  expect(searches[0]?.requests.map((request) => request['indexName'])).toEqual([
    'features',
    'compat',
    'specs',
    'releases',
  ])
  await waitFor(() => expect(document.title).toBe('Saved · Plinth'))
})

test('the order of saved entries can be chosen and is in the address', async () => {
  haveSaved([feature('subgrid'), feature('anchor-positioning'), feature('has')])
  const { user, address } = await renderPage('/saved')
  expect(await rowNames()).toEqual(['Subgrid', 'Anchor positioning', ':has()'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name')
  expect(await rowNames()).toEqual(['Anchor positioning', ':has()', 'Subgrid'])
  expect(address()).toBe('/saved?sort=name')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Baseline')
  expect(await rowNames()).toEqual([':has()', 'Subgrid', 'Anchor positioning'])
})

test('a saved search is shown as text, with the number of results of its list', async () => {
  const address = '/features?q=grid&baseline=widely,newly&area=CSS&year=2018..'
  haveSaved([search(address)])
  const { user } = await renderPage('/saved')
  const searches = await section(/^Searches/)
  const link = await searches.findByRole('link', {
    name: 'Features matching “grid”, Widely available, Newly available, Area: CSS, Newly available since 2018',
  })
  const counted = await searches.findByText(/^\d+ results$/)
  await user.click(link)
  expect((await findNames()).length).toBeGreaterThan(0)
  expect(await screen.findByText(`${counted.textContent} for “grid”`)).toBeInstanceOf(HTMLElement)
})

test('changes since the last visit are shown, and can be shown alone', async () => {
  haveSaved([
    feature('subgrid', { asOf: '2026-02-03', baseline: 'newly', parts: 1 }),
    search('/features?baseline=newly', { asOf: '2026-01-02', count: 1 }),
    feature('has', { asOf: '2026-01-01', baseline: 'widely' }),
  ])
  const { user } = await renderPage('/saved')
  const changes = await section(/^Changed since 2 Jan 2026 \(2\)$/)
  expect(
    screen.getByText('Became Baseline widely available on 15 Mar 2026 · 1 more part'),
  ).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('Since 3 Feb 2026:')).toBeInstanceOf(HTMLElement)
  expect(screen.getByText(/^\d+ more results$/)).toBeInstanceOf(HTMLElement)
  await user.click(changes.getByRole('button', { name: 'Show changes only' }))
  expect(await rowNames()).toEqual(['Subgrid'])
  await user.click(changes.getByRole('button', { name: 'Show all' }))
  expect(await rowNames()).toEqual(['Subgrid', ':has()'])
})

test('a change is shown until it is marked as seen, and unchanged snapshots are updated', async () => {
  const seen = { asOf: '2026-02-03', baseline: 'newly', since: 1_694_736_000 }
  haveSaved([feature('subgrid', seen), feature('has')])
  const { user } = await renderPage('/saved')
  await section(/^Changed since/)
  await waitFor(() =>
    expect(readSaved().map((entry) => entry.seen)).toEqual([
      seen,
      expect.objectContaining({ asOf: summary.asOf, baseline: 'widely' }),
    ]),
  )
  await user.click(screen.getByRole('link', { name: 'Privacy' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Changed/ })).toBeNull())
  await user.click(savedLink())
  const changes = await section(/^Changed since/)
  await user.click(changes.getByRole('button', { name: 'Mark all as seen' }))
  expect(screen.queryByRole('region', { name: /^Changed/ })).toBeNull()
  expect(document.activeElement).toBe(await heading())
  expect(readSaved()[0]?.seen).toMatchObject({ asOf: summary.asOf, baseline: 'widely' })
})

test('a redirected entry is shown under its present name, and stored so', async () => {
  haveSaved([feature('apng', { asOf: '2026-02-03', baseline: 'widely' })])
  await renderPage('/saved')
  const features = await readFixture<readonly { objectID: string; name: string }[]>('features')
  const png = features.find(({ objectID }) => objectID === 'png')
  expect(await rowNames()).toEqual([png?.name])
  expect(screen.getByText('Former ID: apng')).toBeInstanceOf(HTMLElement)
  expect(readSaved().map(({ id }) => id)).toEqual(['png'])
})

test('an entry that the data no longer has is shown with its successors, or as removed', async () => {
  haveSaved([
    feature('single-color-gradients'),
    feature('nonesuch'),
    search('/recipes?q=soup'),
    feature('has'),
  ])
  await renderPage('/saved')
  const features = await section(/^Features/)
  expect(await features.findByRole('link', { name: 'conic-gradients' })).toHaveProperty(
    'attributes.href.value',
    '/features/conic-gradients',
  )
  const words = features.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(words[0]).toMatch(/^single-color-gradients was split into .*conic-gradients/)
  expect(words[1]).toMatch(/^nonesuch is no longer in the data\./)
  const searches = await section(/^Searches/)
  expect(searches.getByRole('listitem').textContent).toMatch(
    /^\/recipes\?q=soup is not a search on this site\./,
  )
})

test('removal moves the focus to the next entry, and undo restores the entry in its place', async () => {
  haveSaved([feature('subgrid'), feature('has'), feature('popover')])
  const { user } = await renderPage('/saved')
  await user.click(await remover(':has()'))
  expect(document.activeElement).toBe(await remover('Popover'))
  expect(await rowNames()).toEqual(['Subgrid', 'Popover'])
  expect(readSaved().map(({ id }) => id)).toEqual(['subgrid', 'popover'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await rowNames()).toEqual(['Subgrid', ':has()', 'Popover'])
  expect(document.activeElement).toBe(await remover(':has()'))
  expect(readSaved().map(({ id }) => id)).toEqual(['subgrid', 'has', 'popover'])
})

test('after removal of the last entry the focus moves to the previous one, or to the heading', async () => {
  haveSaved([feature('subgrid'), feature('has')])
  const { user } = await renderPage('/saved')
  await user.click(await remover(':has()'))
  expect(document.activeElement).toBe(await remover('Subgrid'))
  await user.click(await remover('Subgrid'))
  expect(document.activeElement).toBe(await heading())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await rowNames()).toEqual(['Subgrid'])
  expect(document.activeElement).toBe(await remover('Subgrid'))
})

test('an empty page of saved entries explains how to save', async () => {
  const { searches } = await renderPage('/saved')
  expect(await screen.findByText(/^Nothing saved yet\./)).toBeInstanceOf(HTMLElement)
  expect(screen.getByRole('link', { name: 'Newly available features' })).toHaveProperty(
    'attributes.href.value',
    '/features?sort=newest',
  )
  expect(screen.queryByRole('button', { name: 'Export as JSON' })).toBeNull()
  expect(searches).toHaveLength(0)
})

test('after a failure saved entries stay visible, and a retry shows their data', async () => {
  haveSaved([feature('subgrid'), search('/specs?q=grid')])
  const { user } = await renderPage('/about')
  await screen.findByRole('heading', { level: 1, name: 'About Plinth' })
  const mend = breakSearch()
  await user.click(savedLink())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Current data could not be loaded.')
  expect(screen.getByRole('link', { name: 'subgrid' })).toBeInstanceOf(HTMLElement)
  expect(screen.getByRole('link', { name: 'Specifications matching “grid”' })).toBeInstanceOf(
    HTMLElement,
  )
  mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rowNames()).toEqual(['Subgrid'])
})

const importing = async (text: string) => {
  const page = await renderPage('/saved')
  const field = await screen.findByLabelText('Import from JSON')
  await page.user.upload(field, new File([text], 'saved.json', { type: 'application/json' }))
  return page
}

const fileWith = (entries: unknown) =>
  JSON.stringify({ format: 'plinth-saved', version: 1, saved: entries })

test('an imported file adds missing entries and shows their number', async () => {
  haveSaved([feature('subgrid')])
  await importing(fileWith([feature('has'), feature('subgrid'), feature('popover')]))
  expect(await screen.findByText('2 added, 1 already saved.')).toBeInstanceOf(HTMLElement)
  await waitFor(async () => expect(await rowNames()).toEqual(['Subgrid', ':has()', 'Popover']))
})

test('an entry that is saved at the moment the current data appear is kept', async () => {
  haveSaved([feature('subgrid')])
  // It is called after the rendering and before the effects that follow it.
  const observer = new MutationObserver(() => {
    if (screen.queryByRole('heading', { level: 3, name: 'Subgrid' }) === null) return
    observer.disconnect()
    saved.set([...saved.get(), feature('has')])
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await renderPage('/saved')
  await waitFor(async () => expect(await rowNames()).toEqual(['Subgrid', ':has()']))
  expect(readSaved().map(({ id }) => id)).toEqual(['subgrid', 'has'])
})

test('a file that is wrong changes nothing, and it is said what to do', async () => {
  haveSaved([feature('subgrid')])
  await importing('{"saved":')
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Nothing was imported\. The file is not valid JSON/,
  )
  expect(readSaved().map(({ id }) => id)).toEqual(['subgrid'])
})

test('without storage the page of saved entries says so', async () => {
  const { user } = await renderPage('/saved')
  await heading()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError')
  })
  const field = screen.getByLabelText('Import from JSON')
  await user.upload(field, new File([fileWith([feature('has')])], 'saved.json'))
  expect(await screen.findByText('This browser blocks site storage.')).toBeInstanceOf(HTMLElement)
  expect(await rowNames()).toEqual([':has()'])
})

test.each([
  ['/features/subgrid', 'Subgrid', 'features'],
  ['/compat/css.selectors.has', ':has()', 'compat'],
  ['/specs/css-grid-2', 'CSS Grid Layout Module Level 2', 'specs'],
  ['/releases/safari-26', 'Safari 26', 'releases'],
])('%s can be saved from its page', async (address, name, kind) => {
  const { user } = await renderPage(address)
  await user.click(await screen.findByRole('button', { name: `Save ${name}` }))
  const button = await screen.findByRole('button', { name: `Saved: ${name}`, pressed: true })
  expect(button.textContent).toBe('Saved')
  expect(readSaved()).toMatchObject([{ kind, id: address.split('/').at(-1) }])
})

test('a search of a list is saved from its head, the same entry on every page of results', async () => {
  const { user } = await renderPage('/features?q=css&baseline=widely&page=2')
  await findRows()
  await openMore(user)
  await user.click(await screen.findByRole('button', { name: 'Save this search' }))
  const [entry] = readSaved()
  expect(entry).toMatchObject({ kind: 'search', id: '/features?q=css&baseline=widely' })
  const count = Number(
    (await screen.findByText(/^[\d,]+ results? for/)).textContent.replace(/\D/g, ''),
  )
  expect(entry?.seen).toMatchObject({ count })
  await user.click(screen.getByRole('link', { name: 'Previous page' }))
  expect(
    await screen.findByRole('button', { name: 'Saved: this search', pressed: true }),
  ).toBeInstanceOf(HTMLElement)
})

test('a saved search of everything has the count of its page', async () => {
  const { user } = await renderPage('/search?q=popover')
  await findRows()
  await user.click(await screen.findByRole('button', { name: 'Save this search' }))
  const stats = (await screen.findByText(/^[\d,]+ results? for/)).textContent
  await user.click(savedLink())
  const searches = await section(/^Searches/)
  expect(
    await searches.findByRole('link', { name: 'Everything matching “popover”' }),
  ).toHaveProperty('attributes.href.value', '/search?q=popover')
  const words = (await searches.findByText(/^[\d,]+ results?$/)).textContent
  expect(stats.startsWith(`${words} for`)).toBe(true)
})
