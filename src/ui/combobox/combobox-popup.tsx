import type { MouseEvent, ReactNode } from 'react'

import styles from './combobox-popup.module.css'

type ComboboxPopupProps = {
  /** Placed in the flow of a dialog instead of over the page. */
  readonly isFixed: boolean
  readonly children: ReactNode
}

export function ComboboxPopup({ isFixed, children }: ComboboxPopupProps) {
  return (
    <div className={styles.popup} data-fixed={isFixed || undefined} {...listeners}>
      {children}
    </div>
  )
}

const listeners = {
  /** A press here, to choose, to scroll or for the context menu, must not move the focus. */
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
}
