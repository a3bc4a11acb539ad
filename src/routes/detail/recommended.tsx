import type { ComponentProps } from 'react'
import { Suspense } from 'react'

import { lazyAfterLoad } from '#routes/layout/lazy-after-load.ts'

const RecommendedFeatures = lazyAfterLoad(
  (parts) => parts.RecommendedFeatures,
  ({ children }) => children([]),
)

/** Passes the recommended features to its children; an empty list until they are loaded. */
export function Recommended(props: ComponentProps<typeof RecommendedFeatures>) {
  return (
    <Suspense fallback={props.children([])}>
      <RecommendedFeatures {...props} />
    </Suspense>
  )
}
