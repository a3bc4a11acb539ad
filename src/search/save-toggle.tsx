import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'

import type { SaveButtonProps } from './save-button.tsx'

import styles from './save-toggle.module.css'

/** A page that cannot get it does without. */
const SaveButton = lazy<ComponentType<SaveButtonProps>>(async () => {
  try {
    return { default: (await import('./save-button.tsx')).SaveButton }
  } catch {
    return { default: () => null }
  }
})

/** The button that saves something, for lists: it comes after what it stands beside, and its room is kept. */
export function SaveToggle(props: SaveButtonProps) {
  return (
    <Suspense fallback={props.worded && <span className={styles.room} />}>
      <SaveButton {...props} />
    </Suspense>
  )
}
