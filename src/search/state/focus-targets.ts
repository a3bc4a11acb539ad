import type { MouseEvent } from 'react'

/** Id of the heading above the results: focused after a change of page, and by skip links. */
export const RESULTS_ID = 'results'

export const FIRST_RESULT = 'main :is(article, tbody) a[id]'

export const FILTERS_ID = 'filters'

/** Focuses the heading of the results, for controls that unmount when used. */
export function focusResults(): void {
  document.getElementById(RESULTS_ID)?.focus()
}

/** The same for a link, unless a modifier key opens it elsewhere. */
export function focusResultsHere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
  if (!ctrlKey && !metaKey && !shiftKey && !altKey) focusResults()
}
