import type { IndexRecord } from '#catalogue/define-index.ts'
import { type LoggedChange, readChangeLog } from '#catalogue/events/change-log.ts'
import type { CatalogueEvent } from '#catalogue/events/event.ts'
import {
  entryEvents,
  type EventfulEntry,
  type EventfulFeature,
  featureEvents,
} from '#catalogue/events/record-events.ts'
import { releaseDaysOf } from '#catalogue/events/release-days.ts'
import type { EntryRows } from '#catalogue/history/entry-name.ts'
import type { SupportHistory } from '#catalogue/history/timeline.ts'
import { type IndexName, indexNames } from '#catalogue/indices.ts'
import { releaseBrowsers } from '#catalogue/releases/record.ts'
import type { FeatureSupport } from '#catalogue/targets/feature-support.ts'
import type { TargetsData } from '#catalogue/targets/targets-data.ts'
import type { UsageNumbers } from '#catalogue/targets/usage-numbers.ts'
import type { CodeTable } from '#contracts/code-table.ts'
import type { Redirects, ReleaseDates } from '#contracts/content-files.ts'
import type { DataSummary } from '#contracts/content.ts'
import type { NotesBucket } from '#contracts/feature-notes.ts'
import type { OtherBrowsers } from '#contracts/other-browsers.ts'
import type { SupportBucket } from '#contracts/support-statements.ts'
import type { UsageShares } from '#contracts/usage-shares.ts'
import { epochSeconds, newestOf } from '#lib/dates.ts'

import {
  checkCounts,
  checkPaths,
  checkRecordSizes,
  checkSpecJoin,
  checkUnique,
  checkVersions,
} from './checks.ts'
import { compatRecord } from './compat/records.ts'
import { codeTable } from './content/code-table.ts'
import { notesBuckets } from './content/feature-notes.ts'
import { featureSupport } from './content/feature-support.ts'
import { otherBrowsers } from './content/other-browsers.ts'
import { redirects } from './content/redirects.ts'
import { releaseDates, dataSummary } from './content/summary.ts'
import { supportBuckets, supportTable } from './content/support-buckets.ts'
import { supportHistories } from './content/support-histories.ts'
import { targetsData } from './content/targets-data.ts'
import { regionNumbers, regionShares, usageShares } from './content/usage-shares.ts'
import { featureRecord } from './features/records.ts'
import { downstreamEngine, type Knowledge, knowledgeOf } from './knowledge.ts'
import { inPeriods, releaseRecords } from './releases/records.ts'
import { loadRegions } from './sources/caniuse-regions.ts'
import { mapInSlices, type OnProgress, yieldToEventLoop } from './sources/progress.ts'
import { loadSources, type Sources } from './sources/sources.ts'
import { collectSurprises, type Surprises } from './sources/surprises.ts'
import { specRecords, specWorks } from './specs/records.ts'
import { specJoinRate } from './specs/uses.ts'
import { suggestionRecords } from './suggestions/records.ts'
import { correctShorthands } from './support/shorthand-values.ts'
import { dataWarnings } from './warnings.ts'

/** The records of all indices, and what the page states about its data. */
export type CatalogueRecords = { readonly records: RecordsOfIndices; readonly summary: DataSummary }

export type CatalogueContent = {
  readonly content: {
    readonly redirects: Redirects
    readonly releaseDates: ReleaseDates
    /** What releases of web-features changed, from old to new. */
    readonly changes: readonly LoggedChange[]
    readonly usage: UsageShares
    /** By country code or name of a continent. */
    readonly regions: Readonly<Record<string, UsageShares>>
    /** The same regions. */
    readonly regionNumbers: Readonly<Record<string, UsageNumbers>>
    readonly featureSupport: FeatureSupport
    readonly otherBrowsers: OtherBrowsers
    readonly code: CodeTable
    readonly targets: TargetsData
    readonly support: readonly SupportBucket[]
    readonly notes: readonly NotesBucket[]
    readonly histories: Readonly<Record<string, SupportHistory>>
    readonly entries: readonly EntryRows[]
  }
  /** Unexpected but valid data, for the maintainer who updates the packages. */
  readonly warnings: readonly string[]
}

export type Catalogue = CatalogueRecords & CatalogueContent

/** A catalogue with checked records, which are enough for searching. */
export type BuiltRecords = CatalogueRecords & {
  readonly buildContent: () => Promise<CatalogueContent>
}

export type CatalogueBuildOptions = { readonly onProgress?: OnProgress }

/**
 * Builds the records from the installed data packages.
 * @throws {SourceError} if a package has an unexpected shape
 * @throws {BuildCheckError} if a record breaks a rule
 */
export async function buildCatalogue({
  onProgress = ignore,
}: CatalogueBuildOptions = {}): Promise<BuiltRecords> {
  const surprises = collectSurprises()
  const given = await loadSources(onProgress, surprises)
  const compatSource = correctShorthands(given.compat, given.longhands, surprises)
  const sources = { ...given, compat: compatSource }
  checkVersions(sources.compat)
  onProgress({ step: 'naming compat entries' })
  await yieldToEventLoop()
  const knowledge = knowledgeOf(sources, surprises)
  checkSpecJoin(specJoinRate(knowledge.specSources))
  const records = await buildRecords({ sources, knowledge, onProgress })
  const counts = checkRecords(records)
  const summary = await dataSummary({
    sources,
    records,
    counts,
    trackedUsage: knowledge.usage.tracked,
    newestRelease: knowledge.releases.newest,
  })
  const buildRest = async (): Promise<CatalogueContent> => {
    const work = { sources, knowledge, surprises, onProgress, records, summary }
    const content = await buildContent(work)
    const warnings = [...dataWarnings(sources, knowledge), ...surprises.sentences()]
    return { content, warnings }
  }
  return { records, summary, buildContent: buildRest }
}

function ignore(): void {
  // Progress was not requested.
}

type Work = {
  readonly sources: Sources
  readonly knowledge: Knowledge
  readonly onProgress: OnProgress
}

export type RecordsOfIndices = Awaited<ReturnType<typeof buildRecords>>

export async function buildRecords({ sources, knowledge, onProgress }: Work) {
  const map = <In, Out>(step: string, items: Iterable<In>, build: (item: In) => Out) =>
    mapInSlices([...items], build, { step, onProgress })
  const dating = createDating(sources)
  const features = await map('features', knowledge.current, ([id, feature]) =>
    dating.feature(featureRecord(id, feature, knowledge.features)),
  )
  const compat = await map('compat entries', sources.compat.entries.values(), (entry) =>
    dating.entry(compatRecord(entry, knowledge.compat)),
  )
  onProgress({ step: 'specifications' })
  const specs = specRecords(sources.specs, { ...knowledge.specs, works: specWorks(compat) })
  const ofBrowsers = await map('releases', releaseBrowsers, (browser) =>
    releaseRecords(browser, knowledge.changes),
  )
  const releases = inPeriods(ofBrowsers.flat())
  onProgress({ step: 'suggestions' })
  const known = { features, compat, specs, releases }
  return {
    ...known,
    suggestions: suggestionRecords(known),
  } satisfies Record<IndexName, readonly IndexRecord[]>
}

function checkRecords(records: RecordsOfIndices) {
  const counts = Object.fromEntries(indexNames.map((name) => [name, records[name].length]))
  checkCounts(counts)
  checkPaths('compat', records.compat)
  checkPaths(
    'features',
    records.features.map(({ objectID, groups }) => ({ objectID, path: groups })),
  )
  for (const index of indexNames) {
    checkUnique(index, records[index])
    checkRecordSizes(index, records[index])
  }
  return counts
}

type ContentWork = Work & {
  readonly surprises: Surprises
  readonly records: RecordsOfIndices
  readonly summary: DataSummary
}

/** Builds a part after the event loop has run. */
async function inTurn<Part>(build: () => Part): Promise<Part> {
  await yieldToEventLoop()
  return build()
}

async function buildContent(work: ContentWork): Promise<Catalogue['content']> {
  const { sources, knowledge, surprises, onProgress, records, summary } = work
  const tables = await mapInSlices(
    [...sources.compat.entries.values()],
    (entry) => [entry.key, supportTable(entry, surprises)] as const,
    { step: 'support tables', onProgress },
  )
  const agents = { releases: knowledge.releases, downstream: downstreamEngine }
  const regions = await loadRegions(sources.usage, onProgress)
  const support = await featureSupport(onProgress)
  const targets = await inTurn(() =>
    targetsData({
      ...agents,
      usage: sources.usage,
      day: summary.asOf,
      features: sources.features.features.values(),
      browsers: sources.compat.browsers,
    }),
  )
  return {
    redirects: redirects(sources.features, sources.specs, knowledge.renamed),
    releaseDates: releaseDates(sources.compat),
    changes: sources.changes,
    usage: usageShares({ ...agents, usage: sources.usage }),
    regions: await regionShares({ ...agents, regions, onProgress }),
    regionNumbers: regionNumbers(regions),
    featureSupport: support,
    otherBrowsers: await inTurn(() =>
      otherBrowsers({ features: records.features, support, engines: targets.engines }),
    ),
    code: await inTurn(() =>
      codeTable({
        ...sources,
        records: records.compat,
        features: records.features,
        entries: sources.compat.entries,
        names: knowledge.compat.names,
        tracks: knowledge.tracks,
        types: sources.idlTypes,
      }),
    ),
    targets,
    support: await inTurn(() => supportBuckets(tables)),
    ...(await supportHistories(sources.compat, {
      names: records.compat,
      tracks: knowledge.tracks,
      table: knowledge.releases,
      onProgress,
    })),
    notes: await notesBuckets(knowledge.current, {
      entries: sources.compat.entries,
      notes: sources.notes,
      usage: sources.usage,
      mappings: knowledge.features.mappings,
      keysOf: (id) => knowledge.features.partsOf(id).map(({ key }) => key),
      onProgress,
    }),
  }
}

/** Announced days count: a record has to be found once they have come. */
const AT_THE_END = '9999-12-31'

/** Adds to records the day of their newest event, for filters. */
function createDating({ compat, changes }: Pick<Sources, 'compat' | 'changes'>) {
  const sources = {
    releases: releaseDaysOf(releaseDates(compat)),
    log: readChangeLog(changes),
    today: AT_THE_END,
  }
  return {
    feature: <Own extends EventfulFeature>(feature: Own) =>
      dated(feature, featureEvents(feature, sources)),
    entry: <Own extends EventfulEntry>(entry: Own) => dated(entry, entryEvents(entry, sources)),
  }
}

function dated<Own>(record: Own, events: readonly CatalogueEvent[]) {
  const newest = newestOf(events.map(({ day }) => day))
  return newest === '' ? record : { ...record, changed: epochSeconds(newest) }
}
