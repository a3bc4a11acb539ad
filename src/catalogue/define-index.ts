import type { IndexSettings, SynonymHit } from 'algoliasearch'

import type { Feed } from './feeds.ts'

/** `objectID` is unique in the index of the record. */
export type IndexRecord = { readonly objectID: string }

/**
 * Labels of an index and what its list shows. Every first view loads them, so settings and synonyms
 * are elsewhere.
 */
export type IndexPages<Name extends string = string, Attribute extends string = string> = {
  /** Name without prefix: the list is at "/<name>", a record's page at "/<name>/<objectID>". */
  readonly id: Name
  /** The heading of the list: "Compat entries". */
  readonly title: string
  /** A short title for tabs. */
  readonly tab: string
  /** The noun for a record: "compat entry". */
  readonly one: string
  /** The plural of `one`: "compat entries". */
  readonly noun: string
  readonly remark: string
  /** The description of the list for search engines and previews: one sentence. */
  readonly description: string
  readonly placeholder: string
  /** The attributes that name a record. Every record has the first. */
  readonly names: readonly [Attribute, ...Attribute[]]
  /** The ID of an example for messages: "subgrid". */
  readonly example: string
  readonly attributes: readonly Attribute[]
  /** The feeds that the document of the list links to. */
  readonly feeds?: readonly Feed[]
}

/** The metadata of a view for search engines, previews and browser tabs. */
export type ViewHead = {
  /** Without the site's name: "Subgrid". Empty on the home page. */
  readonly title: string
  /** One or two sentences. */
  readonly description: string
}

/** The metadata of a record's page for search engines and previews. */
export type RecordHead<Attribute extends string = string> = {
  /** The attributes that `of` and `feeds` read. */
  readonly attributes: readonly Attribute[]
  // Methods, because their parameters are bivariant: one catalogue can hold heads of all records.
  /** Texts are empty if the record has none. */
  of(texts: Readonly<Record<Attribute, string>>): ViewHead
  feeds?(texts: Readonly<Record<Attribute, string>>): readonly Feed[]
}

/** A sorted copy of an index: same records, another ranking. */
export type ReplicaDefinition<Name extends string = string> = {
  readonly name: Name
  /** The differences from the primary's settings. */
  readonly settings: IndexSettings
}

/** An index as a provider needs it. */
export type IndexDefinition<Name extends string = string, Replica extends string = string> = {
  readonly name: Name
  readonly settings: IndexSettings
  readonly replicas: readonly ReplicaDefinition<Replica>[]
  readonly synonyms: readonly SynonymHit[]
}

/** An index with a list and a page for each record. */
export type ListedIndex<
  Name extends string = string,
  Replica extends string = string,
> = IndexDefinition<Name, Replica> & {
  readonly pages: IndexPages<Name>
  readonly head: RecordHead
}

/** An attribute of a record, or a path into one: "parts.total". */
type AttributePath<Record> =
  | Extract<keyof Record, string>
  | `${Extract<keyof Record, string>}.${string}`

/** Declares the pages of an index for a record type; infers the name and the attributes. */
export const definePages =
  <Record extends IndexRecord>() =>
  <const Name extends string, const Attribute extends AttributePath<Record>>(
    pages: IndexPages<Name, Attribute>,
  ): IndexPages<Name, Attribute> =>
    pages

/** Declares an index without a list; infers its names, so that unions of names can be derived. */
export const defineIndex = <const Name extends string, const Replica extends string = never>(
  definition: IndexDefinition<Name, Replica>,
): IndexDefinition<Name, Replica> => definition

type ListedOptions<Name extends string, Replica extends string, Attribute extends string> = Omit<
  IndexDefinition<Name, Replica>,
  'name'
> & { readonly pages: IndexPages<Name>; readonly head: RecordHead<Attribute> }

export const defineListedIndex = <
  Name extends string,
  const Attribute extends string,
  const Replica extends string = never,
>(
  definition: ListedOptions<Name, Replica, Attribute>,
): ListedIndex<Name, Replica> => ({ ...definition, name: definition.pages.id })
