import { expect, test, vi } from 'vitest'

import { createStore } from '#lib/store.ts'

test('the initial value of a store stays what it was created with', () => {
  const store = createStore('first')
  store.set('second')
  expect([store.initial, store.get()]).toEqual(['first', 'second'])
})

test('listeners hear a changed value until they leave, and none hears the same value', () => {
  const store = createStore(1)
  const listener = vi.fn<() => void>()
  const leave = store.subscribe(listener)
  store.set(1)
  expect(listener).not.toHaveBeenCalled()
  store.set(2)
  leave()
  store.set(3)
  expect(listener).toHaveBeenCalledOnce()
})
