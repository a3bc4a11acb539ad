import type { ReactNode } from 'react'
import { memo, useState } from 'react'

import type { FacetDefinition } from '#search/lists/list-definition.ts'
import { useListState } from '#search/state/list-context.ts'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { FacetList, FacetSearch } from './facet-list.tsx'
import { FacetTree } from './facet-tree.tsx'
import { RangeFilter } from './range-filter.tsx'
import type { FacetFilter, Filters } from './use-filters.ts'
import { showsSame } from './use-filters.ts'

import styles from './filter-panel.module.css'

type FilterPanelProps = { readonly filters: Filters }

/** Every filter of the list: the usual ones open, the long ones closed with their number of values. */
export const FilterPanel = memo(function FilterPanel({ filters }: FilterPanelProps) {
  const { list } = useListState()
  return list.panel.map((name) => <PanelItem key={name} name={name} filters={filters} />)
})

type PanelItemProps = FilterPanelProps & { readonly name: string }

function PanelItem({ name, filters: { facets, tree } }: PanelItemProps) {
  const { list, state } = useListState()
  const range = list.ranges[name]
  if (range !== undefined) return <RangeFilter name={name} range={range} />
  const facet = list.facets[name]
  const filter = facets.get(name)
  if (facet !== undefined && filter !== undefined) {
    return (
      <FacetItem
        facet={facet}
        filter={filter}
        refined={state.facets[name] ?? none}
        isOpen={list.open.includes(name)}
      />
    )
  }
  if (list.tree === undefined || tree === undefined) return null
  return (
    <FilterItem
      title={list.tree.title}
      size={sizeLabel(tree.items.length)}
      isOpen={list.open.includes(name)}
      isUsed={state.tree.length > 0}
    >
      <FacetTree items={tree.items} />
    </FilterItem>
  )
}

const none: readonly string[] = []

type FacetItemProps = {
  readonly facet: FacetDefinition
  readonly filter: FacetFilter
  /** The values in force. */
  readonly refined: readonly string[]
  readonly isOpen: boolean
}

/**
 * Memoized, because the library creates a new filter object for every search and every answer, usually with the same
 * values.
 */
const FacetItem = memo(
  function FacetItem({ facet, filter, refined, isOpen }: FacetItemProps) {
    return (
      <FilterItem
        title={facet.title}
        size={sizeLabel(filter.items.length, filter.hasExhaustiveItems || filter.isFromSearch)}
        isOpen={isOpen}
        isUsed={refined.length > 0}
      >
        {facet.searchPlaceholder !== undefined && (
          <FacetSearch label={facet.searchPlaceholder} filter={filter} />
        )}
        <FacetList facet={facet} filter={filter} refined={refined} />
      </FilterItem>
    )
  },
  (before, now) =>
    before.facet === now.facet &&
    before.isOpen === now.isOpen &&
    before.refined.join('\n') === now.refined.join('\n') &&
    showsSame(before.filter, now.filter),
)

/** Where an answer names only the first values, there are more: how many is not said. */
function sizeLabel(count: number, isAll = true): ReactNode {
  return isAll ? (
    count
  ) : (
    <>
      {count}
      <span aria-hidden="true">+</span>
      <VisuallyHidden> or more</VisuallyHidden>
    </>
  )
}

type ClosedFilterProps = {
  readonly title: string
  /** How many values it has: "12", "60+". */
  readonly size: ReactNode
  /** Whether it narrows the results: then it starts open. */
  readonly isUsed: boolean
  readonly children: ReactNode
}

type FilterItemProps = ClosedFilterProps & { readonly isOpen: boolean }

function FilterItem({ isOpen, ...rest }: FilterItemProps) {
  if (!isOpen) return <ClosedFilter {...rest} />
  return (
    <div className={styles.filter}>
      <fieldset>
        <legend className={styles.title}>{rest.title}</legend>
        {rest.children}
      </fieldset>
    </div>
  )
}

/** Its values are rendered when it is first opened, so that closed groups cost nothing at a keystroke. */
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
