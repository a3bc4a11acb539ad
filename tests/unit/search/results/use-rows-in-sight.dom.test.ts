import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type * as Module from '#search/results/use-rows-in-sight.ts'

let useRowsInSight: typeof Module.useRowsInSight

// The module keeps whether the page has been scrolled since it was loaded.
beforeEach(async () => {
  vi.resetModules()
  ;({ useRowsInSight } = await import('#search/results/use-rows-in-sight.ts'))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const count = () => renderHook(() => useRowsInSight()).result

/** Replaces the size and scroll position of the window, because jsdom has no layout. */
const see = ({ innerWidth = 1280, innerHeight = 790, scrollY = 0 }) => {
  vi.stubGlobal('innerWidth', innerWidth)
  vi.stubGlobal('innerHeight', innerHeight)
  vi.stubGlobal('scrollY', scrollY)
}

const tell = (type: 'resize' | 'scroll') => {
  act(() => void window.dispatchEvent(new Event(type)))
}

test('a row that the window shows in part is in sight, and a higher window shows more rows', () => {
  see({ innerHeight: 391 })
  const result = count()
  expect(result.current).toEqual({ likely: 3, most: 4 })
  see({ innerHeight: 790 })
  tell('resize')
  expect(result.current).toEqual({ likely: 9, most: 10 })
})

test('a narrow window likely shows fewer rows', () => {
  see({ innerWidth: 360 })
  expect(count().current).toEqual({ likely: 6, most: 10 })
})

test('a window that ends above the first row shows none', () => {
  see({ innerHeight: 60 })
  expect(count().current).toEqual({ likely: 0, most: 0 })
})

test('every row is in sight as long as the page is scrolled', () => {
  see({})
  const result = count()
  see({ scrollY: 1 })
  tell('scroll')
  expect(result.current).toEqual({ likely: Infinity, most: Infinity })
  see({})
  tell('scroll')
  expect(result.current).toEqual({ likely: 9, most: 10 })
})

test('after the page has been scrolled, a list starts with every row until the window is measured', async () => {
  see({})
  tell('scroll')
  const result = count()
  expect(result.current).toEqual({ likely: Infinity, most: Infinity })
  await waitFor(() => expect(result.current).toEqual({ likely: 9, most: 10 }))
})
