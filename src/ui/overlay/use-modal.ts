import { type RefObject, useLayoutEffect } from 'react'

type ModalHandlers = { readonly onCancel: () => void; readonly onClose: () => void }

/**
 * Shows a native dialog as modal while `open`; the browser returns the focus when it closes.
 *
 * @param onClose Called when the dialog closes, on Esc too.
 * @returns Event handlers for the `<dialog>`.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: () => void,
): ModalHandlers {
  // In a layout effect: the next key press must find the dialog open.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return undefined
    element.showModal()
    return () => element.close()
  }, [dialog, open])
  return {
    // `close` fires in a later task: a key press before it may already reopen the dialog.
    onCancel: onClose,
    onClose: () => {
      if (dialog.current?.open !== true) onClose()
    },
  }
}
