import type { Conditions } from '#catalogue/events/list-membership.ts'
import type { ListName } from '#catalogue/indices.ts'
import type { Answer, Targets } from '#catalogue/verdict/verdict.ts'

import type { AskedProvider, RecordResult } from './renderer.ts'

/** One condition, or several of which one has to hold, on numbers: "changed>=1764374400". */
export type NumericConditions = readonly (string | readonly string[])[]

/** What to ask of the list at an address. */
export type FollowedQuestion = {
  readonly attributes: readonly string[]
  /** Conditions on the newest event of a record, the widest first; empty for none. */
  readonly windows: readonly NumericConditions[]
  /** A condition on records that may have left the list; absent if none are wanted. */
  readonly lately?: NumericConditions
  /** A condition on records with something to expect; absent if none are wanted. */
  readonly ahead?: NumericConditions
  /** A filter, for an address that checks no browsers. */
  readonly filters?: string
  /** The most records of an answer. */
  readonly most: number
}

export type FollowSources = {
  readonly provider: AskedProvider
  /** Rejects if the browsers of an address cannot be resolved now. */
  readonly targetsOf: (text: string) => Promise<Targets | undefined>
}

/** What a feed of a list is made of. */
export type Followed = {
  readonly list: ListName
  /** The address without order, page and layout: the same for all addresses of a search. */
  readonly href: string
  /** What is searched for; empty without a text. */
  readonly query: string
  /** The filters as in the address, as pairs of a name and a value. */
  readonly filters: readonly (readonly [name: string, value: string])[]
  /** The text of the browsers; empty for none. */
  readonly browsers: string
  /** The verdict on these browsers that filters the list; empty for none. */
  readonly can: Answer | ''
  /** Those of the widest window that holds not too many. */
  readonly records: RecordResult['hits']
  /** Records that match without the conditions `groups`, which an event can end. */
  readonly left: RecordResult['hits']
  readonly groups: Conditions
  readonly ahead: RecordResult['hits']
}

/** Lets the server follow lists and sets, whose addresses the page reads. */
export type Follower = {
  /**
   * Asks for what a feed of the list at an address is made of. Undefined for an address without a
   * list. Rejects if the provider does.
   */
  readonly follow: (
    href: string,
    question: FollowedQuestion,
    sources: FollowSources,
  ) => Promise<Followed | undefined>
  /** The ids of features and the keys of entries that the address of a set names. */
  readonly setIds: (search: string) => readonly string[]
}
