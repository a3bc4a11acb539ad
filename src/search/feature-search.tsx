import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect } from 'react'
import {
  Index,
  useConfigure,
  useHitsPerPage,
  useInstantSearch,
  useSearchBox,
  useSortBy,
} from 'react-instantsearch'

import { featureListAttributes } from '#catalogue/features/settings.ts'

import { featureSorts, pageSizes } from './feature-facets.ts'
import { MARK_END, MARK_START } from './marked-parts.ts'
import { useSearchServices } from './search-services.ts'
import { FEATURES } from './url-router.ts'
import { formatFeaturesState, parseFeaturesState } from './url-state.ts'

type FeatureSearchProps = { readonly children: ReactNode }

/** The features index inside the page's one InstantSearch: its widgets are asked for only while this is mounted. */
export function FeatureSearch({ children }: FeatureSearchProps) {
  const { prefix } = useSearchServices()
  return (
    <Index indexName={prefix + featureSorts.relevance.index} indexId={FEATURES}>
      <Parameters />
      {children}
      <FollowAddress />
    </Index>
  )
}

const parameters = {
  attributesToRetrieve: [...featureListAttributes],
  // The last two tell why a hit matched that shows no match.
  attributesToHighlight: ['name', 'description', 'aliases', 'primary'],
  highlightPreTag: MARK_START,
  highlightPostTag: MARK_END,
}

const sizes = pageSizes.map((size) => ({
  label: String(size),
  value: size,
  default: size === pageSizes[0],
}))

/** What is asked for beside the filters; these widgets show nothing where they stand. */
function Parameters() {
  const { prefix } = useSearchServices()
  useConfigure(parameters)
  useSearchBox()
  useHitsPerPage({ items: sizes })
  useSortBy({
    items: Object.values(featureSorts).map(({ words, index }) => ({
      label: words,
      value: prefix + index,
    })),
  })
  return null
}

/**
 * Gives the widgets the state of the address when they come. A layout effect after theirs: the library sends its
 * search at the end of the same task, so there is one, and it is the right one.
 */
function FollowAddress() {
  const { router, address, listPath } = useSearchServices()
  const { setUiState } = useInstantSearch()
  useLayoutEffect(() => setUiState(router.read()), [router, setUiState])
  useEffect(() => {
    const { pathname, search } = address.read()
    if (pathname === listPath) {
      address.correct(listPath + formatFeaturesState(parseFeaturesState(search)))
    }
  }, [address, listPath])
  return null
}
