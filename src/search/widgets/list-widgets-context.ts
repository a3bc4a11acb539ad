import type { useHitsPerPage, usePagination, useSortBy } from 'react-instantsearch'

import { createRequiredContext } from '#search/state/required-context.ts'

export type ListWidgetStates = {
  readonly order: ReturnType<typeof useSortBy>
  readonly pageSize: ReturnType<typeof useHitsPerPage>
  readonly pages: ReturnType<typeof usePagination>
}

/**
 * What the widgets of a list render, for the parts that show it: some load after the list. In a file of
 * its own, because those parts would put the widgets into the script of every view.
 */
export const [ListWidgetsContext, useListWidgets] =
  createRequiredContext<ListWidgetStates>('widgets of a list')
