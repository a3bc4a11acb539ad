import { useRef, useState } from 'react'

import type { FacetDefinition } from '#search/lists/list-definition.ts'
import { Button } from '#ui/controls/button.tsx'
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx'

import { filterRows } from './filter-rows.ts'
import type { FacetFilter } from './use-filters.ts'

import styles from './filter-panel.module.css'

type FacetListProps = {
  readonly facet: FacetDefinition
  readonly filter: FacetFilter
  /** The values in force. */
  readonly refined: readonly string[]
}

/** More values than this are shown on demand. */
const USUAL = 12

/** The values of a list facet: any of those that are ticked. */
export function FacetList({ facet, filter, refined }: FacetListProps) {
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const rows = filterRows(facet, {
    items: filter.items,
    refined,
    isSearched: filter.isFromSearch,
  })
  const shown = showsAll ? rows : rows.slice(0, USUAL)
  const isCut = !filter.isFromSearch && !filter.hasExhaustiveItems
  function showAll() {
    // The button is removed: the last old value takes the focus, so that the next Tab reaches the first new one.
    list.current
      ?.querySelectorAll('input')
      .item(shown.length - 1)
      ?.focus()
    setShowsAll(true)
  }
  return (
    <div ref={list}>
      {rows.length === 0 && <p className={styles.none}>No values.</p>}
      {shown.map(({ value, label, checked, count }) => (
        <CheckboxRow
          key={value}
          label={label}
          checked={checked}
          count={count}
          onChange={() => filter.refine(value)}
        />
      ))}
      {rows.length > shown.length && (
        <Button variant="quiet" onClick={showAll}>
          {isCut ? `Show ${rows.length}` : `Show all ${rows.length}`}
        </Button>
      )}
      {isCut && rows.length === shown.length && (
        <p className={styles.none}>
          These have the most results.
          {facet.searchPlaceholder !== undefined && ' The search above finds the others.'}
        </p>
      )}
    </div>
  )
}

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
