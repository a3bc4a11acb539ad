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
 * A modal panel at the side, the whole screen where that is narrow: a native `<dialog>`, so the page behind is inert,
 * Esc closes, and the focus returns to what opened it. Its children are rendered only while it is open.
 */
export function Drawer({ open, onClose, title, children, footer }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, open)
  const titleId = useId()
  return (
    // A click on the element itself is one beside its content: the backdrop. Esc does the same for the keyboard.
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={titleId}
      onClose={onClose}
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
