import type { ReactNode } from 'react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** What the server wrote of the view that the page was opened at: looked for before the page takes its place. */
const served = globalThis.document?.querySelector('main > [data-served]')
const address = globalThis.location?.pathname
let holders = 0
let isOver = false

/**
 * What the server wrote of a view, while the view is on its way: until the page first shows something else. Children
 * stand where the server wrote nothing.
 */
export function Served({ children }: { readonly children?: ReactNode }) {
  const { pathname } = useLocation()
  const [isFirst] = useState(() => !isOver)
  if (!served || !isFirst || pathname !== address) return children
  return <div ref={hold} data-served="" />
}

function hold(place: HTMLElement | null): () => void {
  if (served) place?.append(served)
  holders += 1
  return () => {
    holders -= 1
    isOver = holders === 0
  }
}
