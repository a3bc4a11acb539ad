import type { BuildElsewhere } from './protocol/state/built-indexes.ts'

export type { ColumnNames, IndexParts } from './engine/engine.ts'
export type { BuiltElsewhere } from './protocol/state/built-indexes.ts'

/** A request that can be handed to another thread. */
export type PlainRequest = {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: ArrayBuffer | null
  /** When it came in, in milliseconds since 1970. */
  readonly receivedAt: number
}

/** The answer to a plain request. */
export type PlainAnswer = {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: ArrayBuffer
}

/** A place among the long searches, or the seconds after which another try is welcome. */
export type Admitted =
  | { readonly isAdmitted: true; readonly leave: () => void }
  | { readonly isAdmitted: false; readonly retryAfter: number }

/** A provider in another thread, on the same store: the only one that writes while it is there. */
export type Background = {
  /**
   * Answers a request there. What it has written is applied here before the promise resolves.
   * @throws Error when the thread ends first
   */
  readonly answer: (request: PlainRequest) => Promise<PlainAnswer>
  /** Builds an index there; undefined where there is none, or the thread has ended. */
  readonly buildIndex: BuildElsewhere
  /** Asks for a place among the searches that take long; `leave` gives it back. */
  readonly admit: () => Admitted
}

/** A request with its body, which has been read and decompressed. */
export function toPlainRequest(
  { method, url, headers }: Request,
  body: ArrayBuffer,
  receivedAt: number,
): PlainRequest {
  const kept = [...headers].filter(([name]) => !/^content-(length|encoding)$/i.test(name))
  return { method, url, headers: kept, body: body.byteLength === 0 ? null : body, receivedAt }
}

export function fromPlainRequest({ method, url, headers, body }: PlainRequest): Request {
  return new Request(url, { method, headers: headers.map(([...pair]) => pair), body })
}

export async function toPlainAnswer(response: Response): Promise<PlainAnswer> {
  const { status, headers } = response
  return { status, headers: [...headers], body: await response.arrayBuffer() }
}

export function fromPlainAnswer({ status, headers, body }: PlainAnswer): Response {
  // Some statuses, such as 204, allow no body, not even an empty one.
  const content = body.byteLength === 0 ? null : body
  return new Response(content, { status, headers: headers.map(([...pair]) => pair) })
}
