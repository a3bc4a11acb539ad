import type { ReactNode } from 'react'

import styles from './notice.module.css'

type NoticeProps = {
  readonly tone?: 'plain' | 'limited' | 'danger'
  readonly children: ReactNode
  /** The one thing to do about it: a button. */
  readonly action?: ReactNode
}

/** A remark set off from the text: what a status means, what failed and what to do. It announces nothing by itself. */
export function Notice({ tone = 'plain', children, action }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
