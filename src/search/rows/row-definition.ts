import type { ReactNode } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { Highlights } from '#search/transport/highlights.ts'
import type { Elements } from '#ui/text/elements.ts'

export type RowProps<Hit> = {
  readonly hit: Hit & { readonly _highlightResult?: Highlights; readonly platforms?: unknown }
  /** Whether the row has a button to save it; false in the view of saved records. */
  readonly savable?: boolean | undefined
}

export type Arranged<Hit> = {
  readonly shown: readonly Hit[]
  readonly folded: readonly Hit[]
  readonly label: string
}

export type RowDefinition<Hit extends IndexRecord = IndexRecord> = {
  /** The head over the column after the browser cells. Absent: rows without cells. */
  readonly last?: 'Usage' | 'Entries'
  /** Whether a hit has the attributes that the row reads. Other hits are left out. */
  readonly fits: (hit: unknown) => boolean
  readonly heads?: Elements
  /** Arranges a page of hits without a query; `today` is `YYYY-MM-DD`. */
  arrange?(this: void, hits: readonly Hit[], today: string): Arranged<Hit>
  // A method, so that rows of different records fit one table.
  Row(this: void, props: RowProps<Hit>): ReactNode
}
