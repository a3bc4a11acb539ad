import { formatCount, pluralize } from '#lib/format-count.ts'

import { describeIgnored } from './ignored-settings.ts'
import type { Operation, Remote } from './plan.ts'
import type { Others } from './remote.ts'
import type { IndexSource } from './source.ts'

/**
 * Algolia's documented limits; the number of records is that of the free plan in September 2026.
 * Larger plans allow more, an embedded provider everything.
 */
const planLimits = {
  /** Bytes of a record as JSON. */
  recordBytes: 10_000,
  /** Indices per application, including replicas and temporary indices. */
  indices: 10,
  /** Synonyms per index. */
  synonyms: 1_000,
  records: 50_000,
  bytes: 1_000_000_000,
} as const

/** Changed settings: none, all of a new index, or the named ones. */
export type SettingsEstimate = 'none' | 'new' | readonly string[]

/** The effect of a plan on an index and its replicas, and its cost. */
export type IndexEstimate = {
  readonly index: string
  /** The number of records; undefined if the index does not exist. */
  readonly before: number | undefined
  readonly after: number
  readonly settings: SettingsEstimate
  readonly synonyms: { readonly before: number; readonly after: number }
  readonly replicas: readonly { readonly name: string; readonly settings: SettingsEstimate }[]
  /** Billed operations: writing a record counts once for every copy of the index. */
  readonly operations: number
  /** Of all copies, as JSON. */
  readonly bytes: number
  readonly largest: { readonly objectID: string; readonly bytes: number } | undefined
  /** The number of records over the limit. */
  readonly tooLarge: number
  /** A sentence for each copy with settings that only a hosted provider follows. */
  readonly ignored: readonly string[]
}

/** How much of a limit is in use during or after the run, whichever is more. */
export type Usage = {
  readonly what: string
  readonly used: number
  readonly limit: number
  /** Whole weeks until the limit, if the indices keep growing as they do; undefined if they do not. */
  readonly weeks?: number | undefined
}

export type Estimate = {
  readonly indices: readonly IndexEstimate[]
  readonly usages: readonly Usage[]
}

/** Replicas with their own copy of the records; a virtual replica has none. */
const copiesOf = ({ settings }: IndexSource): readonly string[] =>
  (settings.replicas ?? []).filter((name) => !name.startsWith('virtual('))

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const max = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0)

/** The wanted indices, the plan, and the application's current state. */
export type Planned = {
  readonly sources: readonly IndexSource[]
  readonly operations: readonly Operation[]
  readonly remote: Remote
  readonly others: Others
  /** The records that an index gains in a week, by its name. */
  readonly growth?: ReadonlyMap<string, number> | undefined
}

/** Estimates a plan's effect and cost by index, and its use of the hosted plan's limits. */
export function estimate(planned: Planned): Estimate {
  const { sources, operations, remote } = planned
  const indices = sources.map((source) => estimateIndex(source, operations, remote))
  return { indices, usages: measure(planned, indices) }
}

/** Fewer weeks than a quarter of a year are worth a warning. */
const FEW_WEEKS = 13

/** A sentence for each exceeded limit, which a provider may refuse, and for settings that one ignores. */
export function warnings({ indices, usages }: Estimate): readonly string[] {
  const over = usages.filter(({ used, limit }) => used > limit)
  const near = usages.filter(({ weeks = FEW_WEEKS }) => weeks < FEW_WEEKS)
  const large = indices.flatMap(({ index, largest, tooLarge }) =>
    tooLarge === 0 || largest === undefined
      ? []
      : [
          `${formatCount(tooLarge)} of the records of ${index} are over ${formatCount(planLimits.recordBytes)} bytes; ` +
            `the largest is "${largest.objectID}" with ${formatCount(largest.bytes)}. Shorten them, or split them.`,
        ],
  )
  return [
    ...over.map(
      ({ what, used, limit }) =>
        `${formatCount(used)} ${what}: the hosted provider's free plan allows ${formatCount(limit)}.`,
    ),
    ...near.map(
      ({ what, limit, weeks = 0 }) =>
        `The hosted provider's free plan of ${formatCount(limit)} ${what} is full in about ${pluralize(weeks, 'week', 'weeks')}, ` +
        'if the data keeps growing. Decide on a larger plan before.',
    ),
    ...large,
    ...indices.flatMap(({ ignored }) => ignored),
  ]
}

function settingsChange(index: string, operations: readonly Operation[]): SettingsEstimate {
  const found = operations.find(
    (operation) => operation.kind === 'settings' && operation.index === index,
  )
  if (found?.kind !== 'settings') return 'none'
  return found.changed ?? 'new'
}

function estimateIndex(
  source: IndexSource,
  operations: readonly Operation[],
  remote: Remote,
): IndexEstimate {
  const { name, records } = source
  const found = remote.get(name)
  const copies = 1 + copiesOf(source).length
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)))
  const most = sizes.reduce((a, b) => Math.max(a, b), 0)
  const largest = records[sizes.indexOf(most)]
  const own = new Set([name, ...(source.settings.replicas ?? [])])
  const others = operations.filter(({ index, kind }) => own.has(index) && kind !== 'records')
  const synonymsBefore = found?.synonyms.length ?? 0
  return {
    index: name,
    before: found?.entries,
    after: records.length,
    settings: settingsChange(name, operations),
    synonyms: { before: synonymsBefore, after: source.synonyms?.length ?? synonymsBefore },
    replicas: (source.settings.replicas ?? []).map((replica) => ({
      name: replica,
      // A replica that the primary's settings create inherits these settings.
      settings: remote.has(replica) ? settingsChange(replica, operations) : 'new',
    })),
    operations: records.length * copies + others.length,
    bytes: sizes.reduce((a, b) => a + b, 0) * copies,
    largest: largest && { objectID: largest.objectID, bytes: most },
    tooLarge: sizes.filter((size) => size > planLimits.recordBytes).length,
    ignored: [source, ...source.replicas]
      .map((one) =>
        describeIgnored(one.name, { ...remote.get(one.name)?.settings, ...one.settings }),
      )
      .filter((sentence) => sentence !== ''),
  }
}

/** The records in use while the largest index is replaced, and what a week adds to them. */
function countRecords(sources: readonly IndexSource[], growth: Planned['growth']) {
  const copies = sources.map((source) => 1 + copiesOf(source).length)
  const total = (countOf: (source: IndexSource) => number) =>
    sum(sources.map((source, place) => countOf(source) * (copies[place] ?? 1))) +
    max(sources.map(countOf))
  return {
    used: total(({ records }) => records.length),
    weekly: total(({ name }) => growth?.get(name) ?? 0),
  }
}

/** Whole weeks until a limit; undefined if it is exceeded, or nothing grows. */
function weeksLeft(used: number, limit: number, weekly: number): number | undefined {
  return weekly <= 0 || used > limit ? undefined : Math.floor((limit - used) / weekly)
}

function measure(
  { sources, others, growth }: Planned,
  indices: readonly IndexEstimate[],
): readonly Usage[] {
  const { used: own, weekly } = countRecords(sources, growth)
  const records = others.records + own
  const names = sum(sources.map(({ settings }) => 1 + (settings.replicas?.length ?? 0)))
  // While an index is being replaced, the application holds its old and its new records.
  const temporaryBytes = max(indices.map(({ bytes, replicas }) => bytes / (1 + replicas.length)))
  const { recordBytes, indices: mostIndices, synonyms, records: mostRecords, bytes } = planLimits
  return [
    {
      what: 'bytes of the largest record',
      used: max(indices.map(({ largest }) => largest?.bytes ?? 0)),
      limit: recordBytes,
    },
    { what: 'indices', used: others.indices + names + 1, limit: mostIndices },
    {
      what: 'synonyms in an index',
      used: max(indices.map((index) => index.synonyms.after)),
      limit: synonyms,
    },
    {
      what: 'records',
      used: records,
      limit: mostRecords,
      weeks: weeksLeft(records, mostRecords, weekly),
    },
    {
      what: 'bytes',
      used: Math.round(others.bytes + sum(indices.map((index) => index.bytes)) + temporaryBytes),
      limit: bytes,
    },
  ]
}
