import type { SupportState } from '#lib/support-code.ts'

/** How two releases differ on an entry, in display order. */
export const changeKinds = [
  'added',
  'removed',
  'unflagged',
  'unprefixed',
  'completed',
  'flagged',
  'reduced',
  'flag-removed',
] as const

export type ChangeKind = (typeof changeKinds)[number]

/** The label of a change between two releases of one browser. */
export const changeLabels: Readonly<Record<ChangeKind, string>> = {
  added: 'Added',
  removed: 'Removed',
  unflagged: 'Flag no longer needed',
  unprefixed: 'Prefix no longer needed',
  completed: 'Partial → full',
  flagged: 'New behind a flag',
  reduced: 'Reduced',
  'flag-removed': 'Flag removed',
}

/** Whether pages can use it without a browser setting. */
const isUsable = (state: SupportState): boolean => state !== 'none' && state !== 'flag'

const isRenamed = (state: SupportState): boolean => state === 'alias' || state === 'prefix'

/** Undefined for no change. Prefixes and alternative names are equal: neither is standard. */
export function changeBetween(before: SupportState, after: SupportState): ChangeKind | undefined {
  if (before === after || (isRenamed(before) && isRenamed(after))) return undefined
  if (!isUsable(after)) {
    if (isUsable(before)) return 'removed'
    return after === 'flag' ? 'flagged' : 'flag-removed'
  }
  if (before === 'none') return 'added'
  if (before === 'flag') return 'unflagged'
  if (isRenamed(before)) return 'unprefixed'
  return after === 'full' ? 'completed' : 'reduced'
}
