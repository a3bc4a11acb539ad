import type { RecommendationsRequest, RecommendationsResults } from 'algoliasearch/lite'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'

import type { BaselineStatus } from '#catalogue/baseline.ts'
import { baselineStatuses } from '#catalogue/baseline.ts'
import { isOneOf, isShape, isText } from '#lib/shapes.ts'
import { visitorParams } from '#search/state/consent.ts'
import { useProvider } from '#search/transport/client-context.ts'
import type { Provider } from '#search/transport/search-client.ts'

/** A feature that the provider recommends. */
export type RecommendedFeature = {
  readonly objectID: string
  readonly name: string
  readonly baseline: BaselineStatus
}

type RecommendedFeaturesProps = {
  /** The feature that the others have to do with; without one those that visitors use most at present are asked for. */
  readonly relatedTo?: string
  /** Features at most. */
  readonly most: number
  /** Shows them; gets an empty list while there are none. */
  readonly children: (features: readonly RecommendedFeature[]) => ReactNode
}

/** Percent: what has less to do with the feature, or with the interest of visitors, is left out. */
const THRESHOLD = 20

const none: readonly RecommendedFeature[] = []

/** Features that the provider recommends. Where it recommends nothing, or does not recommend at all, there are none. */
export function RecommendedFeatures({ relatedTo, most, children }: RecommendedFeaturesProps) {
  const provider = useProvider()
  const key = `${relatedTo ?? ''} ${most}`
  const [found, setFound] = useState({ key, features: none })
  useEffect(() => {
    let isWanted = true
    const ask = async () => {
      const features = await recommended(provider, { relatedTo, most })
      if (isWanted) setFound({ key, features })
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [provider, relatedTo, most, key])
  return children(found.key === key ? found.features : none)
}

type Wish = { readonly relatedTo: string | undefined; readonly most: number }

/** Providers that have refused: those of some plans recommend nothing. They are not asked again in this visit. */
const refused = new WeakSet<Provider>()

/** Asks the provider. Never rejects: a page is complete without recommendations. */
async function recommended(
  provider: Provider,
  { relatedTo, most }: Wish,
): Promise<readonly RecommendedFeature[]> {
  if (provider.recommends !== true || refused.has(provider)) return none
  const common = {
    indexName: `${provider.indexPrefix}features`,
    threshold: THRESHOLD,
    maxRecommendations: most,
    queryParameters: {
      ...visitorParams(false),
      attributesToRetrieve: ['objectID', 'name', 'baseline'],
      attributesToHighlight: [],
    },
  }
  const request: RecommendationsRequest =
    relatedTo === undefined
      ? { ...common, model: 'trending-items' }
      : { ...common, model: 'related-products', objectID: relatedTo }
  try {
    const { results } = await provider.recommend({ requests: [request] })
    return featuresIn(results[0])
  } catch {
    refused.add(provider)
    return none
  }
}

const isFeature = isShape<RecommendedFeature>({
  objectID: isText,
  name: isText,
  baseline: isOneOf(baselineStatuses),
})

function featuresIn(result: RecommendationsResults | undefined): readonly RecommendedFeature[] {
  const hits: readonly unknown[] = result?.hits ?? []
  return hits.filter(isFeature)
}
