import { type ReactNode, useId, useRef } from 'react'

import { CloseIcon } from '#ui/text/icon.tsx'

import { useModal } from './use-modal.ts'

import styles from './drawer.module.css'

type DrawerProps = {
  readonly open: boolean
  /** Called on Esc, the close button, or a press on the backdrop. */
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Fixed at the foot: "Show 21 results". */
  readonly footer?: ReactNode
}

/**
 * A modal panel at the side, full-screen on a narrow screen. The native `<dialog>` makes the page
 * behind it inert, closes on Esc, and returns the focus to the opener. Renders its children only
 * while it is open.
 */
export function Drawer({ open, onClose, title, children, footer }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const handlers = useModal(dialog, open, onClose)
  const titleId = useId()
  return (
    // A press whose target is the dialog itself is on the backdrop. Esc is the keyboard equivalent.
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
