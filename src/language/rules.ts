import { baselineLabels, type BaselineStatus, baselineStatuses } from '#catalogue/baseline.ts'
import { browserOfGroup } from '#catalogue/browser-names.ts'
import { browserLabels, type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { firstDays } from '#catalogue/features/on-day.ts'
import { releaseBrowsers, releaseStatuses } from '#catalogue/releases/record.ts'
import { formatMonth } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import { browserNames, releaseStatusNames } from '#lib/glossary.ts'

import { asking } from './asking-words.ts'
import type { Intent } from './question.ts'
import type { QuestionTerm } from './read-terms.ts'
import { endOf } from './times.ts'
import type { TermSymbol } from './vocabulary.ts'

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
  { pattern: /dB|Bd|d/, read: caveat },
  { pattern: /D/, read: entryStatus, isWeak: true },
  { pattern: /[bn]?TM|[bn]?TY/, read: since },
  { pattern: /(?<!n)[bN]*a[EMY]b?(?!n)|[bN]+E|EN?b|N[MY]/, read: asOf },
  { pattern: /[nbNa]*[MY]n?b?/, read: madeBaseline },
  { pattern: /b?Nb?/, read: baseline },
  {
    pattern: /y/,
    read: () => ({
      kind: 'nearly',
      facets: { parts: ['nearly'] },
      after: 'with 80 % or more of their parts in Baseline',
    }),
  },
  { pattern: /u?gPu|u?gVu|ug[PV]|Pu|uP|sg?Pu|sgP|gPs/, read: usage },
  { pattern: /zO|Oz|O/, read: (terms) => ofValue('org', 'org', find(terms, 'O')) },
  { pattern: /n?X/, read: (terms) => ofValue('edition', 'snapshot', find(terms, 'X')) },
  {
    pattern: /se|es/,
    read: () => ({
      kind: 'everywhere',
      facets: { engines: ['3'] },
      after: 'supported by all three engines',
    }),
  },
]

export const areaIntent = (area: string): Intent => ({ kind: 'area', area, before: area })

const ofValue = (kind: 'org' | 'edition', facet: string, value = ''): Intent => ({
  kind,
  facets: { [facet]: [value] },
  after: `of ${value}`,
})

/** As facets name browsers that alone have or lack something: those with one engine together. */
function loneName(browser: string): string | undefined {
  if (/^(?:chrome|edge|chromium)$/.test(browser)) return 'Chrome & Edge'
  const core = coreBrowsers.find((one) => one === browser)
  return core && browserNames[core]
}

/** What a browser alone lacks; undefined if there is no filter for it. */
export function blockerIntent(browser: string): Intent | undefined {
  const value = loneName(browser)
  if (value === undefined) return undefined
  return { kind: 'blocker', facets: { blocker: [value] }, after: `missing only in ${value}` }
}

function blocker(terms: readonly QuestionTerm[]): Intent | undefined {
  return blockerIntent(find(terms, 'B') ?? '')
}

/** The facet counts engines, so it has no value for one of two browsers with the same engine. */
function only(terms: readonly QuestionTerm[]): Intent | undefined {
  const browser = find(terms, 'B') ?? ''
  const isEngine = ['chrome', 'edge', 'chromium', 'firefox', 'safari'].includes(browser)
  const value = isEngine ? loneName(browser) : undefined
  if (value === undefined) return undefined
  return { kind: 'only', facets: { only: [value] }, after: `only in ${value}` }
}

function missing(terms: readonly QuestionTerm[]): Intent | undefined {
  const asked = terms.filter(({ symbol }) => symbol === 'B').map(({ value }) => coreBrowser(value))
  const browsers = [...new Set(asked.filter((browser) => browser !== undefined))]
  if (asked.includes(undefined)) return undefined
  const names = browsers.map((browser) => browserLabels[browser].name)
  const after = `not supported in ${names.join(' or ')}`
  return { kind: 'missing', facets: { missing: browsers }, after }
}

const caveats: Readonly<Record<string, readonly [words: string, browser: string]>> = {
  flag: ['behind a flag', 'in'],
  prefix: ['with a prefix', 'in'],
  partial: ['with partial support', 'in'],
  preview: ['in previews only', 'of'],
  removed: ['removed', 'from'],
}

function caveat(terms: readonly QuestionTerm[]): Intent | undefined {
  const id = find(terms, 'B')
  const browser = coreBrowser(id)
  const isRemoved = find(terms, 'd') !== undefined
  const value = isRemoved ? 'removed' : (find(terms, 'c') ?? 'flag')
  const [words = '', preposition] = caveats[value] ?? []
  if (id !== undefined && browser === undefined) return undefined
  if (browser === undefined) return { kind: 'caveat', facets: { caveat: [value] }, after: words }
  const after = `${words} ${preposition} ${browserLabels[browser].name}`
  return { kind: 'caveat', facets: { in: [`${browser} ${value}`] }, after }
}

function entryStatus(terms: readonly QuestionTerm[]): Intent | undefined {
  const value = find(terms, 'D') ?? ''
  return { kind: 'status', facets: { status: [value] }, before: value.toLowerCase() }
}

function since(terms: readonly QuestionTerm[]): Intent | undefined {
  const year = Number(find(terms, 'Y'))
  if (!Number.isInteger(year)) return undefined
  return find(terms, 'T') === 'since'
    ? yearsIntent({ min: year }, `since ${year}`)
    : yearsIntent({ max: year - 1 }, `before ${year}`)
}

/** What became Baseline in a time. */
export const yearsIntent = (
  year: { readonly min?: number; readonly max?: number },
  words: string,
): Intent => ({ kind: 'years', ranges: { year }, after: `that became Baseline ${words}` })

/** What was Baseline at the end of a year or a month, or on a day. Undefined for the future. */
function asOf(terms: readonly QuestionTerm[], today: string): Intent | undefined {
  const status = find(terms, 'N')
  const named = find(terms, 'a') ?? BASELINE
  const time = timeIn(terms)
  // "Newly available in 2025" and "newly Baseline in 2025" mean that it became so then.
  const isEvent = status === 'newly' && time?.symbol !== 'E' && named === BASELINE
  const day = time === undefined ? '' : endOf(time)
  if (isEvent || status === 'discouraged' || day > today || day < firstDays.newly) return undefined
  const known = baselineStatuses.find((one) => one === status)
  const { facets, before, after } = baselineIntent(known ? [known] : ['newly', 'widely'])
  const words = after === undefined ? `were ${before}` : after.replace('with', 'had')
  return {
    kind: 'asOf',
    ...(facets && { facets }),
    day,
    after: `that ${words} on ${formatDay(day)}`,
  }
}

function madeBaseline(terms: readonly QuestionTerm[]): Intent | undefined {
  const isOther = terms.some(
    ({ symbol, value }) =>
      (symbol === 'N' && value !== 'newly') || (symbol === 'a' && value !== BASELINE),
  )
  if (terms.length === 1 || isOther) return undefined
  const month = find(terms, 'M')
  const year = Number(find(terms, 'Y'))
  if (month === undefined) return yearsIntent({ min: year, max: year }, `in ${year}`)
  const after = `that became Baseline in ${formatMonth(month)}`
  return { kind: 'month', facets: { month: [month] }, after }
}

function baseline(terms: readonly QuestionTerm[]): Intent | undefined {
  const status = baselineStatuses.find((one) => one === find(terms, 'N'))
  return status && baselineIntent([status])
}

/** What has one of some statuses. */
export function baselineIntent(statuses: readonly BaselineStatus[]): Intent {
  const [status, ...others] = statuses
  const facets = { baseline: statuses }
  if (status === undefined || others.length > 0)
    return { kind: 'baseline', facets, before: 'Baseline' }
  const words = baselineLabels[status].toLowerCase()
  const place = status === 'limited' ? { after: `with ${words}` } : { before: words }
  return { kind: 'baseline', facets, ...place }
}

function usage(terms: readonly QuestionTerm[]): Intent | undefined {
  const share = Number(find(terms, 'P') ?? find(terms, 'V'))
  if (!(share >= 0 && share <= 100)) return undefined
  const isUnder = find(terms, 'g') === 'under'
  return {
    kind: 'usage',
    ranges: { usage: isUnder ? { max: share } : { min: share } },
    after: `with a global usage of ${share} % or ${isUnder ? 'less' : 'more'}`,
  }
}

/** Words that are none of the question's filters where a release is asked for. */
const ofReleases: ReadonlySet<string> = new Set(`${asking.ofReleases}|first|oldest`.split('|'))
const lowest: ReadonlySet<string> = new Set(['first', 'oldest'])

/** In place of the version of the first release of a browser. */
export const FIRST = 'first'

/** A release, or those of a status or a year, if a text has nothing else: "chrome 90 release date". */
export function askedReleases(terms: readonly QuestionTerm[]): Intent | undefined {
  const others = terms.filter(
    ({ symbol, text }) => !'inrF'.includes(symbol) && !ofReleases.has(text),
  )
  const symbols = others.map(({ symbol }) => symbol).join('')
  const id = find(terms, 'B') ?? ''
  const browser = releaseBrowsers.find((one) => one === browserOfGroup(id))
  if (browser === undefined || !/^(?:l*BV?l*|BY|YB)$/.test(symbols)) return undefined
  const name = browserNames[browser]
  const version = find(terms, 'V')
  if (version !== undefined) {
    const noun = `${name} ${version}`
    return { kind: 'release', facets: { browser: [browser] }, version, noun }
  }
  if (terms.some(({ text }) => lowest.has(text))) {
    const noun = `first release of ${name}`
    return { kind: 'release', facets: { browser: [browser] }, version: FIRST, noun }
  }
  const year = Number(find(terms, 'Y'))
  const statuses = others.flatMap(({ symbol, value }) => (symbol === 'l' ? [value] : []))
  // "The current ESR" is one with extended support.
  const standing = statuses.find((value) => value !== 'current') ?? 'current'
  const isAny = statuses.length === 0 && find(terms, 'r') !== undefined
  const status = isAny ? undefined : releaseStatuses.find((one) => one === standing)
  const all = {
    kind: 'releases',
    facets: { browser: [browser] },
    noun: `releases of ${name}`,
  } as const
  if (id === 'edge_legacy') {
    const facets = { ...all.facets, engine: ['EdgeHTML'] }
    return { ...all, facets, noun: `${all.noun} with EdgeHTML` }
  }
  if (year > 0)
    return { ...all, ranges: { year: { min: year, max: year } }, noun: `${all.noun} in ${year}` }
  if (status === undefined) return all
  const noun = `${releaseStatusNames[status].toLowerCase()} release of ${name}`
  return { ...all, facets: { ...all.facets, status: [status] }, noun }
}

function timeIn(terms: readonly QuestionTerm[]) {
  for (const { symbol, value } of terms)
    if (symbol === 'E' || symbol === 'M' || symbol === 'Y') return { symbol, value }
  return undefined
}

function find(terms: readonly QuestionTerm[], symbol: TermSymbol): string | undefined {
  return terms.find((term) => term.symbol === symbol)?.value
}

function coreBrowser(id: string | undefined): CoreBrowser | undefined {
  // Chromium browsers share features; what Chrome lacks all of them lack.
  return coreBrowsers.find((browser) => browser === (id === 'chromium' ? 'chrome' : id))
}
