import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { memoizeComputedStyle } from './computed-style.ts'
import { network } from './network.ts'
import { resetProvider } from './search-provider.ts'

// How long something may take to appear on a busy machine, in milliseconds. All that a test finds counts as visible:
// to compute what styles hide takes jsdom longer than to render a page.
configure({ asyncUtilTimeout: 15_000, defaultHidden: true })

beforeAll(() => {
  memoizeComputedStyle()
  network.listen({ onUnhandledRequest: 'error' })
})

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      throw new Error(`console.${method} was called: ${words.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  network.resetHandlers()
})

// The window and the modules of a worker serve file after file: each begins with empty storage and its own provider.
afterAll(() => {
  network.close()
  resetProvider()
  localStorage.clear()
  sessionStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
})
