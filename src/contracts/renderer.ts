import type { IndexRecord } from '#catalogue/define-index.ts'
import type { ListName } from '#catalogue/index.ts'

/** The answer to one query, as far as the page of a record reads it. */
export type RecordResult = {
  readonly hits: readonly IndexRecord[]
  readonly nbHits?: number | undefined
}

/** The answers to all queries of the page of a record. */
export type RecordAnswers = {
  readonly results: readonly RecordResult[]
  readonly neighbours: readonly RecordResult[]
  /** What the content files of the page hold, by their addresses. */
  readonly files: ReadonlyMap<string, unknown>
  /** Whether the address names the visitor's browsers: then room is kept for the verdict on the record. */
  readonly isChecked?: boolean
}

/** A query that the page of a record sends. */
export type RecordRequest = { readonly indexName: string }

/** The provider as the page asks it. */
export type AskedProvider = {
  /** Before every index name. */
  readonly indexPrefix: string
  /** Takes the body of a search request and gives that of its answer. Rejects where the provider refuses. */
  readonly search: (body: string) => Promise<string>
}

/**
 * What the page gives the server, so that a document can say what its view will show: the build makes it of
 * `src/served.tsx`. Both sides meet at these functions alone.
 */
export type Renderer = {
  /** The content of the root element for each list, by its path, as it stands before its first answer. */
  readonly waitingLists: ReadonlyMap<string, string>
  /**
   * The content of the root element for a view that is about no single record, with the answers to what it asks first;
   * undefined where the script alone can write it. Rejects where the provider does.
   *
   * @param queryString of the address, with its question mark
   */
  readonly renderView: (
    path: string,
    queryString: string,
    provider: AskedProvider,
  ) => Promise<string | undefined>
  /** What is to be asked for the page of a record; nothing where no record can have the id. */
  readonly recordRequests: (list: ListName, id: string) => readonly RecordRequest[]
  /** What is to be asked then, from the answers to these: what the record points at. */
  readonly neighbourRequests: (
    list: ListName,
    id: string,
    results: readonly RecordResult[],
  ) => readonly RecordRequest[]
  /** The addresses of the content files that the page of a record shows from the start. */
  readonly recordFiles: (list: ListName, id: string) => readonly string[]
  /** The content of the root element, from all these; undefined where the answers have no such record. */
  readonly renderRecord: (list: ListName, id: string, answers: RecordAnswers) => string | undefined
}
