import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { agree } from '#search/insights/choices.ts'
import { agreement, consent } from '#search/state/consent.ts'
import { fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { renderPage, type SentSearch } from '#tests/support/render.tsx'

beforeAll(fillDetails)

afterEach(() => consent.clear())

const answerWith = (...hits: readonly object[]) =>
  HttpResponse.json({ results: [{ hits, nbHits: hits.length, processingTimeMS: 1 }] })

const feature = (objectID: string, name: string) => ({ objectID, name, baseline: 'widely' })

const trending = ['grid', 'has', 'dialog', 'popover'].map((id) => feature(id, `What is ${id}`))

const relatedNames = async () => {
  const heading = await screen.findByRole('heading', { name: 'Related' })
  const links = await within(heading.closest('section')!).findAllByRole('link')
  return links.map(({ textContent }) => textContent)
}

async function openSubgrid(recommend: (sent: SentSearch) => Response) {
  const page = await renderPage('/features/subgrid', { recommend })
  await serveContent()
  return page
}

test('recommended features follow the related ones of the record, each once', async () => {
  await openSubgrid(() => answerWith(feature('grid', 'Grid'), feature('x-new', 'Something new')))
  await screen.findByRole('link', { name: 'Something new' })
  const names = await relatedNames()
  expect(names.filter((name) => name === 'Grid')).toHaveLength(1)
  expect(names.indexOf('Something new')).toBe(names.length - 1)
  expect(names.length).toBeGreaterThan(2)
})

test('a refusal shows the related features of the record, and the provider is not asked again', async () => {
  let asked = 0
  const { user } = await openSubgrid(() => {
    asked += 1
    return HttpResponse.json({ message: 'Not in your plan', status: 402 }, { status: 402 })
  })
  const [first] = await relatedNames()
  await waitFor(() => expect(asked).toBeGreaterThan(0))
  const before = asked
  await user.click(screen.getByRole('link', { name: first! }))
  await screen.findByRole('heading', { level: 1, name: first! })
  expect(await relatedNames()).not.toEqual([])
  expect(asked).toBe(before)
})

test('a hit that is no feature is left out', async () => {
  await openSubgrid(() =>
    answerWith({ objectID: 'x' }, { ...feature('y', 'Y'), baseline: 'maybe' }, feature('z', 'Zed')),
  )
  await screen.findByRole('link', { name: 'Zed' })
  expect(await relatedNames()).not.toContain('Y')
})

test.each([
  ['without an agreement is not counted', false],
  ['after an agreement has the token', true],
])('a request for recommendations %s', async (_, hasAgreed) => {
  if (hasAgreed) agree()
  const sent: SentSearch[] = []
  await renderPage('/', {
    recommend: (body) => {
      sent.push(body)
      return answerWith(...trending)
    },
  })
  await screen.findByText('Trending')
  const token = agreement()?.token
  const visitor = hasAgreed ? { userToken: token, clickAnalytics: true } : { analytics: false }
  expect(sent[0]?.requests[0]).toMatchObject({ model: 'trending-items', queryParameters: visitor })
  expect(JSON.stringify(sent).includes('userToken')).toBe(hasAgreed)
})

test('a trending feature of the home page leads to its page', async () => {
  await renderPage('/', { recommend: () => answerWith(...trending) })
  const link = await screen.findByRole('link', { name: 'What is grid' })
  expect(link.getAttribute('href')).toBe('/features/grid')
})

test('with fewer than four trending features the home page has no section for them', async () => {
  let asked = 0
  await renderPage('/', {
    recommend: () => {
      asked += 1
      return answerWith(...trending.slice(1))
    },
  })
  await waitFor(() => expect(asked).toBeGreaterThan(0))
  expect(screen.queryByText('Trending')).toBeNull()
})
