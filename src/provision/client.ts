import { algoliasearch } from 'algoliasearch'
import type { Algoliasearch } from 'algoliasearch'

import { watchRequests } from './watch-requests.ts'
import type { Watcher } from './watch-requests.ts'

/** How to reach a provider as its administrator. */
export type Connection = {
  readonly appId: string
  readonly key: string
  /** Address of a provider of one's own (`http://127.0.0.1:4173`); the hosted one unless given. */
  readonly host?: string
}

type Options = NonNullable<Parameters<typeof algoliasearch>[2]>
type Requester = NonNullable<Options['requester']>

/**
 * Where the official clients look for a provider at `address`. Twice the same place: what gets no answer at one
 * host they repeat at the next, and a lone one would turn a single lost connection into a failure.
 */
export function hostsAt(address: string): NonNullable<Options['hosts']> {
  const url = new URL(address)
  const protocol = url.protocol === 'https:' ? 'https' : 'http'
  const host = {
    url: url.host + url.pathname.replace(/\/$/, ''),
    protocol,
    accept: 'readWrite',
  } as const
  return [host, host]
}

/**
 * A provider of one's own has one host, so that the client's first time-out, after 2 s, would be its last; a
 * server that builds its search structures just then needs longer. In milliseconds.
 */
const patience = { connect: 20_000, read: 30_000, write: 60_000 }

/** The official client on the hosted provider, or on the one at `host`. */
export function connect({ appId, key, host }: Connection, watcher?: Watcher): Algoliasearch {
  const place = host === undefined ? {} : { hosts: hostsAt(host), timeouts: patience }
  const client = algoliasearch(appId, key, place)
  if (watcher === undefined) return client
  const requester = watchRequests(client.transporter.requester, watcher)
  return algoliasearch(appId, key, { ...place, requester })
}

/** Where a hosted application ingests records: the region of its analytics. */
export const regions = ['eu', 'us'] as const
export type Region = (typeof regions)[number]

/** A search provider in this process: answers what is under `/1/`. */
export type Provider = (request: Request) => Promise<Response>

/** Carries the official client's requests to a provider in this process: same client, no socket. */
const createRequester = (provider: Provider): Requester => ({
  async send({ url, method, headers, data }) {
    const body = typeof data === 'string' || data === undefined ? data : new Uint8Array(data)
    const request = new Request(url, { method, headers, ...(body === undefined ? {} : { body }) })
    const response = await provider(request)
    return { status: response.status, content: await response.text(), isTimedOut: false }
  },
})

/** The official client on a provider in this process. */
export function connectWithin(provider: Provider, { appId, key }: Connection): Algoliasearch {
  const requester = createRequester(provider)
  return algoliasearch(appId, key, { hosts: hostsAt('http://localhost'), requester })
}
