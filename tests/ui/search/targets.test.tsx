import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import type { TargetsData } from '#catalogue/content.ts'
import { chooseTargets } from '#search/targets/targets-text.ts'
import { findNames, findRows } from '#tests/support/list.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'

const data: TargetsData = {
  day: '2026-11-10',
  presets: { '2022': { chrome: 108, safari: 16 }, defaults: { chrome: 109, safari: 18.5 } },
  unknown: { defaults: ['Opera Mini'] },
  widely: [{ from: '2026-11-10', targets: { chrome: 124, safari: 17.4 } }],
  engines: {},
}

// Loaded when it is wanted; on a busy machine that is no part of what a test waits for.
beforeAll(async () => {
  await import('#search/targets/parts.ts')
  await import('#search/targets/browserslist-query.ts')
  await import('#routes/layout/after-load.tsx')
})

beforeEach(() => network.use(http.get('*/targets.json', () => HttpResponse.json(data))))

afterEach(() => {
  chooseTargets('')
  localStorage.clear()
})

const verdicts = async () =>
  (await findRows()).map((row) => /(?:Works|Does not work).*/.exec(row.textContent)?.[0] ?? '')

async function openPanel(user: Awaited<ReturnType<typeof renderPage>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Your browsers', hidden: true }))
  return screen.findByRole('button', { name: 'The browser I use now', hidden: true })
}

test('every feature says whether it works in the browsers of the address, and one search is sent', async () => {
  const { searches } = await renderPage('/features?q=grid&targets=2022')
  await waitFor(async () => expect((await verdicts()).every((one) => one !== '')).toBe(true))
  expect(await verdicts()).toContainEqual(expect.stringMatching(/^Works/))
  expect(searches).toHaveLength(1)
  expect(await screen.findByText('Baseline 2022')).toBeInstanceOf(HTMLElement)
})

test('what works and what does not are together all results', async () => {
  const { user, address } = await renderPage('/features?q=grid&size=50&targets=2022')
  const all = await findNames()
  const select = await screen.findByRole('combobox', { name: 'Results by browser' })
  const shown = async (option: string, can: string) => {
    await user.selectOptions(select, option)
    await waitFor(() => expect(address()).toBe(`/features?q=grid&size=50&targets=2022${can}`))
    await waitFor(async () => expect((await findNames()).length).toBeLessThan(all.length))
    return findNames()
  }
  const works = await shown('Works', '&can=yes')
  expect((await verdicts()).every((one) => one.startsWith('Works in your browsers'))).toBe(true)
  const others = await shown('Does not fully work', '&can=no')
  expect([...works, ...others].toSorted()).toEqual(all.toSorted())
})

test('a filter by browsers survives a new page, and Back takes it away', async () => {
  const { user, address } = await renderPage('/features?q=grid&targets=2022&can=yes')
  const works = await findNames()
  const select = await screen.findByRole('combobox', { name: 'Results by browser' })
  await user.selectOptions(select, 'All results')
  await waitFor(() => expect(address()).toBe('/features?q=grid&targets=2022'))
  await waitFor(async () => expect((await findNames()).length).toBeGreaterThan(works.length))
  window.history.back()
  await waitFor(async () => expect(await findNames()).toEqual(works))
})

test('a set is chosen, is remembered in the browser, and cleared', async () => {
  const { user, address } = await renderPage('/features?q=grid')
  await openPanel(user)
  const set = await screen.findByRole('combobox', { name: 'Preset', hidden: true })
  await within(set).findByRole('option', { name: 'Baseline 2022', hidden: true })
  await user.selectOptions(set, '2022')
  await waitFor(() => expect(address()).toBe('/features?q=grid&targets=2022'))
  expect(localStorage.getItem('plinth-targets')).toBe('"2022"')
  expect(await screen.findByText(/Checked: Chrome 108, Safari 16\./)).toBeInstanceOf(HTMLElement)
  const [clear] = screen.getAllByRole('button', { name: 'Clear browsers', hidden: true })
  await user.click(clear!)
  await waitFor(() => expect(address()).toBe('/features?q=grid'))
  expect(localStorage.getItem('plinth-targets')).toBeNull()
  expect((await verdicts()).every((one) => one === '')).toBe(true)
})

const typed = [
  ['{ "browserslist": ["chrome 109", "safari 15.4"] }', 'chrome 109, safari 15.4'],
  ['# phones{Enter}ios 15.4', 'ios 15.4'],
] as const

test.each(typed)('“%s” is read when it is pasted', async (text, targets) => {
  const { user, address } = await renderPage('/features?q=grid')
  await openPanel(user)
  const field = await screen.findByRole('textbox', { name: /browserslist query/, hidden: true })
  await user.type(field, text.replaceAll(/[{[](?!Enter)/g, '$&$&'))
  await user.click(screen.getByRole('button', { name: 'Use', hidden: true }))
  await waitFor(() =>
    expect(new URL(address(), 'http://localhost').searchParams.get('targets')).toBe(targets),
  )
})

const refused = [
  ['a browser of which nothing is known', 'ie 11', 'Cannot be checked: IE 11.'],
  ['a misspelled browser', 'chrmoe 109', 'Unknown browser chrmoe'],
  ['a text that is too long', `chrome ${'1'.repeat(600)}`, 'longer than 512 bytes'],
] as const

test.each(refused)('%s sets no browsers, and the reason is said', async (_, text, reason) => {
  const { user, address } = await renderPage('/features?q=grid')
  await openPanel(user)
  const field = await screen.findByRole('textbox', { name: /browserslist query/, hidden: true })
  await user.click(field)
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Use', hidden: true }))
  const [notice] = await screen.findAllByText(new RegExp(reason))
  expect(notice).toBeInstanceOf(HTMLElement)
  expect(address()).toBe('/features?q=grid')
})

test('browsers of which nothing is known are named beside those that are checked', async () => {
  await renderPage('/features?q=grid&targets=defaults')
  const [named] = await screen.findAllByText(/Cannot be checked: Opera Mini/)
  expect(named).toBeInstanceOf(HTMLElement)
})

test('an address with browsers that cannot be read says so, and shows all results', async () => {
  await renderPage('/features?q=grid&targets=chrmoe+109&can=yes')
  expect(await screen.findByText(/Unknown browser chrmoe/)).toBeInstanceOf(HTMLElement)
  expect((await findNames()).length).toBeGreaterThan(10)
})

test('browsers of an address that is too long are ignored, and taken out of it', async () => {
  const { address } = await renderPage(`/features?q=grid&targets=${'a'.repeat(600)}`)
  await findRows()
  await waitFor(() => expect(address()).toBe('/features?q=grid'))
})

test('chosen browsers are added to the address of a later visit', async () => {
  chooseTargets('2022')
  const { address } = await renderPage('/features?q=grid')
  await waitFor(() => expect(address()).toBe('/features?q=grid&targets=2022'))
})
