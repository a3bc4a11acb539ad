import { baselineLabels, type BaselineStatus, baselineStatuses } from '#catalogue/baseline.ts'
import { browserOfGroup } from '#catalogue/browser-names.ts'
import { browserLabels, type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { firstDays } from '#catalogue/features/on-day.ts'
import { releaseBrowsers, releaseStatuses } from '#catalogue/releases/record.ts'
import { formatMonth } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import { browserNames, releaseStatusNames } from '#lib/glossary.ts'

import { ofReleases } from './asking-words.ts'
import type { Intent, IntentKind } from './question.ts'
import type { QuestionTerm } from './read-terms.ts'
import table from './rules.json' with { type: 'json' }
import { endOf, isTime } from './times.ts'

type Terms = readonly QuestionTerm[]

export type Rule = {
  readonly pattern: RegExp
  /** Undefined if no list has a filter for it. */
  readonly read: (terms: Terms, today: string) => Intent | undefined
  /** Whether it means little beside other words. */
  readonly isWeak: boolean
}

/**
 * A line of `rules.json`: `pattern` is a regular expression of the symbols of terms, in which `{missing}` stands for any
 * that say so. What it means follows from its kind.
 */
type RuleLine = { readonly pattern: string; readonly kind: string; readonly isWeak?: boolean }

/** "missing", "not supported", "no support". */
const MISSING = '(?:m|!s|0s)'

export const areaIntent = (area: string): Intent => ({ kind: 'area', area, before: area })

/** What a browser alone lacks; undefined if there is no filter for it. */
export function blockerIntent(browser?: string): Intent | undefined {
  const value = loneName(browser)
  if (value === undefined) return undefined
  return { kind: 'blocker', facets: { blocker: [value] }, after: `missing only in ${value}` }
}

type Ends = { readonly min?: number; readonly max?: number }

/** What became Baseline in some years. */
const yearsIntent = (year: Ends, words: string): Intent => ({
  kind: 'years',
  ranges: { year },
  after: `that became Baseline ${words}`,
})

/** What became Baseline in a year. */
export const yearIntent = (year: number) => yearsIntent({ min: year, max: year }, `in ${year}`)

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

/** In place of the version of the first release of a browser. */
export const FIRST = 'first'

/** A release, or those of a status or a year, if a text has nothing else: "chrome 90 release date". */
export function askedReleases(terms: Terms, today: string): Intent | undefined {
  const symbols = terms
    .filter(({ symbol, text }) => !'inrF'.includes(symbol) && !ofReleases.has(text))
    .map(({ symbol }) => symbol)
    .join('')
  for (const { pattern, read } of ofReleasesAlone) {
    const intent = pattern.test(symbols) ? read(terms, today) : undefined
    if (intent !== undefined) return intent
  }
  return undefined
}

function ruleOf({ pattern, kind, isWeak = false }: RuleLine): Rule {
  if (!isRead(kind)) throw new Error(`No rule reads the kind “${kind}”.`)
  return {
    pattern: new RegExp(pattern.replaceAll('{missing}', MISSING)),
    isWeak,
    read: (terms, today) => {
      const meaning = meanings[kind](terms, today)
      return meaning && { kind, ...meaning }
    },
  }
}

type Meaning = Omit<Intent, 'kind'> | undefined
type Read = (terms: Terms, today: string) => Meaning

const isRead = (kind: string): kind is keyof typeof meanings => Object.hasOwn(meanings, kind)

/** What the terms of a rule mean, by its kind; undefined if no list has a filter for it. */
const meanings = {
  asOf,
  baseline: (terms) => baselineIntent(statusesIn(terms)),
  blocker: (terms) => blockerIntent(find(terms, 'B')),
  caveat: (terms) => {
    const caveat = find(terms, 'd') === undefined ? (find(terms, 'c') ?? 'flag') : 'removed'
    const [words, place] = caveats[caveat] ?? ['', '']
    const [browser] = coreIn(terms)
    if (browser !== undefined)
      return having('in', `${browser} ${caveat}`, `${words} ${place} ${namesIn(terms)}`)
    return find(terms, 'B') === undefined ? having('caveat', caveat, words) : undefined
  },
  edition: (terms) => having('snapshot', find(terms, 'X'), `of ${find(terms, 'X')}`),
  everywhere: () => having('engines', '3', 'supported by all three engines'),
  missing: (terms) => {
    const missing = coreIn(terms)
    const after = `not supported in ${namesIn(terms)}`
    return missing.length === 0 ? undefined : { facets: { missing }, after }
  },
  month: (terms) => {
    const month = isEvent(terms) ? find(terms, 'M') : undefined
    return having('month', month, `that became Baseline in ${formatMonth(month ?? '')}`)
  },
  nearly: () => having('parts', 'nearly', 'with 80 % or more of their parts in Baseline'),
  // The facet counts engines, so it has no value for one of two browsers with the same engine.
  only: (terms) => {
    const browser = find(terms, 'B') ?? ''
    const name = browser.includes('_') ? undefined : loneName(browser)
    return having('only', name, `only in ${name}`)
  },
  org: (terms) => having('org', find(terms, 'O'), `of ${find(terms, 'O')}`),
  release: (terms) => {
    const browser = releaseBrowser(terms)
    const number = find(terms, 'V')
    const isFirst = terms.some(({ text }) => /^(?:first|oldest)$/.test(text))
    const version = number ?? (isFirst ? FIRST : undefined)
    if (browser === undefined || version === undefined) return undefined
    const name = browserNames[browser]
    const noun = number === undefined ? `first release of ${name}` : `${name} ${number}`
    return { facets: { browser: [browser] }, version, noun }
  },
  releases: (terms) => {
    const browser = releaseBrowser(terms)
    if (browser === undefined) return undefined
    const facets = { browser: [browser] }
    const name = browserNames[browser]
    const noun = `releases of ${name}`
    const [year, standing] = [Number(find(terms, 'Y')), standingIn(terms)]
    if (find(terms, 'B') === 'edge_legacy')
      return { facets: { ...facets, engine: ['EdgeHTML'] }, noun: `${noun} with EdgeHTML` }
    if (year > 0)
      return { facets, ranges: { year: { min: year, max: year } }, noun: `${noun} in ${year}` }
    if (standing === undefined) return { facets, noun }
    const status = releaseStatusNames[standing].toLowerCase()
    return { facets: { ...facets, status: [standing] }, noun: `${status} release of ${name}` }
  },
  status: (terms) => {
    const status = find(terms, 'D') ?? ''
    return { facets: { status: [status] }, before: status.toLowerCase() }
  },
  usage: (terms) => {
    const share = Number(find(terms, 'P') ?? find(terms, 'V'))
    const isMost = find(terms, 'g') === 'under'
    const after = `with a global usage of ${share} % or ${isMost ? 'less' : 'more'}`
    return share > 100
      ? undefined
      : { ranges: { usage: isMost ? { max: share } : { min: share } }, after }
  },
  years: (terms) => {
    const [year, time] = [Number(find(terms, 'Y')), find(terms, 'T')]
    if (time === 'since') return yearsIntent({ min: year }, `since ${year}`)
    if (time === 'before') return yearsIntent({ max: year - 1 }, `before ${year}`)
    return isEvent(terms) ? yearIntent(year) : undefined
  },
} as const satisfies Partial<Record<IntentKind, Read>>

/** In order of precedence: a rule does not see what an earlier one matched. */
export const rules: readonly Rule[] = table.rules.map(ruleOf)
const ofReleasesAlone: readonly Rule[] = table.releases.map(ruleOf)

/** What has a value of a facet. */
const having = (facet: string, value: string | undefined, after: string): Meaning =>
  value === undefined ? undefined : { facets: { [facet]: [value] }, after }

/** Whether terms beside a time ask what became so then: not "widely available in 2024". */
const isEvent = (terms: Terms): boolean =>
  (find(terms, 'N') ?? 'newly') === 'newly' && (find(terms, 'a') ?? 'baseline') === 'baseline'

/** The words for what has a caveat, and what stands before the browser. */
const caveats: Readonly<Record<string, readonly [words: string, place: string]>> = {
  flag: ['behind a flag', 'in'],
  partial: ['with partial support', 'in'],
  prefix: ['with a prefix', 'in'],
  preview: ['in previews only', 'of'],
  removed: ['removed', 'from'],
}

function releaseBrowser(terms: Terms) {
  const browser = browserOfGroup(find(terms, 'B') ?? '')
  return releaseBrowsers.find((one) => one === browser)
}

/** "The current ESR" is one with extended support; releases without a status are all of them. */
function standingIn(terms: Terms) {
  const statuses = terms.flatMap(({ symbol, value }) => (symbol === 'l' ? [value] : []))
  const isAny = statuses.length === 0 && find(terms, 'r') !== undefined
  const standing = statuses.find((value) => value !== 'current') ?? 'current'
  return isAny ? undefined : releaseStatuses.find((one) => one === standing)
}

/** The core browsers that are named; none if another one is. Chromium browsers share features. */
function coreIn(terms: Terms): readonly CoreBrowser[] {
  const named = terms.filter(({ symbol }) => symbol === 'B')
  const core = named.map(({ value }) =>
    coreBrowsers.find((one) => one === (value === 'chromium' ? 'chrome' : value)),
  )
  const known = core.filter((browser) => browser !== undefined)
  return known.length < core.length ? [] : [...new Set(known)]
}

const namesIn = (terms: Terms): string =>
  coreIn(terms)
    .map((browser) => browserLabels[browser].name)
    .join(' or ')

/** As facets name browsers that alone have or lack something: those with one engine together. */
function loneName(browser = ''): string | undefined {
  if (/^(?:chrome|edge|chromium)$/.test(browser)) return 'Chrome & Edge'
  const core = coreBrowsers.find((one) => one === browser)
  return core && browserNames[core]
}

const statusesIn = (terms: Terms): readonly BaselineStatus[] =>
  baselineStatuses.filter((one) => one === find(terms, 'N'))

/** What was Baseline at the end of a year or a month, or on a day. Undefined for the future. */
function asOf(terms: Terms, today: string): Intent | undefined {
  const status = find(terms, 'N')
  const time = terms.find(isTime)
  // "Newly available in 2025" and "newly Baseline in 2025" mean that it became so then.
  const isOfTime = status === 'newly' && time?.symbol !== 'E' && isEvent(terms)
  const day = time === undefined ? '' : endOf(time)
  if (isOfTime || status === 'discouraged' || day > today || day < firstDays.newly) return undefined
  const { facets, before, after } = baselineIntent(status ? statusesIn(terms) : ['newly', 'widely'])
  const words = after === undefined ? `were ${before}` : after.replace('with', 'had')
  return {
    kind: 'asOf',
    ...(facets && { facets }),
    day,
    after: `that ${words} on ${formatDay(day)}`,
  }
}

function find(terms: Terms, symbol: string): string | undefined {
  return terms.find((term) => term.symbol === symbol)?.value
}
