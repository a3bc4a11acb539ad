import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'

import { useModal } from '#ui/overlay/use-modal.ts'
import { CloseIcon } from '#ui/text/icon.tsx'

import styles from './combobox-dialog.module.css'

type ComboboxDialogProps = {
  readonly open: boolean
  /** Esc, the cross, a press beside it. */
  readonly onClose: () => void
  /** The accessible name. */
  readonly label: string
  /** Its element, for a caller that has to close it synchronously. */
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly children: ReactNode
}

/**
 * A combobox in a native modal `<dialog>` at the top of the page, full-width on a narrow screen. Its first control gets
 * the focus; on close the focus returns. Its children are rendered only while it is open.
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

/** What closes it beside its cross. */
function closing(onClose: () => void) {
  return {
    // WebKit keeps Esc in an empty search field to itself: the dialog would stay open.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
      event.preventDefault()
      onClose()
    },
    /** A press on the element itself is one beside its content: the backdrop. */
    onMouseDown: (event: MouseEvent) => {
      if (event.target !== event.currentTarget) return
      // A click on the backdrop closes; without this it would move the focus first.
      event.preventDefault()
      onClose()
    },
  }
}
