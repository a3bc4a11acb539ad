import type { LiteClient } from 'algoliasearch/lite'
import { useMemo } from 'react'
import {
  InstantSearch,
  InstantSearchSSRContext,
  useRelatedProducts,
  useTrendingItems,
} from 'react-instantsearch'
import * as v from 'valibot'

import { listedFeature } from '#catalogue/features/record.ts'
import type { Infer } from '#lib/schema.ts'
import { visitorParams } from '#search/state/consent.ts'
import { useProvider } from '#search/transport/client-context.ts'
import type { PageProvider } from '#search/transport/search-client.ts'
import type { Elements } from '#ui/text/elements.ts'

const recommendedFeature = v.pick(listedFeature, ['objectID', 'name', 'baseline'])

export type RecommendedFeature = Infer<typeof recommendedFeature>

type RecommendedFeaturesProps = {
  /** A feature to find related ones for; absent: trending features. */
  readonly relatedTo?: string
  readonly most: number
  readonly children: (features: readonly RecommendedFeature[]) => Elements
}

/** Percent: recommendations with a lower score are left out. */
const THRESHOLD = 20

const none: readonly RecommendedFeature[] = []

export function RecommendedFeatures({ relatedTo, most, children }: RecommendedFeaturesProps) {
  const provider = useProvider()
  const client = useMemo(() => createRecommendClient(provider), [provider])
  if (provider.recommends !== true) return children(none)
  const list = { most, children }
  return (
    // A separate instance, which takes no part in the page's searches and address. In the first view
    // the library would otherwise give it the instance of the page, which the context holds.
    <InstantSearchSSRContext value={null}>
      <InstantSearch
        searchClient={client}
        indexName={`${provider.indexPrefix}features`}
        insights={false}
      >
        {relatedTo === undefined ? (
          <TrendingFeatures {...list} />
        ) : (
          <RelatedFeatures key={relatedTo} relatedTo={relatedTo} {...list} />
        )}
      </InstantSearch>
    </InstantSearchSSRContext>
  )
}

type ListProps = Pick<RecommendedFeaturesProps, 'most' | 'children'>

function TrendingFeatures({ most, children }: ListProps) {
  const { items } = useTrendingItems(optionsOf(most))
  return children(featuresIn(items))
}

function RelatedFeatures({
  relatedTo,
  most,
  children,
}: ListProps & { readonly relatedTo: string }) {
  const { items } = useRelatedProducts({ ...optionsOf(most), objectIDs: [relatedTo] })
  return children(featuresIn(items))
}

function optionsOf(limit: number) {
  return {
    limit,
    threshold: THRESHOLD,
    escapeHTML: false,
    queryParameters: {
      ...visitorParams(false),
      attributesToRetrieve: Object.keys(recommendedFeature.entries),
      attributesToHighlight: [],
    },
  }
}

/** Providers that refused, because their plan excludes recommendations. */
const refused = new WeakSet<PageProvider>()

/** The client for recommendation hooks. Never rejects: recommendations are optional. */
function createRecommendClient(
  provider: PageProvider,
): Pick<LiteClient, 'search' | 'getRecommendations'> {
  return {
    search: provider.search,
    async getRecommendations(params) {
      try {
        if (!refused.has(provider)) return await provider.recommend(params)
      } catch {
        refused.add(provider)
      }
      const requests = Array.isArray(params) ? params : params.requests
      return { results: requests.map(() => nothing) }
    },
  }
}

const nothing = { hits: [], processingTimeMS: 0 }

function featuresIn(hits: readonly unknown[]): readonly RecommendedFeature[] {
  return hits.filter((hit) => v.is(recommendedFeature, hit))
}
