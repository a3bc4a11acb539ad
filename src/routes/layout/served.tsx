import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/** What the server wrote of the view that the page was opened at: looked for before the page takes its place. */
const served = globalThis.document?.querySelector('main > [data-served]')
const address = globalThis.location?.pathname

type ServedProps = { readonly isPending: boolean; readonly children?: ReactNode }

/**
 * What the server wrote of a view, as long as the view is pending. Children stand there afterwards, and where the server
 * wrote nothing.
 */
export function Served({ isPending, children }: ServedProps) {
  const { pathname } = useLocation()
  if (!isPending || !served || pathname !== address) return children
  return <div data-served="" ref={(place) => place?.append(served)} />
}
