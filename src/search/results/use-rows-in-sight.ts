import { useEffect, useState } from 'react'

import type { RowHeights } from '#search/rows/row-definition.ts'
import { afterPaint } from '#search/widgets/after-paint.ts'

/** Where the first row begins at the earliest, in CSS pixels below the top of the page. */
const FIRST_ROW = 190

/** Below this width of the window, in CSS pixels, a row's cells stand below its text; it is higher by this factor. */
const NARROW = 640
const NARROW_FACTOR = 1.4

type RowsInSight = {
  /** How many rows, from the first, the window likely shows. */
  readonly likely: number
  /** How many it shows at most. */
  readonly most: number
}

const all: RowsInSight = { likely: Infinity, most: Infinity }

/**
 * Returns how many rows the window shows: all of them until that is known, and where the page is scrolled. The window is measured after
 * a paint and in its events: at other times that can force a layout.
 */
export function useRowsInSight({ usual, least }: RowHeights): RowsInSight {
  const [rows, setRows] = useState(all)
  useEffect(() => {
    const measure = () => {
      const { innerWidth, innerHeight, scrollY } = window
      const height = Math.max(innerHeight - FIRST_ROW, 0)
      const factor = innerWidth < NARROW ? NARROW_FACTOR : 1
      const likely = Math.ceil(height / (usual * factor))
      setRows(scrollY > 0 ? all : { likely, most: Math.ceil(height / least) })
    }
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
