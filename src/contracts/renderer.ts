import type { IndexRecord } from '#catalogue/define-index.ts'
import type { ListName } from '#catalogue/index.ts'

export type RecordResult = {
  readonly hits: readonly IndexRecord[]
  readonly nbHits?: number | undefined
}

export type RecordAnswers = {
  readonly results: readonly RecordResult[]
  readonly neighbours: readonly RecordResult[]
  /** Parsed content files, by address. */
  readonly files: ReadonlyMap<string, unknown>
  /** Whether the address names the visitor's browsers: reserves space for the verdict. */
  readonly isChecked?: boolean
}

export type RecordRequest = { readonly indexName: string }

export type AskedProvider = {
  /** Precedes every index name. */
  readonly indexPrefix: string
  /** Takes the body of a request and returns the body of the response, or rejects. */
  readonly search: (body: string) => Promise<string>
}

/** Lets the server render views before their script runs. Built from `src/served.tsx`. */
export type Renderer = {
  /** Content of the root element for each list before its first response, by path. */
  readonly waitingLists: ReadonlyMap<string, string>
  /**
   * Renders a view without a record, with the responses to its first queries; undefined if only the
   * client can. Rejects if the provider does.
   * @param queryString with its question mark
   */
  readonly renderView: (
    path: string,
    queryString: string,
    provider: AskedProvider,
  ) => Promise<string | undefined>
  /** The queries of a record's page; none if the ID is not valid. */
  readonly recordRequests: (list: ListName, id: string) => readonly RecordRequest[]
  /** The queries for records that the first responses refer to. */
  readonly neighbourRequests: (
    list: ListName,
    id: string,
    results: readonly RecordResult[],
  ) => readonly RecordRequest[]
  /** The addresses of the content files that a record's page shows initially. */
  readonly recordFiles: (list: ListName, id: string) => readonly string[]
  /** Renders a record's page; undefined if the responses lack the record. */
  readonly renderRecord: (list: ListName, id: string, answers: RecordAnswers) => string | undefined
}
