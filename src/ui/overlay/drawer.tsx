import type { ReactNode } from 'react'
import { useId, useRef } from 'react'

import { CloseIcon } from '#ui/text/icon.tsx'

import { useModal } from './use-modal.ts'

import styles from './drawer.module.css'

type DrawerProps = {
  readonly open: boolean
  /** Esc, the cross, a tap beside it. */
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Fixed at the foot: "Show 21 results". */
  readonly footer?: ReactNode
}

/**
 * A modal panel at the side, full-screen on a narrow one: a native `<dialog>`, so that the page behind it is inert, Esc
 * closes it, and the focus returns to the opener. Its children are rendered only while it is open.
 */
export function Drawer({ open, onClose, title, children, footer }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const handlers = useModal(dialog, open, onClose)
  const titleId = useId()
  return (
    // A click whose target is the dialog itself is on the backdrop. Esc is the equivalent for the keyboard.
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={titleId}
      {...handlers}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              <CloseIcon size={14} />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <div className={styles.foot}>{footer}</div>}
        </>
      )}
    </dialog>
  )
}
