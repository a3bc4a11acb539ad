import { PATH_SEPARATOR, pathWords } from '#catalogue/path.ts'
import type {
  FacetDefinition,
  ListDefinition,
  RangeDefinition,
} from '#search/lists/list-definition.ts'
import { facetWords } from '#search/lists/list-definition.ts'
import type { ListState } from '#search/state/url-state.ts'
import { withFacet, withRange } from '#search/state/url-state.ts'
import type { Range } from '#search/state/url-values.ts'
import { isOpen } from '#search/state/url-values.ts'

/** A filter in force, and the state without it. */
export type FilterChip = {
  readonly id: string
  readonly label: string
  readonly without: ListState
}

/** The filters in force, facets first. */
export function filterChips(list: ListDefinition, state: ListState): readonly FilterChip[] {
  return [
    ...Object.entries(list.facets).flatMap(([key, facet]) => facetChips(state, key, facet)),
    ...treeChips(list, state),
    ...Object.entries(list.ranges).flatMap(([key, range]) => rangeChips(state, key, range)),
  ]
}

/** The filters in force, the values of a facet taken together; `id` is the name of the filter in the address. */
export function wholeFilters(list: ListDefinition, state: ListState): readonly FilterChip[] {
  return [
    ...Object.entries(list.facets).flatMap(([key, facet]) => wholeFacet(state, key, facet)),
    ...treeChips(list, state),
    ...Object.entries(list.ranges).flatMap(([key, range]) => rangeChips(state, key, range)),
  ]
}

/** More values than this are counted instead of named. */
const NAMED = 3

/** "Missing in: Chrome or Safari"; "Newly available or Widely available". */
function wholeFacet(state: ListState, key: string, facet: FacetDefinition): readonly FilterChip[] {
  const values = state.facets[key] ?? []
  if (values.length === 0) return []
  const rest = values.length - NAMED
  const names = values.slice(0, NAMED).map((value) => facetWords(facet, value))
  const words = [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(' or ')
  const label = facet.plain === true ? words : `${facet.title}: ${words}`
  return [{ id: key, label, without: withFacet(state, key, []) }]
}

function facetChips(state: ListState, key: string, facet: FacetDefinition): readonly FilterChip[] {
  const values = state.facets[key] ?? []
  return values.map((value) => ({
    id: `${key}:${value}`,
    label: chipWords(facet, value),
    without: withFacet(
      state,
      key,
      values.filter((other) => other !== value),
    ),
  }))
}

function chipWords(facet: FacetDefinition, value: string): string {
  const words = facetWords(facet, value)
  return facet.plain === true ? words : `${facet.title}: ${words}`
}

function treeChips({ tree }: ListDefinition, state: ListState): readonly FilterChip[] {
  if (tree === undefined || state.tree.length === 0) return []
  const label = `${tree.title}: ${pathWords(state.tree.join(PATH_SEPARATOR))}`
  return [{ id: tree.key, label, without: { ...state, tree: [], page: 1 } }]
}

function rangeChips(state: ListState, key: string, range: RangeDefinition): readonly FilterChip[] {
  const words = rangeWords(range, state.ranges[key] ?? {})
  return words === '' ? [] : [{ id: key, label: words, without: withRange(state, key, {}) }]
}

/** "Newly available 2021 – 2024", "since 2021", "until 2024"; "Usage at least 90 %". */
function rangeWords({ kind, words }: RangeDefinition, range: Range): string {
  if (isOpen(range)) return ''
  const { min, max } = range
  const { unit, in: inside, from, to } = rangeTerms[kind]
  if (min === max) return `${words} ${inside}${min}${unit}`
  if (max === undefined) return `${words} ${from} ${min}${unit}`
  if (min === undefined) return `${words} ${to} ${max}${unit}`
  return `${words} ${min} – ${max}${unit}`
}

const rangeTerms = {
  year: { unit: '', in: 'in ', from: 'since', to: 'until' },
  percent: { unit: '\u00A0%', in: '', from: 'at least', to: 'at most' },
} as const satisfies Record<RangeDefinition['kind'], object>
