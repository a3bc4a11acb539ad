import { targetVersion } from '#catalogue/platforms.ts'
import { judgedState } from '#catalogue/verdict/states.ts'
import type { Verdict } from '#catalogue/verdict/verdict.ts'
import { verdictReasons } from '#catalogue/verdict/words.ts'
import { type Care, type CodePlace, harmlessReason } from '#check/analysis/index.ts'

import type { ReportItem } from './standing.ts'

/** "line 12, column 5 (guarded)"; "line 12" if the column is not known and the place counts. */
export function placeWords({ line, column, care }: CodePlace): string {
  const at = column === undefined ? `line ${line}` : `line ${line}, column ${column}`
  if (care === undefined) return at
  return `${at} (${care === 'ignored' ? 'ignored' : 'guarded'})`
}

/** "site.css:12:5, app.js:3 and 4 more": the places of a use as editors read them. */
export function placesText({ places, count }: Pick<ReportItem, 'places' | 'count'>): string {
  const shown = places.slice(0, MOST_PLACES)
  const texts = shown.map(({ file, line, column }) =>
    [file, line, ...(column === undefined ? [] : [column])].join(':'),
  )
  const rest = count - shown.length
  if (shown.length === 0) return `${count} ${count === 1 ? 'place' : 'places'}`
  return texts.join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

const MOST_PLACES = 12

/** Where an entry does not work: browsers, and pages without https; empty if it works everywhere. */
export function reasonsOf(item: Pick<ReportItem, 'entry' | 'verdict' | 'gap'>): string {
  const { entry, verdict, gap } = item
  const reasons = gap === undefined ? verdictReasons(verdict) : [gap, ...shortfallsOf(verdict)]
  return [...reasons, ...(entry.secureContext ? ['only on https'] : [])].join('; ')
}

/** What there is where tests do not cover it: "Chrome 125 needs the name inset-area (since 125, plain in 129)". */
function shortfallsOf(verdict: Verdict): readonly string[] {
  const some = verdict.blockers
    .filter(({ how }) => how !== 'later' && how !== 'missing')
    .map(({ target, ...one }) => {
      const since = targetVersion(one.browser, one.version ?? '')
      return Object.assign(one, { target: since > target ? since : target })
    })
  return verdictReasons({ ...verdict, blockers: some })
}

export function verdictText({ verdict, standing }: ReportItem): string {
  const word = judgedState(verdict).word
  if (standing !== 'guarded') return word
  return verdict.answer === 'yes' ? `${word}, and guarded` : 'Guarded'
}

/** Why a use does not count, as a sentence; empty if it does. */
export function standingText(item: ReportItem): string {
  const { entry, standing, places, isChoice } = item
  if (standing === 'guarded') return guardText(places)
  if (standing === 'harmless')
    return harmlessReason(entry.key) ?? harmlessReason(entry.of ?? '') ?? ''
  if (standing === 'ignored') {
    return isChoice === true
      ? 'You chose to ignore it.'
      : 'A comment in the code says to ignore it.'
  }
  if (standing === 'counted') return ''
  if (standing === 'possible' && entry.key.startsWith('css.'))
    return 'The rule does not tell whether this layout is meant.'
  const owner = ownerOf(entry.key)
  const what = entry.kind === 'event' ? 'an event' : 'a member'
  const known =
    owner === undefined
      ? 'The platform has something of this name'
      : `${owner} has ${what} of this name`
  return standing === 'likely'
    ? `${known}; other objects rarely have one.`
    : `${known}; other objects often have one, too.`
}

/** The interface of a member: "Navigation" of "api.Navigation.canGoBack". */
function ownerOf(key: string): string | undefined {
  const parts = key.split('.')
  return parts.length > 2 ? parts.at(-2) : undefined
}

const guards: readonly (readonly [Care, string])[] = [
  ['condition', 'Your code tests for it first.'],
  ['fallback', 'Your code has a fallback.'],
  ['polyfill', 'Your code brings a polyfill.'],
  ['vendor', 'Its prefix addresses one engine only.'],
]

function guardText(places: readonly CodePlace[]): string {
  const found = guards.find(([care]) => places.some((place) => place.care === care))
  return found?.[1] ?? 'Your code handles browsers without it.'
}
