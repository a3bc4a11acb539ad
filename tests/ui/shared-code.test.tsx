import { act, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'

import { sharedCodeCache } from '#offline/contract/kept-site.ts'
import { sharedCode } from '#offline/contract/shared-code.ts'
import { keepSharedCode } from '#offline/service-worker/shared-code.ts'
import { CheckInput } from '#routes/check/check-input.tsx'
import type { ReadFiles } from '#routes/check/read-files.ts'
import { createFakeCaches } from '#tests/support/fake-caches.ts'

afterEach(() => vi.unstubAllGlobals())

type Part = readonly [name: string, value: string, fileName?: string]

/** The body of a share as a browser sends it. */
function share(parts: readonly Part[]): Request {
  const texts = parts.map(([name, value, fileName]) => {
    const ofFile = fileName === undefined ? '' : `; filename="${fileName}"`
    return `----EdgeA\r\nContent-Disposition: form-data; name="${name}"${ofFile}\r\n\r\n${value}\r\n`
  })
  return new Request('http://localhost/check', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=--EdgeA' },
    body: `${texts.join('')}----EdgeA--\r\n`,
  })
}

/** Shows the view's input after a share; `isKept` is whether a service worker has the page. */
async function showShared(parts?: readonly Part[], { isKept = true, param = '' } = {}) {
  const { caches, content } = createFakeCaches()
  const cacheName = sharedCodeCache('/')
  if (parts) await keepSharedCode(share(parts), await caches.open(cacheName))
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('navigator', { serviceWorker: { controller: isKept ? {} : null } })
  const readings: ReadFiles[] = []
  const input = (isReady: boolean) => (
    <StrictMode>
      <MemoryRouter>
        <CheckInput
          isReady={isReady}
          state={{ status: 'idle' }}
          shared={param}
          onCheck={(reading) => readings.push(reading)}
        />
      </MemoryRouter>
    </StrictMode>
  )
  const { rerender } = render(input(false))
  await act(async () => {
    await vi.dynamicImportSettled()
  })
  const before = content()
  rerender(input(true))
  return { readings, before, content, cacheName }
}

const reason = (text: RegExp) => screen.findByText(text)

test('a shared text is shown and checked as a pasted one, once the table is there, and is not stored longer', async () => {
  const { readings, before, content, cacheName } = await showShared([['text', 'a { gap: 1px }']])
  expect(before[cacheName]).toEqual([sharedCode.entry])
  await waitFor(() =>
    expect(readings).toEqual([
      { files: [{ name: 'Pasted code', text: 'a { gap: 1px }' }], notes: [] },
    ]),
  )
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('a { gap: 1px }')
  expect(content()).toEqual({})
})

test('shared files are checked as dropped ones, and what is not code is named', async () => {
  const { readings } = await showShared([
    ['files', 'b { gap: 1px }', 'b.css'],
    ['files', 'x', 'c.sass'],
  ])
  await waitFor(() => expect(readings).toHaveLength(1))
  const [reading] = readings
  expect(reading?.files).toEqual([{ name: 'b.css', text: 'b { gap: 1px }' }])
  expect(reading?.notes.join('')).toMatch(/^c\.sass skipped/)
})

test('an empty share says so', async () => {
  const { readings } = await showShared([['text', ' ']])
  expect(await reason(/^Nothing was shared that can be checked\./)).toBeInstanceOf(HTMLElement)
  expect(readings).toEqual([])
})

test('a shared address says that its content is not loaded', async () => {
  await showShared([['url', 'https://example.com/a.css']])
  expect(await reason(/^An address was shared/)).toBeInstanceOf(HTMLElement)
})

test('a share for which the device has no room says so', async () => {
  await showShared(undefined, { param: sharedCode.full })
  expect(await reason(/^This device has no room for what was shared\./)).toBeInstanceOf(HTMLElement)
})

test('a share that nothing on this device took says that Plinth must be kept, and where', async () => {
  await showShared(undefined, { isKept: false })
  const link = await screen.findByRole('link', { name: 'kept on this device' })
  expect(link.getAttribute('href')).toBe('/about#offline')
  expect(link.closest('output')?.textContent).toBe(
    'Plinth takes shared code once it is kept on this device. What you shared was not read.',
  )
})

test('a form that cannot be read says so, and is not stored longer', async () => {
  const { caches, content } = createFakeCaches()
  const cache = await caches.open(sharedCodeCache('/'))
  await cache.put(
    sharedCode.entry,
    new Response('x', { headers: { 'Content-Type': 'text/plain' } }),
  )
  vi.stubGlobal('caches', caches)
  render(
    <MemoryRouter>
      <CheckInput isReady state={{ status: 'idle' }} shared="" onCheck={() => {}} />
    </MemoryRouter>,
  )
  expect(await reason(/^What was shared could not be read\./)).toBeInstanceOf(HTMLElement)
  expect(content()).toEqual({})
})
