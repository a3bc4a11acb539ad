import type { IndexSettings, SynonymHit } from 'algoliasearch'

import type { Feed } from './feeds.ts'

/** What every record has: an identity, unique in its index. */
export type IndexRecord = { readonly objectID: string }

/**
 * The half of a definition that the page and the server share: the labels of an index and what its list shows. The
 * page loads it with the first view, so it holds neither settings nor synonyms.
 */
export type IndexPages<Name extends string = string, Attribute extends string = string> = {
  /** Name of the index without prefix: its list is at "/<name>", the page of a record at "/<name>/<objectID>". */
  readonly id: Name
  /** The heading of the list: "Compat entries". */
  readonly title: string
  /** The same, short: for tabs. */
  readonly tab: string
  /** One of its records: "compat entry". */
  readonly one: string
  /** The same in the plural: "compat entries". */
  readonly noun: string
  /** What it holds, in a line. */
  readonly remark: string
  /** The description of the list for search engines and previews: one sentence. */
  readonly description: string
  /** In the empty search box. */
  readonly placeholder: string
  /** The attributes that say what a record is called, the one that every record has first. */
  readonly names: readonly [Attribute, ...Attribute[]]
  /** The id of one of its records, for messages: "subgrid". */
  readonly example: string
  /** What a list shows: requests for its rows ask for no other attributes. */
  readonly attributes: readonly Attribute[]
  /** The feeds that the document of the list names. */
  readonly feeds?: readonly Feed[]
}

/** A record with the attributes that its list asks for; without those of which it asks for a part. */
export type ListedRecord<
  Record extends IndexRecord,
  Pages extends { readonly attributes: readonly string[] },
> = Pick<Record, Extract<Pages['attributes'][number], keyof Record>>

/** What search engines, previews and the tab of the browser say of an address. */
export type ViewHead = {
  /** Without the name of the site: "Subgrid". Empty on the home page. */
  readonly title: string
  /** One or two sentences. */
  readonly description: string
}

/** How the document of a record describes itself to search engines and previews. */
export type RecordHead<Attribute extends string = string> = {
  /** The attributes whose texts it is made from. */
  readonly attributes: readonly Attribute[]
  // Methods, so that the heads of different records can stand in one catalogue.
  /** A text is empty where the record has none. */
  of(texts: Readonly<Record<Attribute, string>>): ViewHead
  /** The feeds that it names. */
  feeds?(texts: Readonly<Record<Attribute, string>>): readonly Feed[]
}

/** A sorted copy of an index: same records, another ranking. */
export type ReplicaDefinition<Name extends string = string> = {
  readonly name: Name
  /** What differs from the primary's settings. */
  readonly settings: IndexSettings
}

/** An index as data: what a provider has to know of it, and nothing about how it is built or shown. */
export type IndexDefinition<Name extends string = string, Replica extends string = string> = {
  /** Name without prefix. */
  readonly name: Name
  readonly settings: IndexSettings
  readonly replicas: readonly ReplicaDefinition<Replica>[]
  readonly synonyms: readonly SynonymHit[]
}

/** An index with a list at an address, and a page for each record. */
export type ListedIndex<
  Name extends string = string,
  Replica extends string = string,
> = IndexDefinition<Name, Replica> & {
  readonly pages: IndexPages<Name>
  readonly head: RecordHead
}

/** An attribute of a record, or a part of one: "parts.total". */
type AttributePath<Record> =
  | Extract<keyof Record, string>
  | `${Extract<keyof Record, string>}.${string}`

/** Declares the pages of an index: the record type is named, the name and the attributes inferred. */
export const definePages =
  <Record extends IndexRecord>() =>
  <const Name extends string, const Attribute extends AttributePath<Record>>(
    pages: IndexPages<Name, Attribute>,
  ): IndexPages<Name, Attribute> =>
    pages

/** Declares an index that has no list: its name is inferred, so that unions of names can be derived. */
export const defineIndex = <const Name extends string, const Replica extends string = never>(
  definition: IndexDefinition<Name, Replica>,
): IndexDefinition<Name, Replica> => definition

type ListedOptions<Name extends string, Replica extends string, Attribute extends string> = Omit<
  IndexDefinition<Name, Replica>,
  'name'
> & { readonly pages: IndexPages<Name>; readonly head: RecordHead<Attribute> }

/** Declares an index that has a list, by its pages. */
export const defineListedIndex = <
  Name extends string,
  const Attribute extends string,
  const Replica extends string = never,
>(
  definition: ListedOptions<Name, Replica, Attribute>,
): ListedIndex<Name, Replica> => ({ ...definition, name: definition.pages.id })
