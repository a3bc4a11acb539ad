import { FeatureRows } from '#search/feature-rows.tsx'
import { featuresList } from '#search/lists/features.ts'

import { ListView } from './list-view.tsx'

const description =
  'Every feature of the web platform with its Baseline status, the browsers that have it and since when.'

/** The list of features: `/features`. */
export function FeaturesView() {
  return <ListView list={featuresList} Rows={FeatureRows} description={description} />
}
