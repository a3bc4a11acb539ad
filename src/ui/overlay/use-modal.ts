import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'

/** Shows a native dialog as a modal one while `open`; the browser returns the focus when it closes. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  // Before the next key: it has to find the dialog open.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return undefined
    element.showModal()
    return () => element.close()
  }, [dialog, open])
}
