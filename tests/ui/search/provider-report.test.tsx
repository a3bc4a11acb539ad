import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'

import { breakSearch } from '#tests/support/detail-provider.ts'
import { findNames, searchBox } from '#tests/support/list.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'

const title = 'Requests are refused, because too many wait'
const degraded = `The provider reports degraded performance. Latest incident: ${title}.`

/** Lets the provider say that it does badly; returns how often it was asked. */
function reportTrouble(): () => number {
  const asked = vi.fn<() => Response>(() =>
    HttpResponse.json({ status: { embedded: 'degraded_performance' } }),
  )
  const v = { title, status: 'degraded_performance' }
  network.use(
    http.get('*/1/status', asked),
    http.get('*/1/incidents', () =>
      HttpResponse.json({ incidents: { embedded: [{ t: Date.now(), v }] } }),
    ),
  )
  return () => asked.mock.calls.length
}

test('the notice of a failed search says what the provider reports, announced once after its title, and the focus stays', async () => {
  const { user } = await renderPage('/features')
  await findNames()
  const asked = reportTrouble()
  expect(asked()).toBe(0)
  const mend = breakSearch()
  const said: string[] = []
  const live = screen.getByRole('status')
  const observer = new MutationObserver(() => said.push(live.textContent.trim()))
  observer.observe(live, { childList: true, characterData: true, subtree: true })
  await user.type(searchBox(), 'q')
  expect(await screen.findByText(degraded)).toBeInstanceOf(HTMLElement)
  // Where the provider answers after the pause of the announcer, the title was announced alone before.
  const reported = () => said.filter((text) => text !== 'Search is unreachable.')
  await waitFor(() => expect(reported()).toEqual([`Search is unreachable. ${degraded}`]))
  observer.disconnect()
  expect(document.activeElement).toBe(searchBox())
  mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(degraded)).toBeNull())
})

test('a provider that reports no problem is said to in the notice, and not announced', async () => {
  const { user } = await renderPage('/features')
  await findNames()
  breakSearch()
  await user.type(searchBox(), 'q')
  expect(await screen.findByText('The provider reports no problem.')).toBeInstanceOf(HTMLElement)
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/^Search is unreachable\.\s?$/),
  )
})

const silent: readonly (readonly [what: string, answer: () => Response])[] = [
  ['does not answer', () => HttpResponse.error()],
  ['answers with an error', () => HttpResponse.json({ reason: 'no' }, { status: 403 })],
  ['answers with something else', () => HttpResponse.json({ status: { embedded: 'odd' } })],
  ['answers with a page', () => new HttpResponse('<html>')],
]

test.each(silent)(
  'of a provider that %s about itself the notice says nothing',
  async (_, answer) => {
    const { user } = await renderPage('/features')
    await findNames()
    breakSearch()
    const answered = vi.fn<() => Response>(answer)
    network.use(http.get('*/1/status', answered))
    await user.type(searchBox(), 'q')
    expect(await screen.findByText('Search is unreachable.')).toBeInstanceOf(HTMLElement)
    await waitFor(() => expect(answered).toHaveBeenCalled())
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    expect(screen.queryByText(/^The provider reports/)).toBeNull()
  },
)

test('a search that is refused for the site’s sake asks nothing about the provider', async () => {
  const { user } = await renderPage('/features')
  await findNames()
  const asked = reportTrouble()
  network.use(
    http.post('*/1/indexes/*/queries', () =>
      HttpResponse.json({ message: 'Invalid Application-ID or API key' }, { status: 403 }),
    ),
  )
  await user.type(searchBox(), 'q')
  expect(await screen.findByText('Search is not available right now.')).toBeInstanceOf(HTMLElement)
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  expect(asked()).toBe(0)
})
