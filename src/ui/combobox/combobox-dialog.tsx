import type { KeyboardEvent, MouseEvent, RefObject } from 'react'

import { useModal } from '#ui/overlay/use-modal.ts'
import type { Elements } from '#ui/text/elements.ts'

import styles from './combobox-dialog.module.css'

type ComboboxDialogProps = {
  readonly open: boolean
  /** Called on Esc, or a press on the backdrop. */
  readonly onClose: () => void
  readonly label: string
  /** For callers that have to close the dialog synchronously. */
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly children: Elements
}

/**
 * A combobox in a native modal `<dialog>` at the top of the page, full-width on a narrow screen.
 * Focuses its first control when it opens, and returns the focus when it closes. Renders its
 * children only while it is open.
 */
export function ComboboxDialog({ open, onClose, label, dialog, children }: ComboboxDialogProps) {
  const handlers = useModal(dialog, open, onClose)
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      {...handlers}
      {...closing(onClose)}
    >
      {open && children}
    </dialog>
  )
}

function closing(onClose: () => void) {
  return {
    // WebKit handles Esc inside an empty search field, so the dialog would stay open.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onClose()
    },
    /** A press whose target is the dialog itself is on the backdrop. */
    onMouseDown: (event: MouseEvent) => {
      if (event.target !== event.currentTarget) return
      // Otherwise the press would move the focus before the dialog closes.
      event.preventDefault()
      onClose()
    },
  }
}
