import { afterEach } from 'vitest'

import { parseSaved, type SavedEntries } from '#search/saved/saved.ts'

const KEY = 'plinth-saved'

/** What every page of a test file has saved from now on, as if another tab had saved it. */
export function haveSaved(entries: unknown): void {
  localStorage.setItem(KEY, JSON.stringify(entries))
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

/** What is in the browser's storage. */
export function readSaved(): SavedEntries {
  return parseSaved(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
}

/** To be called once in a file whose tests save something: each begins with nothing. */
export function forgetSaved(): void {
  afterEach(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
}
