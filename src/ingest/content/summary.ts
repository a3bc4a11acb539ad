import type { CompatRecord } from '#catalogue/compat/record.ts'
import { datedFacets, type DatedValuesByFacet } from '#catalogue/dated-facets.ts'
import { splitValue } from '#catalogue/dated-values.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { ListName } from '#catalogue/indices.ts'
import { unrecordedBrowsers, writeReleases } from '#catalogue/releases/known-releases.ts'
import { turnDays } from '#catalogue/releases/on-day.ts'
import { type ReleaseRecord, releaseStatuses } from '#catalogue/releases/record.ts'
import type { ReleaseDates } from '#contracts/content-files.ts'
import type { DataPackage, DataSummary } from '#contracts/content.ts'
import type { CompatSource } from '#ingest/sources/compat-data.ts'
import { MAPPINGS } from '#ingest/sources/mappings.ts'
import { packageFacts } from '#ingest/sources/packages.ts'
import type { Sources } from '#ingest/sources/sources.ts'
import { epochSeconds, isoDay, newestOf } from '#lib/dates.ts'

import { widelyFrom } from './targets-data.ts'

/** The data packages, each with a file that can be resolved. */
export const dataPackages: readonly { readonly name: string; readonly entry: string }[] = [
  { name: 'web-features', entry: 'web-features' },
  { name: '@mdn/browser-compat-data', entry: '@mdn/browser-compat-data' },
  { name: 'web-specs', entry: 'web-specs' },
  { name: 'caniuse-lite', entry: 'caniuse-lite/dist/unpacker/agents.js' },
  { name: 'caniuse-db', entry: 'caniuse-db/data.json' },
  { name: '@webref/css', entry: '@webref/css' },
  { name: '@webref/elements', entry: '@webref/elements' },
  { name: '@webref/idl', entry: '@webref/idl' },
  { name: 'baseline-browser-mapping', entry: 'baseline-browser-mapping' },
  { name: 'node-releases', entry: 'node-releases/data/release-schedule/release-schedule.json' },
]

export type SummaryFacts = {
  readonly sources: Pick<Sources, 'features' | 'compat' | 'usage' | 'mappings'>
  readonly records: {
    readonly features: readonly FeatureRecord[]
    readonly compat: readonly CompatRecord[]
    readonly releases: readonly ReleaseRecord[]
  } & Readonly<Record<string, readonly object[]>>
  readonly counts: Readonly<Record<string, number>>
  readonly trackedUsage: number
  /** `YYYY-MM-DD` of the newest past release. */
  readonly newestRelease: string
}

export async function dataSummary(facts: SummaryFacts): Promise<DataSummary> {
  const { sources, records, counts, trackedUsage, newestRelease } = facts
  const newly = records.features.flatMap(({ newlyDate }) =>
    newlyDate === undefined ? [] : [newlyDate],
  )
  const newestBaseline = isoDay(Math.max(...newly))
  const asOf = newestOf([newestBaseline, newestRelease])
  return {
    counts,
    packages: await describePackages(facts),
    newestMonth: newestBaseline.slice(0, 7),
    asOf,
    turnDays: turnDays(records.releases),
    datedValues: datedValuesIn([...records.features, ...records.compat, ...records.releases]),
    trackedUsage,
    facetSizes: facetSizes(records),
    releases: writeReleases([...records.releases, ...unrecordedReleases(sources.compat)]),
    widely: widelyFrom(asOf, sources.features.features.values()),
  }
}

function unrecordedReleases({ browsers }: Pick<CompatSource, 'browsers'>) {
  return unrecordedBrowsers.flatMap((browser) =>
    Object.entries(browsers.get(browser)?.releases ?? {}).flatMap(([version, release]) => {
      const { release_date: day } = release
      const date = day === undefined ? {} : { date: epochSeconds(day) }
      const status = releaseStatuses.find((known) => known === release.status)
      return status === undefined ? [] : [{ browser, version, status, ...date }]
    }),
  )
}

/** The values that hold in a period, sorted, by facet. */
function datedValuesIn(records: readonly DatedValuesByFacet[]): DatedValuesByFacet {
  return Object.fromEntries(
    datedFacets.flatMap((facet) => {
      const values = records.flatMap((record) => record[facet] ?? [])
      const dated = values.filter((value) => splitValue(value)[1] !== '')
      return dated.length === 0 ? [] : [[facet, [...new Set(dated)].toSorted()]]
    }),
  )
}

/** The data packages, and the file of facts that no package has. */
async function describePackages({ sources }: SummaryFacts): Promise<DataPackage[]> {
  const dates = new Map([
    ['web-features', sources.features.newestRelease],
    ['@mdn/browser-compat-data', sources.compat.date],
    ['caniuse-lite', isoDay(newestAgentRelease(sources.usage))],
  ])
  const packages = await Promise.all(
    dataPackages.map(async ({ name, entry }): Promise<DataPackage> => {
      const date = dates.get(name)
      return Object.assign({ name, ...(date !== undefined && { date }) }, await packageFacts(entry))
    }),
  )
  const { commit, date, licence } = sources.mappings
  return [...packages, { name: MAPPINGS, version: commit, date, licence }]
}

function newestAgentRelease(usage: Sources['usage']): number {
  const newestOfAgent = [...usage.values()].map((versions) =>
    Math.max(...Array.from(versions.values(), ({ released }) => released ?? 0)),
  )
  return Math.max(...newestOfAgent)
}

/** The release days of all browsers: support tables contain more browsers than records do. */
export function releaseDates({ browsers }: Pick<CompatSource, 'browsers'>): ReleaseDates {
  return Object.fromEntries(
    Array.from(browsers, ([browser, { releases }]) => [browser, datesOf(releases)]),
  )
}

function datesOf(
  releases: Readonly<Record<string, { readonly release_date?: string }>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(releases).flatMap(([version, { release_date: date }]) =>
      date === undefined ? [] : [[version, date]],
    ),
  )
}

/** Facets with collapsed filters, which show the number of values before the values are loaded. */
export const sizedFacets: Readonly<Partial<Record<ListName, readonly string[]>>> = {
  features: [
    'newlyMonth',
    'groups.lvl0',
    'spec',
    'org',
    'snapshot',
    'positions',
    'wanted',
    'interop',
  ],
  compat: ['kind', 'specs'],
  specs: ['status', 'groups'],
}

export function facetSizes(
  records: Readonly<Record<string, readonly object[]>>,
): DataSummary['facetSizes'] {
  return Object.fromEntries(
    Object.entries(sizedFacets).map(([list, attributes]) => [
      list,
      Object.fromEntries(
        attributes.map((attribute) => [attribute, countValues(records[list] ?? [], attribute)]),
      ),
    ]),
  )
}

/** @param attribute or a path: "groups.lvl0" */
function countValues(records: readonly object[], attribute: string): number {
  const path = attribute.split('.')
  return new Set(records.flatMap((record) => valueAt(record, path))).size
}

/** Empty if the record lacks the attribute. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path
  if (value === undefined || name === undefined) return value ?? []
  return valueAt(Reflect.get(Object(value), name), rest)
}
