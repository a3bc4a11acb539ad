import type { ReactNode } from 'react'

import type { ViewHead } from '#catalogue/define-index.ts'
import type { IndexRecord } from '#catalogue/define-index.ts'
import type { Feed } from '#catalogue/feeds.ts'
import type { Redirects } from '#contracts/content.ts'
import type { Check } from '#lib/shapes.ts'
import type { RecordPlace } from '#search/state/links.ts'
import type { CopyOffer } from '#ui/controls/copy-buttons.tsx'

import type { Answer } from './record-queries.ts'
import type { RecordQuery } from './record-requests.ts'
import type { ContentFile } from './use-content-files.ts'

/** A record with what its page shows beside it: parts, entries. */
export type DetailContent<Preview> = { readonly record: Preview }

/** What the components of a page get when its record is there. */
export type DetailProps<Content> = Content & {
  /** What the record points at: empty until it is there, because the page is useful without it. */
  readonly neighbours: Answer
  /** The address of the search that led here: "/features?q=contain&page=2". */
  readonly from: string | undefined
}

/**
 * The page of one record of a list as data. `Preview` is the part of a record that a row of a list passes on; the page
 * shows it until its own answer is there.
 */
export type DetailDefinition<
  Preview extends IndexRecord,
  Content extends DetailContent<Preview>,
> = {
  readonly list: RecordPlace['list']
  /** Whether an address can be a record's; nothing else is put into a filter. */
  readonly isId: (id: string) => boolean
  readonly isPreview: Check<Preview>
  /** What is asked first: the record, and what can be asked with its id alone. */
  readonly queries: (id: string) => readonly RecordQuery[]
  /** Undefined where the answer has no such record. */
  readonly read: (answer: Answer, id: string) => Content | undefined
  /** What is known only from the record: what it points at; and whether that is checked against the visitor's browsers. */
  readonly neighbours: (record: Content['record'], isChecked?: boolean) => readonly RecordQuery[]
  /** The content files that its page shows from the start. */
  readonly files?: (id: string) => readonly ContentFile[]
  /** Where its former ids are listed. */
  readonly redirects?: keyof Redirects
  readonly head: (shown: Preview) => ViewHead
  /** The feeds that the document names, for an id: each time the same list. */
  readonly feeds?: (id: string) => readonly Feed[]
  /** The title is code, whatever it begins with. */
  readonly isCode?: true
  /** The page stays as high as the screen until the neighbours are there: the footer must not jump. */
  readonly keepsHeight?: true
  /** The record as a Markdown section. */
  readonly markdown: (record: Content['record'], address: string) => string
  /** What can be copied beside the Markdown and the link. */
  readonly copies?: (record: Content['record']) => readonly CopyOffer[]
  /** Below the title: status and description, as far as they are known. */
  readonly Introduction: (props: {
    readonly shown: Preview
    readonly content: Content | undefined
  }) => ReactNode
  /** In place of the content while it is loading, as far as the preview can fill it. */
  readonly placeholder?: (preview: Preview) => ReactNode
  /** What the status of the record means. */
  readonly Callout: (props: DetailProps<Content>) => ReactNode
  readonly Body: (props: DetailProps<Content>) => ReactNode
  readonly Aside: (props: DetailProps<Content>) => ReactNode
}
