import { lazy, Suspense } from 'react'

import type { SaveButtonProps } from './save-button.tsx'

/** Comes after what it stands beside: the first view is lighter by it. A page that cannot get it does without. */
const SaveButton = lazy(async () => {
  try {
    return { default: (await import('./save-button.tsx')).SaveButton }
  } catch {
    return { default: () => null }
  }
})

/** The button that saves something. */
export function SaveToggle(props: SaveButtonProps) {
  return (
    <Suspense>
      <SaveButton {...props} />
    </Suspense>
  )
}
