import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { keptSet } from '#search/set/set-store.ts'
import { chooseTargets } from '#search/targets/targets-text.ts'
import { breakSearch, fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { network } from '#tests/support/network.ts'
import { popupSettles } from '#tests/support/palette.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)
afterEach(() => {
  keptSet.clear()
  chooseTargets('')
})

const section = async (name: RegExp | string) => within(await screen.findByRole('region', { name }))

const rowHeads = async () => {
  const items = await section(/^Items/)
  return items.getAllByRole('rowheader').map((head) => head.querySelector('a')?.textContent)
}

const versionOf = async (browser: string) => {
  const versions = await section('Lowest common versions')
  const row = versions.getByRole('row', { name: new RegExp(`^${browser} (?:\\d|None)`) })
  return within(row)
}

const box = () => screen.findByRole('combobox', { name: 'Add to the set' })

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('a set shows its lowest versions with the items that set them, by one request', async () => {
  const { searches } = await renderPage('/set?f=subgrid,has,css.selectors.has')
  const safari = await versionOf('Safari')
  expect(safari.getByText('16')).toBeInstanceOf(HTMLElement)
  expect(safari.getAllByRole('link')[0]?.textContent).toBe('Subgrid')
  expect(safari.getByText('15.4 without it')).toBeInstanceOf(HTMLElement)
  expect(await rowHeads()).toEqual([undefined, 'Subgrid', ':has()', ':has()'])
  const bodies = new Set(searches.map((body) => JSON.stringify(body)))
  expect(bodies.size).toBe(1)
  expect(searches[0]?.requests.map((request) => request['indexName'])).toEqual([
    'features',
    'compat',
  ])
  await waitFor(() => expect(document.title).toBe('Feature set · Plinth'))
})

test('the items that block a browser are named with what is missing', async () => {
  await renderPage('/set?f=subgrid,anchor-positioning')
  const firefox = await versionOf('Firefox')
  expect(firefox.getByText('None')).toBeInstanceOf(HTMLElement)
  expect(firefox.getAllByRole('link')[0]?.textContent).toBe('Anchor positioning')
  expect(
    screen.getByText(/^Both work in some browsers, but only in part in Firefox/),
  ).toBeInstanceOf(HTMLElement)
  const baseline = await section('Baseline')
  expect(baseline.getByText('Limited availability')).toBeInstanceOf(HTMLElement)
  expect(baseline.getByRole('link').textContent).toBe('Anchor positioning')
})

test('the items that fall short in the browsers of the address are named, with the reason', async () => {
  await renderPage('/set?f=subgrid,has&targets=chrome+116,safari+16')
  const own = await section('In Chrome 116+, Safari 16+')
  expect(await own.findByText('1 item falls short:')).toBeInstanceOf(HTMLElement)
  expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Chrome 116+',
    'Safari 16+',
    'Subgrid Not yet: Chrome 116 lacks it (needs 117)',
  ])
})

test('without chosen browsers a set offers to choose some', async () => {
  await renderPage('/set?f=subgrid')
  const own = await section('In your browsers')
  expect(own.getByRole('button', { name: 'Your browsers', hidden: true })).toBeInstanceOf(
    HTMLElement,
  )
})

test('the Baseline of a set has the dates of its last item', async () => {
  await renderPage('/set?f=subgrid,has')
  const baseline = await section('Baseline')
  expect(baseline.getByText('Widely available', { selector: 'li span' })).toBeInstanceOf(
    HTMLElement,
  )
  expect(baseline.getByText('Dec 2023')).toBeInstanceOf(HTMLElement)
  expect(baseline.getByRole('link').textContent).toBe(':has()')
})

test('the usage of a region is loaded when it is chosen, and is in the address', async () => {
  const { user, address } = await renderPage('/set?f=has')
  const usage = await section('Usage')
  await usage.findByText(/of browsers identified/)
  await usage.findByRole('option', { name: 'Germany' })
  await user.selectOptions(usage.getByRole('combobox'), 'Germany')
  await waitFor(() => expect(usage.getAllByText(/of browsers identified/)).toHaveLength(2))
  expect(address()).toBe('/set?f=has&region=DE')
  expect(usage.getAllByText(/^\d+\.\d %$/)).toHaveLength(2)
})

test('usage that cannot be loaded is said to be missing, and is asked for again on request', async () => {
  let isDown = true
  network.use(
    http.get('*/assets/content-*/usage.json', () => (isDown ? HttpResponse.error() : undefined)),
  )
  const { user } = await renderPage('/set?f=has')
  const usage = await section('Usage')
  await usage.findByText(/could not be loaded/)
  isDown = false
  await user.click(usage.getByRole('button', { name: 'Try again' }))
  expect(await usage.findByText(/of browsers identified/)).toBeInstanceOf(HTMLElement)
})

test('an address is corrected: repetitions, former ids and regions without usage are named', async () => {
  const { address } = await renderPage('/set?f=css-has,subgrid,has,<x>&region=ZZ')
  expect((await screen.findByText('css-has')).closest('p')?.textContent).toBe('css-has is now has.')
  expect(screen.getByText('<x>')).toBeInstanceOf(HTMLElement)
  expect(await screen.findByText(/There is no usage data for/)).toBeInstanceOf(HTMLElement)
  await waitFor(() => expect(address()).toBe('/set?f=has,subgrid'))
})

test('unknown ids are named, not counted, and removed by one press', async () => {
  const { user, address } = await renderPage('/set?f=has,no-such-feature,api.NoSuch.thing')
  expect(await screen.findByText(/^Not in the data, and not counted/)).toBeInstanceOf(HTMLElement)
  expect(await rowHeads()).toEqual([undefined, ':has()'])
  await user.click(screen.getByRole('button', { name: 'Remove them' }))
  expect(screen.queryByText(/^Not in the data/)).toBeNull()
  await waitFor(() => expect(address()).toBe('/set?f=has'))
})

test('an id that was split offers what it stands for now', async () => {
  const { user, address } = await renderPage('/set?f=single-color-gradients,has')
  const notice = await screen.findByText(/was split into/)
  await user.click(screen.getByRole('button', { name: /^Use (?:both|all of them)$/ }))
  await waitFor(() => expect(address()).not.toContain('single-color-gradients'))
  expect(address().split(',').length).toBe(notice.parentElement?.querySelectorAll('code').length)
})

test('what is removed comes back with Undo, in its place', async () => {
  const { user, address } = await renderPage('/set?f=subgrid,has')
  await rowHeads()
  await user.click(screen.getByRole('button', { name: 'Remove Subgrid' }))
  await waitFor(() => expect(address()).toBe('/set?f=has'))
  expect(await rowHeads()).toEqual([undefined, ':has()'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(address()).toBe('/set?f=subgrid,has'))
  expect(keptSet.get()).toEqual(['subgrid', 'has'])
})

test('the best match for a text is added with Enter, and the box is empty for the next', async () => {
  const { user, address } = await renderPage('/set')
  expect(await screen.findByRole('link', { name: /^Example: / })).toBeInstanceOf(HTMLElement)
  const input = await box()
  await user.type(input, 'subgrid{Enter}')
  expect(await rowHeads()).toEqual([undefined, 'Subgrid'])
  expect(input).toHaveProperty('value', '')
  await waitFor(() => expect(address()).toBe('/set?f=subgrid'))
  await user.type(input, ':has')
  await popupSettles()
  await user.click(screen.getByRole('option', { name: /^:has\(\).*Widely/ }))
  await waitFor(async () => expect(await rowHeads()).toEqual([undefined, 'Subgrid', ':has()']))
})

test('what is in the set already says so, and is not added again', async () => {
  const { user, address } = await renderPage('/set?f=subgrid')
  await user.type(await box(), 'subgrid')
  await popupSettles()
  await user.click(screen.getByRole('option', { name: /^Subgrid.*Widely.*· in the set$/ }))
  await waitFor(() => expect(said()).toContain('Subgrid is in the set already.'))
  expect(address()).toBe('/set?f=subgrid')
})

test('ids with commas between them are added together', async () => {
  const { user, address } = await renderPage('/set?f=subgrid')
  await user.type(await box(), 'has, css.selectors.has, <x>{Enter}')
  await waitFor(() => expect(address()).toBe('/set?f=subgrid,has,css.selectors.has'))
})

test('the set of a link is shown without taking the place of the own set', async () => {
  keptSet.set(['subgrid'])
  const { user } = await renderPage('/set?f=has')
  expect(await screen.findByText(/^This set is from a link/)).toBeInstanceOf(HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Remove :has()' }))
  expect(keptSet.get()).toEqual(['subgrid'])
})

test('the own set is shown where the address names none', async () => {
  keptSet.set(['subgrid', 'has'])
  const { address } = await renderPage('/set')
  expect(await rowHeads()).toEqual([undefined, 'Subgrid', ':has()'])
  await waitFor(() => expect(address()).toBe('/set?f=subgrid,has'))
})

test('after a failure the items stay listed by their ids, and a retry shows their data', async () => {
  keptSet.set(['has', 'css.selectors.has'])
  const { user } = await renderPage('/about')
  await screen.findByRole('heading', { level: 1, name: 'About Plinth' })
  const mend = breakSearch()
  await user.click(
    within(screen.getByRole('navigation', { name: 'Tools' })).getByRole('link', { name: 'Sets' }),
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The set could not be loaded.')
  expect(screen.getByRole('link', { name: 'css.selectors.has' })).toBeInstanceOf(HTMLElement)
  mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rowHeads()).toEqual([undefined, ':has()', ':has()'])
})

test('after the removal of all items the focus is on the heading', async () => {
  const { user } = await renderPage('/set?f=subgrid,has')
  await user.click(await screen.findByRole('button', { name: 'Remove all' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('the usage of a chosen region is said', async () => {
  const { user } = await renderPage('/set?f=has')
  const usage = await section('Usage')
  await usage.findByRole('option', { name: 'Germany' })
  await user.selectOptions(usage.getByRole('combobox'), 'Germany')
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/^Germany: \d/)))
})

test('the answer of a set follows its heading, and names its table', async () => {
  await renderPage('/set?f=subgrid,has')
  const heading = await screen.findByRole('heading', { name: 'Lowest common versions' })
  const answer = screen.getByText(/^Both work in /)
  expect(heading.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('table', { name: 'Lowest common versions' })).toBeInstanceOf(HTMLElement)
})
