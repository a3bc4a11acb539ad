import { useMemo } from 'react'
import {
  useConfigure,
  useConnector,
  useHitsPerPage,
  usePagination,
  useRange,
  useSearchBox,
  useSortBy,
} from 'react-instantsearch'

import type { RangeDefinition } from '#search/lists/list-definition.ts'
import { consent, visitorParams } from '#search/state/consent.ts'
import { useList } from '#search/state/list-context.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { useStore } from '#search/state/use-store.ts'
import type { Elements } from '#ui/text/elements.ts'

import { connectDatedValues } from './connect-dated-values.ts'
import { connectDay } from './connect-day.ts'
import { connectBrowsers, connectLayout, connectWords } from './list-connectors.ts'
import { pageSizeProps, rangeProps, sortProps } from './list-props.ts'
import { ListWidgetsContext } from './list-widgets-context.ts'

type ListWidgetsProps = { readonly children: Elements }

/**
 * The widgets of a list that set its search parameters from the first render on, whether or not the
 * part that shows them has loaded: a widget that is added later starts another search. The filters
 * have those of its facets.
 */
export function ListWidgets({ children }: ListWidgetsProps) {
  const list = useList()
  useSearchBox()
  const order = useSortBy(sortProps(list))
  const pageSize = useHitsPerPage(pageSizeProps)
  const pages = usePagination()
  useStore(consent)
  // What the visitor has agreed to goes with each search.
  useConfigure(visitorParams(true))
  useConnector(connectLayout, { list })
  useConnector(connectWords, { list })
  useConnector(connectBrowsers, { list })
  const states = useMemo(() => ({ order, pageSize, pages }), [order, pageSize, pages])
  return (
    <ListWidgetsContext value={states}>
      {Object.entries(list.ranges).map(([name, range]) => (
        <Range key={name} range={range} />
      ))}
      {children}
    </ListWidgetsContext>
  )
}

function Range({ range }: { readonly range: RangeDefinition }) {
  useRange(rangeProps(range))
  return null
}

/**
 * The widgets that change conditions by a day. Mount them after all others, whose conditions they read.
 */
export function DayWidgets() {
  const list = useList()
  const { visit } = useSearchServices()
  useConnector(connectDatedValues, { list, visit })
  useConnector(connectDay)
  return null
}
