import { type BaselineStatus, baselineStatuses } from '#catalogue/baseline.ts'
import { browserOfGroup } from '#catalogue/browser-names.ts'
import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { firstDays } from '#catalogue/features/on-day.ts'
import { releaseBrowsers, releaseStatuses } from '#catalogue/releases/record.ts'
import { asking } from '#language/asking-words.ts'
import type { QuestionTerm } from '#language/read-terms.ts'
import type { TermSymbol } from '#language/vocabulary.ts'
import { addMonths } from '#lib/dates.ts'
import { makeRange } from '#search/address/url-state.ts'

import type { Intent } from './question.ts'

export type Rule = {
  readonly pattern: RegExp
  /** Undefined if no list has a filter for it. */
  readonly read: (terms: readonly QuestionTerm[], today: string) => Intent | undefined
  /** Whether it means little beside other words. */
  readonly isWeak?: true
}

/** The value of the term for "Baseline in", before a time. */
const BASELINE = 'baseline'

/** "missing", "not supported", "no support". */
const MISSING = '(?:m|!s|0s)'

/** In order of precedence: a rule does not see what an earlier one matched. */
export const rules: readonly Rule[] = [
  // "supported in every browser but Safari", "everywhere except not in Safari"
  { pattern: new RegExp(`s?es?x${MISSING}?s?B`), read: blocker },
  // "missing only in Safari", "only Safari lacks", "Safari is the only browser without support"
  { pattern: new RegExp(`o${MISSING}B|${MISSING}oB|oB${MISSING}|Bo${MISSING}`), read: blocker },
  { pattern: /kB|Bk/, read: blocker, isWeak: true },
  { pattern: /s?os?B|Bo(?!m|!|0)/, read: only },
  { pattern: new RegExp(`0Bs|${MISSING}B(?:\\|B)*|B${MISSING}|B!s`), read: missing },
  { pattern: /cs?B|Bc|c/, read: caveat },
  { pattern: /jB|Bj/, read: caveat, isWeak: true },
  { pattern: /dB|Bd|d/, read: removed },
  { pattern: /D/, read: entryStatus, isWeak: true },
  { pattern: /[bn]?TM|[bn]?TY/, read: since },
  { pattern: /(?<!n)[bN]*a[EMY]b?(?!n)|[bN]+E|EN?b|N[MY]/, read: asOf },
  { pattern: /[nbNa]*[MY]n?b?/, read: madeBaseline },
  { pattern: /b?Nb?/, read: baseline },
  { pattern: /y/, read: () => ({ kind: 'nearly' }) },
  { pattern: /u?gPu|u?gVu|ug[PV]|Pu|uP|sg?Pu|sgP|gPs/, read: usage },
  { pattern: /zO|Oz|O/, read: organisation },
  {
    pattern: /n?X/,
    read: (terms) => ({ kind: 'edition', edition: find(terms, 'X') ?? '' }),
  },
  { pattern: /se|es/, read: () => ({ kind: 'everywhere' }) },
]

const blockerValues: Readonly<Record<string, string>> = {
  chrome: 'Chrome & Edge',
  edge: 'Chrome & Edge',
  chromium: 'Chrome & Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  safari_ios: 'Safari on iOS',
  firefox_android: 'Firefox for Android',
  chrome_android: 'Chrome for Android',
}

/** The facet value for a browser that alone lacks something; undefined if there is none. */
export function blockerOf(browser: string): string | undefined {
  return Object.hasOwn(blockerValues, browser) ? blockerValues[browser] : undefined
}

function blocker(terms: readonly QuestionTerm[]): Intent | undefined {
  const value = blockerOf(find(terms, 'B') ?? '')
  return value === undefined ? undefined : { kind: 'blocker', value }
}

/** The facet counts engines, so it has no value for one of two browsers with the same engine. */
function only(terms: readonly QuestionTerm[]): Intent | undefined {
  const browser = find(terms, 'B') ?? ''
  const isEngine = ['chrome', 'edge', 'chromium', 'firefox', 'safari'].includes(browser)
  const value = isEngine ? blockerOf(browser) : undefined
  return value === undefined ? undefined : { kind: 'only', value }
}

function missing(terms: readonly QuestionTerm[]): Intent | undefined {
  const named = terms.filter(({ symbol }) => symbol === 'B').map(({ value }) => coreBrowser(value))
  const browsers = named.filter((browser) => browser !== undefined)
  if (browsers.length < named.length) return undefined
  return { kind: 'missing', browsers: [...new Set(browsers)] }
}

function caveat(terms: readonly QuestionTerm[]): Intent | undefined {
  const id = find(terms, 'B')
  const browser = coreBrowser(id)
  if (id !== undefined && browser === undefined) return undefined
  const value = find(terms, 'c') ?? 'flag'
  const known = (['flag', 'prefix', 'partial', 'preview'] as const).find((one) => one === value)
  return known && { kind: 'caveat', caveat: known, ...(browser && { browser }) }
}

function removed(terms: readonly QuestionTerm[]): Intent | undefined {
  const id = find(terms, 'B')
  const browser = coreBrowser(id)
  if (id !== undefined && browser === undefined) return undefined
  return { kind: 'caveat', caveat: 'removed', ...(browser && { browser }) }
}

function entryStatus(terms: readonly QuestionTerm[]): Intent | undefined {
  const value = find(terms, 'D')
  const known = (['Deprecated', 'Experimental', 'Non-standard'] as const).find(
    (one) => one === value,
  )
  return known && { kind: 'status', status: known }
}

function since(terms: readonly QuestionTerm[]): Intent | undefined {
  const year = Number(find(terms, 'Y'))
  if (!Number.isInteger(year)) return undefined
  const isSince = find(terms, 'T') === 'since'
  return {
    kind: 'years',
    range: isSince ? makeRange(year, undefined) : makeRange(undefined, year - 1),
  }
}

/** What was Baseline at the end of a year or a month, or on a day. Undefined for the future. */
function asOf(terms: readonly QuestionTerm[], today: string): Intent | undefined {
  const status = find(terms, 'N')
  const named = find(terms, 'a')
  const end = find(terms, 'E')
  // "Newly available in 2025" and "newly Baseline in 2025" mean that it became so then.
  if (status === 'newly' && end === undefined && (named === undefined || named === BASELINE)) {
    return undefined
  }
  if (status === 'discouraged') return undefined
  const day = end ?? endOf(find(terms, 'M') ?? `${find(terms, 'Y')}-12`)
  if (day > today || day < firstDays.newly) return undefined
  const known = baselineStatuses.find((one) => one === status)
  return { kind: 'asOf', day, statuses: known ? [known] : ['newly', 'widely'] }
}

function endOf(month: string): string {
  return addMonths(`${month.slice(0, 4)}-01-31`, Number(month.slice(5)) - 1)
}

function madeBaseline(terms: readonly QuestionTerm[]): Intent | undefined {
  const status = find(terms, 'N')
  if (status !== undefined && status !== 'newly') return undefined
  if (
    terms.length === 1 ||
    terms.some(({ symbol, value }) => symbol === 'a' && value !== BASELINE)
  ) {
    return undefined
  }
  const month = find(terms, 'M')
  if (month !== undefined) return { kind: 'month', month }
  const year = Number(find(terms, 'Y'))
  return { kind: 'years', range: makeRange(year, year) }
}

function baseline(terms: readonly QuestionTerm[]): Intent | undefined {
  const status = baselineStatuses.find((one: BaselineStatus) => one === find(terms, 'N'))
  return status && { kind: 'baseline', statuses: [status] }
}

function usage(terms: readonly QuestionTerm[]): Intent | undefined {
  const share = Number(find(terms, 'P') ?? find(terms, 'V'))
  if (!(share >= 0 && share <= 100)) return undefined
  const isUnder = find(terms, 'g') === 'under'
  return {
    kind: 'usage',
    range: isUnder ? makeRange(undefined, share) : makeRange(share, undefined),
  }
}

function organisation(terms: readonly QuestionTerm[]): Intent | undefined {
  const org = find(terms, 'O')
  return org === undefined ? undefined : { kind: 'org', org }
}

function releaseBrowser(id = '') {
  return releaseBrowsers.find((browser) => browser === browserOfGroup(id))
}

/** Words that are none of the question's filters where a release is asked for. */
const ofReleases: ReadonlySet<string> = new Set(`${asking.ofReleases}|first|oldest`.split('|'))
const lowest: ReadonlySet<string> = new Set(['first', 'oldest'])

/** A release, or those of a status or a year, if a text has nothing else: "chrome 90 release date". */
export function askedReleases(terms: readonly QuestionTerm[]): Intent | undefined {
  const others = terms.filter(
    ({ symbol, text }) => !'inrF'.includes(symbol) && !ofReleases.has(text),
  )
  const symbols = others.map(({ symbol }) => symbol).join('')
  const id = find(terms, 'B')
  const browser = releaseBrowser(id)
  if (browser === undefined || !/^(?:l*BV?l*|BY|YB)$/.test(symbols)) return undefined
  const version = find(terms, 'V')
  if (version !== undefined) return { kind: 'release', browser, version }
  // The lowest release is none of the filters.
  if (terms.some(({ text }) => lowest.has(text))) return undefined
  if (id === 'edge_legacy') return { kind: 'releases', browser, engine: 'EdgeHTML' }
  const year = find(terms, 'Y')
  if (year !== undefined) return { kind: 'releases', browser, year: Number(year) }
  const all = others.flatMap(({ symbol, value }) => (symbol === 'l' ? [value] : []))
  if (all.length === 0 && find(terms, 'r') !== undefined) return { kind: 'releases', browser }
  // "The current ESR" is one with extended support.
  const standing = all.find((value) => value !== 'current') ?? 'current'
  const status = releaseStatuses.find((one) => one === standing)
  return { kind: 'releases', browser, ...(status && { status }) }
}

function find(terms: readonly QuestionTerm[], symbol: TermSymbol): string | undefined {
  return terms.find((term) => term.symbol === symbol)?.value
}

function coreBrowser(id: string | undefined): CoreBrowser | undefined {
  // Chromium browsers share features; what Chrome lacks all of them lack.
  return coreBrowsers.find((browser) => browser === (id === 'chromium' ? 'chrome' : id))
}
