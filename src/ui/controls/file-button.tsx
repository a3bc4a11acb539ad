import type { ReactNode } from 'react'

import buttonStyles from './button.module.css'
import styles from './file-button.module.css'

type FileButtonProps = {
  readonly children: ReactNode
  /** Types of files that the browser offers first: ".json,application/json". */
  readonly accept: string
  readonly onFile: (file: File) => void
}

/** Lets the visitor choose a file: a native input that looks like the buttons beside it. */
export function FileButton({ children, accept, onFile }: FileButtonProps) {
  return (
    <label className={`${buttonStyles.button} ${styles.file}`}>
      <input
        type="file"
        className={styles.input}
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Without a reset, choosing the same file again, after a correction, would fire no event.
          currentTarget.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
      {children}
    </label>
  )
}
