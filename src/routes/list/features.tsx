import { viewHeads } from '#catalogue/view-heads.ts'
import { FeatureRows } from '#search/results/feature-rows.tsx'

import { ListView } from './list-view.tsx'

/** The list of features: `/features`. */
export function FeaturesView() {
  return <ListView id="features" Rows={FeatureRows} description={viewHeads.features.description} />
}
