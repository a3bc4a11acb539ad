import type { ReactNode } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { Highlights } from '#search/transport/highlights.ts'

/** What a row gets: a hit of its list. */
export type RowProps<Hit> = {
  readonly hit: Hit & { readonly _highlightResult?: Highlights; readonly platforms?: unknown }
  /** Whether it can be saved from here; not where all that is shown is saved. */
  readonly savable?: boolean
}

/** Hits in the order to show them in. */
export type Arranged<Hit> = {
  readonly shown: readonly Hit[]
  /** Those that are folded away below the others, and what they are called. */
  readonly folded: readonly Hit[]
  readonly label: string
}

/** Heights of rows in CSS pixels: that of most in a wide window, and that of the lowest at any width. */
export type RowHeights = { readonly usual: number; readonly least: number }

/** How a list shows its hits. */
export type RowDefinition<Hit extends IndexRecord = IndexRecord> = {
  /** Over the column behind the browser cells: how many can use it, or how much it holds. None: rows without cells. */
  readonly last?: 'Usage' | 'Entries'
  readonly heights: RowHeights
  /** Whether a hit has what the row reads, as it reads it. One that has not is left out. */
  readonly fits: (hit: unknown) => boolean
  /** The heads over the columns of rows without browser cells. */
  readonly heads?: ReactNode
  /**
   * Arranges a page of hits that no words were searched for, on a day (`YYYY-MM-DD`); absent: they stay in the order of
   * the answer.
   */
  arrange?(this: void, hits: readonly Hit[], today: string): Arranged<Hit>
  // A method, so that the rows of different records can stand in one table.
  Row(this: void, props: RowProps<Hit>): ReactNode
}
