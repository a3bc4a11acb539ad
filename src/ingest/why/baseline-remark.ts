import type { BaselineStatus } from '#catalogue/baseline.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import { LITERAL_BACKTICK } from '#lib/code-text.ts'
import { formatMonth, newestOf } from '#lib/dates.ts'

import { POINT } from './standing.ts'

/** An entry above another; `lastDay` (`YYYY-MM-DD`) if every browser has plain support. */
export type Above = { readonly name: string; readonly lastDay?: string }

export type BaselineFacts = {
  readonly baseline?: BaselineStatus | undefined
  /** `YYYY-MM-DD` from which web-features counts the entry as newly available; "≤" precedes a bound. */
  readonly newly?: string | undefined
  /** Whether it is a part of a discouraged feature. */
  readonly isDiscouraged: boolean
  readonly missing: readonly CoreBrowser[]
  /** `YYYY-MM-DD` on which the last browser got it; empty if unknown. */
  readonly lastDay: string
  /** The nearest last. */
  readonly above: readonly Above[]
}

/**
 * What web-features says of an entry, if the compat data says otherwise, the longer wording first;
 * none if they agree.
 */
export function baselineRemarks(facts: BaselineFacts): readonly string[] {
  const { baseline, missing } = facts
  const newly = facts.newly?.replace('≤', '')
  if (baseline === undefined) return []
  if (missing.length > 0)
    return baseline === 'limited' ? [] : ['web-features counts it as Baseline']
  if (baseline === 'limited') return limitedRemarks(facts)
  if (newly === undefined || formatMonth(newly) === formatMonth(facts.lastDay)) return []
  const remark = `Baseline ${newly === facts.newly ? 'since' : 'by'} ${formatMonth(newly)}`
  const cause = facts.above.findLast(({ lastDay }) => lastDay === newly)
  return cause === undefined ? [remark] : [...named(`${remark}, as `, cause), remark]
}

function limitedRemarks({ isDiscouraged, above }: BaselineFacts): readonly string[] {
  if (isDiscouraged) return ['not Baseline, as its feature is discouraged']
  const remark = 'web-features doesn’t count it as Baseline'
  const short = above.findLast(({ lastDay }) => lastDay === undefined)
  return short === undefined ? [remark] : [...named(`${remark}, nor `, short), remark]
}

function named(start: string, { name }: Above): readonly string[] {
  if (name.includes(POINT)) return []
  return [`${start}\`${name.replaceAll('`', LITERAL_BACKTICK)}\``]
}

/** The newest of some days; empty without any. */
export function lastOf(days: readonly (string | undefined)[]): string {
  return newestOf(days.flatMap((day) => day ?? []))
}
