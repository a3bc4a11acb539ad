import type { MouseEvent, ReactNode, RefObject } from 'react'

import { useModal } from '#ui/overlay/use-modal.ts'
import { CloseIcon } from '#ui/text/icon.tsx'

import styles from './combobox-dialog.module.css'

type ComboboxDialogProps = {
  readonly open: boolean
  /** Esc, the cross, a press beside it. */
  readonly onClose: () => void
  /** The accessible name. */
  readonly label: string
  /** Its element, for whoever has to close it at once. */
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly children: ReactNode
}

/**
 * A combobox on its own over the page: a native modal `<dialog>` at the top, as wide as the screen where that is
 * narrow. Its first control gets the focus, and what had it before gets it back. Its children are rendered only while
 * it is open.
 */
export function ComboboxDialog({ open, onClose, label, dialog, children }: ComboboxDialogProps) {
  useModal(dialog, open)
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      {...beside(onClose)}
    >
      {open && (
        <div className={styles.panel}>
          {children}
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <CloseIcon size={14} />
          </button>
        </div>
      )}
    </dialog>
  )
}

/** A press on the element itself is one beside its content: the backdrop. Esc does the same for the keyboard. */
function beside(onPress: () => void) {
  return {
    onMouseDown: (event: MouseEvent) => {
      if (event.target !== event.currentTarget) return
      // What is behind does not get the focus: it goes back to where it was.
      event.preventDefault()
      onPress()
    },
  }
}
