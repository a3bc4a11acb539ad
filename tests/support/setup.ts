import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { network } from './network.ts'

// A busy machine is no failure: this is how long something may take to appear, in milliseconds.
configure({ asyncUtilTimeout: 10_000 })

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))

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

afterAll(() => network.close())
