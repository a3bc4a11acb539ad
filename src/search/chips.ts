import type { FeatureFacetKey, FeatureRangeKey } from './feature-facets.ts'
import { facetWords, featureFacetKeys, featureFacets, GROUP_SEPARATOR } from './feature-facets.ts'
import type { FeaturesState } from './url-state.ts'
import type { Range } from './url-values.ts'

/** A filter in force, and the state without it. */
export type FilterChip = {
  readonly id: string
  readonly label: string
  readonly without: FeaturesState
}

/** The filters in force, in the order of the panel. */
export function filterChips(state: FeaturesState): readonly FilterChip[] {
  const first = { ...state, page: 1 }
  return [
    ...featureFacetKeys.flatMap((key) => listChips(first, key)),
    ...groupChips(first),
    ...rangeChips(first, 'year'),
    ...rangeChips(first, 'usage'),
  ]
}

function listChips(state: FeaturesState, key: FeatureFacetKey): readonly FilterChip[] {
  const values = state.facets[key]
  return values.map((value) => ({
    id: `${key}:${value}`,
    label: chipWords(key, value),
    without: {
      ...state,
      facets: { ...state.facets, [key]: values.filter((other) => other !== value) },
    },
  }))
}

/** The words of Baseline need no title: "Widely available". */
function chipWords(key: FeatureFacetKey, value: string): string {
  const words = facetWords(key, value)
  return key === 'baseline' ? words : `${featureFacets[key].title}: ${words}`
}

function groupChips(state: FeaturesState): readonly FilterChip[] {
  if (state.group.length === 0) return []
  const label = `Group: ${state.group.join(GROUP_SEPARATOR)}`
  return [{ id: 'group', label, without: { ...state, group: [] } }]
}

function rangeChips(state: FeaturesState, key: FeatureRangeKey): readonly FilterChip[] {
  const words = rangeWords(key, state[key])
  return words === '' ? [] : [{ id: key, label: words, without: { ...state, [key]: {} } }]
}

/** "Newly available 2021 – 2024", "since 2021", "until 2024"; "Usage at least 90 %". */
function rangeWords(key: FeatureRangeKey, { min, max }: Range): string {
  if (min === undefined && max === undefined) return ''
  const { words, unit, from, to } = rangeTerms[key]
  if (min === max) return `${words} ${key === 'year' ? 'in ' : ''}${min}${unit}`
  if (max === undefined) return `${words} ${from} ${min}${unit}`
  if (min === undefined) return `${words} ${to} ${max}${unit}`
  return `${words} ${min} – ${max}${unit}`
}

const rangeTerms = {
  year: { words: 'Newly available', unit: '', from: 'since', to: 'until' },
  usage: { words: 'Usage', unit: '\u00A0%', from: 'at least', to: 'at most' },
} as const satisfies Record<FeatureRangeKey, object>
