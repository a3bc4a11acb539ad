import type { ComponentType } from 'react'

import { SkeletonRows } from '#ui/skeleton-rows.tsx'

import { BeyondResults } from './beyond-results.tsx'
import { EmptyResults } from './empty-results.tsx'
import { SearchedText } from './searched-text.ts'
import { useSurface } from './use-surface.ts'

export type RowsProps<Hit> = { readonly hits: readonly Hit[] }

type ResultListProps<Hit> = {
  /** To be wrapped in `memo`: each search renders twice, when it is sent and when it is answered. */
  readonly Rows: ComponentType<RowsProps<Hit>>
}

/** The list in whichever of its states it is. What it knows stays while the next answer is on its way. */
export function ResultList<Hit>({ Rows }: ResultListProps<Hit>) {
  const { kind, hits, pages, answered } = useSurface<Hit>()
  if (kind === 'waiting') return <SkeletonRows count={8} />
  if (kind === 'nothing') return null
  if (kind === 'empty') return <EmptyResults />
  if (kind === 'beyond') return <BeyondResults pages={pages} />
  return (
    <SearchedText value={answered}>
      <Rows hits={hits} />
    </SearchedText>
  )
}
