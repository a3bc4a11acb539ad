import type { MouseEvent } from 'react'

/** Id of the heading over the results: where a turned page leads, and skip links where there is no result. */
export const RESULTS_ID = 'results'

/** Selects the link of the first result, in a list or a table. */
export const FIRST_RESULT = 'main :is(article, tbody) a[id]'

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
