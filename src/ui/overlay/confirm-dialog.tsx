import { type ReactNode, useId, useRef } from 'react'

import { Button } from '#ui/controls/button.tsx'

import { useModal } from './use-modal.ts'

import styles from './confirm-dialog.module.css'

type ConfirmDialogProps = {
  readonly open: boolean
  readonly title: string
  readonly children: ReactNode
  readonly action: string
  /** Called after the dialog has closed. */
  readonly onConfirm: () => void
  /** Called whichever way the dialog closes. */
  readonly onClose: () => void
}

/**
 * Asks for confirmation in a native modal `<dialog>`. The focus starts on "Cancel", so that an
 * accidental Enter changes nothing, and returns to the opener afterwards.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, action, onConfirm, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const handlers = useModal(dialog, open, onClose)
  const id = useId()
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      {...handlers}
    >
      {open && (
        <>
          <h2 id={`${id}title`} className={styles.title}>
            {title}
          </h2>
          <div id={`${id}text`}>{children}</div>
          <div className={styles.actions}>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="accent"
              onClick={() => {
                // The dialog closes first: while it is open, nothing outside it can take the focus.
                dialog.current?.close()
                onConfirm()
              }}
            >
              {action}
            </Button>
          </div>
        </>
      )}
    </dialog>
  )
}
