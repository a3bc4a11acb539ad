import type { FeaturesState } from '#search/url-state.ts'
import { defaultFeaturesState, formatFeaturesState } from '#search/url-state.ts'

type FeaturesWish = Partial<Omit<FeaturesState, 'facets'>> & {
  readonly facets?: Partial<FeaturesState['facets']>
}

/** Every address of the site; nobody else joins one together. */
export const paths = {
  home: '/',
  features: '/features',
  about: '/about',
  feature: (id: string) => `/features/${encodeURIComponent(id)}`,
  /** The Features view in a given state: `featuresWith({ facets: { area: ['CSS'] } })`. */
  featuresWith: ({ facets, ...wish }: FeaturesWish) =>
    `/features${formatFeaturesState({
      ...defaultFeaturesState,
      ...wish,
      facets: { ...defaultFeaturesState.facets, ...facets },
    })}`,
} as const
