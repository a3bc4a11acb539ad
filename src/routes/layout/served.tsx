import type { ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { createStore } from '#lib/store.ts'
import { useStore } from '#search/state/use-store.ts'
import { refocusServedBox } from '#ui/combobox/served-box.ts'

import { keepServedActions } from './served-actions.ts'

/** What the server wrote of the view that the page was opened at: looked for before the page takes its place. */
const served = globalThis.document?.querySelector('main > [data-served]')
const address = globalThis.location?.pathname
const kind = served?.getAttribute('data-served')

if (served) keepServedActions(served)

/** Whether what the server wrote stays until `endServed`: that of a list, and of any view with its results. */
const isKept = createStore(kind === 'answer' || kind === 'list')

/** Removes it. To be called when something else takes its place, or the view is left. */
export const endServed = () => isKept.set(false)

/** Whether the server wrote something of the view at the present address. */
export function useIsServed(): boolean {
  const { pathname } = useLocation()
  return Boolean(served) && pathname === address
}

/** Whether what the server wrote of the list at the present address still stands. Not a hook: a new address renders nothing. */
export function isListServed(): boolean {
  return isKept.get() && window.location.pathname === address
}

/** Whether the server wrote the first answer of the view at the present address, and the page does not show it yet. */
export function useIsAnswerServed(): boolean {
  return useIsServed() && isKept.get() && kind === 'answer'
}

type ServedProps = { readonly isPending: boolean; readonly children?: ReactNode }

/**
 * What the server wrote of a view, as long as the view is pending. Children stand there afterwards, and where the server
 * wrote nothing. What it wrote of a list stands in `ServedPlace`.
 */
export function Served({ isPending, children }: ServedProps) {
  if (!useIsServed() || !isPending || isKept.get()) return children
  return <Place />
}

/**
 * What the server wrote, until the views are rendered. Of a list it stays until the list ends that: it would be laid out anew in
 * another place.
 */
export function ServedPlace({ isStarted }: { readonly isStarted: boolean }) {
  const isWanted = useStore(isKept) || !isStarted
  return useIsServed() && isWanted && <Place />
}

function Place() {
  return <div data-served="" ref={putServed} />
}

function putServed(place: HTMLElement | null): void {
  if (!place || !served) return
  place.append(served)
  refocusServedBox()
}

/**
 * A list, out of sight while its first answer is awaited and the server wrote it, too. It is there from the start, because it
 * asks for it. A list that waits again later shows what it knows itself.
 */
export function ServedAnswer({ isPending, children }: ServedProps) {
  const isHidden = useIsAnswerServed() && isPending
  useLayoutEffect(() => {
    if (!isHidden) endServed()
    return endServed
  }, [isHidden])
  return <div hidden={isHidden}>{children}</div>
}
