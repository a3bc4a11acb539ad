import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { refocusServedBox } from '#ui/combobox/served-box.ts'

import { keepServedActions } from './served-actions.ts'

/** What the server wrote of the view that the page was opened at: looked for before the page takes its place. */
const served = globalThis.document?.querySelector('main > [data-served]')
const address = globalThis.location?.pathname

if (served) keepServedActions(served)

/** Whether what the server wrote has the results of a list, and the page has not taken their place or left them yet. */
let isAnswered = served?.getAttribute('data-served') === 'answer'

/** Whether the server wrote something of the view at the present address. */
export function useIsServed(): boolean {
  const { pathname } = useLocation()
  return Boolean(served) && pathname === address
}

type ServedProps = { readonly isPending: boolean; readonly children?: ReactNode }

/**
 * What the server wrote of a view, as long as the view is pending. Children stand there afterwards, and where the server
 * wrote nothing.
 */
export function Served({ isPending, children }: ServedProps) {
  if (!useIsServed() || !isPending || !served) return children
  return <div data-served="" ref={putServed} />
}

function putServed(place: HTMLElement | null): void {
  if (!place || !served) return
  place.append(served)
  refocusServedBox()
}

/** Whether the server wrote the first answer of the view at the present address, and the page does not show it yet. */
export function useIsAnswerServed(): boolean {
  return useIsServed() && isAnswered
}

/**
 * What the server wrote of a list with its results, as long as the first answer is awaited; children are there from the
 * start, because they ask for it.
 */
export function ServedAnswer({ isPending, children }: ServedProps) {
  const isShown = useIsAnswerServed() && isPending
  // A list that waits again later shows what it knows itself.
  useEffect(() => {
    if (!isShown) return undefined
    return () => {
      isAnswered = false
    }
  }, [isShown])
  return (
    <>
      <Served isPending={isShown} />
      <div hidden={isShown}>{children}</div>
    </>
  )
}
