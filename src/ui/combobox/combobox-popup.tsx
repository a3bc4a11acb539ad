import type { MouseEvent, ReactNode } from 'react'

import styles from './combobox-popup.module.css'

type ComboboxPopupProps = {
  /** In the flow of a dialog, instead of over what is under the box. */
  readonly isFixed: boolean
  readonly children: ReactNode
}

/** What hangs down from a combobox and scrolls by itself. */
export function ComboboxPopup({ isFixed, children }: ComboboxPopupProps) {
  return (
    <div className={styles.popup} data-fixed={isFixed || undefined} {...listeners}>
      {children}
    </div>
  )
}

const listeners = {
  /** Pressing here, be it to choose, to scroll or for the browser's menu, leaves the focus in the box. */
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
}
