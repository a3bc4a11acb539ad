import { algoliasearch, type Algoliasearch } from 'algoliasearch'

import { type Watcher, watchRequests } from './watch-requests.ts'

export type Connection = {
  readonly appId: string
  readonly key: string
  /** Address of an embedded provider (`http://127.0.0.1:4173`); the hosted one by default. */
  readonly host?: string
}

type Options = NonNullable<Parameters<typeof algoliasearch>[2]>
type Requester = NonNullable<Options['requester']>

/**
 * The host is listed twice because clients retry a failed request at the next host: with one host,
 * a single lost connection would be an error.
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
 * With a single host, the client's first timeout of 2 s would also be its last, too early for a
 * server that is building its indices. In milliseconds.
 */
const patience = { connect: 20_000, read: 30_000, write: 60_000 }

export function connect({ appId, key, host }: Connection, watcher?: Watcher): Algoliasearch {
  const place = host === undefined ? {} : { hosts: hostsAt(host), timeouts: patience }
  const client = algoliasearch(appId, key, place)
  if (watcher === undefined) return client
  const requester = watchRequests(client.transporter.requester, watcher)
  return algoliasearch(appId, key, { ...place, requester })
}

/** The status of an error response; undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error ? Number(error.status) : undefined
}

/** Regions of a hosted application's services. */
export const regions = ['eu', 'us'] as const
export type Region = (typeof regions)[number]

/** A search provider in this process: serves `/1/`, `/2/` and `/3/`. */
export type Provider = (request: Request) => Promise<Response>

/** Sends the official client's requests to a provider in this process: same client, no socket. */
const createRequester = (provider: Provider): Requester => ({
  async send({ url, method, headers, data }) {
    const body = typeof data === 'string' || data === undefined ? data : new Uint8Array(data)
    const request = new Request(url, { method, headers, ...(body === undefined ? {} : { body }) })
    const response = await provider(request)
    return { status: response.status, content: await response.text(), isTimedOut: false }
  },
})

export function connectWithin(provider: Provider, { appId, key }: Connection): Algoliasearch {
  const requester = createRequester(provider)
  return algoliasearch(appId, key, { hosts: hostsAt('http://localhost'), requester })
}
