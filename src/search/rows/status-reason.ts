import { browserList } from '#catalogue/browser-list.ts'
import { coreBrowsers } from '#catalogue/browsers.ts'
import type { FeatureHit } from '#catalogue/features/pages.ts'
import { parseCodeText } from '#lib/code-text.ts'
import { isoDay, formatMonth } from '#lib/dates.ts'
import { sentence } from '#lib/sentence.ts'

/** A run of the line: plain words, words that carry the point, or code. */
export type WhyRun = { readonly kind: 'text' | 'strong' | 'code'; readonly value: string }

/** What the line is made from. */
export type WhyFacts = Pick<
  FeatureHit,
  | 'baseline'
  | 'newlyDate'
  | 'widelyExpected'
  | 'missing'
  | 'missingOnlyIn'
  | 'onlyIn'
  | 'parts'
  | 'shipped'
  | 'discouraged'
>

const SECONDS_A_YEAR = 365.25 * 86_400

/** From this share of its parts on, a feature is rather "nearly there" than "missing". */
const NEARLY = 0.5

/**
 * Why a feature has the status it has, in a line: how long it has worked everywhere, who is in the way, which part
 * is lacking. `today` is a day (`YYYY-MM-DD`). Empty where the record does not tell.
 */
export function statusReason(feature: WhyFacts, today: string): readonly WhyRun[] {
  return lines[feature.baseline](feature, today)
}

function everywhereFor({ newlyDate }: WhyFacts, today: string): readonly WhyRun[] {
  if (newlyDate === undefined) return []
  const years = Math.floor((Date.parse(today) / 1000 - newlyDate) / SECONDS_A_YEAR)
  if (years < 1) return [text(`In every engine since ${month(newlyDate)}`)]
  return [text(`In every engine for ${years} ${years === 1 ? 'year' : 'years'}`)]
}

function everywhereSince(
  { newlyDate, widelyExpected }: WhyFacts,
  today: string,
): readonly WhyRun[] {
  if (newlyDate === undefined) return []
  const since = text(`In every engine since ${month(newlyDate)}`)
  if (widelyExpected === undefined) return [since]
  const isDue = isoDay(widelyExpected) <= today
  const end = isDue ? ', by date; web-features will confirm' : ''
  return [
    since,
    text(` · widely available ${isDue ? 'since' : 'in'} ${month(widelyExpected)}${end}`),
  ]
}

function whatIsLacking(feature: WhyFacts): readonly WhyRun[] {
  const nearly = nearlyThere(feature)
  if (nearly.length > 0) return nearly
  const { missingOnlyIn, onlyIn, missing } = feature
  const since = lastShipped(feature)
  if (missingOnlyIn !== undefined) {
    const others = since === undefined ? [] : [text(` · the others since ${since}`)]
    return [text('Missing only in '), strong(sentence(browserList(missing))), ...others]
  }
  if (onlyIn !== undefined) {
    return [
      text('Only in '),
      strong(onlyIn),
      ...(since === undefined ? [] : [text(` since ${since}`)]),
    ]
  }
  if (missing.length === 0) return []
  if (missing.length === coreBrowsers.length) return [text('Missing in '), strong('every browser')]
  return [text('Missing in '), strong(browserList(missing).join(', '))]
}

/** "323 of 325 parts work in Chrome, Edge and Firefox; missing: `anchor-valid`". */
function nearlyThere({ parts, missing }: WhyFacts): readonly WhyRun[] {
  const most = Math.max(0, ...missing.map((browser) => parts.works[browser] ?? 0))
  if (parts.total < 2 || most / parts.total < NEARLY || most >= parts.total) return []
  const browsers = browserList(missing.filter((browser) => parts.works[browser] === most))
  const lacking = parts.lacking.flatMap((name, index) => [
    ...(index === 0 ? [] : [text(', ')]),
    { kind: 'code', value: name } as const,
  ])
  return [
    strong(`${most} of ${parts.total} parts`),
    text(` work in ${sentence(browsers)}`),
    ...(lacking.length === 0 ? [] : [text('; missing: '), ...lacking]),
  ]
}

function whyNot({ discouraged }: WhyFacts): readonly WhyRun[] {
  if (discouraged === undefined) return []
  const { alternatives, removal, reason } = discouraged
  const removed = removal === undefined ? [] : [text(`Removal planned for ${formatMonth(removal)}`)]
  if (alternatives.length === 0 && removed.length === 0) {
    return parseCodeText(reason).map(({ type, value }) => ({ kind: type, value }))
  }
  if (alternatives.length === 0) return removed
  const instead = [text('Use '), strong(sentence(alternatives)), text(' instead')]
  return [...instead, ...removed.flatMap((run) => [text(' · '), run])]
}

const lines = {
  widely: everywhereFor,
  newly: everywhereSince,
  limited: whatIsLacking,
  discouraged: whyNot,
} as const satisfies Record<
  FeatureHit['baseline'],
  (feature: WhyFacts, today: string) => readonly WhyRun[]
>

/** The month in which the last of the browsers that have it shipped it. */
function lastShipped({ shipped }: WhyFacts): string | undefined {
  const last = Object.values(shipped).toSorted().at(-1)
  return last === undefined ? undefined : formatMonth(last)
}

function month(seconds: number): string {
  return formatMonth(isoDay(seconds))
}

function text(value: string): WhyRun {
  return { kind: 'text', value }
}

function strong(value: string): WhyRun {
  return { kind: 'strong', value }
}
