import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'

type ModalHandlers = { readonly onCancel: () => void; readonly onClose: () => void }

/**
 * Shows a native dialog as a modal one while `open`; the browser returns the focus when it closes.
 *
 * @param onClose Called when the dialog is closed, by Esc too.
 * @returns The handlers for the `<dialog>`.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: () => void,
): ModalHandlers {
  // Before the next key: it has to find the dialog open.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return undefined
    element.showModal()
    return () => element.close()
  }, [dialog, open])
  return {
    // The event `close` comes in a later task than the focus returns: a key between may open the dialog again.
    onCancel: onClose,
    onClose: () => {
      if (dialog.current?.open !== true) onClose()
    },
  }
}
