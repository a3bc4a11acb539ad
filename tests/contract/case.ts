import { type Send, type Target, at, ids, send } from './target.ts'

/** One request and what its answer has to be. */
export type Case = {
  readonly name: string
  readonly send: Send
  readonly status?: number
  /** Parts of the body. */
  readonly body?: unknown
  /** objectIDs of the hits, in order. */
  readonly ids?: readonly string[]
  /** Keys that the body must not have. */
  readonly absent?: readonly string[]
}

/** What of a case can be compared: `toMatchObject(wanted(case))`. */
export type Outcome = {
  readonly status: number
  readonly body?: unknown
  readonly ids?: unknown
  /** Those of the keys that must be absent that are there. */
  readonly unwanted: readonly string[]
}

export async function observe(target: Target, { send: what, absent = [] }: Case): Promise<Outcome> {
  const { status, body } = await send(target, what)
  const hits = at(body, 'hits')
  const unwanted = absent.filter((key) => at(body, key) !== undefined)
  return { status, body, unwanted, ...(Array.isArray(hits) && { ids: ids(hits) }) }
}

export function wanted({ status = 200, body, ids: expected }: Case): Outcome {
  return {
    status,
    unwanted: [],
    ...(body !== undefined && { body }),
    ...(expected !== undefined && { ids: expected }),
  }
}

/** A search on one index. */
export function query(index: string, body: unknown): Send {
  return { path: `/1/indexes/§${index}/query`, body }
}

/** Several searches. */
export function queries(...requests: readonly Readonly<Record<string, unknown>>[]): Send {
  return { path: '/1/indexes/*/queries', body: { requests } }
}

/** A case per request that must be refused with 400 and a message. */
export function refused(name: string, request: Send, message: string): Case {
  return { name, send: request, status: 400, body: { message, status: 400 } }
}
