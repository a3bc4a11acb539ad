import { expect } from 'vitest'

import { type Answer, type Send, type Target, at, ids, send } from './target.ts'

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

/** Sends the request of a case and compares the answer with all that the case states. */
export async function checkCase(target: Target, one: Case): Promise<void> {
  const answer: Answer = await send(target, one.send)
  const { status, body } = answer
  const { exactly = {}, absent = [] } = one
  expect({ status, body }).toMatchObject({
    status: one.status ?? 200,
    ...(one.body !== undefined && { body: one.body }),
  })
  for (const [path, value] of Object.entries(exactly)) expect(atPath(body, path)).toEqual(value)
  if (one.ids !== undefined) expect(ids(at(body, 'hits'))).toEqual(one.ids)
  expect(absent.filter((path) => atPath(body, path) !== undefined)).toEqual([])
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
