import type { BaselineStatus } from '#catalogue/baseline.ts'
import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { positionText, type Vendor } from '#catalogue/features/opinions.ts'
import type { Discouraged } from '#catalogue/features/record.ts'
import { formatMonth } from '#lib/dates.ts'
import { capitalized } from '#lib/sentence.ts'

import { type BaselineFacts, baselineRemarks, lastOf } from './baseline-remark.ts'
import {
  type Coverage,
  coverageOf,
  coverageText,
  lackingNames,
  type StandingPart,
} from './coverage.ts'
import {
  BETWEEN,
  comingText,
  havingText,
  readLength,
  type EngineStanding,
  uncapitalized,
  wholeLine,
} from './standing.ts'

/** Maximum length of a line. */
const LONGEST = 199

/** Maximum length with optional details: four lines on a phone. */
const COMFORTABLE = 140

/** Maximum length if it names all parts. */
const COMPLETE = 165

/** With a smaller share of working parts, a browser's support is not worth mentioning. */
const LITTLE = 0.1

/** From this share on, the working parts say more than the missing whole. */
const MUCH = 0.5

export type WhyFeature = Pick<
  EngineStanding,
  'missing' | 'missingOnlyIn' | 'onlyIn' | 'since' | 'date' | 'shortfall'
> & {
  readonly baseline: BaselineStatus
  readonly parts: readonly StandingPart[]
  /** Positions of vendors, see `positionText`. */
  readonly positions?: readonly string[]
  readonly discouraged?: Omit<Discouraged, 'by' | 'alternatives'>
}

/**
 * Which browsers lack a feature and how, which parts work there, and since when the others have it.
 * `**` marks the essence, backticks mark code. May be empty for Baseline features.
 */
export function featureWhy(feature: WhyFeature): string {
  const standing = { ...feature, shortfall: shortfallOfParts(feature) }
  if (feature.baseline === 'discouraged') return discouragedLine(feature, standing)
  if (feature.baseline !== 'limited') return gapText(feature)
  return withRefusals(limitedLine(feature, standing), feature)
}

/** "Only in **Chrome & Edge** since … · Mozilla: negative": the line, and why others refuse it. */
function withRefusals(line: string, feature: WhyFeature): string {
  const refusals = refusalsText(feature)
  return refusals === '' ? line : (longestFitting([line + BETWEEN + refusals]) ?? line)
}

export type WhyEntry = EngineStanding & Omit<BaselineFacts, 'lastDay'>

/** Which browsers lack an entry and how, and since when others have it; `**` marks the essence. */
export function compatWhy(entry: WhyEntry): string {
  const line = wholeLine(entry)
  const lastDay = lastOf(coreBrowsers.map((browser) => entry.since(browser)?.date))
  const remarks = baselineRemarks({ ...entry, lastDay })
  return longestFitting(remarks.map((remark) => `${line}; ${remark}`)) ?? line
}

/** How all missing parts fall short, else how the feature does. */
function shortfallOfParts({
  parts,
  shortfall: ofFeature,
}: Pick<WhyFeature, 'parts' | 'shortfall'>): EngineStanding['shortfall'] {
  return (browser) => {
    const found = parts
      .filter(({ supports }) => !supports(browser))
      .map(({ shortfall }) => shortfall(browser))
    const [first] = found
    const isOne = found.every(
      ({ kind, version }) => kind === first?.kind && version === first.version,
    )
    return first !== undefined && first.kind !== 'none' && isOne ? first : ofFeature(browser)
  }
}

function limitedLine(feature: WhyFeature, standing: EngineStanding): string {
  const { missing, parts } = feature
  // web-features is the older source: its status stays, and the line explains it.
  if (missing.length === 0) {
    return `${wholeLine(standing)}; web-features doesn’t count it as Baseline yet`
  }
  const coverage = coverageOf(parts, missing)
  const works = mostWorking(coverage)
  if (parts.length < 2 || works === 0 || works === parts.length) return wholeLine(standing)
  if (works / parts.length < LITTLE) return wholeLine(standing)
  if (works / parts.length < MUCH) return withShare(standing, coverage)
  const ends = [comingText(standing), havingText(standing, 'complete ')]
  const tail = ends.filter(Boolean).join(BETWEEN)
  const line = (names: number) =>
    coverageText(coverage) + lackingNames(coverage, names) + (tail && BETWEEN + tail)
  const limitOf = (names: number) => (parts.length - works <= names ? COMPLETE : COMFORTABLE)
  const names = [3, 2].find((count) => readLength(line(count)) <= limitOf(count))
  return longestFitting([line(names ?? 1)]) ?? line(0)
}

function mostWorking({ total, groups: [nearest] }: Coverage): number {
  return nearest === undefined ? 0 : total - nearest.lacking.length
}

/** "Only in **Chrome & Edge** since … · 12 of 30 parts work in Firefox". */
function withShare(standing: EngineStanding, { total, groups }: Coverage): string {
  const line = wholeLine(standing)
  const some = groups.filter(({ lacking }) => lacking.length < total)
  const share = coverageText({ total, groups: some }).replaceAll('**', '')
  return longestFitting([line + BETWEEN + share]) ?? line
}

function longestFitting(lines: readonly string[], limit = LONGEST): string | undefined {
  return lines.find((line) => readLength(line) <= limit)
}

/** "**140 of 146 parts** work in every browser". */
function gapText({ parts }: Pick<WhyFeature, 'parts'>): string {
  const everywhere = parts.filter(({ breadth }) => breadth === coreBrowsers.length).length
  if (parts.length < 2 || everywhere === parts.length) return ''
  return `**${everywhere} of ${parts.length} parts** work in every browser`
}

function discouragedLine(
  { discouraged, ...feature }: WhyFeature,
  standing: EngineStanding,
): string {
  const { instead = [], removal, reason = '' } = discouraged ?? {}
  const use = instead.length === 0 ? [] : [`Use **${instead.join('** or **')}** instead`]
  const removed = removal === undefined ? [] : [`planned removal: ${formatMonth(removal)}`]
  const said = capitalized([...use, ...removed].join(BETWEEN))
  const start = said === '' ? shortened(reason.replaceAll('**', '')) : said
  const ends = [limitedOrWhole(feature, standing), wholeLine(standing)].map(uncapitalized)
  const lines = ends.map((end) => start.replace(/\.$/, '') + BETWEEN + end)
  return longestFitting(lines, COMFORTABLE) ?? start
}

/** Truncates a text at the end of a word. */
function shortened(text: string): string {
  if (readLength(text) <= LONGEST) return text
  const cut = text.slice(0, LONGEST).replace(/\s+\S*$/, '')
  const isOpen = cut.split('`').length % 2 === 0
  return `${isOpen ? cut.slice(0, cut.lastIndexOf('`')).trimEnd() : cut}…`
}

function limitedOrWhole(
  feature: Omit<WhyFeature, 'discouraged'>,
  standing: EngineStanding,
): string {
  return feature.missing.length === 0 ? wholeLine(standing) : limitedLine(feature, standing)
}

type Refused = {
  readonly missing: readonly CoreBrowser[]
  /** Positions of vendors, see `positionText`. */
  readonly positions?: readonly string[]
}

/** The word with which a vendor refuses a proposal, and the browser that then lacks it. */
const refusals: readonly (readonly [vendor: Vendor, word: string, browser: CoreBrowser])[] = [
  ['mozilla', 'negative', 'firefox'],
  ['apple', 'oppose', 'safari'],
]

/**
 * The positions that answer why browsers lack a feature: "Mozilla: negative, WebKit: oppose". Empty
 * if their vendors do not refuse it. The data has no year of a position.
 */
function refusalsText({ missing, positions = [] }: Refused): string {
  return refusals
    .filter(
      ([vendor, word, browser]) =>
        missing.includes(browser) && positions.includes(positionText(vendor, word)),
    )
    .map(([vendor, word]) => positionText(vendor, word))
    .join(', ')
}
