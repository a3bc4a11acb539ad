import { useState } from 'react'

import { SearchClientContext, useSearchClient } from '#search/client-context.ts'

import { useHead } from './head.ts'
import { inBatches } from './saved-batches.ts'
import { SavedContent } from './saved-content.tsx'

const description =
  'The features and searches that you saved in this browser, and what has changed.'

/** What the visitor has saved: `/saved`. It is in no search engine, because it is another page for everybody. */
export function SavedView() {
  useHead({ title: 'Saved', description, canonical: null })
  const client = useSearchClient()
  const [batched] = useState(() => inBatches(client))
  return (
    <SearchClientContext value={batched}>
      <SavedContent />
    </SearchClientContext>
  )
}
