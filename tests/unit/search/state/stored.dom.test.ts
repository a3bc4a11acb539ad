import { afterEach, expect, test, vi } from 'vitest'

import { createStored } from '#search/state/stored.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const words = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : []

test('a value is there again for the next page', () => {
  createStored({ name: 'words', parse: words }).set(['grid', 'has'])
  expect(localStorage.getItem('plinth-words')).toBe('["grid","has"]')
  expect(createStored({ name: 'words', parse: words }).get()).toEqual(['grid', 'has'])
})

test('the initial value is that of an empty storage, which the server renders with', () => {
  localStorage.setItem('plinth-words', '["grid"]')
  const { initial, get } = createStored({ name: 'words', parse: words })
  expect([initial, get()]).toEqual([[], ['grid']])
})

test.each(['{', 'null', '42', '{"a":1}', '[1,"grid",null]'])(
  'a stored value of an unknown form is read as far as it fits: %s',
  (text) => {
    localStorage.setItem('plinth-words', text)
    expect(createStored({ name: 'words', parse: words }).get()).toEqual(
      text.includes('grid') ? ['grid'] : [],
    )
  },
)

test('a change in another tab is heard', () => {
  const stored = createStored({ name: 'words', parse: words })
  const heard = vi.fn<() => void>()
  stored.subscribe(heard)
  localStorage.setItem('plinth-words', '["other"]')
  window.dispatchEvent(new StorageEvent('storage', { key: 'plinth-words' }))
  expect(stored.get()).toEqual(['other'])
  expect(heard).toHaveBeenCalledOnce()
  window.dispatchEvent(new StorageEvent('storage', { key: 'plinth-else' }))
  expect(heard).toHaveBeenCalledOnce()
})

test('a deletion of all that the site keeps is heard', () => {
  const stored = createStored({ name: 'words', parse: words })
  stored.set(['grid'])
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(stored.get()).toEqual([])
})

test.each([
  ['full', new DOMException('full', 'QuotaExceededError')],
  ['blocked', new DOMException('denied', 'SecurityError')],
] as const)(
  'where storage is %s the value holds until the page is left, and that is known until it is stored',
  (reason, error) => {
    const stored = createStored({ name: 'words', parse: words })
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw error
    })
    expect(stored.keeping()).toBe('kept')
    stored.set(['grid'])
    expect(stored.get()).toEqual(['grid'])
    expect(stored.keeping()).toBe(reason)
    setItem.mockRestore()
    stored.set([])
    expect(stored.keeping()).toBe('kept')
  },
)

test('where storage is closed the page begins with nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError')
  })
  expect(createStored({ name: 'words', parse: words }).get()).toEqual([])
})
