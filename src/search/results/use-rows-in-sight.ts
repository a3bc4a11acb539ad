import { useEffect, useState } from 'react'

import type { RowHeights } from '#search/rows/row-definition.ts'
import { useIsHydrated } from '#search/state/hydration.ts'

import { afterPaint } from './after-paint.ts'

/** The least distance of the first row from the top of the page, in CSS pixels. */
const FIRST_ROW = 190

/** Below this width in CSS pixels, a row stacks its cells and is taller by this factor. */
const NARROW = 640
const NARROW_FACTOR = 1.4

type RowsInSight = {
  readonly likely: number
  readonly most: number
}

const all: RowsInSight = { likely: Infinity, most: Infinity }

/** After scrolling: Back may restore a position that depends on all rows. */
let startsWithAll = false
globalThis.window?.addEventListener('scroll', () => (startsWithAll = true), {
  passive: true,
  once: true,
})

/**
 * Returns how many rows the window shows; all of them if the page is scrolled. After the first
 * render it measures the window only after a paint and in its events, because measuring at other
 * times can force a layout.
 */
export function useRowsInSight(heights: RowHeights): RowsInSight {
  const { usual, least } = heights
  const isHydrated = useIsHydrated()
  const [rows, setRows] = useState(() =>
    startsWithAll || !isHydrated ? all : measureRows(heights),
  )
  useEffect(() => {
    const measure = () => setRows(measureRows({ usual, least }))
    const cancel = afterPaint(measure)
    window.addEventListener('resize', measure)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      cancel()
      window.removeEventListener('resize', measure)
      window.removeEventListener('scroll', measure)
    }
  }, [usual, least])
  return rows
}

function measureRows({ usual, least }: RowHeights): RowsInSight {
  const { innerWidth, innerHeight, scrollY } = window
  if (scrollY > 0) return all
  const height = Math.max(innerHeight - FIRST_ROW, 0)
  const factor = innerWidth < NARROW ? NARROW_FACTOR : 1
  return { likely: Math.ceil(height / (usual * factor)), most: Math.ceil(height / least) }
}
