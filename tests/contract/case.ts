import { at, ids, send, type Send, type Target } from './target.ts'

/** One request and the answer that it must get. */
export type Case = {
  readonly name: string
  readonly send: Send
  readonly status?: number
  /** Parts of the body; further keys are allowed. */
  readonly body?: unknown
  /** Path → value, compared exactly: further keys are errors. `''` is the body, `results.0.facets` a part of it. */
  readonly exactly?: Readonly<Record<string, unknown>>
  /** objectIDs of the hits, in order. */
  readonly ids?: readonly string[]
  /** Paths that the body must not have. */
  readonly absent?: readonly string[]
}

function atPath(body: unknown, path: string): unknown {
  return path === '' ? body : at(body, ...path.split('.'))
}

/** An answer, or what a case demands of one. */
export type Outcome = {
  /** Compared by `toMatchObject`. */
  readonly parts: { readonly status: number; readonly body?: unknown }
  /** Compared by `toEqual`. */
  readonly exact: {
    readonly values: Readonly<Record<string, unknown>>
    readonly ids: unknown
    /** The paths that are there and must be absent. */
    readonly unwanted: readonly string[]
  }
}

/** Sends the request of a case and returns everything of the answer that the case compares. */
export async function observe(target: Target, one: Case): Promise<Outcome> {
  const { status, body } = await send(target, one.send)
  const paths = Object.keys(one.exactly ?? {})
  return {
    parts: { status, body },
    exact: {
      values: Object.fromEntries(paths.map((path) => [path, atPath(body, path)])),
      ids: one.ids && ids(at(body, 'hits')),
      unwanted: (one.absent ?? []).filter((path) => atPath(body, path) !== undefined),
    },
  }
}

export function wanted({ status = 200, body, exactly = {}, ids: expected }: Case): Outcome {
  return {
    parts: { status, ...(body !== undefined && { body }) },
    exact: { values: exactly, ids: expected, unwanted: [] },
  }
}

/** A search in one index. */
export function query(index: string, body: unknown): Send {
  return { path: `/1/indexes/§${index}/query`, body }
}

/** Several searches in one request. */
export function queries(...requests: readonly Readonly<Record<string, unknown>>[]): Send {
  return { path: '/1/indexes/*/queries', body: { requests } }
}

/** A request that must be refused with 400 and exactly this message. */
export function refused(name: string, request: Send, message: string): Case {
  return { name, send: request, status: 400, exactly: { '': { message, status: 400 } } }
}
