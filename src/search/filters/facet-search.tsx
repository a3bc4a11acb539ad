import { useState } from 'react'

import type { FacetFilter } from './use-filters.ts'

import styles from './filter-panel.module.css'

type FacetSearchProps = {
  /** "Find a specification". */
  readonly label: string
  readonly filter: FacetFilter
}

/** Searches the values of one facet: no search landmark, for it does not search the site. */
export function FacetSearch({ label, filter }: FacetSearchProps) {
  const [text, setText] = useState('')
  return (
    <input
      type="text"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        filter.searchForItems(currentTarget.value)
      }}
    />
  )
}
