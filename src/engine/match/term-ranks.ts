import type { Pool } from '#engine/index/pool.ts'
import type { TextIndex } from '#engine/index/text-index.ts'

import type { CompiledTerm } from './term.ts'

/** By record, the ranks of the attributes in which a term may occur; see `rank-mask.ts`. */
export type TermRanks = Uint8Array

/** Reading a posting costs about a hundredth of what reading the words of a record costs. */
const POSTINGS_PER_RECORD = 32

type Reading = { readonly text: TextIndex; readonly pool: Pool }

/** Whether reading the ranks of the terms is faster than reading the words of the records. */
export function areRanksQuicklyRead(
  text: TextIndex,
  terms: readonly CompiledTerm[],
  records: number,
): boolean {
  const postings = terms.reduce((sum, term) => sum + countPostings(text, term), 0)
  return postings <= records * POSTINGS_PER_RECORD
}

/** The ranks in which any of the terms may occur. The array belongs to the pool. */
export function readRanks({ text, pool }: Reading, terms: readonly CompiledTerm[]): TermRanks {
  const { postingStart, postings, postingRanks } = text
  const ranks = pool.bytes()
  for (const { from, to } of terms.flatMap((term) => term.ranges)) {
    const end = postingStart[to] ?? 0
    for (let at = postingStart[from] ?? 0; at < end; at++) {
      const record = postings[at] ?? 0
      ranks[record] = (ranks[record] ?? 0) | (postingRanks[at] ?? 0)
    }
  }
  return ranks
}

function countPostings({ postingStart }: TextIndex, { ranges }: CompiledTerm): number {
  return ranges.reduce(
    (sum, { from, to }) => sum + (postingStart[to] ?? 0) - (postingStart[from] ?? 0),
    0,
  )
}
