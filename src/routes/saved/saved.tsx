import { useState } from 'react'

import { viewHeads } from '#contracts/heads/view-heads.ts'
import { useHead } from '#routes/layout/head.ts'
import { SearchClientContext, useSearchClient } from '#search/transport/client-context.ts'

import { inBatches } from './saved-batches.ts'
import { SavedContent } from './saved-content.tsx'

/** The view `/saved`. Not indexed by search engines, because it differs for each visitor. */
export function SavedView() {
  useHead({ ...viewHeads.saved, canonical: null })
  const client = useSearchClient()
  const [batched] = useState(() => inBatches(client))
  return (
    <SearchClientContext value={batched}>
      <SavedContent />
    </SearchClientContext>
  )
}
