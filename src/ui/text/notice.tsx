import { type ReactNode, useLayoutEffect, useRef } from 'react'

import type { Elements } from './elements.ts'

import styles from './notice.module.css'

type NoticeProps = {
  readonly tone?: 'plain' | 'limited' | 'danger'
  readonly children: ReactNode
  readonly action?: Elements
}

/**
 * A remark set off from the text: what a status means, or what failed and what to do. It is not a
 * live region. If it is removed while it contains the focus, the heading of the view gets the
 * focus.
 */
export function Notice({ tone = 'plain', children, action }: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => () => {
      if (ref.current?.contains(document.activeElement)) document.querySelector('h1')?.focus()
    },
    [],
  )
  return (
    <div ref={ref} className={styles.notice} data-tone={tone}>
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
