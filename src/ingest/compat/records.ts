import type { BaselineStatus } from '#catalogue/baseline.ts'
import { type CoreBrowser, coreBrowsers, isCoreBrowser } from '#catalogue/browsers.ts'
import { changeFilter } from '#catalogue/compat/changes.ts'
import type { CompatKind } from '#catalogue/compat/kinds.ts'
import type { CompatRecord, CompatStatus } from '#catalogue/compat/record.ts'
import { usualFile } from '#catalogue/compat/source-file.ts'
import { caveatFacets, engineFacets, enginesOn } from '#catalogue/verdict/facets.ts'
import type { PartStatus } from '#ingest/joins/renamed-keys.ts'
import type { SpecJoin } from '#ingest/joins/spec-join.ts'
import { kindWeights } from '#ingest/names/kind-weights.ts'
import type { Named } from '#ingest/names/named.ts'
import { isUnder, type OtherName } from '#ingest/names/other-names.ts'
import type { Phrases } from '#ingest/phrases/read-phrases.ts'
import { tasksOf } from '#ingest/phrases/sign-words.ts'
import {
  allStatements,
  asList,
  type CompatEntry,
  type CompatStatement,
  mdnPath,
  type SimpleSupportStatement,
} from '#ingest/sources/compat-data.ts'
import { BuildCheckError } from '#ingest/sources/errors.ts'
import type { Surprises } from '#ingest/sources/surprises.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'
import { platformCode, platformFieldsOf } from '#ingest/support/platform-support.ts'
import type { ReleaseTable } from '#ingest/support/release-table.ts'
import { shortfallOf } from '#ingest/support/shortfall.ts'
import { BY_DATA, compatSupport } from '#ingest/support/support-codes.ts'
import type { VersionChange } from '#ingest/support/timelines.ts'
import { ancestorsOf, type Tracks } from '#ingest/support/tracks.ts'
import type { UsageTable } from '#ingest/support/usage.ts'
import { htmlToCodeText } from '#ingest/text/html-text.ts'
import { type Above, lastOf } from '#ingest/why/baseline-remark.ts'
import { otherVersions } from '#ingest/why/differences.ts'
import { compatWhy } from '#ingest/why/why-lines.ts'
import { plainCodeText, LITERAL_BACKTICK } from '#lib/code-text.ts'
import { epochSeconds } from '#lib/dates.ts'
import { browserNames } from '#lib/glossary.ts'
import { joinWords } from '#lib/sentence.ts'
import { plainSince, PREVIEW } from '#lib/support-code.ts'

import { compatPath } from './path.ts'

export type CompatContext = {
  readonly names: ReadonlyMap<string, Named>
  readonly entries: ReadonlyMap<string, CompatEntry>
  readonly features: ReadonlyMap<string, readonly { readonly id: string; readonly name: string }[]>
  readonly statuses: ReadonlyMap<string, PartStatus>
  /** By key, the feature that consists of this entry. */
  readonly onlyPartOf: ReadonlyMap<string, Pick<FeatureSource, 'status'>>
  readonly releases: ReleaseTable
  readonly tracks: Tracks
  readonly usage: UsageTable
  /** By key, the releases that changed its support. */
  readonly changes: ReadonlyMap<string, readonly VersionChange[]>
  readonly joinSpec: SpecJoin
  /** The key of an element's interface; undefined for other entries. */
  readonly interfaceOf: (entry: CompatEntry) => string | undefined
  /** A feature test, if one is reliable, with its remark. */
  readonly testOf: (entry: CompatEntry) => Pick<CompatRecord, 'test' | 'testRemark'>
  /** Whether its specification limits an entry to secure contexts. */
  readonly isSecure: (entry: CompatEntry) => boolean
  readonly phrases: Phrases
  readonly isDiscouraged: (id: string) => boolean
  readonly surprises: Pick<Surprises, 'of'>
}

/** Descriptions that only repeat the name and the kind: "`timeout()` static method". */
const repeatsName =
  /^`[^`]+` (?:static )?(?:method|property|parameter|event|constructor|attribute|value|option|command|unit|media feature)$/

export function compatRecord(entry: CompatEntry, context: CompatContext): CompatRecord {
  const { key, statement } = entry
  const { name, kind, aliases, others = [] } = namedOf(key, context)
  const names = alsoAs(entry, others)
  const features = context.features.get(key) ?? []
  const support = compatSupport(entry, context)
  const urls = asList<string>(statement.spec_url)
  const specs = urls.map((url) => context.joinSpec(url)?.shortname)
  const description = descriptionOf(entry, name, context)
  const mdn = mdnPath(statement.mdn_url)
  const nodes = context.interfaceOf(entry)
  const tasks = tasksOf(context.phrases.get(key) ?? [], [name, ...aliases])
  const standing = baselineOf(context.statuses.get(key))
  const why = compatWhy({
    ...standing,
    ...enginesOn(support, BY_DATA),
    isDiscouraged: features.some(({ id }) => context.isDiscouraged(id)),
    newly: context.statuses.get(key)?.baseline_low_date,
    above: ancestorsOf(entry, context.entries).map((ancestor) => aboveOf(ancestor, context)),
    since: (browser) => sinceIn(support, browser, context.releases),
    shortfall: (browser) => shortfallOf(context.tracks.steps(entry, browser)),
    date: context.releases.date,
  })
  const remarks = remarksOf(entry, support, context)
  return {
    objectID: key,
    name,
    kind,
    aliases,
    ...(names.length > 0 && { otherNames: names }),
    ...(tasks.length > 0 && { tasks }),
    ...(description !== undefined && { description }),
    path: compatPath(entry, context.names),
    depth: entry.segments.length,
    features: features.map(({ id }) => id),
    featureName: features.map((feature) => feature.name),
    ...standing,
    status: statusOf(statement),
    ...support,
    ...platformFieldsOf((platform) => platformCode(entry, platform, context)),
    ...engineFacets(support),
    ...caveatFacets(support),
    why,
    ...(remarks.length > 0 && { remarks }),
    changes: (context.changes.get(key) ?? []).map(filterOf),
    notes: noteCount(statement),
    usage: context.usage.usageOf(support.min),
    specs: [...new Set(specs)].filter((id) => id !== undefined),
    ...(urls[0] !== undefined && { specUrl: urls[0] }),
    ...(nodes !== undefined && { interface: nodes }),
    ...(mdn !== undefined && { mdn }),
    ...context.testOf(entry),
    ...(context.isSecure(entry) && { secureContext: true }),
    ...(statement.source_file !== usualFile(key) && { file: statement.source_file }),
    weight: weightOf(entry, { name, kind, inFeature: features.length > 0 }),
  }
}

/** Where web-features and the compat data differ on an entry, and what was corrected, as sentences. */
function remarksOf(
  { key, corrections = [] }: CompatEntry,
  { support }: Pick<CompatRecord, 'support'>,
  { statuses, onlyPartOf, releases }: CompatContext,
): readonly string[] {
  const since = (browser: CoreBrowser) => sinceIn({ support }, browser, releases)?.version
  const status = statuses.get(key)
  const feature = onlyPartOf.get(key)
  const isBaseline = typeof status?.baseline === 'string'
  const ofStatus = isBaseline ? otherVersions({ stated: status.support, since }) : ''
  const ofFeature = feature ? otherVersions({ stated: feature.status.support, since }) : ''
  const stated = Object.fromEntries(corrections.map((one) => [one.browser, one.stated]))
  const ofData = otherVersions({ stated, since })
  return [
    ['web-features counted its Baseline status with', ofStatus],
    ['Its feature has no other part, but other versions in web-features:', ofFeature],
    ['Corrected, as no longhand had it earlier: the compatibility data says', ofData],
  ].flatMap(([start, versions]) => (versions === '' ? [] : [`${start} ${versions}.`]))
}

function filterOf({ browser, version, kind }: VersionChange): string {
  return changeFilter(`${browser}-${version}`, kind)
}

function aboveOf(entry: CompatEntry, context: CompatContext): Above {
  const { support } = compatSupport(entry, context)
  const days = coreBrowsers.map((browser) => sinceIn({ support }, browser, context.releases))
  const isEverywhere = days.every((since) => since !== undefined)
  return {
    name: namedOf(entry.key, context).name,
    ...(isEverywhere && { lastDay: lastOf(days.map((since) => since?.date)) }),
  }
}

function sinceIn(
  { support }: Pick<CompatRecord, 'support'>,
  browser: CoreBrowser,
  { date }: ReleaseTable,
) {
  const version = plainSince(support[browser], BY_DATA)
  if (version === undefined) return undefined
  const day = date(browser, version)
  return { version, ...(day !== undefined && { date: day }) }
}

function namedOf(key: string, { names }: Pick<CompatContext, 'names'>): Named {
  const found = names.get(key)
  if (found === undefined)
    throw new BuildCheckError(`${key} has no name. Name it in src/ingest/names.`)
  return found
}

const baselineStatuses = {
  high: 'widely',
  low: 'newly',
} as const

/** The Baseline status as records contain it. */
export function baselineStatus({ baseline }: Pick<PartStatus, 'baseline'>): BaselineStatus {
  return typeof baseline === 'string' ? baselineStatuses[baseline] : 'limited'
}

function baselineOf(
  status: PartStatus | undefined,
): Pick<CompatRecord, 'baseline' | 'newlyDate' | 'approx'> {
  if (status === undefined) return {}
  const bound = status.baseline_low_date
  const date = bound?.replace('≤', '')
  return {
    baseline: baselineStatus(status),
    ...(date !== undefined && { newlyDate: epochSeconds(date) }),
    ...(date !== bound && { approx: true }),
  }
}

function statusOf({ status }: CompatStatement): readonly CompatStatus[] {
  if (status === undefined) return []
  const { experimental, deprecated, standard_track: standard } = status
  return [
    standard ? 'Standard' : 'Non-standard',
    ...(experimental ? (['Experimental'] as const) : []),
    ...(deprecated ? (['Deprecated'] as const) : []),
  ]
}

const noteCount = (statement: CompatStatement): number =>
  allStatements(statement).flatMap(({ notes }) => asList<string>(notes)).length

type WeightFacts = {
  readonly name: string
  readonly kind: CompatKind
  readonly inFeature: boolean
}

/** Of similar entries, shorter names come first: `Cache.match()` before `Cache.matchAll()`. */
function weightOf(
  { segments, statement, children }: CompatEntry,
  { name, kind, inFeature }: WeightFacts,
): number {
  const dated = statement.status?.deprecated === true || statement.status?.standard_track === false
  const size = Math.min(20, 3 * Math.log2(1 + children))
  const documented = statement.mdn_url === undefined ? 0 : 4
  // Code never contains TypedArray, and "array.at" means Array.
  const nameless = segments[2] === 'TypedArray' ? 2 : 0
  const base = Math.round(kindWeights[kind] + size) - nameless
  const more = Math.min(MOST_WORDS, name.match(WORDS)?.length ?? 0)
  return base + documented + (inFeature ? 3 : 0) - (dated ? 12 : 0) - WORD_COST * more
}

/** The words of a name; "WakeLockSentinel" has three. */
const WORDS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g
const MOST_WORDS = 6
const WORD_COST = 2

function descriptionOf({ key, statement }: CompatEntry, name: string, context: CompatContext) {
  if (statement.description === undefined) return undefined
  const text = htmlToCodeText(statement.description, context.surprises.of(key))
  const repeated = name.toLowerCase().endsWith(plainCodeText(text).toLowerCase())
  return repeated || repeatsName.test(text) ? undefined : text
}

/**
 * Which browsers have had an entry under each of its other names: "`webkitAudioContext` in Chrome 14 to 56
 * and Safari 6 to 14", "`word-wrap` since Chrome 1 and Safari 1". Of the seven core browsers if any has had the
 * name, else of all others; names that exist only behind a flag say so.
 */
export function alsoAs(entry: CompatEntry, others: readonly OtherName[]): readonly string[] {
  const stated = new Map(Object.entries(entry.statement.support))
  return others.flatMap((other) => {
    const all = Object.entries(browserNames).flatMap(([browser, label]) =>
      asList<SimpleSupportStatement>(stated.get(browser))
        .filter((one) => isUnder(one, other) && one.version_added !== false)
        .map((one) => ({ browser, label, one })),
    )
    const core = all.filter(({ browser }) => isCoreBrowser(browser))
    const shown = core.length > 0 ? core : all
    const open = shown.filter(({ one }) => one.flags === undefined)
    const isHidden = open.length === 0
    const ranges = (isHidden ? shown : open).map(({ label, one }) => rangeOf(label, one))
    const textOf = (isOver: boolean, word: string) => {
      const texts = ranges.filter((range) => range.isOver === isOver)
      return texts.length === 0 ? [] : [`${word} ${joinWords(texts.map(({ text }) => text))}`]
    }
    const periods = [...textOf(true, 'in'), ...textOf(false, 'since')]
    if (periods.length === 0) return []
    const code = `\`${other.name.replaceAll('`', LITERAL_BACKTICK)}\``
    return [`${code} ${isHidden ? 'behind a flag ' : ''}${periods.join(', and ')}`]
  })
}

/** "Chrome 14 to 56" of a name that was removed, else "Chrome 14". */
function rangeOf(label: string, statement: SimpleSupportStatement) {
  const { version_added: added, version_removed: removed, version_last: last } = statement
  const from = `${label} ${String(added)}`
  if (removed === undefined || removed === PREVIEW) return { isOver: false, text: from }
  if (last === undefined) return { isOver: true, text: `${from} until ${removed}` }
  return { isOver: true, text: added === last ? from : `${from} to ${last}` }
}
