import { FeatureRows } from '#search/feature-rows.tsx'

import { ListView } from './list-view.tsx'

const description =
  'Every feature of the web platform with its Baseline status, the browsers that have it and since when.'

/** The list of features: `/features`. */
export function FeaturesView() {
  return <ListView id="features" Rows={FeatureRows} description={description} />
}
