import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Suspense } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'

import { ViewBoundary } from '#routes/layout/view-boundary.tsx'
import { lazyView } from '#search/state/lazy-view.ts'
import { network } from '#tests/support/network.ts'

/** React reports what a boundary catches. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const isOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)

/** What the site answers when it is asked whether it is there. */
const siteIs = (answer: () => Response) => network.use(http.head('*', answer))

/** A list, and a record whose code the test loads. */
function renderViews() {
  const load = vi
    .fn<() => Promise<() => React.ReactNode>>()
    .mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  const Record = lazyView(load)
  render(
    <MemoryRouter>
      <Link to="/record">Open</Link>
      <Link to="/">Back</Link>
      <ViewBoundary>
        <Suspense>
          <Routes>
            <Route path="/" element={<h1>List</h1>} />
            <Route path="/record" element={<Record />} />
          </Routes>
        </Suspense>
      </ViewBoundary>
    </MemoryRouter>,
  )
  return {
    load,
    mend: () => load.mockResolvedValue(() => <h1>Record</h1>),
    click: (name: string) => fireEvent.click(screen.getByRole('link', { name })),
  }
}

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const reconnect = () => act(() => window.dispatchEvent(new Event('online')))

test('a view that cannot load offline says so, offers no reload, and opens when the connection returns', async () => {
  isOnline(false)
  const { load, mend, click } = renderViews()
  click('Open')
  await findTitle('You are offline.')
  expect(screen.getByText('The view opens when you reconnect.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  expect(load).toHaveBeenCalledOnce()

  isOnline(true)
  mend()
  await reconnect()
  await findTitle('Record')
})

test('a view that could not load offline is tried again on the next visit, and the list stays', async () => {
  isOnline(false)
  const { load, mend, click } = renderViews()
  click('Open')
  await findTitle('You are offline.')
  click('Back')
  await findTitle('List')
  click('Open')
  await findTitle('You are offline.')
  expect(load).toHaveBeenCalledTimes(2)

  click('Back')
  await findTitle('List')
  mend()
  click('Open')
  await findTitle('Record')
})

test.each([
  ['does not answer', () => HttpResponse.error()],
  ['answers with an error of a proxy', () => new HttpResponse(null, { status: 502 })],
])(
  'where the site %s the view asks for the connection and can be tried again',
  async (_, answer) => {
    isOnline(true)
    siteIs(answer)
    const { mend, click } = renderViews()
    click('Open')
    await findTitle('This view could not be shown.')
    await screen.findByText('The site cannot be reached. Check the connection.')
    expect(screen.queryByText(/new version/)).toBeNull()
    mend()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await findTitle('Record')
  },
)

test('where the site answers, but not with the code of the view, a new version is named', async () => {
  isOnline(true)
  siteIs(() => new HttpResponse(null))
  const { click } = renderViews()
  click('Open')
  await screen.findByText('A new version may be available. Reload to continue.')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined()
})

test('a view that fails while it renders names neither the network nor a new version', async () => {
  const { load, click } = renderViews()
  load.mockResolvedValue(() => {
    throw new Error('a fault of the view')
  })
  click('Open')
  await findTitle('This view could not be shown.')
  await waitFor(() => expect(screen.getByText('Reload to continue.')).toBeDefined())
})
