import type { ReactNode } from 'react'
import type * as v from 'valibot'

import type { IndexRecord, ViewHead } from '#catalogue/define-index.ts'
import type { Feed } from '#catalogue/feeds.ts'
import type { Supported } from '#catalogue/verdict/verdict.ts'
import type { Redirects } from '#contracts/content-files.ts'
import type { RecordPlace } from '#search/state/links.ts'
import type { CopyOffer } from '#ui/controls/copy-buttons.tsx'

import type { StepDates } from './baseline-way.tsx'
import type { RecordAnswer } from './record-queries.ts'
import type { RecordQuery } from './record-requests.ts'

/** A record with additional content of its page, such as parts. */
export type DetailContent<Preview> = { readonly record: Preview }

export type DetailProps<Content> = Content & {
  /** The related records. Empty until they are loaded, because the page is useful without them. */
  readonly neighbours: RecordAnswer
  readonly from: string | undefined
}

/** What a record needs for a verdict, for its share of users and its day. */
export type JudgedRecord = Supported & StepDates & { readonly usage: number }

/** What a copy of a record tells besides the record. */
export type CopiedFacts = {
  /** Names the browsers that were chosen. */
  readonly address: string
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Verdict, expected day and share of users, in sentences; empty if nothing is known. */
  readonly verdict: string
}

/** A record as the menu of copies has it. */
export type CopiedRecord = RecordPlace & {
  readonly markdown: (facts: CopiedFacts) => string
  /** Undefined for records without a verdict. */
  readonly judged: JudgedRecord | undefined
  readonly others: readonly CopyOffer[]
  readonly hasBadge: boolean
}

/**
 * The definition of a record page. `Preview` is the part of a record that a list row passes on; the
 * page shows it until its own response arrives.
 */
export type DetailDefinition<
  Preview extends IndexRecord,
  Content extends DetailContent<Preview>,
> = {
  readonly list: RecordPlace['list']
  /** Whether an address can be a record's id; other text must not get into a filter. */
  readonly isId: (id: string) => boolean
  readonly previewSchema: v.GenericSchema<Preview>
  /** The first queries: for the record, and for what its id alone determines. */
  readonly queries: (id: string) => readonly RecordQuery[]
  /** Undefined if the response lacks the record. */
  readonly read: (answer: RecordAnswer, id: string) => Content | undefined
  /**
   * Queries that depend on the record, for related records.
   */
  readonly neighbours: (record: Content['record']) => readonly RecordQuery[]
  readonly redirects?: keyof Redirects
  readonly head: (shown: Preview) => ViewHead
  /** The feeds to link in the document head. Must return the same list for the same id. */
  readonly feeds?: (id: string) => readonly Feed[]
  /** Always sets the title as code. */
  readonly isCode?: true
  /** Reserves the height of the screen until the neighbours load, to keep the footer down. */
  readonly keepsHeight?: true
  readonly markdown: (record: Content['record'], facts: CopiedFacts) => string
  /** What a verdict is made of, for a record with one. */
  readonly judged?: (record: Content['record']) => JudgedRecord
  readonly copies?: (record: Content['record']) => readonly CopyOffer[]
  /** Our server draws a badge of each record. */
  readonly hasBadge?: true
  /** Below the title: status and description, as far as they are loaded. */
  readonly Introduction: (props: {
    readonly shown: Preview
    readonly content: Content | undefined
  }) => ReactNode
  /** Shown while the content is loading, with the data of the preview. */
  readonly placeholder?: (preview: Preview) => ReactNode
  readonly Callout: (props: DetailProps<Content>) => ReactNode
  readonly Body: (props: DetailProps<Content>) => ReactNode
  readonly Aside: (props: DetailProps<Content>) => ReactNode
}
