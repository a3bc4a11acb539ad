import { openStep } from '#catalogue/baseline.ts'
import type { FeatureHit } from '#catalogue/features/pages.ts'
import { isoDay, formatMonth } from '#lib/dates.ts'

export type WhyFacts = Partial<
  Pick<FeatureHit, 'baseline' | 'newlyDate' | 'widelyExpected' | 'why'>
>

const SECONDS_A_YEAR = 365.25 * 86_400

/**
 * Why a feature has its status: since when it has worked everywhere, which browser lacks it, which
 * part is missing. The part that depends on the day (`YYYY-MM-DD`) is computed here; the record has
 * the rest, in the markup that `why-line.tsx` reads. Empty if the record has no reason.
 */
export function statusReason({ why = '', ...feature }: WhyFacts, today: string): string {
  return [everywhere(feature, today), why].filter((text) => text !== '').join(' · ')
}

function everywhere({ baseline, newlyDate, widelyExpected }: WhyFacts, today: string): string {
  if (newlyDate === undefined || (baseline !== 'widely' && baseline !== 'newly')) return ''
  const years = Math.floor((Date.parse(today) / 1000 - newlyDate) / SECONDS_A_YEAR)
  if (baseline === 'widely' && years >= 1) {
    return `In every engine for ${years} ${years === 1 ? 'year' : 'years'}`
  }
  const since = `In every engine since ${month(newlyDate)}`
  if (baseline === 'widely' || widelyExpected === undefined) return since
  const isDue = openStep(isoDay(widelyExpected), today) === 'due'
  const end = isDue ? ', by date; web-features will confirm' : ''
  return `${since} · widely available ${isDue ? 'since' : 'in'} ${month(widelyExpected)}${end}`
}

function month(seconds: number): string {
  return formatMonth(isoDay(seconds))
}
