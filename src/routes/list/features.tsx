import { featureRow } from '#search/rows/feature-row.tsx'

import { ListView } from './list-view.tsx'

/** The list of features: `/features`. */
export function FeaturesView() {
  return <ListView id="features" row={featureRow} />
}
