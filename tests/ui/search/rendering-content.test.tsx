import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'

import { featuresList } from '#search/lists/features.ts'
import { filter, findRows } from '#tests/support/list.ts'
import { network } from '#tests/support/network.ts'
import { type Page, renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

/** Opens a list whose provider answers with what an operator has set for the display of results. */
async function renderWith(renderingContent: unknown, address = '/features'): Promise<Page> {
  const page = await renderPage(address)
  const withContent = (result: object) => ({ ...result, renderingContent })
  network.use(
    http.post('*/1/indexes/*/queries', async ({ request }) => {
      const answer = await (await featureProvider())(request)
      const { results }: { readonly results: readonly object[] } = await answer.json()
      return HttpResponse.json({ results: results.map(withContent) })
    }),
  )
  await findRows()
  return page
}

const ordered = (...order: string[]) => ({ facetOrdering: { facets: { order } } })

/** The titles of the filters, in order. */
function titles(): readonly string[] {
  const panel = screen.getByRole('region', { name: 'Filters' })
  return Array.from(
    panel.querySelectorAll(':not(details) > fieldset > legend, summary > :first-child'),
    ({ firstChild }) => firstChild?.textContent ?? '',
  )
}

test('without an order of the operator a list shows all its filters', async () => {
  await renderWith({})
  await waitFor(() => expect(titles()).toHaveLength(featuresList.panel.length))
  expect(titles().slice(0, 2)).toEqual(['Baseline', 'Area'])
})

test('filters come in the order of the operator, and no others are shown or asked for', async () => {
  const { searches } = await renderWith(
    ordered('org', 'missingOnlyIn', 'unknown', 'newlyYear', 'groups.lvl0', 'baseline'),
  )
  await waitFor(() => expect(titles()[0]).toBe('Organisation'))
  expect(titles()).toEqual([
    'Organisation',
    'Missing only in',
    'Newly available in',
    'Group',
    'Baseline',
  ])
  expect(searches).toHaveLength(1)
  expect(JSON.stringify(searches)).not.toContain('*')
})

test('a filter in force that is not in the order is shown until it is removed', async () => {
  const { user, address } = await renderWith(
    ordered('areas'),
    '/features?baseline=newly&usage=90..',
  )
  await waitFor(() => expect(titles()).toEqual(['Area', 'Baseline', 'Global usage, %']))
  await user.click(filter('Baseline', /Newly/))
  await waitFor(() => expect(titles()).toEqual(['Area', 'Global usage, %']))
  expect(address()).toBe('/features?usage=90..')
})

const image = { urls: [{ url: 'https://images.example/summer.png' }], title: 'State of CSS' }
const banner = (other: object) => ({ widgets: { banners: [{ image, ...other }] } })

test('a banner of the operator is an image with its title, and leads to its link', async () => {
  await renderWith(banner({ link: { url: 'https://survey.example/css' } }))
  const link = await screen.findByRole('link', { name: 'State of CSS' })
  expect(link.getAttribute('href')).toBe('https://survey.example/css')
  const shown = within(link).getByRole('img', { name: 'State of CSS' })
  expect(shown.getAttribute('src')).toBe('https://images.example/summer.png')
})

test('a banner without a link is an image', async () => {
  await renderWith(banner({}))
  const shown = await screen.findByRole('img', { name: 'State of CSS' })
  expect(shown.closest('a')).toBeNull()
})

test('a redirect of the operator is a sentence with a link, and the visitor stays on the list', async () => {
  const { address } = await renderWith({ redirect: { url: 'https://example.com/path?a=b' } })
  const link = await screen.findByRole('link', { name: 'example.com/path' })
  expect(link.getAttribute('href')).toBe('https://example.com/path?a=b')
  expect(link.closest('p')?.textContent).toBe('This search has a page of its own: example.com/path')
  expect(address()).toBe('/features')
})

const script = 'javascript:alert(1)'
const safe = { redirect: { url: 'https://example.com/' } }

test.each([
  ['an image', banner({ image: { ...image, urls: [{ url: script }] } })],
  ['a link', banner({ link: { url: script } })],
])('a banner with %s of an unsafe address is not shown', async (_, content) => {
  await renderWith({ ...safe, ...content })
  await screen.findByRole('link', { name: 'example.com' })
  expect(screen.queryByRole('img', { name: 'State of CSS' })).toBeNull()
  expect(document.body.innerHTML).not.toContain(script)
})

test('a redirect to an unsafe address is not shown', async () => {
  await renderWith({ redirect: { url: script }, ...banner({}) })
  await screen.findByRole('img', { name: 'State of CSS' })
  expect(screen.queryByText(/page of its own/)).toBeNull()
})
