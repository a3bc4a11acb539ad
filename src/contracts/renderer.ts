import type { IndexRecord } from '#catalogue/define-index.ts'

import type { FirstAnswers } from './first-answers.ts'

export type RecordResult = {
  readonly hits: readonly IndexRecord[]
  readonly nbHits?: number | undefined
}

export type AskedProvider = {
  /** Precedes every index name. */
  readonly indexPrefix: string
  /** Takes the body of a request and returns the body of the response, or rejects. */
  readonly search: (body: string) => Promise<string>
}

/** Where the server gets what a view is rendered with. */
export type FirstSources = {
  readonly provider: AskedProvider
  /** Reads content files by their addresses. Rejects if they cannot be read. */
  readonly readFiles: (addresses: readonly string[]) => Promise<FirstAnswers['files']>
}

/** Lets the server render the page before its script runs. Built from `src/entry-server.tsx`. */
export type Renderer = {
  /**
   * Sends the first searches of an address. Undefined if the page has no record at the address.
   * Rejects if the provider does.
   * @param href an address as returned by `firstAddress`
   */
  readonly ask: (href: string, sources: FirstSources) => Promise<FirstAnswers | undefined>
  /** Renders the page at the address of the answers: the content of the root element. */
  readonly render: (first: FirstAnswers) => string
  /** What a view is rendered with before it has an answer. */
  readonly waiting: (href: string) => FirstAnswers
}
