import type { BuildElsewhere } from './protocol/state/built-indexes.ts'

export type { IndexParts } from '#engine/index.ts'
export type { BuiltElsewhere } from './protocol/state/built-indexes.ts'

/** A request that can be posted to another thread. */
export type PlainRequest = {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: ArrayBuffer | null
  /** Time of arrival in milliseconds since 1970. */
  readonly receivedAt: number
  /** The network address of the sender; empty if it is unknown. */
  readonly address: string
}

/** The response to a plain request. */
export type PlainAnswer = {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: ArrayBuffer
}

/** A slot among the slow searches, or the number of seconds after which to retry. */
export type Admitted =
  | { readonly isAdmitted: true; readonly leave: () => void }
  | { readonly isAdmitted: false; readonly retryAfter: number }

/** A provider in another thread on the same store. While it runs, only that thread writes. */
export type Background = {
  /**
   * Answers a request in that thread. Its writes are applied in this thread before the promise
   * resolves.
   * @throws Error if the thread ends first
   */
  readonly answer: (request: PlainRequest) => Promise<PlainAnswer>
  /** Builds an index there; undefined if the index was deleted or the thread ended. */
  readonly buildIndex: BuildElsewhere
  /** Waits for a slot among the slow searches; `leave` releases it. */
  readonly admit: (sender: string) => Admitted | Promise<Admitted>
}

/** Creates a plain request from a request and its body, already read and decompressed. */
export function toPlainRequest(
  { method, url, headers }: Request,
  body: ArrayBuffer,
  origin: Pick<PlainRequest, 'receivedAt' | 'address'>,
): PlainRequest {
  const kept = [...headers].filter(([name]) => !/^content-(length|encoding)$/i.test(name))
  const { receivedAt, address } = origin
  return {
    method,
    url,
    headers: kept,
    body: body.byteLength === 0 ? null : body,
    receivedAt,
    address,
  }
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
