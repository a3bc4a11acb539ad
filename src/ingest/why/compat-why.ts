import type { BaselineStatus } from '#catalogue/baseline.ts'

import { wholeLine } from './standing.ts'
import type { Standing } from './standing.ts'

/** An entry as far as its line tells of it. */
export type WhyEntry = Standing & {
  readonly baseline?: BaselineStatus | undefined
  /** Whether it is a part of a discouraged feature. */
  readonly isDiscouraged: boolean
}

/** Who lacks an entry and how, and since when the others have it; `**` encloses what carries the point. */
export function compatWhy({ baseline, isDiscouraged, ...standing }: WhyEntry): string {
  const line = wholeLine(standing)
  if (standing.missing.length > 0 || baseline !== 'limited') return line
  return isDiscouraged
    ? `${line}; not Baseline, as its feature is discouraged`
    : `${line}; web-features doesn’t count it as Baseline`
}
