import type { MouseEvent } from 'react'

/** Id of the heading over the results: where skip links and a turned page lead. */
export const RESULTS_ID = 'results'

/** Id of the filters: where a skip link leads. */
export const FILTERS_ID = 'filters'

/** Moves the focus to the heading of the results: for whatever goes away when it is used. */
export function focusResults(): void {
  document.getElementById(RESULTS_ID)?.focus()
}

/** The same for a link that goes away, unless it is opened somewhere else. */
export function focusResultsHere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
  if (!ctrlKey && !metaKey && !shiftKey && !altKey) focusResults()
}
