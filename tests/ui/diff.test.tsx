import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'

import { type EntryRows, packName } from '#catalogue/history/entry-name.ts'
import { NEVER_YET, packStep, type SupportHistory } from '#catalogue/history/timeline.ts'
import type { SupportState } from '#lib/support-code.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'

const step = (place: number, state: SupportState) => packStep({ place, state, atMost: false })

const entries: EntryRows = (
  [
    ['css.properties.corner-shape', 'corner-shape', 'CSS property', 'grid-animation'],
    ['css.properties.caret-animation', 'caret-animation', 'CSS property', 'has grid-animation'],
    ['css.selectors.old', ':old', 'Pseudo-class', ''],
    ['api.Thing.run', 'Thing.run()', 'Method', 'dialog'],
  ] as const
).map(([key, name, kind, features]) => [key, packName(key, name), kind, features])

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
    http.get('*/assets/content-*/entries-:file', ({ params }) =>
      HttpResponse.json(params['file'] === '0.json' ? entries : []),
    ),
  )
})

const findTable = (name: RegExp) => screen.findByRole('table', { name })
const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)
const findGroup = async (name: RegExp) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  return within(heading.parentElement!).getByRole('list')
}
const linesOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const kind = (name: string) => screen.getByRole('link', { name })
const filter = () => screen.getByRole('textbox', { name: 'Filter changes by text' })
const choices = (name: string) => screen.getByRole('combobox', { name })

const both = '/diff?from=chrome-138&to=chrome-140'

test('entries are grouped by the first of their features, then by area, each with its change, version and link', async () => {
  await renderPage(both)
  const first = await findGroup(/^CSS grid animation|^Grid animation/i)
  expect(linesOf(first)).toEqual([
    'caret-animation CSS propertyFlag no longer needed 140',
    'corner-shape CSS property139',
  ])
  expect(linesOf(await findGroup(/^<dialog>|^Dialog/i))).toEqual(['Thing.run() Method140'])
  expect(linesOf(await findGroup(/^CSS, of no feature 1 entry$/))).toEqual([
    ':old Pseudo-classRemoved 139',
  ])
  const link = within(first).getByRole('link', { name: 'corner-shape' })
  expect(link.getAttribute('href')).toBe('/compat/css.properties.corner-shape')
  expect(screen.getByText(/Chrome 138 \(24 Jun 2025\) → Chrome 140 \(2 Sep 2025\)/)).toBeInstanceOf(
    HTMLElement,
  )
  await waitFor(() =>
    expect(document.title).toBe('Chrome 138 to Chrome 140 · Compare releases · Plinth'),
  )
})

test('a feature of which only entries changed has gained parts, the most first', async () => {
  await renderPage(both)
  expect(textsOf(await findTable(/^Gained parts 3$/))).toEqual([
    expect.stringMatching(/2 entriessince 107/),
    expect.stringMatching(/1 entrysince 37/),
    expect.stringMatching(/1 entrysince 105/),
  ])
  const [short] = screen.getAllByText(/^Chrome gained no feature\./)
  expect(short?.closest('p')?.textContent).toBe(
    'Chrome gained no feature. No feature was removed. 3 features gained parts. 4 entries changed.',
  )
})

test('a comparison begins with the features that the browser gained, by what became of them', async () => {
  const releases: SupportHistory['releases'] = [
    ['104', '2022-08-02', 0],
    ['105', '2022-08-30', 0],
    ['107', '2022-10-25', 0],
    ['117', '2023-09-12', 0],
  ]
  const timelines = [step(2, 'full'), step(1, 'full'), step(1, 'full'), step(2, 'full')]
  network.use(
    http.get('*/assets/content-*/history-chrome.json', () =>
      HttpResponse.json({ releases, timelines }),
    ),
  )
  await renderPage('/diff?from=chrome-104&to=chrome-117')
  expect(textsOf(await findTable(/^Became Baseline 1$/))).toEqual([
    expect.stringMatching(/107 Oct 2022/),
  ])
  expect(textsOf(await findTable(/^Baseline since then 1$/))).toEqual([
    expect.stringMatching(/^:has\(\).*105 Aug 2022/),
  ])
  expect(screen.getByText('By 12 Sep 2023, most used first')).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('2 features').closest('p')?.textContent).toBe(
    'Chrome gained 2 features: 1 became Baseline by then and 1 later. No feature was removed. 1 other gained parts. 4 entries changed.',
  )
})

test('the filters narrow the changes, are in the address, and Back undoes them', async () => {
  const { user, address } = await renderPage(both)
  await findGroup(/dialog/i)
  await user.click(kind('Removed 1'))
  expect(address()).toBe(`${both}&change=removed`)
  expect(screen.queryByRole('heading', { level: 3, name: /dialog/i })).toBeNull()
  await user.click(kind('All'))
  await user.selectOptions(choices('Area'), 'Web APIs (1)')
  expect(address()).toBe(`${both}&area=Web+APIs`)
  expect(screen.queryByRole('heading', { level: 3, name: /CSS/ })).toBeNull()
  window.history.back()
  await findGroup(/^CSS, of no feature/)
  expect(address()).toBe(both)
})

test('the text filter keeps what is typed in the field and in the address, and is said aloud', async () => {
  const { user, address } = await renderPage(both)
  await findGroup(/dialog/i)
  await user.type(filter(), 'caret an')
  expect(address()).toBe(`${both}&q=caret+an`)
  expect(filter()).toHaveProperty('value', 'caret an')
  expect(screen.queryByRole('heading', { level: 3, name: /dialog/i })).toBeNull()
  await waitFor(() => expect(said()).toContain('1 of 4 changes'))
})

test('filters that leave nothing can be cleared at once', async () => {
  const { user, address } = await renderPage(`${both}&q=nothing&change=removed`)
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await findGroup(/dialog/i)
  expect(address()).toBe(both)
  expect(filter()).toHaveProperty('value', '')
})

test('swapping shows the way back: what was added is removed', async () => {
  const { user, address } = await renderPage(both)
  await findGroup(/dialog/i)
  await user.click(screen.getByRole('button', { name: 'Swap' }))
  expect(address()).toBe('/diff?from=chrome-140&to=chrome-138')
  await findTable(/^Lost parts/)
  expect(linesOf(await findGroup(/^CSS, of no feature/))).toEqual([':old Pseudo-class138'])
})

test('another browser on the left compares its two newest releases, and the status says that both changed', async () => {
  const { user, address } = await renderPage(both)
  await findGroup(/dialog/i)
  await user.selectOptions(choices('From'), 'Firefox')
  expect(address()).toBe('/diff?from=firefox&to=firefox')
  await waitFor(() => expect(said()).toContain('From and to: Firefox. 1 change'))
  expect(linesOf(await findGroup(/dialog/i))).toEqual(['Thing.run() Method144'])
  expect(choices('From: version')).toHaveProperty('value', '143')
  expect(choices('To: version')).toHaveProperty('value', '144')
})

test('another browser on the right compares the newest release of each', async () => {
  const { user, address } = await renderPage(both)
  await findGroup(/dialog/i)
  await user.selectOptions(choices('To'), 'Firefox')
  expect(address()).toBe('/diff?from=chrome&to=firefox')
  expect(linesOf(await findGroup(/^CSS, of no feature/))).toEqual([
    ':old Pseudo-classOnly in Firefox 143',
  ])
  expect(linesOf(await findGroup(/grid animation/i))[0]).toMatch(/Only in Chrome 140$/)
  expect(choices('From: version')).toHaveProperty('value', '140')
})

test('another version of a browser is compared without leaving the other one', async () => {
  const { user, address } = await renderPage(both)
  await findGroup(/dialog/i)
  await user.selectOptions(choices('From: version'), '139 · Aug 2025')
  expect(address()).toBe('/diff?from=chrome-139&to=chrome-140')
  await waitFor(() => expect(said()).toContain('2 changes'))
  expect(screen.getAllByRole('option', { name: '999 · not released' })).toHaveLength(2)
})

test('of two quick choices both are kept, although the page has not rendered the first', async () => {
  const { address } = await renderPage(both)
  await findGroup(/dialog/i)
  const [from, to] = [choices('From: version'), choices('To: version')]
  act(() => {
    fireEvent.change(from, { target: { value: '139' } })
    fireEvent.change(to, { target: { value: '138' } })
  })
  await waitFor(() => expect(address()).toBe('/diff?from=chrome-139&to=chrome-138'))
})

test('without releases the view offers browsers and one example', async () => {
  const { user, address } = await renderPage('/diff')
  await screen.findByRole('heading', { level: 1, name: 'Compare releases' })
  const example = screen.getByRole('link', { name: /^the newest Chrome/ })
  expect(example.getAttribute('href')).toBe('/diff?from=chrome&to=firefox')
  await user.selectOptions(choices('Browser'), 'Chrome')
  expect(address()).toBe('/diff?from=chrome&to=chrome')
  await findGroup(/dialog/i)
})

test('what an address names and the data does not have is named, and taken out of the address', async () => {
  const { address } = await renderPage('/diff?from=chrome-7&to=netscape-4&change=gone&area=Moon')
  expect(await screen.findByText(/^Ignored, because/)).toBeInstanceOf(HTMLElement)
  await waitFor(() => expect(address()).toBe('/diff?from=chrome-138'))
  const end = await screen.findByText(/Showing Chrome 138 to Chrome 140\.$/)
  expect(end.textContent).toMatch(/^There is no Chrome 7; 138 is the nearest\./)
  for (const value of ['netscape-4', 'gone', 'Moon']) {
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
    await findGroup(/dialog/i)
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
  expect(await findGroup(/dialog/i)).toBeInstanceOf(HTMLElement)
})
