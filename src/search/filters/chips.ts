import { PATH_SEPARATOR, pathLabels } from '#catalogue/path.ts'
import { formatDay } from '#lib/format-day.ts'
import {
  CAN,
  isOpen,
  type ListState,
  type Range,
  withFacet,
  withoutCan,
  withRange,
} from '#search/address/url-state.ts'
import {
  type FacetDefinition,
  facetLabel,
  type ListDefinition,
  type RangeDefinition,
} from '#search/lists/list-definition.ts'

export type FilterChip = {
  readonly id: string
  readonly label: string
  readonly without: ListState
}

type ChipsOf = (list: ListDefinition, state: ListState) => readonly FilterChip[]

/** One for each value of a facet. */
export const filterChips = chipsBy(facetChips)

/** One for all values of a facet; `id` is the name of the filter in the address. */
export const wholeFilters = chipsBy(wholeFacet)

function chipsBy(facetOf: typeof facetChips): ChipsOf {
  return (list, state) => [
    ...Object.entries(list.facets).flatMap(([key, facet]) => facetOf(state, key, facet)),
    ...treeChips(list, state),
    ...Object.entries(list.ranges).flatMap(([key, range]) => rangeChips(state, key, range)),
    ...canChips(state),
    ...dayChip(state),
  ]
}

const NAMED = 3

/** "Missing in: Chrome or Safari"; "Newly available or Widely available". */
function wholeFacet(state: ListState, key: string, facet: FacetDefinition): readonly FilterChip[] {
  const values = state.facets[key] ?? []
  if (values.length === 0) return []
  const rest = values.length - NAMED
  const names = values.slice(0, NAMED).map((value) => facetLabel(facet, value))
  const alternatives = [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(' or ')
  const label = facet.selfDescribing === true ? alternatives : `${facet.title}: ${alternatives}`
  return [{ id: key, label, without: withFacet(state, key, []) }]
}

function facetChips(state: ListState, key: string, facet: FacetDefinition): readonly FilterChip[] {
  const values = state.facets[key] ?? []
  return values.map((value) => ({
    id: `${key}:${value}`,
    label: chipLabel(facet, value),
    without: withFacet(
      state,
      key,
      values.filter((other) => other !== value),
    ),
  }))
}

function chipLabel(facet: FacetDefinition, value: string): string {
  const label = facetLabel(facet, value)
  return facet.selfDescribing === true ? label : `${facet.title}: ${label}`
}

function treeChips({ tree }: ListDefinition, state: ListState): readonly FilterChip[] {
  if (tree === undefined || state.tree.length === 0) return []
  const label = `${tree.title}: ${pathLabels(state.tree.join(PATH_SEPARATOR))}`
  return [{ id: tree.key, label, without: { ...state, tree: [], page: 1 } }]
}

function rangeChips(state: ListState, key: string, range: RangeDefinition): readonly FilterChip[] {
  const label = rangeLabel(range, state.ranges[key] ?? {})
  return label === '' ? [] : [{ id: key, label, without: withRange(state, key, {}) }]
}

function dayChip(state: ListState): readonly FilterChip[] {
  const { day } = state
  const label = `As of ${formatDay(day)}`
  return day === '' ? [] : [{ id: label, label, without: { ...state, day: '', page: 1 } }]
}

/** "Newly available 2021 – 2024", "since 2021", "until 2024"; "Usage at least 90 %". */
function rangeLabel({ kind, label }: RangeDefinition, range: Range): string {
  if (isOpen(range)) return ''
  const { min, max } = range
  const { unit, in: inside, from, to } = rangeTerms[kind]
  if (min === max) return `${label} ${inside}${min}${unit}`
  if (max === undefined) return `${label} ${from} ${min}${unit}`
  if (min === undefined) return `${label} ${to} ${max}${unit}`
  return `${label} ${min} – ${max}${unit}`
}

function canChips(state: ListState): readonly FilterChip[] {
  const [, can] = state.browsers.split(CAN)
  const label = canLabels.get(can ?? '')
  if (label === undefined) return []
  return [
    { id: 'can', label, without: { ...state, browsers: withoutCan(state.browsers), page: 1 } },
  ]
}

const canLabels: ReadonlyMap<string, string> = new Map([
  ['yes', 'Works in your browsers'],
  ['part', 'Works in part in your browsers'],
  ['no', 'Does not work in your browsers'],
])

const rangeTerms = {
  year: { unit: '', in: 'in ', from: 'since', to: 'until' },
  percent: { unit: '\u00A0%', in: '', from: 'at least', to: 'at most' },
} as const satisfies Record<RangeDefinition['kind'], object>
