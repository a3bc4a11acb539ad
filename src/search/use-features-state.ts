import { useInstantSearch } from 'react-instantsearch'

import { useSearchServices } from './search-services.ts'
import { fromUiState } from './ui-state.ts'
import { formatFeaturesState } from './url-state.ts'
import type { FeaturesState } from './url-state.ts'

type FeaturesStateHandle = {
  /** What is asked for, which may be ahead of the results that are shown. */
  readonly state: FeaturesState
  /** Goes to another state: a step in the history. */
  readonly go: (next: FeaturesState) => void
  readonly href: (next: FeaturesState) => string
}

/** The state of the Features view, inside `FeatureSearch`. */
export function useFeaturesState(): FeaturesStateHandle {
  const { address, listPath, prefix } = useSearchServices()
  const { indexUiState } = useInstantSearch()
  const href = (next: FeaturesState) => listPath + formatFeaturesState(next)
  return {
    state: fromUiState(indexUiState, prefix),
    go: (next) => address.go(href(next)),
    href,
  }
}
