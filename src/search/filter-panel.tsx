import type { ReactNode } from 'react'
import { useState } from 'react'

import { Disclosure } from '#ui/disclosure.tsx'

import { FacetList } from './facet-list.tsx'
import { FacetSearch } from './facet-search.tsx'
import { FacetTree } from './facet-tree.tsx'
import type { FacetDefinition } from './list-definition.ts'
import { RangeFilter } from './range-filter.tsx'
import type { FacetFilter, Filters } from './use-filters.ts'
import { useListState } from './use-list-state.ts'

import styles from './filter-panel.module.css'

type FilterPanelProps = { readonly filters: Filters }

/** Every filter of the list: the usual ones open, the long ones closed with their number of values. */
export function FilterPanel({ filters }: FilterPanelProps) {
  const { list } = useListState()
  return list.panel.map((name) => <PanelItem key={name} name={name} filters={filters} />)
}

type PanelItemProps = FilterPanelProps & { readonly name: string }

function PanelItem({ name, filters: { facets, tree } }: PanelItemProps) {
  const { list, state } = useListState()
  const range = list.ranges[name]
  if (range !== undefined) return <RangeFilter name={name} range={range} />
  const facet = list.facets[name]
  const filter = facets.get(name)
  if (facet !== undefined && filter !== undefined) {
    return <FacetItem name={name} facet={facet} filter={filter} />
  }
  if (list.tree === undefined || tree === undefined) return null
  return (
    <ClosedFilter title={list.tree.title} size={tree.items.length} isUsed={state.tree.length > 0}>
      <FacetTree items={tree.items} />
    </ClosedFilter>
  )
}

type FacetItemProps = {
  readonly name: string
  readonly facet: FacetDefinition
  readonly filter: FacetFilter
}

function FacetItem({ name, facet, filter }: FacetItemProps) {
  const { list, state } = useListState()
  const { title, find } = facet
  const values = <FacetList facet={facet} filter={filter} />
  if (list.open.includes(name)) {
    return (
      <div className={styles.filter}>
        <fieldset>
          <legend className={styles.title}>{title}</legend>
          {values}
        </fieldset>
      </div>
    )
  }
  const isUsed = (state.facets[name]?.length ?? 0) > 0
  return (
    <ClosedFilter title={title} size={filter.items.length} isUsed={isUsed}>
      {find !== undefined && <FacetSearch label={find} filter={filter} />}
      {values}
    </ClosedFilter>
  )
}

type ClosedFilterProps = {
  readonly title: string
  readonly size: number
  /** Whether it narrows the results: then it starts open. */
  readonly isUsed: boolean
  readonly children: ReactNode
}

/** Its values are rendered when it is first opened: a keystroke should not pay for what nobody sees. */
function ClosedFilter({ title, size, isUsed, children }: ClosedFilterProps) {
  const [startsOpen] = useState(isUsed)
  const [isOpen, setOpen] = useState(isUsed)
  return (
    <div className={styles.filter}>
      <Disclosure label={title} hint={size} open={startsOpen} onToggle={setOpen}>
        {isOpen && (
          <fieldset>
            <legend className={styles.hidden}>{title}</legend>
            {children}
          </fieldset>
        )}
      </Disclosure>
    </div>
  )
}
