import { useEffect, useState } from 'react'

import { afterPaint } from '#search/state/after-paint.ts'
import { useIsHydrated } from '#search/state/hydration.ts'

/** The least distance of the first row from the top of the page, in CSS pixels. */
const FIRST_ROW = 180

/** The lowest row, and the mean of those with and without a third line, in CSS pixels. */
const LEAST = 64
const USUAL = 73

/** Below this width in CSS pixels, a row stacks its cells and is taller by this factor. */
const NARROW = 640
const NARROW_FACTOR = 1.6

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
export function useRowsInSight(): RowsInSight {
  const isHydrated = useIsHydrated()
  const [rows, setRows] = useState(() => (startsWithAll || !isHydrated ? all : measureRows()))
  useEffect(() => {
    const measure = () => setRows(measureRows())
    const cancel = afterPaint(measure)
    window.addEventListener('resize', measure)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      cancel()
      window.removeEventListener('resize', measure)
      window.removeEventListener('scroll', measure)
    }
  }, [])
  return rows
}

function measureRows(): RowsInSight {
  const { innerWidth, innerHeight, scrollY } = window
  if (scrollY > 0) return all
  const height = Math.max(innerHeight - FIRST_ROW, 0)
  const factor = innerWidth < NARROW ? NARROW_FACTOR : 1
  return { likely: Math.ceil(height / (USUAL * factor)), most: Math.ceil(height / LEAST) }
}
