import type { ReactNode } from 'react'
import { useState } from 'react'

import { Disclosure } from '#ui/disclosure.tsx'

import { FacetList } from './facet-list.tsx'
import { FacetSearch } from './facet-search.tsx'
import { featureFacets } from './feature-facets.ts'
import type { FeatureFacetKey } from './feature-facets.ts'
import { GroupTree } from './group-list.tsx'
import { RangeFilter } from './range-filter.tsx'
import type { FeatureFilters } from './use-feature-filters.ts'
import { useFeaturesState } from './use-features-state.ts'

import styles from './filter-panel.module.css'

type FilterPanelProps = { readonly filters: FeatureFilters }

/** Every filter of the features index: the usual ones open, the long ones closed with their number of values. */
export function FilterPanel({ filters: { lists, group } }: FilterPanelProps) {
  const { state } = useFeaturesState()
  const open = (facet: FeatureFacetKey) => (
    <div className={styles.filter}>
      <fieldset>
        <legend className={styles.title}>{featureFacets[facet].title}</legend>
        <FacetList facet={facet} filter={lists[facet]} />
      </fieldset>
    </div>
  )
  const closed = (facet: FeatureFacetKey) => (
    <ClosedFilter
      title={featureFacets[facet].title}
      size={lists[facet].items.length}
      isUsed={state.facets[facet].length > 0}
    >
      <FacetList facet={facet} filter={lists[facet]} />
    </ClosedFilter>
  )
  return (
    <>
      {open('baseline')}
      {open('area')}
      {open('blocker')}
      <RangeFilter range="year" />
      <RangeFilter range="usage" />
      <ClosedFilter title="Group" size={group.items.length} isUsed={state.group.length > 0}>
        <GroupTree items={group.items} />
      </ClosedFilter>
      {closed('missing')}
      {closed('only')}
      {closed('engines')}
      <ClosedFilter
        title={featureFacets.spec.title}
        size={lists.spec.items.length}
        isUsed={state.facets.spec.length > 0}
      >
        <FacetSearch label="Find a specification" filter={lists.spec} />
        <FacetList facet="spec" filter={lists.spec} />
      </ClosedFilter>
      {closed('org')}
      {closed('snapshot')}
    </>
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
