import type { ReactNode } from 'react'

import buttonStyles from './button.module.css'
import styles from './file-button.module.css'

type FileButtonProps = {
  readonly children: ReactNode
  /** File types that the browser offers first: ".json,application/json". */
  readonly accept?: string
  readonly multiple?: boolean
  /** Selects a folder with all files in it. */
  readonly folder?: boolean
  /** Called with at least one file. */
  readonly onFiles: (files: readonly File[]) => void
}

/** Lets the visitor choose files: a native input styled like a button. */
export function FileButton({
  children,
  accept,
  multiple = false,
  folder = false,
  onFiles,
}: FileButtonProps) {
  return (
    <label className={`${buttonStyles.button} ${styles.file}`}>
      <input
        type="file"
        className={styles.input}
        accept={accept}
        multiple={multiple}
        // React supports the attribute but has no type for it.
        {...(folder && { webkitdirectory: '' })}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? [])
          // Without a reset, choosing the same file again, after a correction, would fire no event.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <span>{children}</span>
    </label>
  )
}
