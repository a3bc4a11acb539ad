import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { features as source } from 'web-features'

import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { mappingsFile } from '#ingest/sources/mappings.ts'
import { formatMonth } from '#lib/dates.ts'
import { compatList } from '#search/lists/compat.ts'
import { featuresList } from '#search/lists/features.ts'
import { statusReason } from '#search/rows/status-reason.ts'
import { exportText } from '#search/table/export-files.ts'
import { exportTable } from '#search/table/export-table.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { comesInPreview, featureReadings } from './feature-states.ts'
import {
  everywhereSince,
  factsOf,
  keyStatus,
  outSince,
  outVersionOf,
  partsOf,
  releaseDay,
  shortcomings,
} from './oracle.ts'
import {
  currentOn,
  plainVersionOf,
  rankOf,
  type Reading,
  type ReadState,
  releasesOf,
  usable,
} from './states.ts'
import { type Statement, statementsOf } from './why-statements.ts'

const { records, summary } = await loadCatalogue()
const today = summary.asOf
const nameOfKey = new Map(records.compat.map(({ objectID, name }) => [objectID, name]))

/** New ID → the one that was renamed to it. */
const formerOf = new Map(
  Object.entries(source).flatMap(([id, feature]) =>
    feature.kind === 'moved' ? [[feature.redirect_target, id] as const] : [],
  ),
)

/** A feature or an entry as the packages have it. */
type Thing = {
  readonly id: string
  readonly parts: readonly string[]
  readonly version: (browser: CoreBrowser) => string | undefined
  /** What each release has of a feature. */
  readonly states?: (browser: CoreBrowser) => readonly Reading[]
}

const featureThing = (id: string): Thing => ({
  id,
  parts: partsOf(id),
  version: (browser) => outVersionOf(id, browser),
  states: (browser) => featureReadings(id, browser),
})

const entryThing = (key: string): Thing => ({
  id: key,
  parts: [key],
  // What a release that is not out removes still works.
  version: (browser) => plainVersionOf(key, browser, currentOn(browser, today)),
})

const lacking = ({ version }: Thing) => coreBrowsers.filter((one) => version(one) === undefined)
const having = ({ version }: Thing) => coreBrowsers.filter((one) => version(one) !== undefined)
const worksIn = ({ parts }: Thing, browser: CoreBrowser) =>
  parts.filter((key) => outSince(key, browser) !== undefined)
const lackedBy = ({ parts }: Thing, browser: CoreBrowser) =>
  parts.filter((key) => outSince(key, browser) === undefined)

const isSame = (one: readonly CoreBrowser[], other: readonly CoreBrowser[]) =>
  coreBrowsers.every((browser) => one.includes(browser) === other.includes(browser))

/** The browsers that the line says lack the thing, wholly or in parts. */
function saidToLack(statements: readonly Statement[]): readonly CoreBrowser[] {
  return statements.flatMap((one) => {
    if (one.kind === 'nowhere') return coreBrowsers
    return one.kind === 'lack' || one.kind === 'count' ? (one.browsers ?? []) : []
  })
}

/** Whether the last of the browsers that have it got it with that release. */
function isLast(thing: Thing, { last }: Extract<Statement, { kind: 'have' }>): boolean {
  const days = having(thing).flatMap((one) => releaseDay(one, thing.version(one) ?? '') ?? [])
  const newest = days.toSorted().at(-1)
  if (last === undefined) return newest === undefined
  const version = thing.version(last.browser)?.replace('≤', '')
  const day = releaseDay(last.browser, last.version) ?? ''
  return version === last.version && day === newest && formatMonth(day) === last.month
}

/**
 * Whether a browser lacks each part that it lacks in such a way ("flag", "removed 65"), or has the thing so far; what is
 * missing has no such way.
 */
function isLackedSo(thing: Thing, how: string, browser: CoreBrowser): boolean {
  const isOfParts =
    lackedBy(thing, browser).length > 0 &&
    lackedBy(thing, browser).every((key) => shortcomings(key, browser).includes(how))
  if (thing.states === undefined) return how === 'none' || isOfParts
  const found = thing.states(browser).slice(0, currentOn(browser, today) + 1)
  const own = ownWays[found.at(-1)?.state ?? 'none']
  if (how === 'none') return own === undefined
  const lost = found.findLastIndex((one) => rankOf(one) >= usable) + 1
  const removed = lost === 0 ? '' : `removed ${releasesOf(browser)[lost]?.version ?? ''}`
  const previewed = comesInPreview(thing.id, browser) === undefined ? '' : 'preview'
  return isOfParts || [own, removed, previewed].includes(how)
}

const ownWays: Readonly<Partial<Record<ReadState, string>>> = {
  nearly: 'partial',
  partial: 'partial',
  prefix: 'prefix',
  alias: 'alternative name',
  flag: 'flag',
}

const namedWays: Readonly<Record<string, string>> = {
  'in a preview': 'preview',
  'behind a flag': 'flag',
  'with a prefix': 'prefix',
  'under another name': 'alternative name',
  partial: 'partial',
}

/** Whether those are parts that the browsers of the first count lack, and all that they lack. */
function areLacked(
  thing: Thing,
  { names, more, how }: Extract<Statement, { kind: 'names' }>,
  statements: readonly Statement[],
): boolean {
  const count = statements.find((one) => one.kind === 'count')
  const [browser] = count?.browsers ?? []
  if (browser === undefined) return false
  const lacked = lackedBy(thing, browser)
  const known = new Set(lacked.map((key) => nameOfKey.get(key)))
  const way = namedWays[how]
  return (
    names.every((name) => known.has(name)) &&
    names.length + more === lacked.length &&
    (way === undefined || lacked.every((key) => shortcomings(key, browser).includes(way)))
  )
}

/** Whether that many parts work in each of the browsers; undefined: in every one. */
function areCounted(
  thing: Thing,
  { works, total, browsers }: Extract<Statement, { kind: 'count' }>,
): boolean {
  const everywhere = thing.parts.filter((key) =>
    coreBrowsers.every((browser) => outSince(key, browser) !== undefined),
  )
  const counts = browsers?.map((browser) => worksIn(thing, browser).length) ?? [everywhere.length]
  return total === thing.parts.length && counts.every((count) => count === works)
}

const keysAbove = (key: string): readonly string[] =>
  key.split('.').map((_, depth, segments) => segments.slice(0, depth).join('.'))

/** Whether an entry is Baseline since or by that month, and the one above everywhere since that day. */
function isCounted(
  { id }: Thing,
  { month, isBound, as }: Extract<Statement, { kind: 'counted' }>,
): boolean {
  const stated = keyStatus(id)?.baseline_low_date ?? ''
  const day = stated.replace('≤', '')
  const above = keysAbove(id).filter((key) => nameOfKey.get(key) === as)
  const isSince = as === undefined || above.some((key) => everywhereSince(key) === day)
  return formatMonth(day) === month && isBound === stated.startsWith('≤') && isSince
}

/** Whether web-features counts an entry, and the one above is not everywhere. */
function isJudged({ id }: Thing, { isCounted: said, nor }: Extract<Statement, { kind: 'judged' }>) {
  const above = keysAbove(id).filter((key) => nameOfKey.get(key) === nor)
  const isShort =
    nor === undefined ||
    above.some((key) => coreBrowsers.some((one) => outSince(key, one) === undefined))
  return said === (keyStatus(id)?.baseline !== false) && isShort
}

const { features: mapped } = JSON.parse(readFileSync(mappingsFile, 'utf8'))
const refusing: Readonly<Record<string, readonly [vendor: string, browser: CoreBrowser]>> = {
  Mozilla: ['mozilla', 'firefox'],
  WebKit: ['apple', 'safari'],
}

/** Whether the data file has that position, and the vendor's browser lacks the feature. */
function isRefused(thing: Thing, { vendor, word }: Extract<Statement, { kind: 'refused' }>) {
  const [id, browser] = refusing[vendor] ?? []
  const positions: readonly Readonly<Record<string, unknown>>[] =
    (mapped[thing.id] ?? mapped[formerOf.get(thing.id) ?? ''])?.positions ?? []
  const isSaid = positions.some((one) => one['vendor'] === id && one['position'] === word)
  return isSaid && lacking(thing).some((one) => one === browser)
}

function isTrue(statement: Statement, thing: Thing, statements: readonly Statement[]): boolean {
  const [without, said] = [lacking(thing), saidToLack(statements)]
  if (statement.kind === 'words') return true
  if (statement.kind === 'refused') return isRefused(thing, statement)
  if (statement.kind === 'counted') return isCounted(thing, statement)
  if (statement.kind === 'judged') return isJudged(thing, statement)
  if (statement.kind === 'count') return areCounted(thing, statement)
  if (statement.kind === 'names') return areLacked(thing, statement, statements)
  if (statement.kind === 'only') return isSame(said, without)
  if (statement.kind === 'lack') {
    const { browsers, how } = statement
    return browsers.every((one) => without.includes(one) && isLackedSo(thing, how, one))
  }
  if (statement.kind === 'have') {
    const browsers = statement.browsers ?? coreBrowsers.filter((one) => !said.includes(one))
    return isSame(browsers, having(thing)) && isLast(thing, statement)
  }
  return having(thing).length === 0
}

/** Whether a line leaves no doubt about who has the thing and who lacks it. */
function tellsWho(thing: Thing, statements: readonly Statement[]): boolean {
  const kinds = new Set(statements.map(({ kind }) => kind))
  const isComplete = kinds.has('have') || kinds.has('others') || kinds.has('nowhere')
  return isComplete || isSame(saidToLack(statements), lacking(thing))
}

/** What is wrong in a line. */
function faults(line: string, thing: Thing, isDiscouraged = false): readonly string[] {
  const statements = statementsOf(line, isDiscouraged)
  const wrong = statements.filter((statement) => !isTrue(statement, thing, statements))
  const isVague = lacking(thing).length > 0 && !isDiscouraged && !tellsWho(thing, statements)
  return [
    ...wrong.map((statement) => `${thing.id}: ${JSON.stringify(statement)} in "${line}"`),
    ...(isVague ? [`${thing.id}: who lacks it in "${line}"?`] : []),
  ]
}

const read = (line: string) => line.replaceAll('**', '').replaceAll('`', '')

test('every feature has a why line of less than 200 characters', () => {
  const wrong = records.features.filter((feature) => {
    const { length } = read(statusReason(feature, today))
    return length === 0 || length >= 200
  })
  expect(wrong.map(({ objectID }) => objectID)).toEqual([])
})

test('what the why line of a feature states is so in the packages', () => {
  const wrong = records.features.flatMap(({ objectID: id, why }) =>
    why === undefined ? [] : faults(why, featureThing(id), factsOf(id).isDiscouraged),
  )
  expect(wrong).toEqual([])
})

test('what the why line of a compat entry states is so in the compat data', () => {
  const wrong = records.compat.flatMap(({ objectID, why }) => faults(why, entryThing(objectID)))
  expect(wrong).toEqual([])
})

/** How the line of a Baseline feature begins, by the day since which all have it; undefined for all others. */
function baselineStart(id: string): string | undefined {
  const { baseline, isDiscouraged, newly } = factsOf(id)
  if (isDiscouraged || baseline === false || newly === undefined) return undefined
  const day = newly.replace('≤', '')
  const years = Math.floor((Date.parse(today) - Date.parse(day)) / (365.25 * 86_400_000))
  if (baseline === 'low' || years < 1) return `In every engine since ${formatMonth(day)}`
  return `In every engine for ${years} ${years === 1 ? 'year' : 'years'}`
}

test('the why line says "in every engine" of Baseline features, and of no others', () => {
  const wrong = records.features.flatMap((feature) => {
    const line = statusReason(feature, today)
    const start = baselineStart(feature.objectID)
    const isRight =
      start === undefined ? !line.startsWith('In every engine') : line.startsWith(start)
    return isRight ? [] : [`${feature.objectID}: "${line}" instead of "${start}"`]
  })
  expect(wrong).toEqual([])
})

/** The first why line with such a statement, with another in its place. */
function altered(pattern: RegExp, change: (found: string) => string) {
  const found = records.features.find(
    ({ baseline, why = '' }) => baseline === 'limited' && pattern.test(why),
  )
  if (found?.why === undefined) return undefined
  return { line: found.why.replace(pattern, change), thing: featureThing(found.objectID) }
}

test.each([
  ['count of parts', altered(/\d+(?= of \d+ parts)/, (count) => String(Number(count) + 1))],
  ['number of parts', altered(/\d+(?= parts)/, (count) => String(Number(count) + 1))],
  ['month', altered(/(?<= )\d{4}(?=\))/, (year) => String(Number(year) - 1))],
  ['version', altered(/\d+(?= \()/, (version) => `${version}1`)],
  ['browser that lacks it', altered(/(?<=Missing only in \*\*)Firefox(?=\*\*)/, () => 'Safari')],
  ['browser that has it', altered(/(?<=Only in \*\*)Chrome & Edge/, () => 'Firefox')],
  ['way of lacking it', altered(/^Missing only(?= in)/, () => 'Behind a flag only')],
  ['position', altered(/(?<=Mozilla: )negative/, () => 'positive')],
  ['vendor', altered(/WebKit(?=: oppose$)/, () => 'Mozilla')],
  ['name of a part', altered(/`[^`]+`/, () => '`no-such-part`')],
])('a why line with a wrong %s is found', (_, wrong) => {
  expect(wrong).toBeDefined()
  expect(wrong && faults(wrong.line, wrong.thing)).not.toEqual([])
})

test('a limited feature is nearly there from four fifths of its parts in Baseline on, and no other is', () => {
  const wrong = records.features.filter(({ objectID, baselineParts }) => {
    const { baseline, isDiscouraged, partsInBaseline: parts } = factsOf(objectID)
    const share = parts.filter(Boolean).length / parts.length
    const isNear = baseline === false && !isDiscouraged && share >= 0.8
    return isNear !== (baselineParts === 'nearly')
  })
  expect(wrong.map(({ objectID }) => objectID)).toEqual([])
})

test('exports have the why line as a row shows it, without marks', () => {
  const options = { columns: ['why'], today, addressOf: (id: string) => `/${id}` }
  const features = records.features.slice(0, 20)
  const entries = records.compat.slice(0, 20)
  const files = [
    exportText.csv(exportTable({ ...options, list: featuresList }, features)),
    exportText.csv(exportTable({ ...options, list: compatList }, entries)),
  ]
  const lines = [
    ...features.map((feature) => statusReason(feature, today)),
    ...entries.map(({ why }) => why),
  ]
  // As in the texts of other columns, backticks stay around code, and quotes are doubled.
  const cells = lines.map((line) => line.replaceAll('**', '').replaceAll('"', '""'))
  expect(cells.filter((cell) => !files.some((file) => file.includes(cell)))).toEqual([])
})
