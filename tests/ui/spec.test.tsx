import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { breakSearch, fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const textOf = (element: HTMLElement) => element.textContent

test('a specification shows who writes it, what it defines and how much of it works', async () => {
  await renderPage('/specs/resize-observer-1')
  expect(await heading('Resize Observer')).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('W3C · Editor’s Draft'.replace('’', "'"))).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('Published as First Public Working Draft')).toBeInstanceOf(HTMLElement)
  const entries = within(screen.getByRole('table', { name: 'Support of what it defines' }))
  expect(entries.getByRole('link', { name: 'ResizeObserver' })).toHaveProperty(
    'attributes.href.value',
    '/compat/api.ResizeObserver',
  )
  const works = within(screen.getByRole('table', { name: /^Share of its compat entries/ }))
  expect(works.getAllByRole('cell').at(-7)?.textContent).toBe('100%15')
  await waitFor(() => expect(document.title).toBe('Resize Observer · Plinth'))
})

test('text, repository and test results are linked', async () => {
  await renderPage('/specs/resize-observer-1')
  const aside = within(await screen.findByRole('complementary', { name: /about this spec/ }))
  const links = aside.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toStrictEqual(
    expect.arrayContaining([
      'https://drafts.csswg.org/resize-observer-1/',
      'https://www.w3.org/TR/resize-observer-1/',
      'https://github.com/w3c/csswg-drafts',
      'https://wpt.fyi/results/resize-observer',
    ]),
  )
  expect(await aside.findByRole('link', { name: 'Resize observer' })).toHaveProperty(
    'attributes.href.value',
    '/features/resize-observer',
  )
})

test('the levels of a series are listed, this one without a link', async () => {
  await renderPage('/specs/css-grid-2')
  const here = await screen.findByText('CSS Grid Layout Module Level 2', { selector: 'li > span' })
  expect(here.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'CSS Grid Layout Module Level 1' })).toHaveProperty(
    'attributes.href.value',
    '/specs/css-grid-1',
  )
})

test('a discontinued one says so and names what replaces it', async () => {
  await renderPage('/specs/DOM-Level-2-Style')
  const notice = await screen.findByText('Discontinued.')
  expect(notice).toBeInstanceOf(HTMLElement)
  const replacement = await screen.findByText(/^Replaced by/)
  expect(within(replacement).getAllByRole('link').length).toBeGreaterThan(0)
})

test.each([
  ['CSP', '/specs/CSP3'],
  ['resize-observer', '/specs/resize-observer-1'],
])('the former name %s leads on', async (name, target) => {
  const { address } = await renderPage(`/specs/${name}`)
  await waitFor(() => expect(address()).toBe(target))
})

test('one request asks for the specification and its entries, one more for the rest', async () => {
  const { searches } = await renderPage('/specs/css-grid-2')
  await screen.findByRole('link', { name: 'CSS Grid Layout Module Level 1' })
  const asked = searches.map(({ requests }) => requests.map((request) => request['indexName']))
  expect(new Set(asked.map((names) => names.join(' ')))).toStrictEqual(
    new Set(['specs compat', 'specs specs features']),
  )
})

test('what it defines is in the list too, to search and filter', async () => {
  await renderPage('/specs/selectors-4')
  expect(await screen.findByRole('link', { name: /^All \d+ entries in the list/ })).toHaveProperty(
    'attributes.href.value',
    '/compat?spec=selectors-4',
  )
})

test('of more features than its record names, the list has all', async () => {
  await renderPage('/specs/html')
  expect(await screen.findByRole('link', { name: 'All 242 in the list' })).toHaveProperty(
    'attributes.href.value',
    '/features?spec=HTML',
  )
})

test('an unknown one is looked for among the specifications', async () => {
  await renderPage('/specs/resize-observr')
  expect(await screen.findByRole('link', { name: 'Resize Observer' })).toHaveProperty(
    'attributes.href.value',
    '/specs/resize-observer-1',
  )
  expect(screen.getByRole('link', { name: 'All specifications' })).toHaveProperty(
    'attributes.href.value',
    '/specs',
  )
})

test.each(['no-such-spec', 'a"b', 'constructor'])('%s is not found', async (name) => {
  await renderPage(`/specs/${encodeURIComponent(name)}`)
  expect(await heading('Not found')).toBeInstanceOf(HTMLElement)
  await waitFor(() =>
    expect(document.querySelector('meta[name="robots"]')).toHaveProperty(
      'attributes.content.value',
      'noindex',
    ),
  )
})

test('a failure is told, and trying again shows the specification', async () => {
  const { user } = await renderPage('/compat/css.selectors.has')
  const link = await screen.findByRole('link', { name: 'Selectors Level 4' })
  const mend = breakSearch()
  await user.click(link)
  expect(textOf(await screen.findByRole('alert'))).toContain(
    'This specification could not be loaded.',
  )
  mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await heading('Selectors Level 4')).toBeInstanceOf(HTMLElement)
})
