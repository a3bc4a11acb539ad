import { formatCount } from '#lib/format-count.ts'

import type { Operation, Remote } from './plan.ts'
import type { Others } from './remote.ts'
import type { IndexSource } from './source.ts'

/**
 * What a hosted application may hold: the limits in Algolia's documentation, and for the number of records what
 * its free plan was in September 2026. A larger plan allows more; an embedded provider has no such limits.
 */
const planLimits = {
  /** Bytes of a record as JSON. */
  recordBytes: 10_000,
  /** Indices of an application, replicas and temporary ones included. */
  indices: 10,
  /** Synonyms of an index. */
  synonyms: 1_000,
  /** Records of an application; a replica's count as well. */
  records: 50_000,
  /** Bytes of an application. */
  bytes: 1_000_000_000,
} as const

/** What is done to settings: nothing, all of them for an index that is not there yet, or those named. */
export type SettingsChange = 'none' | 'new' | readonly string[]

/** What a plan does to an index and its replicas, and what it costs. */
export type IndexEstimate = {
  readonly index: string
  /** How many records there are; undefined: there is no such index. */
  readonly before: number | undefined
  readonly after: number
  readonly settings: SettingsChange
  readonly synonyms: { readonly before: number; readonly after: number }
  readonly replicas: readonly { readonly name: string; readonly settings: SettingsChange }[]
  /** As they are charged: a record written is one, in every copy of the index. */
  readonly operations: number
  /** Of all copies, as JSON. */
  readonly bytes: number
  readonly largest: { readonly objectID: string; readonly bytes: number } | undefined
  /** How many records are over the limit. */
  readonly tooLarge: number
}

/** How much of a limit of the plan is used when all is done, or at most on the way. */
export type Usage = { readonly what: string; readonly used: number; readonly limit: number }

export type Estimate = {
  readonly indices: readonly IndexEstimate[]
  readonly usages: readonly Usage[]
}

/** Names of the copies that hold records of their own; a virtual replica holds none. */
const copiesOf = ({ settings }: IndexSource): readonly string[] =>
  (settings.replicas ?? []).filter((name) => !name.startsWith('virtual('))

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const max = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0)

/** What is to be sent, as it stands beside what is there. */
export type Planned = {
  readonly sources: readonly IndexSource[]
  readonly operations: readonly Operation[]
  readonly remote: Remote
  readonly others: Others
}

/** What a plan does and costs, index by index, and what of the hosted plan's limits it uses. */
export function estimate({ sources, operations, remote, others }: Planned): Estimate {
  const indices = sources.map((source) => estimateIndex(source, operations, remote))
  return { indices, usages: measure(sources, indices, others) }
}

/** A sentence for each limit that is exceeded; a provider may refuse what is over it. */
export function warnings({ indices, usages }: Estimate): readonly string[] {
  const over = usages.filter(({ used, limit }) => used > limit)
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
    ...large,
  ]
}

function settingsChange(index: string, operations: readonly Operation[]): SettingsChange {
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
      // A replica that the settings of the primary make starts with them.
      settings: remote.has(replica) ? settingsChange(replica, operations) : 'new',
    })),
    operations: records.length * copies + others.length,
    bytes: sizes.reduce((a, b) => a + b, 0) * copies,
    largest: largest && { objectID: largest.objectID, bytes: most },
    tooLarge: sizes.filter((size) => size > planLimits.recordBytes).length,
  }
}

function measure(
  sources: readonly IndexSource[],
  indices: readonly IndexEstimate[],
  others: Others,
): readonly Usage[] {
  const records = sum(
    sources.map((source) => source.records.length * (1 + copiesOf(source).length)),
  )
  const names = sum(sources.map(({ settings }) => 1 + (settings.replicas?.length ?? 0)))
  // While an index is replaced, its new records stand beside the old ones.
  const temporary = max(sources.map((source) => source.records.length))
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
    { what: 'records', used: others.records + records + temporary, limit: mostRecords },
    {
      what: 'bytes',
      used: Math.round(others.bytes + sum(indices.map((index) => index.bytes)) + temporaryBytes),
      limit: bytes,
    },
  ]
}
