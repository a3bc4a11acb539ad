import { type ComponentType, memo, type ReactElement, Suspense, useState } from 'react'
import { useDynamicWidgets } from 'react-instantsearch'

import { pluralize } from '#lib/format-count.ts'
import type { TreeDefinition } from '#search/lists/list-definition.ts'
import { FILTERS_ID } from '#search/state/focus-targets.ts'
import { useList, useListState } from '#search/state/list-context.ts'
import { ModalStatusRegion } from '#search/state/status-region.tsx'
import { useNarrow } from '#search/state/use-narrow.ts'
import { type ResultsKind, useResultsState } from '#search/state/use-results-state.ts'
import { orderProps } from '#search/widgets/list-props.ts'
import { Button } from '#ui/controls/button.tsx'
import { Drawer } from '#ui/overlay/drawer.tsx'
import type { Elements } from '#ui/text/elements.ts'
import { FilterIcon } from '#ui/text/icon.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import { filterChips } from './chips.ts'
import { FilterChips } from './filter-chips.tsx'
import type { FilterPanelProps } from './filter-panel.tsx'
import {
  type FilterStates,
  showSameStates,
  useFacets,
  useFilters,
  useStatesAfterPaint,
  useTree,
} from './use-filters.ts'
import { type Opened, useCounted, useOpened } from './use-opened.ts'

import styles from './filter-column.module.css'

type FilterColumnProps = {
  /** Shows the filters. May suspend: the results do not wait for its code. */
  readonly Panel: ComponentType<FilterPanelProps>
}

/**
 * The filters: a column beside the results, or a drawer on a narrow screen. The widgets belong to
 * the column, not to the panel: a widget that unmounts with the drawer would lose its part of the
 * state.
 */
export function FilterColumn({ Panel }: FilterColumnProps) {
  const list = useList()
  const opened = useOpened(list)
  const { attributesToRender: order } = useDynamicWidgets(orderProps)
  const facets = useFacets(list, opened)
  const rest = { opened, Panel }
  const states = { facets, order, tree: undefined }
  return list.tree === undefined ? (
    <Column {...rest} states={states} />
  ) : (
    <TreeColumn {...rest} states={states} definition={list.tree} />
  )
}

type ColumnProps = FilterColumnProps & {
  readonly opened: Opened
  readonly states: FilterStates
}

type TreeColumnProps = ColumnProps & { readonly definition: TreeDefinition }

function TreeColumn({ definition, states, ...rest }: TreeColumnProps) {
  return <Column {...rest} states={{ ...states, tree: useTree(definition, rest.opened) }} />
}

/** Shows what the widgets render. A component of its own, so that new results do not call their hooks. */
function ShownColumn({ opened, states, Panel }: ColumnProps) {
  const { isCounted, open } = useCounted(opened)
  const filters = useFilters(useStatesAfterPaint(states), isCounted)
  const { kind } = useResultsState()
  const { list, state } = useListState()
  const isNarrow = useNarrow()
  // Without results and filters there is nothing to choose from.
  const isUseless = kind === 'empty' && filterChips(list, state).length === 0
  const panel = isUseless ? null : panelOf(kind, <Panel filters={filters} onOpen={open} />)
  return (
    <section id={FILTERS_ID} tabIndex={-1} aria-label="Filters" className={styles.column}>
      {isNarrow && !isUseless ? <FilterDrawer>{panel}</FilterDrawer> : panel}
    </section>
  )
}

/** The library creates new states for every search and answer; most show the same. */
const Column = memo(
  ShownColumn,
  (before, now) => before.opened === now.opened && showSameStates(before.states, now.states),
)

/** Placeholder lines until the values are known: a panel that grows would shift its lower half. */
function panelOf(kind: ResultsKind, panel: ReactElement): Elements {
  const placeholder = <SkeletonRows count={24} size="line" />
  if (kind === 'waiting') return placeholder
  return kind !== 'failed' && <Suspense fallback={placeholder}>{panel}</Suspense>
}

function FilterDrawer({ children }: { readonly children: Elements }) {
  const [isOpen, setOpen] = useState(false)
  const { list, state } = useListState()
  const { total } = useResultsState()
  const used = filterChips(list, state).length
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="word" onClick={() => setOpen(true)}>
        <FilterIcon /> <span>{`Filters${used > 0 ? ` ${used}` : ''}`}</span>
      </Button>
      <Drawer
        open={isOpen}
        onClose={close}
        title="Filters"
        footer={
          <Button variant="accent" wide onClick={close}>
            {`Show ${pluralize(total, 'result', 'results')}`}
          </Button>
        }
      >
        <FilterChips />
        {children}
        <ModalStatusRegion />
      </Drawer>
    </>
  )
}
