import type { ComponentProps } from 'react'

import { Notice } from '#ui/text/notice.tsx'

import styles from './message.module.css'

export function Message(props: ComponentProps<typeof Notice>) {
  return (
    <div className={styles.message}>
      <Notice {...props} />
    </div>
  )
}
