import { useEffect, useRef, useState } from 'react'

import { pluralize } from '#lib/format-count.ts'
import { type FacetDefinition, facetLabel } from '#search/lists/list-definition.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { Button } from '#ui/controls/button.tsx'
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx'

import type { FacetFilter } from './use-filters.ts'

import styles from './filter-panel.module.css'

type FacetListProps = {
  readonly facet: FacetDefinition
  readonly filter: FacetFilter
  readonly refined: readonly string[]
}

/** Values of a facet that are shown at first; a button shows the others. */
export const FIRST_VALUES = 12

export function FacetList({ facet, filter, refined }: FacetListProps) {
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const rows = facetRows(facet, {
    items: filter.items,
    refined,
    isSearched: filter.isFromSearch,
  })
  const shown = showsAll ? rows : rows.slice(0, FIRST_VALUES)
  const isCounted = filter.isCounted || filter.isFromSearch
  const isCut = !filter.isFromSearch && !filter.hasExhaustiveItems
  function showAll() {
    // The button is removed. Focus moves to the last old value, so that the next Tab reaches the
    // first new one.
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
          count={isCounted ? count : undefined}
          onChange={() => filter.refine(value)}
        />
      ))}
      {rows.length > shown.length && (
        <Button variant="quiet" onClick={showAll}>
          {`Show ${isCut ? '' : 'all '}${rows.length}`}
        </Button>
      )}
      {isCut && rows.length === shown.length && (
        <p className={styles.none}>
          {`The most common values are shown.${facet.searchPlaceholder !== undefined ? ' Search above to find others.' : ''}`}
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

/** Searches the values of one facet. Not a search landmark, because it does not search the site. */
export function FacetSearchBox({ label, filter }: FacetSearchProps) {
  const [text, setText] = useState('')
  const announcer = useAnnouncer()
  const found = filter.isFromSearch ? filter.items.length : undefined
  useEffect(() => {
    if (found !== undefined) announcer.say(`${pluralize(found, 'value', 'values')} for “${text}”`)
  }, [announcer, found, text])
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

export type FilterRow = {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly checked: boolean
}

type Item = { readonly value: string; readonly count: number }

type FilterValues = {
  /** The counted values; an answer without results counts none. */
  readonly items: readonly Item[]
  readonly refined: readonly string[]
  /** Whether the items are the result of a search within the facet: then only these are shown. */
  readonly isSearched?: boolean
}

/**
 * The rows of a facet. A facet with known values shows all of them in a fixed order, even without
 * results. Any other facet shows the counted values, preceded by selected ones that were not
 * counted.
 */
export function facetRows(
  facet: FacetDefinition,
  { items, refined, isSearched = false }: FilterValues,
): readonly FilterRow[] {
  const counted = items.map(({ value }) => value)
  const uncounted = isSearched ? [] : refined.filter((value) => !counted.includes(value))
  const values = facet.values?.map(({ value }) => value) ?? [...uncounted, ...counted]
  return values.map((value) => ({
    value,
    label: facetLabel(facet, value),
    count: items.find((item) => item.value === value)?.count ?? 0,
    checked: refined.includes(value),
  }))
}
