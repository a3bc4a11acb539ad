import type { FeatureHit } from '#catalogue/features/pages.ts'
import { isoDay, formatMonth } from '#lib/dates.ts'

/** What the line is made from. */
export type WhyFacts = Partial<
  Pick<FeatureHit, 'baseline' | 'newlyDate' | 'widelyExpected' | 'why'>
>

const SECONDS_A_YEAR = 365.25 * 86_400

/**
 * Why a feature has the status it has, in a line: how long it has worked everywhere, who is in the way, which part is
 * lacking. What depends on the day is said here, the rest by the record, as is the markup: `why-line.tsx` reads it.
 * `today` is a day (`YYYY-MM-DD`). Empty where the record does not tell.
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
  const isDue = isoDay(widelyExpected) <= today
  const end = isDue ? ', by date; web-features will confirm' : ''
  return `${since} · widely available ${isDue ? 'since' : 'in'} ${month(widelyExpected)}${end}`
}

function month(seconds: number): string {
  return formatMonth(isoDay(seconds))
}
