import type { ReactNode } from 'react'
import { useId, useRef } from 'react'

import { Button } from '#ui/controls/button.tsx'

import { useModal } from './use-modal.ts'

import styles from './sheet.module.css'

type SheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
}

/**
 * Something to read over the page, in a native modal `<dialog>`. Esc, its button or a press beside it
 * closes it, and the focus returns to where it was.
 */
export function Sheet({ open, onClose, title, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const handlers = useModal(dialog, open, onClose)
  const titleId = useId()
  return (
    // A press whose target is the dialog itself is on the backdrop. Esc is the keyboard equivalent.
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      {...handlers}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {open && (
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <Button onClick={onClose}>Close</Button>
          </div>
          <div>{children}</div>
        </div>
      )}
    </dialog>
  )
}
