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
  /** One compat entry, by its key. */
  compatEntry: (key: string) => `/compat/${encodeURIComponent(key)}`,
  /** One specification, by its web-specs shortname. */
  spec: (shortname: string) => `/specs/${encodeURIComponent(shortname)}`,
  /** One release of a browser: "chrome-140". */
  release: (id: string) => `/releases/${encodeURIComponent(id)}`,
  /** The Features view in a given state: `featuresWith({ facets: { area: ['CSS'] } })`. */
  featuresWith: ({ facets, ...wish }: FeaturesWish) =>
    `/features${formatFeaturesState({
      ...defaultFeaturesState,
      ...wish,
      facets: { ...defaultFeaturesState.facets, ...facets },
    })}`,
} as const
