import { timingSafeEqual } from 'node:crypto'

import type { HttpBindings } from '@hono/node-server'

import { applyFault } from './apply-fault.ts'
import { type Fault, FaultFormatError, parseFault } from './fault.ts'
import { readTargets } from './targets.ts'

/** What the switch needs to answer in the provider's place. */
export type Meddling = {
  readonly provider: (request: Request) => Promise<Response>
  /** The socket's side of the answer, where there is a socket. */
  readonly outgoing: HttpBindings['outgoing'] | undefined
}

/**
 * Makes the provider fail on demand, so that tests can see what a visitor sees. A scope is an application id:
 * tests that run at the same time never share a fault.
 */
export type FaultSwitch = {
  /** `PUT`, `GET` and `DELETE /__faults/<scope>`, with the admin key in a header. */
  control(request: Request): Promise<Response>
  /** The provider's answer, or what an armed fault makes of it. */
  meddle(request: Request, meddling: Meddling): Promise<Response>
}

type Armed = { readonly fault: Fault; readonly expires: number; left: number; seen: number }

/** A test that died must not trouble the next one. */
const lifetime = 60_000

const scopeOf = (request: Request): string =>
  request.headers.get('x-algolia-application-id') ??
  new URL(request.url).searchParams.get('x-algolia-application-id') ??
  ''

function isKey(given: string | null, key: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(key)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}

async function readFaults(request: Request): Promise<readonly Fault[]> {
  const body: unknown = await request.json().catch((cause: unknown) => {
    throw new FaultFormatError('the body is not JSON', { cause })
  })
  return (Array.isArray(body) ? body : [body]).map(parseFault)
}

export function createFaultSwitch(adminKey: string, now: () => number = Date.now): FaultSwitch {
  const scopes = new Map<string, readonly Armed[]>()

  const live = (scope: string): readonly Armed[] =>
    (scopes.get(scope) ?? []).filter(({ expires }) => expires > now())

  /** The first armed fault for the request; it has one use less afterwards. */
  async function take(request: Request, body: string): Promise<Fault | undefined> {
    const { queries, indices } = readTargets(new URL(request.url).pathname, body)
    const taken = live(scopeOf(request)).find((armed) => {
      const { query, index, nth } = armed.fault.match
      if (armed.left === 0) return false
      if (query !== undefined && !queries.has(query)) return false
      if (index !== undefined && !indices.has(index)) return false
      armed.seen += 1
      return nth === undefined || nth === armed.seen
    })
    if (taken) taken.left -= 1
    return taken?.fault
  }

  async function arm(request: Request, scope: string): Promise<Response> {
    const faults = await readFaults(request)
    const expires = now() + lifetime
    scopes.set(
      scope,
      faults.map((fault) => ({ fault, expires, left: fault.times, seen: 0 })),
    )
    return Response.json({ armed: faults.length })
  }

  return {
    async control(request) {
      const scope = decodeURIComponent(new URL(request.url).pathname.slice('/__faults/'.length))
      if (!isKey(request.headers.get('x-algolia-api-key'), adminKey)) {
        return Response.json({ message: 'The admin key is needed', status: 403 }, { status: 403 })
      }
      try {
        if (request.method === 'PUT') return await arm(request, scope)
      } catch (error) {
        if (!(error instanceof FaultFormatError)) throw error
        return Response.json({ message: error.message, status: 400 }, { status: 400 })
      }
      const faults = live(scope).map(({ fault, left }) => ({ fault, left }))
      if (request.method === 'DELETE') scopes.delete(scope)
      return Response.json({ faults })
    },
    async meddle(request, { provider, outgoing }) {
      if (live(scopeOf(request)).length === 0) return provider(request)
      const body = await request.text()
      const { method, headers, url } = request
      const again = new Request(url, { method, headers, ...(body === '' ? {} : { body }) })
      const fault = await take(request, body)
      return fault
        ? applyFault(fault, { answer: () => provider(again), outgoing })
        : provider(again)
    },
  }
}
