import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { keptState } from '#offline/page/kept-state.ts'
import { deviceNote } from '#search/local/device-state.ts'
import { deviceLoading } from '#search/local/opened-device.ts'
import { deferred } from '#tests/support/deferred.ts'
import {
  type KeptDevice,
  keptVersion,
  leaveDevice,
  replyAs,
  standInDevice,
} from '#tests/support/kept-device.ts'
import { findRows, searchBox } from '#tests/support/list.ts'
import { network } from '#tests/support/network.ts'
import { fillPalette } from '#tests/support/palette-provider.ts'
import { findGroup } from '#tests/support/palette.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

let device: KeptDevice

beforeAll(async () => {
  await featureProvider()
  await fillPalette()
})

beforeEach(() => {
  device = standInDevice(false)
  network.use(http.get('*/service-worker.json', () => HttpResponse.json(keptVersion)))
})

afterEach(() => {
  vi.useRealTimers()
  leaveDevice()
})

const unready = () => new HttpResponse('', { status: 503 })

/** Replaces the device by one that keeps the site. */
function keepAtFirst(): void {
  leaveDevice()
  device = standInDevice(true)
}

const section = async () => within(await screen.findByRole('region', { name: 'Offline' }))

test('the section offers to keep the site and states the size of the download', async () => {
  await renderPage('/about')
  const offline = await section()
  expect(await offline.findByText('The download is 6.3 MB.')).toBeInstanceOf(HTMLElement)
  expect(offline.getByRole('button')).toHaveProperty('textContent', 'Keep Plinth on this device')
  expect(device.registered).toEqual([])
})

test('the version of the site is not loaded before the visitor scrolls to the section', async () => {
  const looks: (() => void)[] = []
  class FakeObserver {
    readonly disconnect = () => {}
    readonly observe: () => void
    constructor(see: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      see([{ isIntersecting: false }])
      this.observe = () => looks.push(() => see([{ isIntersecting: true }]))
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  let loaded = 0
  network.use(
    http.get('*/service-worker.json', () => {
      loaded += 1
      return HttpResponse.json(keptVersion)
    }),
  )
  await renderPage('/about')
  const offline = await section()
  await waitFor(() => expect(keptState.get()).toEqual({ kind: 'none' }))
  expect(loaded).toBe(0)
  expect(offline.queryByRole('button')).toBeNull()
  act(() => looks.forEach((look) => look()))
  expect(await offline.findByText('The download is 6.3 MB.')).toBeInstanceOf(HTMLElement)
})

test('keeping shows the progress in words and ends with what is kept; the button keeps the focus', async () => {
  const loaded = deferred()
  device.reply = (request, report) => {
    report({ kind: 'progress', done: 1_200_000, total: 6_300_000 })
    void loaded.promise.then(() => replyAs('kept')(request, report))
  }
  const { user } = await renderPage('/about')
  const offline = await section()
  await user.click(await offline.findByRole('button', { name: 'Keep Plinth on this device' }))
  const name = 'Keeping Plinth on this device: 1.2 of 6.3 MB'
  const bar = await offline.findByRole('progressbar', { name })
  expect(bar).toMatchObject({ value: 1_200_000, max: 6_300_000 })
  // A step that is announced is a quarter.
  expect(offline.getByRole('status')).toHaveProperty(
    'textContent',
    'Keeping Plinth on this device: 0 %',
  )
  loaded.resolve()
  await waitFor(() =>
    expect(offline.getByRole('status')).toHaveProperty(
      'textContent',
      'Kept: data of 27 Nov 2026, 6.3 MB loaded. Works without a network.',
    ),
  )
  expect(offline.queryByRole('progressbar')).toBeNull()
  expect(document.activeElement).toBe(
    offline.getByRole('button', { name: 'Remove from this device' }),
  )
})

test('a kept site can be removed', async () => {
  keepAtFirst()
  const { user } = await renderPage('/about')
  const offline = await section()
  await user.click(await offline.findByRole('button', { name: 'Remove from this device' }))
  expect(await offline.findByText(/^Removed from this device\./)).toBeInstanceOf(HTMLElement)
  expect(device.cacheNames.size).toBe(0)
  expect(await offline.findByRole('button', { name: 'Keep Plinth on this device' })).toBeInstanceOf(
    HTMLElement,
  )
})

test.each([
  ['recalled', () => HttpResponse.json({ remove: true })],
  ['missing', () => new HttpResponse('', { status: 410 })],
  ['unreachable', () => HttpResponse.error()],
])('a site whose version is %s says that it does not offer it', async (_, answer) => {
  network.use(http.get('*/service-worker.json', answer))
  await renderPage('/about')
  const offline = await section()
  expect(await offline.findByText('This site does not offer it.')).toBeInstanceOf(HTMLElement)
  expect(offline.queryByRole('button')).toBeNull()
})

test('a server that is still writing its files is asked again, and offers it then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 })
  network.use(http.get('*/service-worker.json', unready, { once: true }))
  await renderPage('/about', { isBuilt: true })
  const offline = await section()
  expect(await offline.findByRole('button', { name: 'Keep Plinth on this device' })).toBeInstanceOf(
    HTMLElement,
  )
})

test('a browser that cannot keep sites says so, and asks for nothing', async () => {
  leaveDevice()
  await renderPage('/about')
  const offline = await section()
  expect(await offline.findByText('This browser cannot keep this site.')).toBeInstanceOf(
    HTMLElement,
  )
  expect(offline.queryByRole('button')).toBeNull()
})

const progress = { done: 2_100_000, total: 6_300_000 }
test.each([
  ['full', progress, 'This device has no room for the site. Free some and try again.'],
  [
    'unreachable',
    progress,
    'The network failed after 2.1 of 6.3 MB. Try again: what has arrived stays.',
  ],
  ['unreachable', { done: 0, total: 0 }, 'The network failed. Try again.'],
  ['changed', progress, 'The site was renewed meanwhile. Try again.'],
] as const)('a load that ends as %s says what to do', async (reason, done, sentence) => {
  device.reply = ({ kind }, report) => {
    if (kind === 'describe') return report({ kind: 'nothing' })
    if (done.total > 0) report({ kind: 'progress', ...done })
    return report({ kind: 'failed', reason })
  }
  const { user } = await renderPage('/about')
  const offline = await section()
  await user.click(await offline.findByRole('button', { name: 'Keep Plinth on this device' }))
  expect(await offline.findByText(sentence)).toBeInstanceOf(HTMLElement)
  expect(offline.getByRole('button', { name: 'Try again' })).toBeInstanceOf(HTMLElement)
})

const hrefOf = (option: HTMLElement | undefined) => option?.getAttribute('href')
const keepHref = '/about#offline'

test('under an empty box the popup offers to keep the site, which leads to its section', async () => {
  const { user } = await renderPage('/privacy')
  await waitFor(() => expect(keptState.get()).toEqual({ kind: 'none' }))
  await user.click(searchBox())
  const tools = await findGroup('Tools')
  expect(tools.map(hrefOf).at(-1)).toBe(keepHref)
  await user.click(tools.at(-1)!)
  const heading = await screen.findByRole('heading', { level: 2, name: 'Offline' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(device.registered).toEqual([])
})

test.each(['kept', 'unsupported'] as const)(
  'the popup does not offer to keep the site if it is %s',
  async (kind) => {
    if (kind === 'kept') keepAtFirst()
    else leaveDevice()
    const { user } = await renderPage('/about')
    await waitFor(() => expect(keptState.get().kind).toBe(kind))
    await user.click(searchBox())
    expect((await findGroup('Tools')).map(hrefOf)).not.toContain(keepHref)
  },
)

const newVersion = { kind: 'updated', version: 'two', scripts: [] }

/** A page whose first script is not in a new version. */
async function renderOlder(address: string) {
  keepAtFirst()
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', '/assets/early-1.js')
  document.head.append(script)
  const page = await renderPage(address)
  await waitFor(() => expect(keptState.get().kind).toBe('kept'))
  device.tell(newVersion)
  script.remove()
  return page
}

test('a page of an older version offers to reload, and does not by itself', async () => {
  await renderOlder('/about')
  const text = await screen.findByText('A new version of Plinth is ready.')
  expect(within(text.closest('output')!).getByRole('button', { name: 'Reload' })).toBeInstanceOf(
    HTMLElement,
  )
})

test('while code is being checked a new version is not offered, until the visitor leaves the view', async () => {
  const { user } = await renderOlder('/check')
  await screen.findByRole('heading', { level: 1, name: 'Check code' })
  expect(screen.queryByText('A new version of Plinth is ready.')).toBeNull()
  await user.click(screen.getAllByRole('link', { name: 'Privacy' })[0]!)
  expect(await screen.findByText('A new version of Plinth is ready.')).toBeInstanceOf(HTMLElement)
})

test('a list whose results come from this device says so in a visible line and in one announcement', async () => {
  keepAtFirst()
  await renderPage('/features?q=subgrid')
  await findRows()
  await waitFor(() => expect(keptState.get().kind).toBe('kept'))
  const note = 'You are offline. Results come from this device (data of 27 Nov 2026).'
  deviceNote.set(note)
  expect(await screen.findByText(note)).toBeInstanceOf(HTMLElement)
  const spoken = () =>
    screen.getAllByRole('status').filter(({ textContent }) => textContent === note)
  await waitFor(() => expect(spoken()).toHaveLength(1))
  deviceLoading.set('Loading the index, 0.4 MB…')
  expect(await screen.findByText('Loading the index, 0.4 MB…')).toBeInstanceOf(HTMLElement)
})

test('when the network is back, what this device has answered is searched for again', async () => {
  keepAtFirst()
  const { user, searches } = await renderPage('/features?q=subgrid')
  await findRows()
  await waitFor(() => expect(keptState.get().kind).toBe('kept'))
  const again = async () => {
    await user.clear(searchBox())
    await user.type(searchBox(), 'popover')
    await screen.findByText(/results? for “popover”/)
    const asked = searches.filter(({ requests }) => requests[0]?.['query'] === 'popover').length
    await user.clear(searchBox())
    return asked
  }
  expect(await again()).toBe(1)
  expect(await again()).toBe(1)
  deviceNote.set('You are offline.')
  deviceNote.set('')
  expect(await again()).toBe(2)
})

test('if the browser keeps the site in spite of the deletion, the page says so', async () => {
  keepAtFirst()
  vi.spyOn(caches, 'delete').mockResolvedValue(false)
  const { user } = await renderPage('/privacy')
  await user.click(screen.getByRole('button', { name: 'Delete all data stored by this site' }))
  await user.click(await screen.findByRole('button', { name: 'Delete all' }))
  expect(await screen.findByText(/^Some data could not be deleted/)).toBeInstanceOf(HTMLElement)
})
