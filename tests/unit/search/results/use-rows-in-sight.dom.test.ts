import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { useRowsInSight } from '#search/results/use-rows-in-sight.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const heights = { usual: 120, least: 100 }

/** Counts rows as soon as the first frame is painted. */
const count = async () => {
  const { result } = renderHook(() => useRowsInSight(heights))
  await waitFor(() => expect(result.current.most).not.toBe(Infinity))
  return result
}

/** Stands in for the window as jsdom, which has no layout, cannot be resized or scrolled. */
const see = ({ innerWidth = 1280, innerHeight = 790, scrollY = 0 }) => {
  vi.stubGlobal('innerWidth', innerWidth)
  vi.stubGlobal('innerHeight', innerHeight)
  vi.stubGlobal('scrollY', scrollY)
}

const tell = (type: 'resize' | 'scroll') => {
  act(() => void window.dispatchEvent(new Event(type)))
}

test('a row that the window shows in part is in sight, and a higher window shows more rows', async () => {
  see({ innerHeight: 391 })
  const result = await count()
  expect(result.current).toEqual({ likely: 2, most: 3 })
  see({ innerHeight: 790 })
  tell('resize')
  expect(result.current).toEqual({ likely: 5, most: 6 })
})

test('a narrow window likely shows fewer rows', async () => {
  see({ innerWidth: 360 })
  expect((await count()).current).toEqual({ likely: 4, most: 6 })
})

test('a window that ends above the first row shows none', async () => {
  see({ innerHeight: 60 })
  expect((await count()).current).toEqual({ likely: 0, most: 0 })
})

test('every row is in sight as long as the page is scrolled', async () => {
  see({})
  const result = await count()
  see({ scrollY: 1 })
  tell('scroll')
  expect(result.current).toEqual({ likely: Infinity, most: Infinity })
  see({})
  tell('scroll')
  expect(result.current).toEqual({ likely: 5, most: 6 })
})
