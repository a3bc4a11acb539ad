import type { IndexSettings, SynonymHit } from 'algoliasearch'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { catalogue } from '#catalogue/indices.ts'
import type { DataStamp } from '#contracts/data-stamp.ts'

/** The wanted state of an index; names have the prefix. */
export type IndexSource = {
  readonly name: string
  readonly settings: IndexSettings
  /** Sorted copies, with complete settings rather than differences. */
  readonly replicas: readonly { readonly name: string; readonly settings: IndexSettings }[]
  /** Undefined: keep the provider's synonyms. */
  readonly synonyms: readonly SynonymHit[] | undefined
  readonly records: readonly IndexRecord[]
}

/** Records by index name. */
export type RecordsByIndex = { readonly [Name in keyof typeof catalogue]: readonly IndexRecord[] }

/** The whole catalogue, names prefixed; the indices' settings contain `stamp`. */
export function readSources(
  records: RecordsByIndex,
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
