import type { BaselineStatus } from '#catalogue/baseline.ts'

import { wholeLine } from './standing.ts'
import type { Standing } from './standing.ts'

export type WhyEntry = Standing & {
  readonly baseline?: BaselineStatus | undefined
  /** Whether it is a part of a discouraged feature. */
  readonly isDiscouraged: boolean
}

/** Which browsers lack an entry and how, and since when others have it; `**` marks the essence. */
export function compatWhy({ baseline, isDiscouraged, ...standing }: WhyEntry): string {
  const line = wholeLine(standing)
  if (standing.missing.length > 0 || baseline !== 'limited') return line
  return isDiscouraged
    ? `${line}; not Baseline, as its feature is discouraged`
    : `${line}; web-features doesn’t count it as Baseline`
}
