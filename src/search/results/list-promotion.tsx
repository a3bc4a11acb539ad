import { Suspense, use } from 'react'

import { lazyView } from '#search/state/lazy-view.ts'
import { OpeningContext, useListResults } from '#search/state/list-context.ts'
import { renderingContentOf } from '#search/transport/rendering-content.ts'

import type { PromotionProps } from './promotion.tsx'

/** A list remains usable if the code fails to load. */
const Promotion = lazyView<PromotionProps>(async () => {
  try {
    return (await import('./promotion.tsx')).Promotion
  } catch {
    return () => null
  }
})

/** A banner or the address of a page that an operator has set. Its code loads with the first answer that has one. */
export function ListPromotion() {
  const { results } = useListResults()
  const isOpening = use(OpeningContext)
  const content = renderingContentOf(results)
  const page = content?.redirect?.url
  const [banner] = content?.widgets?.banners ?? []
  // The markup of the server has none: its code is not loaded when that is hydrated.
  if (isOpening || (banner === undefined && page === undefined)) return null
  return (
    <Suspense>
      <Promotion banner={banner} page={page} />
    </Suspense>
  )
}
