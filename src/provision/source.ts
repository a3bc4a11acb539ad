import type { IndexSettings, SynonymHit } from 'algoliasearch'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { catalogue } from '#catalogue/index.ts'
import type { DataStamp } from '#contracts/data-stamp.ts'

/** An index as it should be at the provider: names with prefix. */
export type IndexSource = {
  readonly name: string
  readonly settings: IndexSettings
  /** Sorted copies; their settings are complete, not only what differs. */
  readonly replicas: readonly { readonly name: string; readonly settings: IndexSettings }[]
  /** Undefined: those that the provider has stay as they are. */
  readonly synonyms: readonly SynonymHit[] | undefined
  readonly records: readonly IndexRecord[]
}

/** Records by index name. */
export type Records = { readonly [Name in keyof typeof catalogue]: readonly IndexRecord[] }

/** The whole catalogue with its records, each name behind `prefix`; the indices carry `stamp`, the age of the data. */
export function readSources(
  records: Records,
  prefix: string,
  stamp?: DataStamp,
): readonly IndexSource[] {
  const common = stamp === undefined ? {} : { userData: stamp }
  return Object.values(catalogue).map(({ name, settings, replicas, synonyms }) => ({
    name: prefix + name,
    settings: {
      ...settings,
      ...common,
      replicas: replicas.map((replica) => prefix + replica.name),
    },
    replicas: replicas.map((replica) => ({
      name: prefix + replica.name,
      settings: { ...settings, ...common, ...replica.settings },
    })),
    synonyms,
    records: records[name],
  }))
}
