import type { ReactNode } from 'react'
import { useState } from 'react'
import { useRange } from 'react-instantsearch'

import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { FilterIcon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'

import { filterChips } from './chips.ts'
import { FILTERS_ID } from './element-ids.ts'
import { FilterPanel } from './filter-panel.tsx'
import { useList } from './list-context.ts'
import type { TreeDefinition } from './list-definition.ts'
import type { Filters, TreeFilter } from './use-filters.ts'
import { useFacets, useTree } from './use-filters.ts'
import { useListState } from './use-list-state.ts'
import { useNarrow } from './use-narrow.ts'
import type { SurfaceKind } from './use-surface.ts'
import { useSurface } from './use-surface.ts'

import styles from './filter-column.module.css'

/**
 * The filters: a column beside the results, or behind a button where there is no room for one. Their widgets belong to
 * the column, not to the panel that shows them: were they unmounted with a drawer, their part of the state would go
 * with them.
 */
export function FilterColumn() {
  const { ranges, tree } = useList()
  return (
    <>
      {Object.values(ranges).map(({ attribute }) => (
        <RangeWidget key={attribute} attribute={attribute} />
      ))}
      {tree === undefined ? <Column tree={undefined} /> : <TreeColumn definition={tree} />}
    </>
  )
}

function RangeWidget({ attribute }: { readonly attribute: string }) {
  useRange({ attribute })
  return null
}

function TreeColumn({ definition }: { readonly definition: TreeDefinition }) {
  return <Column tree={useTree(definition)} />
}

function Column({ tree }: { readonly tree: TreeFilter | undefined }) {
  const facets = useFacets(useList().facets)
  const isNarrow = useNarrow()
  const { kind } = useSurface()
  const panel = panels[kind]({ facets, tree })
  return (
    <section id={FILTERS_ID} tabIndex={-1} aria-label="Filters" className={styles.column}>
      {isNarrow ? <FilterDrawer>{panel}</FilterDrawer> : panel}
    </section>
  )
}

const linesForNow = () => <SkeletonRows count={24} size="line" />
const noPanel = () => null
const fullPanel = (filters: Filters) => <FilterPanel filters={filters} />

/** Lines until the values are known: a panel that grew with them would push its own lower half down. */
const panels = {
  waiting: linesForNow,
  nothing: noPanel,
  empty: fullPanel,
  beyond: fullPanel,
  results: fullPanel,
} as const satisfies Record<SurfaceKind, (filters: Filters) => ReactNode>

function FilterDrawer({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const { list, state } = useListState()
  const { total } = useSurface()
  const used = filterChips(list, state).length
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FilterIcon /> Filters{used > 0 && ` · ${used}`}
      </Button>
      <Drawer
        open={isOpen}
        onClose={close}
        title="Filters"
        footer={
          <Button variant="accent" wide onClick={close}>
            Show {total.toLocaleString('en')} {total === 1 ? 'result' : 'results'}
          </Button>
        }
      >
        {children}
      </Drawer>
    </>
  )
}
