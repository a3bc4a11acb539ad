import type { ReleaseSide } from '#catalogue/history/compare-releases.ts'
import type { EntryRows } from '#catalogue/history/entry-name.ts'
import { standingAt } from '#catalogue/history/timeline.ts'
import { isUsableState } from '#lib/support-code.ts'

/** How many parts (entries) of a feature pages can use in a release, if only in part or under another name. */
export type PartCount = { readonly works: number; readonly total: number }

/** By ID of the feature. */
export type PartCounts = ReadonlyMap<string, PartCount>

/** @param files all entry files, in order */
export function countParts(
  { history, place }: ReleaseSide,
  files: readonly EntryRows[],
): PartCounts {
  const counts = new Map<string, PartCount>()
  for (const [index, [, , , ids = '']] of files.flat().entries()) {
    const timeline = history.timelines[index]
    const found = timeline === undefined ? undefined : standingAt(timeline, place)
    const own = found !== undefined && isUsableState(found.state) ? 1 : 0
    for (const id of ids.split(' ').filter(Boolean)) {
      const { works, total } = counts.get(id) ?? { works: 0, total: 0 }
      counts.set(id, { works: works + own, total: total + 1 })
    }
  }
  return counts
}
