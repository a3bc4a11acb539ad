/** A file of a build whose content is known. */
export type KnownFile = {
  readonly url: string
  /** A digest as in the `integrity` attribute: the browser refuses a file with another content. */
  readonly integrity: string
}

/** The records and the settings of an index and its replicas, for a provider in the browser. */
export type IndexFile = {
  /** The parts of one text, in their order: hosts limit the size of a file. */
  readonly parts: readonly KnownFile[]
  /** Bytes after gzip, which most hosts send. */
  readonly bytes: number
  /** The index and its replicas. */
  readonly names: readonly string[]
}

/** The files of a build whose searches are answered in the browser. */
export type LocalProviderFiles = {
  /** The address of the worker's script. */
  readonly worker: string
  readonly indices: readonly IndexFile[]
}

/** What the page sends to the worker of an index: first its file, then requests. */
export type WorkerMessage =
  | ({ readonly kind: 'open' } & Pick<IndexFile, 'parts' | 'names'>)
  | ({ readonly kind: 'ask'; readonly id: number } & LocalRequest)

export type LocalRequest = {
  /** With the query string, which holds the key. */
  readonly path: string
  readonly body: string
}

export type LocalAnswer = {
  /** Of HTTP; 0 if nothing answered. */
  readonly status: number
  readonly content: string
}

/** What the worker of an index sends to the page. */
export type WorkerReport =
  | { readonly kind: 'opened' }
  /** The file could not be loaded, or has another content. */
  | { readonly kind: 'failed' }
  | ({ readonly kind: 'answered'; readonly id: number } & LocalAnswer)
