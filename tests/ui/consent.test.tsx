import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { agree } from '#search/insights/choices.ts'
import { sentEvents } from '#search/insights/sent-events.ts'
import { agreement, consent } from '#search/state/consent.ts'
import { findRows } from '#tests/support/list.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'

const KEPT = 'plinth-single-keys'

type Sent = Readonly<Record<string, unknown>>

/** Answers events and deletions; returns the events that arrive. */
function receiveEvents(): Sent[] {
  const events: Sent[] = []
  network.use(
    http.post('*/1/events', async ({ request }) => {
      const { events: sent }: { readonly events: readonly Sent[] } = JSON.parse(
        await request.text(),
      )
      events.push(...sent)
      return HttpResponse.json({ status: 200, message: 'OK' })
    }),
  )
  return events
}

const clear = () => {
  localStorage.clear()
  sessionStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}

beforeEach(clear)

afterEach(() => {
  // A page that is still mounted would render without what stands in for the browser.
  cleanup()
  vi.unstubAllGlobals()
  clear()
})

const findBanner = () => screen.findByRole('region', { name: 'Statistics' })
const queryBanner = () => screen.queryByRole('region', { name: 'Statistics' })

test('a first visit is not asked', async () => {
  await renderPage('/about')
  await screen.findByRole('heading', { level: 1 })
  await act(() => new Promise((done) => setTimeout(done, 300)))
  expect(queryBanner()).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['Agree', /^Statistics are on\./],
  ['Decline', /^Statistics stay off\./],
])('on a later visit %s answers the question for good', async (name, outcome) => {
  localStorage.setItem(KEPT, 'true')
  const { user } = await renderPage('/about')
  const banner = within(await findBanner())
  const choices = banner.getAllByRole('button')
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Agree', 'Decline'])
  expect(new Set(choices.map(({ dataset }) => dataset['variant'])).size).toBe(1)
  await user.click(banner.getByRole('button', { name }))
  expect(document.activeElement?.textContent).toMatch(outcome)
  expect(agreement() !== undefined).toBe(name === 'Agree')
  await user.click(screen.getByRole('link', { name: 'Keyboard shortcuts' }))
  await screen.findByRole('heading', { level: 1, name: 'Keyboard shortcuts' })
  expect(queryBanner()).toBeNull()
})

test('the first saved item brings the question', async () => {
  const { user } = await renderPage('/features?q=subgrid')
  await findRows()
  await act(() => new Promise((done) => setTimeout(done, 300)))
  expect(queryBanner()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save Subgrid' }))
  expect(await findBanner()).toBeInstanceOf(HTMLElement)
})

test('a browser that sends Global Privacy Control is not asked, and forgets what was agreed', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  try {
    localStorage.setItem('plinth-consent', JSON.stringify({ token: 'anonymous-1', order: 'own' }))
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    const { user, searches } = await renderPage('/features?q=subgrid')
    await findRows()
    await waitFor(() => expect(localStorage.getItem('plinth-consent')).toBeNull())
    expect(queryBanner()).toBeNull()
    expect(JSON.stringify(searches)).not.toContain('anonymous-1')
    await user.click(screen.getAllByRole('link', { name: 'Privacy' })[0]!)
    expect(
      await screen.findByText('Off: your browser sends Global Privacy Control.'),
    ).toBeInstanceOf(HTMLElement)
  } finally {
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  }
})

test('after agreement the query of a list has the token, and its companions are not counted', async () => {
  agree()
  const { searches, companions } = await renderPage('/features?q=grid')
  await findRows()
  const [own] = searches[0]!.requests
  expect(own).toMatchObject({
    clickAnalytics: true,
    enablePersonalization: true,
    userToken: agreement()?.token,
  })
  expect(own).not.toHaveProperty('analytics')
  await waitFor(() => expect(companions).toHaveLength(1))
  expect(companions[0]!.requests.filter(({ analytics }) => analytics !== false)).toEqual([])
})

test('an opened result is a click with its query and place, and a copy on its page a conversion', async () => {
  agree()
  const { user } = await renderPage('/features?q=subgrid')
  const events = receiveEvents()
  const [row] = await findRows()
  await waitFor(() => expect(events).toHaveLength(1))
  await user.click(within(row!).getByRole('link', { name: 'Subgrid' }))
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  await user.click(screen.getByRole('button', { name: 'Copy link', hidden: true }))
  await waitFor(() => expect(events).toHaveLength(3))
  const [view, click, conversion] = events
  expect(view).toMatchObject({ eventType: 'view', eventName: 'Results shown', index: 'features' })
  expect(click).toMatchObject({
    eventType: 'click',
    eventName: 'Result opened',
    objectIDs: ['subgrid'],
    positions: [1],
    queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
    userToken: agreement()?.token,
  })
  expect(conversion).toMatchObject({
    eventType: 'conversion',
    eventName: 'Copied',
    objectIDs: ['subgrid'],
    queryID: click!['queryID'],
  })
  expect(sentEvents.get()).toBe(3)
})

test('a feature that no search led to is a click without a query', async () => {
  agree()
  const { user } = await renderPage('/features/subgrid')
  const events = receiveEvents()
  const related = within(await screen.findByRole('complementary'))
  const [link] = await related.findAllByRole('link', { name: /^Grid/ })
  await user.click(link!)
  await waitFor(() => expect(events).toHaveLength(1))
  expect(events[0]).toMatchObject({ eventName: 'Result opened', index: 'features' })
  expect(events[0]).not.toHaveProperty('queryID')
  expect(events[0]).not.toHaveProperty('positions')
})

test('the privacy page shows what is kept, withdraws it and asks the server to delete it', async () => {
  agree()
  sentEvents.set(12)
  const token = agreement()?.token ?? ''
  const { user } = await renderPage('/privacy')
  const deleted: string[] = []
  network.use(
    http.delete('*/1/usertokens/:token', ({ params }) => {
      deleted.push(String(params['token']))
      return new HttpResponse(null, { status: 204 })
    }),
  )
  expect(await screen.findByText(token)).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('12')).toBeInstanceOf(HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Use the order for everybody' }))
  expect(agreement()?.order).toBe('common')
  await user.click(screen.getByRole('button', { name: 'Withdraw and delete' }))
  await screen.findByText('Deleted in this browser and on the server.')
  expect(deleted).toEqual([token])
  expect(consent.get()).toBe('declined')
  expect(document.activeElement?.textContent).toBe('Off: you declined.')
  expect(localStorage.getItem('plinth-events')).toBeNull()
})

test('where the server does not delete, the page names the token and the time', async () => {
  agree()
  const token = agreement()?.token ?? ''
  const { user } = await renderPage('/privacy')
  network.use(
    http.delete('*/1/usertokens/:token', () =>
      HttpResponse.json({ message: 'no', status: 403 }, { status: 403 }),
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'Withdraw and delete' }))
  const text = await screen.findByText(/expires after 90 days/)
  expect(text.textContent).toContain(token)
})
