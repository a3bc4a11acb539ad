/**
 * What a release of a browser makes of a compat entry, from least to most. The content files write a state as its place
 * in this list.
 */
export const supportStates = ['none', 'flag', 'alias', 'prefix', 'partial', 'full'] as const

export type SupportState = (typeof supportStates)[number]

/** How two releases differ on an entry, in the order in which changes are listed. */
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

/** Whether pages can use it as it is: without a setting of the browser. */
const isUsable = (state: SupportState): boolean => state !== 'none' && state !== 'flag'

const isRenamed = (state: SupportState): boolean => state === 'alias' || state === 'prefix'

/**
 * What changed from one state to another; undefined where nothing did. A prefix and another name count as the
 * same: neither is the name of the standard.
 */
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
