import type { ComponentProps } from 'react'
import { Suspense } from 'react'

import { lazyAfterLoad } from '#routes/layout/lazy-after-load.ts'

const RecommendedFeatures = lazyAfterLoad(
  (parts) => parts.RecommendedFeatures,
  ({ children }) => children([]),
)

/** Shows features with those that are recommended beside them, of which there are none at first. */
export function Recommended(props: ComponentProps<typeof RecommendedFeatures>) {
  return (
    <Suspense fallback={props.children([])}>
      <RecommendedFeatures {...props} />
    </Suspense>
  )
}
