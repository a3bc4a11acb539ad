import type { MouseEvent } from 'react'

import { RESULTS_ID } from '#search/state/element-ids.ts'

/** Moves the focus to the heading of the results: for whatever goes away when it is used. */
export function focusResults(): void {
  document.getElementById(RESULTS_ID)?.focus()
}

/** The same for a link that goes away, unless it is opened somewhere else. */
export function focusResultsHere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
  if (!ctrlKey && !metaKey && !shiftKey && !altKey) focusResults()
}
