import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { targets } from '#search/targets/load-targets.ts'
import { forgetEarlyFiles } from '#search/transport/early-files.ts'

import { memoizeComputedStyle } from './computed-style.ts'
import { network } from './network.ts'
import { noMedia } from './no-media.ts'
import { resetProvider } from './search-provider.ts'

// How long something may take to appear on a machine that is ten times slower, in milliseconds. All that a test finds counts as visible:
// to compute what styles hide takes jsdom longer than to render a page.
// An error without the document: it would be printed at each look for something that has not appeared yet.
configure({
  asyncUtilTimeout: 60_000,
  defaultHidden: true,
  // What is only announced repeats what the page shows, a moment later: an announcement is found by its role.
  defaultIgnore: 'script, style, output[class*="hidden"]',
  getElementError: (message) => new Error(message ?? 'Nothing was found.'),
})

// The window keeps them from file to file: a list that still renders when its file ends asks for its width.
Object.assign(window, { matchMedia: noMedia })

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

// The window and the modules of a worker serve file after file: each begins with empty storage, without
// stubs, with a provider of features only, and without chosen browsers. A part of the page that is still being loaded when its
// file ends would be missing in every file after it.
afterAll(async () => {
  await vi.dynamicImportSettled()
  targets.set(undefined)
  forgetEarlyFiles()
  network.close()
  network.events.removeAllListeners()
  vi.unstubAllGlobals()
  resetProvider()
  localStorage.clear()
  sessionStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
})
