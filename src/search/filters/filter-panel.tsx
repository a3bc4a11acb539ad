import type { HierarchicalMenuItem } from 'instantsearch.js/es/connectors/hierarchical-menu/connectHierarchicalMenu'
import { memo, useState } from 'react'
import { facetSizes } from 'virtual:facets'

import { formatCount } from '#lib/format-count.ts'
import { type ListState, withRange, makeRange } from '#search/address/url-state.ts'
import {
  type FacetDefinition,
  type ListDefinition,
  type RangeDefinition,
  TREE_SEPARATOR,
} from '#search/lists/list-definition.ts'
import { useDays } from '#search/state/days.ts'
import { useLinks } from '#search/state/links.ts'
import { useList, useListState, useListResults } from '#search/state/list-context.ts'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { type Limits, NumberRange, type RangeBar } from '#ui/controls/number-range.tsx'
import type { Elements } from '#ui/text/elements.ts'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { wholeFilters } from './chips.ts'
import { FacetList, FacetSearchBox, FIRST_VALUES } from './facet-list.tsx'
import { type FacetFilter, type Filters, showsSame } from './use-filters.ts'

import hidden from '#ui/text/visually-hidden.module.css'
import styles from './filter-panel.module.css'

export type FilterPanelProps = {
  readonly filters: Filters
  readonly onOpen: (name: string) => void
}

/** The filters of the list. Those not in `list.open` start collapsed. */
export function FilterPanel(props: FilterPanelProps) {
  const { list, state } = useListState()
  const names = shownFilters(list, state, props.filters.order)
  return names.map((name) => <PanelItem key={name} name={name} {...props} />)
}

/**
 * Every filter of the list or, if an operator has set an order, those in it, and behind them those in
 * force, so that a visitor can remove them.
 */
function shownFilters(list: ListDefinition, state: ListState, order: readonly string[]) {
  if (order.length === 0) return list.panel
  const { panel, facets, tree, ranges } = list
  const inForce = new Set(wholeFilters(list, state).map(({ id }) => id))
  const attributeOf = (name: string) =>
    (facets[name] ?? ranges[name])?.attribute ?? tree?.attributes[0]
  const ordered = order.flatMap((attribute) =>
    panel.filter((name) => attributeOf(name) === attribute),
  )
  return [...new Set([...ordered, ...panel.filter((name) => inForce.has(name))])]
}

type PanelItemProps = FilterPanelProps & { readonly name: string }

function PanelItem({ name, filters: { facets, tree }, onOpen }: PanelItemProps) {
  const { list, state } = useListState()
  const range = list.ranges[name]
  if (range !== undefined) return <RangeFilter name={name} range={range} />
  const isOpen = list.open.includes(name)
  const facet = list.facets[name]
  const filter = facets.get(name)
  if (facet !== undefined && filter !== undefined) {
    const refined = state.facets[name] ?? none
    return <FacetItem {...{ name, facet, filter, refined, isOpen, onOpen }} />
  }
  if (list.tree === undefined || tree === undefined) return null
  return (
    <FilterItem
      title={list.tree.title}
      size={facetSize(list, list.tree.attributes[0])}
      isOpen={isOpen}
      isUsed={state.tree.length > 0}
      isCounted={tree.isCounted}
      onOpen={() => onOpen(name)}
    >
      <FacetTree items={tree.items} />
    </FilterItem>
  )
}

const none: readonly string[] = []

type FacetItemProps = {
  readonly name: string
  readonly facet: FacetDefinition
  readonly filter: FacetFilter
  readonly refined: readonly string[]
  readonly isOpen: boolean
  readonly onOpen: (name: string) => void
}

/** Memoized, because most answers change few filters. */
const FacetItem = memo(
  function FacetItem({ name, facet, filter, refined, isOpen, onOpen }: FacetItemProps) {
    const list = useList()
    return (
      <FilterItem
        title={facet.title}
        size={facet.values?.length ?? facetSize(list, facet.attribute)}
        isOpen={isOpen}
        isUsed={refined.length > 0}
        isCounted={filter.isCounted || filter.isFromSearch}
        onOpen={() => onOpen(name)}
        search={
          facet.searchPlaceholder !== undefined && (
            <FacetSearchBox label={facet.searchPlaceholder} filter={filter} />
          )
        }
      >
        <FacetList facet={facet} filter={filter} refined={refined} />
      </FilterItem>
    )
  },
  (before, now) =>
    before.facet === now.facet &&
    before.isOpen === now.isOpen &&
    before.refined.join('\n') === now.refined.join('\n') &&
    before.filter.isCounted === now.filter.isCounted &&
    showsSame(before.filter, now.filter),
)

/** The number of values of an attribute; undefined if they were not counted. */
function facetSize({ id }: ListDefinition, attribute: string): number | undefined {
  return facetSizes[id]?.[attribute]
}

type ClosedFilterProps = {
  readonly title: string
  /** The number of its values, independent of the query. */
  readonly size: number | undefined
  /** Whether it narrows the results; it then starts expanded. */
  readonly isUsed: boolean
  readonly isCounted: boolean
  readonly onOpen: () => void
  readonly search?: Elements
  readonly children: Elements
}

type FilterItemProps = ClosedFilterProps & { readonly isOpen: boolean }

function FilterItem({ isOpen, ...rest }: FilterItemProps) {
  if (!isOpen) return <ClosedFilter {...rest} />
  return (
    <div className={styles.filter}>
      <fieldset>
        <legend className={styles.title}>{rest.title}</legend>
        {rest.search}
        {rest.children}
      </fieldset>
    </div>
  )
}

/** Counts and renders its values only once expanded, so that a key press costs nothing before. */
function ClosedFilter({ title, size, isUsed, isCounted, onOpen, ...rest }: ClosedFilterProps) {
  const [startsOpen] = useState(isUsed)
  const [isOpen, setOpen] = useState(isUsed)
  function toggle(next: boolean) {
    setOpen(next)
    if (next) onOpen()
  }
  return (
    <div className={styles.filter}>
      <Disclosure
        label={title}
        hint={
          size !== undefined && (
            <>
              <span>{formatCount(size)}</span>
              <VisuallyHidden>{size === 1 ? ' value' : ' values'}</VisuallyHidden>
            </>
          )
        }
        open={startsOpen}
        onToggle={toggle}
      >
        {isOpen && (
          <fieldset>
            <legend className={hidden.hidden}>{title}</legend>
            {rest.search}
            {isCounted ? (
              rest.children
            ) : (
              <SkeletonRows count={Math.min(size ?? FIRST_VALUES, FIRST_VALUES)} size="line" />
            )}
          </fieldset>
        )}
      </Disclosure>
    </div>
  )
}

type RangeFilterProps = { readonly name: string; readonly range: RangeDefinition }

function RangeFilter({ name, range }: RangeFilterProps) {
  const { today } = useDays()
  const { state, go } = useListState()
  const years = yearsOf(range, today)
  const bars = useBars(range.attribute, years)
  return (
    <div className={styles.filter}>
      <NumberRange
        label={range.title}
        limits={years ?? range.limits}
        step={years === undefined ? 0.1 : 1}
        value={state.ranges[name] ?? {}}
        {...(bars && { bars })}
        onChange={({ min, max }) => go(withRange(state, name, makeRange(min, max)))}
      />
    </div>
  )
}

function yearsOf({ years }: RangeDefinition, today: string): Limits | undefined {
  if (years === undefined) return undefined
  return { min: years.first, max: Number(today.slice(0, 4)) + years.ahead }
}

function useBars(attribute: string, years: Limits | undefined): readonly RangeBar[] | undefined {
  const { results } = useListResults()
  if (years === undefined) return undefined
  const values = results.getFacetValues(attribute, {})
  const counts = new Map(
    Array.isArray(values) ? values.map(({ name, count }) => [Number(name), count]) : [],
  )
  return Array.from({ length: years.max - years.min + 1 }, (_, index) => ({
    value: years.min + index,
    count: counts.get(years.min + index) ?? 0,
  }))
}

type FacetTreeProps = { readonly items: readonly HierarchicalMenuItem[] }

/** The values of a tree. They are links, because only one can be chosen. */
function FacetTree({ items }: FacetTreeProps) {
  const { state, href } = useListState()
  return <Branch items={items} level={1} hrefOf={(value) => href(toggled(state, value))} />
}

type BranchProps = FacetTreeProps & {
  readonly level: number
  readonly hrefOf: (value: string) => string
}

function Branch({ items, level, hrefOf }: BranchProps) {
  const { Link } = useLinks()
  // A name that contains the separator would be read as two levels, so it cannot be selected.
  const plain = items.filter(({ value }) => value.split(TREE_SEPARATOR).length === level)
  return (
    <ul className={styles.groups}>
      {plain.map(({ value, label, count, isRefined, data }) => (
        <li key={value}>
          <Link
            className={styles.group}
            href={hrefOf(value)}
            aria-current={isRefined ? 'true' : undefined}
          >
            <bdi>{label}</bdi>
            <span className={styles.count}>
              <VisuallyHidden>, </VisuallyHidden>
              <span>{formatCount(count)}</span>
              <VisuallyHidden>{count === 1 ? ' result' : ' results'}</VisuallyHidden>
            </span>
          </Link>
          {data && data.length > 0 && <Branch items={data} level={level + 1} hrefOf={hrefOf} />}
        </li>
      ))}
    </ul>
  )
}

function toggled(state: ListState, value: string): ListState {
  const path = value.split(TREE_SEPARATOR)
  const isHere = state.tree.join(TREE_SEPARATOR) === value
  return { ...state, tree: isHere ? path.slice(0, -1) : path, page: 1 }
}
