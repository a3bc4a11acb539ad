import { baselineLabels } from '#catalogue/baseline.ts'
import { NEVER } from '#catalogue/browsers.ts'
import { browserslistLine } from '#catalogue/features/browserslist-line.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { NEVER_ON_PLATFORM, targetLabel } from '#catalogue/platforms.ts'
import {
  type FileUnknown,
  type PartClass,
  partClasses,
  unreadKinds,
} from '#check/analysis/index.ts'
import { formatCount, pluralize } from '#lib/format-count.ts'
import { browserNames } from '#lib/glossary.ts'
import { joinWords } from '#lib/sentence.ts'

import type { CodeReport } from './report.ts'

/** The answer of a report in a sentence: the same on the page, in files and for screen readers. */
export function reportSentence(report: CodeReport, targetsName: string): string {
  const { answer, counts, items } = report
  if (items.length === 0) return emptySentence(report)
  if (answer === 'no') {
    return `No, ${pluralize(counts.no, 'thing does', 'things do')} not work in ${targetsName}.`
  }
  if (answer === 'part') {
    return `In part: ${pluralize(counts.part, 'thing works', 'things work')} only in part in ${targetsName}.`
  }
  return answer === 'yes' ? yesSentence(report, targetsName) : nothingCertain(report, targetsName)
}

/** Whether nothing is known to stand in the way, but not everything is known. */
export function isUndecided(report: CodeReport): boolean {
  return report.answer === 'yes' && reservations(report).length > 0
}

function yesSentence(report: CodeReport, targetsName: string): string {
  const reserved = reservations(report)
  if (reserved.length === 0) return `Yes, all of it works in ${targetsName}.`
  const { likely, possible } = report.doubts
  const unread = unreadWords(report)
  const isRead = unread.length === 0
  if (likely + possible === 0) {
    const scope =
      unknownWords(report) === ''
        ? 'what was read'
        : isRead
          ? 'what is known'
          : 'what is known and was read'
    const rest = scope === 'what was read' ? wereNot(report, unread) : joinWords(reserved)
    return `In ${targetsName}, nothing stands in the way of ${scope}; ${rest}.`
  }
  const scope = isRead ? 'what is certain' : 'what is certain and was read'
  return `Yes for ${scope} in ${targetsName}; ${joinWords(reserved)}.`
}

function nothingCertain(report: CodeReport, targetsName: string): string {
  const { guarded, harmless, ignored, likely, possible } = report.counts
  const reserved = reservations(report)
  const settled = [
    ...counted(guarded, 'guarded'),
    ...counted(harmless, 'harmless'),
    ...counted(ignored, 'ignored'),
  ]
  if (likely + possible === 0 && reserved.length === 0) {
    return `Nothing is left to check: ${joinWords(settled)}.`
  }
  const others = likely + possible - report.doubts.likely - report.doubts.possible
  const works = others > 0 ? [pluralize(others, 'likely use works', 'likely uses work')] : []
  const rest = [...settled, ...works, ...reserved]
  return `Nothing is certain enough to count in ${targetsName}: ${joinWords(rest)}.`
}

/** "2 uses are guarded". */
const counted = (count: number, word: string): readonly string[] =>
  count === 0 ? [] : [`${pluralize(count, 'use is', 'uses are')} ${word}`]

function emptySentence(report: CodeReport): string {
  if (report.isEmpty) return 'Nothing was checked.'
  if (report.leftOut > 0)
    return 'No script was found, and the runtimes that you chose run nothing else.'
  const unknown = unknownWords(report)
  if (unreadWords(report).length > 0) return 'Nothing was found in what could be read.'
  return unknown === ''
    ? 'Nothing was found whose support is known.'
    : `Nothing was found whose support is known; ${unknown}.`
}

/** "2 names are not in the data"; empty if there are none. */
function unknownWords({ unknown }: Pick<CodeReport, 'unknown'>): string {
  if (unknown.length === 0) return ''
  return `${pluralize(unknown.length, 'name is', 'names are')} not in the data`
}

/** "`dsiplay` (did you mean `display`?)": a name that the data does not have, without marks of code. */
export const unknownText = ({ name, meant }: FileUnknown): string =>
  meant === undefined ? name : `${name} (did you mean ${meant}?)`

/** What was not read and what is not known, as sentences; those about whole files have no place. */
export function reportRemarks({ problems, unread, unknown, notes }: CodeReport): readonly Remark[] {
  return [
    ...problems.map((one) => ({ places: [one], text: one.message })),
    ...unread.map((one) => ({ places: [one], text: `This ${one.what} was not read.` })),
    ...unknown.map((one) => ({
      places: [one],
      text: `The data does not have the ${one.kind} ${unknownText(one)}.`,
    })),
    ...notes.map((text) => ({ places: [], text })),
  ]
}

type Remark = {
  readonly places: readonly Pick<FileUnknown, 'file' | 'line'>[]
  readonly text: string
}

/** "412 parts: 120 with entries, …, 5 not in the data, 0 not read.": each part of the code is in one of them. */
export function partsSentence({ parts }: Pick<CodeReport, 'parts'>): string {
  const total = partClasses.reduce((sum, each) => sum + parts[each], 0)
  if (total === 0) return ''
  const sums = partClasses.flatMap((each) =>
    parts[each] === 0 && each !== 'unknown' && each !== 'unread'
      ? []
      : [`${formatCount(parts[each])} ${partWords[each]}`],
  )
  return `${pluralize(total, 'part of the code', 'parts of the code')}: ${joinWords(sums)}.`
}

const partWords: Readonly<Record<PartClass, string>> = {
  entry: 'with entries',
  plain: 'that need none',
  vendor: 'for one engine',
  custom: 'named by the code itself',
  unknown: 'not in the data',
  unread: 'not read',
}

/** Why a yes is not the whole answer, as clauses. */
function reservations(report: CodeReport): readonly string[] {
  const { likely, possible } = report.doubts
  const unread = unreadWords(report)
  const unknown = unknownWords(report)
  return [
    ...(likely > 0 ? [`${pluralize(likely, 'likely use does', 'likely uses do')} not work`] : []),
    ...(possible > 0
      ? [`${pluralize(possible, 'possible use does', 'possible uses do')} not work`]
      : []),
    ...(unknown === '' ? [] : [unknown]),
    ...(unread.length > 0 ? [`${wereNot(report, unread)} read`] : []),
  ]
}

/** "2 templates and 5 expressions were not". */
function wereNot(report: CodeReport, unread: readonly string[]): string {
  const isOne = unread.length === 1 && unreadCount(report) === 1
  return `${joinWords(unread)} ${isOne ? 'was' : 'were'} not`
}

/** The number of parts that were not read; a file counts as many. */
export function unreadCount({ unread, problems, notes, unreadParts }: CodeReport): number {
  return unread.length + problems.length + unreadParts + notes.length * 2
}

/** "2 templates", "1 place", "some files": what was not read. */
export function unreadWords(report: CodeReport): readonly string[] {
  const { unread, problems, notes, unreadParts } = report
  const kinds = unreadKinds.flatMap((kind) => {
    const count = unread.filter(({ what }) => what === kind).length
    return count === 0 ? [] : [pluralize(count, kind, `${kind}s`)]
  })
  const parts = problems.length + unreadParts
  return [
    ...kinds,
    ...(parts === 0 ? [] : [pluralize(parts, 'part', 'parts')]),
    ...(notes.length === 0 ? [] : ['some files']),
  ]
}

/** "3 things found: 1 works, 1 does not, 1 guarded and not counted." and what was left out. */
export function countsSentence({ counts, baseline, leftOut, beyond }: CodeReport): string {
  const found = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const others = [
    ['likely', counts.likely],
    ['possible', counts.possible],
    ['guarded', counts.guarded],
    ['harmless', counts.harmless],
    ['ignored', counts.ignored],
  ] as const
  const known = others.filter(([, count]) => count > 0)
  const parts = [
    `${pluralize(found, 'thing', 'things')} found: ${pluralize(counts.yes, 'works', 'work')}`,
    ...(counts.part > 0 ? [`${formatCount(counts.part)} in part`] : []),
    ...(counts.no > 0 ? [pluralize(counts.no, 'does not', 'do not')] : []),
  ]
  const uncounted = joinWords(known.map(([word, count]) => `${formatCount(count)} ${word}`))
  return [
    `${parts.join(', ')}${uncounted === '' ? '' : `; not counted: ${uncounted}`}.`,
    baseline.unknown > 0 && `${pluralize(baseline.unknown, 'has', 'have')} no Baseline status.`,
    leftOut > 0 &&
      `${pluralize(leftOut, 'entry', 'entries')} of style sheets and markup left out: the runtimes that you chose run only scripts.`,
    beyond > 0 && `${pluralize(beyond, 'entry', 'entries')} did not fit into the link.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}

/** "Node.js 18 and later run it.": a sentence per target platform with its lowest version. */
export function platformSentences({
  lowestPlatforms,
}: Pick<CodeReport, 'lowestPlatforms'>): readonly string[] {
  return Array.from(lowestPlatforms, ([platform, version]) => {
    const name = browserNames[platform]
    if (version >= NEVER_ON_PLATFORM) return `No version of ${name} runs all of it.`
    return version === 0 ? '' : `${targetLabel(platform, version)} and later run it.`
  }).filter((text) => text !== '')
}

export const lowestVersionText = (version: number): string =>
  version >= NEVER ? '–' : String(version)

/**
 * The lowest versions as a browserslist query; empty if a browser never supports an entry, or if
 * nothing is left to check.
 */
export function reportBrowserslist({ answer, lowest }: CodeReport): string {
  return answer === undefined
    ? ''
    : browserslistLine({ min: perCoreBrowser((browser) => lowest[browser].version) })
}

/** The Baseline status of the whole: "Baseline widely available". */
export function baselineText({ baseline }: CodeReport): string {
  return baseline.status === undefined ? 'No Baseline status' : baselineLabels[baseline.status]
}
