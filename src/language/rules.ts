import { baselineLabels, type BaselineStatus, baselineStatuses } from '#catalogue/baseline.ts'
import { browserOfGroup } from '#catalogue/browser-names.ts'
import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
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
 * A line of `rules.json`: `pattern` is a regular expression of the symbols of terms, and `where` names
 * the values that some of them have. A name in braces stands for what is read of the terms, a letter
 * for the value of the first term with this symbol; a line has no filter if one of these is missing.
 */
type RuleLine = { readonly pattern: string; readonly kind: string; readonly isWeak?: boolean } & {
  readonly [Part in 'where' | 'facets' | 'range' | Said]?: string
}

const parts = ['before', 'after', 'noun', 'version'] as const

type Said = (typeof parts)[number]

/** "missing", "not supported", "no support". */
const MISSING = '(?:m|!s|0s)'

export const areaIntent = (area: string): Intent => ({ kind: 'area', area, before: area })

/** What a browser alone lacks; undefined if there is no filter for it. */
export function blockerIntent(browser: string): Intent | undefined {
  const value = loneName(browser)
  if (value === undefined) return undefined
  return { kind: 'blocker', facets: { blocker: [value] }, after: `missing only in ${value}` }
}

/** What became Baseline in a year. */
export const yearIntent = (year: number): Intent => ({
  kind: 'years',
  ranges: { year: { min: year, max: year } },
  after: `that became Baseline in ${year}`,
})

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

/** In order of precedence: a rule does not see what an earlier one matched. */
export const rules: readonly Rule[] = table.rules.map(ruleOf)
const ofReleasesAlone: readonly Rule[] = table.releases.map(ruleOf)

function ruleOf(line: RuleLine): Rule {
  const where = line.where?.split(' ') ?? []
  const isOther = ({ symbol, value }: QuestionTerm) =>
    where.some((one) => one.startsWith(`${symbol}=`) && one !== `${symbol}=${value}`)
  return {
    pattern: new RegExp(line.pattern.replaceAll('{missing}', MISSING)),
    isWeak: line.isWeak === true,
    read: (terms, today) => (terms.some(isOther) ? undefined : intentOf(line, terms, today)),
  }
}

function intentOf(line: RuleLine, terms: Terms, today: string): Intent | undefined {
  const { kind, facets = '', range = '' } = line
  if (kind === 'asOf') return asOf(terms, today)
  if (kind === 'baseline') return baselineIntent(statusesIn(terms))
  const said = parts.map((part) => [part, filled(line[part] ?? '', terms)] as const)
  const [all, limits] = [filled(facets, terms), filled(range, terms)]
  if ([all, limits, ...said.map(([, text]) => text)].includes(undefined) || !isKind(kind))
    return undefined
  const [name = '', min, max] = limits?.split(/: |\.\./) ?? []
  return {
    kind,
    ...(all && {
      facets: Object.fromEntries(
        all
          .split(', ')
          .map((one) => one.split(': '))
          .map(([key, values = '']) => [key, values.split('|')]),
      ),
    }),
    ...(name && {
      ranges: { [name]: { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) } },
    }),
    ...Object.fromEntries(said.filter(([, text]) => text)),
  }
}

const isKind = (kind: string): kind is IntentKind => Object.hasOwn(table.lists, kind)

/** A text with what its names in braces stand for; undefined if one stands for nothing. */
function filled(text: string, terms: Terms): string | undefined {
  let isWhole = true
  const whole = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const found = name.length === 1 ? find(terms, name) : readings[name]?.(terms)
    isWhole &&= found !== undefined
    return found ?? ''
  })
  return isWhole ? whole : undefined
}

/** What lines name, as it is read of the terms. */
const readings: Readonly<Record<string, (terms: Terms) => string | undefined>> = {
  lone: (terms) => loneName(find(terms, 'B')),
  // The facet counts engines, so it has no value for one of two browsers with the same engine.
  engine: (terms) => {
    const browser = find(terms, 'B') ?? ''
    return /^(?:chrom(?:e|ium)|edge|firefox|safari)$/.test(browser) ? loneName(browser) : undefined
  },
  browsers: (terms) => coreIn(terms)?.join('|'),
  names: (terms) =>
    coreIn(terms)
      ?.map((browser) => browserLabels[browser].name)
      .join(' or '),
  browser: (terms) => coreIn(terms)?.[0],
  caveat: caveatIn,
  caveatIn: (terms) => caveats[caveatIn(terms)],
  caveatAlone: (terms) => caveats[caveatIn(terms)]?.replace(/ \w+$/, ''),
  status: (terms) => find(terms, 'D')?.toLowerCase(),
  yearBefore: (terms) => String(Number(find(terms, 'Y')) - 1),
  month: (terms) => formatMonth(find(terms, 'M') ?? ''),
  share: (terms) => {
    const share = find(terms, 'P') ?? find(terms, 'V')
    return Number(share) <= 100 ? share : undefined
  },
  release: releaseBrowser,
  releaseName: (terms) => {
    const browser = releaseBrowser(terms)
    return browser && browserNames[browser]
  },
  first: (terms) => (terms.some(({ text }) => /^(?:first|oldest)$/.test(text)) ? FIRST : undefined),
  standing: standingIn,
  standingName: (terms) => {
    const status = standingIn(terms)
    return status && releaseStatusNames[status].toLowerCase()
  },
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

const caveats: Readonly<Record<string, string>> = table.caveats

function caveatIn(terms: Terms): string {
  return find(terms, 'd') === undefined ? (find(terms, 'c') ?? 'flag') : 'removed'
}

/** The core browsers that are named; undefined if another one is. Chromium browsers share features. */
function coreIn(terms: Terms) {
  const named = terms.filter(({ symbol }) => symbol === 'B')
  const core = named.map(({ value }) =>
    coreBrowsers.find((one) => one === (value === 'chromium' ? 'chrome' : value)),
  )
  return core.includes(undefined)
    ? undefined
    : [...new Set(core.filter((browser) => browser !== undefined))]
}

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
  const isEvent =
    status === 'newly' && time?.symbol !== 'E' && (find(terms, 'a') ?? 'baseline') === 'baseline'
  const day = time === undefined ? '' : endOf(time)
  if (isEvent || status === 'discouraged' || day > today || day < firstDays.newly) return undefined
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
