import type { ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { createStore } from '#lib/store.ts'
import { useStore } from '#search/state/use-store.ts'
import { refocusServedBox } from '#ui/combobox/served-box.ts'

import { keepServedActions } from './served-actions.ts'

/** The server-rendered view of the opened address, found before React renders. */
const served = globalThis.document?.querySelector('main > [data-served]')
const address = globalThis.location?.pathname
const kind = served?.getAttribute('data-served')

if (served) keepServedActions(served)

/** Whether the server-rendered view stays until `endServed`: lists, and views with results. */
const isKept = createStore(kind === 'answer' || kind === 'list')

/** Removes the server-rendered view. Call it when something replaces it, or the view is left. */
export const endServed = () => isKept.set(false)

/** Whether the server rendered the view at the current address. */
export function useIsServed(): boolean {
  const { pathname } = useLocation()
  return Boolean(served) && pathname === address
}

/**
 * Whether the server-rendered list at the current address is still shown. Not a hook: a new address
 * does not trigger a render.
 */
export function isListServed(): boolean {
  return isKept.get() && window.location.pathname === address
}

/**
 * Whether the server rendered the first results of the view at the current address, and the page
 * does not show its own yet.
 */
export function useIsAnswerServed(): boolean {
  return useIsServed() && isKept.get() && kind === 'answer'
}

type ServedProps = { readonly isPending: boolean; readonly children?: ReactNode }

/**
 * Shows the server-rendered view while the view is pending, and its children afterwards, or if the
 * server rendered nothing. Lists use `ServedPlace` instead.
 */
export function Served({ isPending, children }: ServedProps) {
  if (!useIsServed() || !isPending || isKept.get()) return children
  return <Place />
}

/**
 * The server-rendered view until the views are rendered. A list stays until the view removes it: in
 * another place its layout would be computed again.
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
 * Hides a list while its first results are pending and the server-rendered ones are shown. It is
 * mounted from the start, because it sends the request. A list that is pending again later is not
 * hidden.
 */
export function ServedAnswer({ isPending, children }: ServedProps) {
  const isHidden = useIsAnswerServed() && isPending
  useLayoutEffect(() => {
    if (!isHidden) endServed()
    return endServed
  }, [isHidden])
  return <div hidden={isHidden}>{children}</div>
}
