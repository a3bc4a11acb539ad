import type { ChangeKind } from '#catalogue/history/support-state.ts'

/**
 * The value of `changes` of entries that a release changed: "chrome-140" if it added them, else
 * "chrome-140 removed". Nearly all changes are additions, so the short values keep records small.
 *
 * @param release the ID of the release
 */
export function changeFilter(release: string, kind: ChangeKind): string {
  return kind === 'added' ? release : `${release} ${kind}`
}
