import type { IndexSettings, SynonymHit } from 'algoliasearch'

/** What every record has: an identity, unique in its index. */
export type IndexRecord = { readonly objectID: string }

/** The top-level attributes of a record, and the dotted paths below them. */
export type AttributeOf<Record extends IndexRecord> = Extract<keyof Record, string>

/** A sorted copy of an index: same records, another ranking. */
export type ReplicaDefinition<Name extends string = string> = {
  readonly name: Name
  /** What differs from the primary's settings. */
  readonly settings: IndexSettings
}

/** An index as data: all that a provider has to know of it, and nothing about how it is built or shown. */
export type IndexDefinition<
  Record extends IndexRecord,
  Name extends string = string,
  Replica extends string = string,
> = {
  /** Name without prefix. */
  readonly name: Name
  /** One word for a person: "features". */
  readonly title: string
  readonly settings: IndexSettings
  readonly replicas: readonly ReplicaDefinition<Replica>[]
  readonly synonyms: readonly SynonymHit[]
  /** Attributes a result list shows; requests ask for no others. */
  readonly listAttributes: readonly AttributeOf<Record>[]
}

/**
 * Declares an index: the record type is named, the index name inferred, so that unions of names can be
 * derived and settings stay next to the record they speak of.
 */
export const defineIndex =
  <Record extends IndexRecord>() =>
  <const Name extends string, const Replica extends string = never>(
    definition: IndexDefinition<Record, Name, Replica>,
  ): IndexDefinition<Record, Name, Replica> =>
    definition
