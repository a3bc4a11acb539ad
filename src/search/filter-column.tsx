import type { ReactNode } from 'react'
import { useState } from 'react'

import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { FilterIcon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'

import { filterChips } from './chips.ts'
import { FILTERS_ID } from './element-ids.ts'
import { FilterPanel } from './filter-panel.tsx'
import type { FeatureFilters } from './use-feature-filters.ts'
import { useFeatureFilters } from './use-feature-filters.ts'
import { useFeaturesState } from './use-features-state.ts'
import { useNarrow } from './use-narrow.ts'
import type { SurfaceKind } from './use-surface.ts'
import { useSurface } from './use-surface.ts'

import styles from './filter-column.module.css'

/** The filters: a column beside the results, or behind a button where there is no room for one. */
export function FilterColumn() {
  const filters = useFeatureFilters()
  const isNarrow = useNarrow()
  const { kind } = useSurface()
  const panel = panels[kind](filters)
  return (
    <section id={FILTERS_ID} tabIndex={-1} aria-label="Filters" className={styles.column}>
      {isNarrow ? <FilterDrawer>{panel}</FilterDrawer> : panel}
    </section>
  )
}

const linesForNow = () => <SkeletonRows count={24} size="line" />
const noPanel = () => null
const fullPanel = (filters: FeatureFilters) => <FilterPanel filters={filters} />

/** Lines until the values are known: a panel that grew with them would push its own lower half down. */
const panels = {
  waiting: linesForNow,
  nothing: noPanel,
  empty: fullPanel,
  beyond: fullPanel,
  results: fullPanel,
} as const satisfies Record<SurfaceKind, (filters: FeatureFilters) => ReactNode>

function FilterDrawer({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const { state } = useFeaturesState()
  const { total } = useSurface()
  const used = filterChips(state).length
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
