import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'

import { packName } from '#catalogue/history/entry-name.ts'
import type { SupportHistory } from '#catalogue/history/timeline.ts'
import { NEVER_YET, packStep } from '#catalogue/history/timeline.ts'
import type { EntryRows } from '#contracts/content.ts'
import type { SupportState } from '#lib/support-code.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'

const step = (place: number, state: SupportState) => packStep({ place, state, atMost: false })

const entries: EntryRows = (
  [
    ['css.properties.corner-shape', 'corner-shape', 'CSS property'],
    ['css.properties.caret-animation', 'caret-animation', 'CSS property'],
    ['css.selectors.old', ':old', 'Pseudo-class'],
    ['api.Thing.run', 'Thing.run()', 'Method'],
  ] as const
).map(([key, name, kind]) => [key, packName(key, name), kind])

const chrome: SupportHistory = {
  releases: [
    ['138', '2025-06-24', 0],
    ['139', '2025-08-05', 0],
    ['140', '2025-09-02', 0],
    ['999', '', 1],
  ],
  timelines: [
    step(1, 'full'),
    [step(0, 'flag'), step(2, 'full')],
    [step(0, 'full'), step(1, 'none')],
    step(2, 'partial'),
  ],
}
const firefox: SupportHistory = {
  releases: [
    ['143', '2025-09-16', 0],
    ['144', '2025-10-14', 0],
  ],
  timelines: [NEVER_YET, NEVER_YET, step(0, 'full'), step(1, 'full')],
}
const histories: Readonly<Record<string, SupportHistory>> = { chrome, firefox }

beforeEach(() => {
  network.use(
    http.get('*/assets/content-*/history-:file', ({ params }) => {
      const history = histories[String(params['file']).replace('.json', '')]
      return history === undefined ? HttpResponse.error() : HttpResponse.json(history)
    }),
    http.get('*/assets/content-*/entries-0.json', () => HttpResponse.json(entries)),
  )
})

const findTable = (name: RegExp) => screen.findByRole('table', { name })
const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const box = (name: RegExp) => screen.getByRole('checkbox', { name })
const filter = () => screen.getByRole('textbox', { name: 'Filter changes by text' })
const choices = (name: string) => screen.getByRole('combobox', { name })

const both = '/diff?from=chrome-138&to=chrome-140'

test('two releases of a browser are compared by area, each entry with its change, both releases and a link', async () => {
  await renderPage(both)
  const css = await findTable(/^CSS 3$/)
  expect(textsOf(css)).toEqual([
    expect.stringMatching(/^corner-shape CSS propertyAdded.*139$/),
    expect.stringMatching(/^:old Pseudo-classRemoved138.*Not in Chrome 140$/),
    expect.stringMatching(/^caret-animation CSS propertyFlag no longer neededflag 138.*140$/),
  ])
  expect(textsOf(await findTable(/^Web APIs 1$/))).toHaveLength(1)
  const link = within(css).getByRole('link', { name: 'corner-shape' })
  expect(link.getAttribute('href')).toBe('/compat/css.properties.corner-shape')
  expect(screen.getByText('4 changes:')).toBeInstanceOf(HTMLElement)
  expect(screen.getByText(/Chrome 138 \(24 Jun 2025\) → Chrome 140 \(2 Sep 2025\)/)).toBeInstanceOf(
    HTMLElement,
  )
  await waitFor(() =>
    expect(document.title).toBe('Chrome 138 to Chrome 140 · Compare releases · Plinth'),
  )
})

test('the filters narrow the changes, are in the address, and Back undoes them', async () => {
  const { user, address } = await renderPage(both)
  await findTable(/^CSS/)
  await user.click(box(/^Added/))
  expect(address()).toBe(`${both}&change=added`)
  expect(textsOf(await findTable(/^CSS 1$/))).toHaveLength(1)
  await user.selectOptions(choices('Area'), 'Web APIs (1)')
  expect(address()).toBe(`${both}&area=Web+APIs&change=added`)
  expect(screen.queryByRole('table', { name: /^CSS/ })).toBeNull()
  window.history.back()
  await findTable(/^CSS 1$/)
  expect(address()).toBe(`${both}&change=added`)
})

test('the text filter keeps what is typed in the field and in the address, and is said aloud', async () => {
  const { user, address } = await renderPage(both)
  await findTable(/^CSS/)
  await user.type(filter(), 'caret an')
  expect(address()).toBe(`${both}&q=caret+an`)
  expect(filter()).toHaveProperty('value', 'caret an')
  expect(textsOf(await findTable(/^CSS 1$/))).toHaveLength(1)
  await waitFor(() => expect(said()).toContain('1 of 4 changes'))
})

test('filters that leave nothing can be cleared at once', async () => {
  const { user, address } = await renderPage(`${both}&q=nothing&change=removed`)
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await findTable(/^CSS 3$/)
  expect(address()).toBe(both)
  expect(filter()).toHaveProperty('value', '')
})

test('swapping shows the way back: what was added is removed', async () => {
  const { user, address } = await renderPage(both)
  await findTable(/^CSS/)
  await user.click(screen.getByRole('button', { name: 'Swap' }))
  expect(address()).toBe('/diff?from=chrome-140&to=chrome-138')
  const [first] = textsOf(await findTable(/^CSS 3$/))
  expect(first).toMatch(/^:old Pseudo-classAdded/)
})

test('another browser on the left compares its two newest releases', async () => {
  const { user, address } = await renderPage(both)
  await findTable(/^CSS/)
  await user.selectOptions(choices('From'), 'Firefox')
  expect(address()).toBe('/diff?from=firefox&to=firefox')
  expect(textsOf(await findTable(/^Web APIs 1$/))[0]).toMatch(/^Thing\.run\(\) MethodAdded/)
  expect(choices('From: version')).toHaveProperty('value', '143')
  expect(choices('To: version')).toHaveProperty('value', '144')
})

test('another browser on the right compares the newest release of each', async () => {
  const { user, address } = await renderPage(both)
  await findTable(/^CSS/)
  await user.selectOptions(choices('To'), 'Firefox')
  expect(address()).toBe('/diff?from=chrome&to=firefox')
  const [first, second] = textsOf(await findTable(/^CSS 3$/))
  expect(first).toMatch(/^:old Pseudo-classOnly in Firefox/)
  expect(second).toMatch(/Only in Chrome140/)
  expect(choices('From: version')).toHaveProperty('value', '140')
})

test('another version of a browser is compared without leaving the other one', async () => {
  const { user, address } = await renderPage(both)
  await findTable(/^CSS/)
  await user.selectOptions(choices('From: version'), '139 · Aug 2025')
  expect(address()).toBe('/diff?from=chrome-139&to=chrome-140')
  await findTable(/^CSS 1$/)
  expect(screen.getAllByRole('option', { name: '999 · not released' })).toHaveLength(2)
})

test('without releases the view offers browsers and one example', async () => {
  const { user, address } = await renderPage('/diff')
  await screen.findByRole('heading', { level: 1, name: 'Compare releases' })
  const example = screen.getByRole('link', { name: /^the newest Chrome/ })
  expect(example.getAttribute('href')).toBe('/diff?from=chrome&to=firefox')
  await user.selectOptions(choices('Browser'), 'Chrome')
  expect(address()).toBe('/diff?from=chrome&to=chrome')
  await findTable(/^CSS 1$/)
})

test('what an address names and the data does not have is named, and taken out of the address', async () => {
  const { address } = await renderPage('/diff?from=chrome-7&to=netscape-4&change=gone&area=Moon')
  expect(await screen.findByText(/^Ignored, because/)).toBeInstanceOf(HTMLElement)
  await waitFor(() => expect(address()).toBe('/diff?from=chrome'))
  const end = await screen.findByText(/Showing Chrome 139 to Chrome 140\.$/)
  for (const value of ['chrome-7', 'netscape-4', 'gone', 'Moon']) {
    expect(within(end.parentElement!).getByText(value)).toBeInstanceOf(HTMLElement)
  }
})

test('the same release on both sides is explained', async () => {
  await renderPage('/diff?from=chrome-140&to=chrome-140')
  expect(await screen.findByText(/^Both sides are the same release\./)).toBeInstanceOf(HTMLElement)
})

test.each([
  ['no answer', () => HttpResponse.error()],
  ['an answer of another shape', () => HttpResponse.json({ releases: [[1]], timelines: 'x' })],
])(
  'with %s for a content file the view offers another try, which shows the comparison',
  async (_, answer) => {
    let isBroken = true
    network.use(
      http.get('*/assets/content-*/history-chrome.json', () => (isBroken ? answer() : undefined)),
    )
    const { user } = await renderPage(both)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('alert').textContent).toMatch(/^This comparison could not be loaded\./)
    isBroken = false
    await user.click(retry)
    await findTable(/^CSS 3$/)
  },
)

test('names that cannot be loaded are asked for again at the next try', async () => {
  let isBroken = true
  network.use(
    http.get('*/assets/content-*/entries-0.json', () =>
      isBroken ? HttpResponse.error() : undefined,
    ),
  )
  const { user } = await renderPage(both)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await user.click(retry)
  expect(textsOf(await findTable(/^CSS 3$/))).toHaveLength(3)
})
