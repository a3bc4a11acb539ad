import { algoliasearch, type Algoliasearch } from 'algoliasearch'
import { onTestFinished } from 'vitest'

import {
  createProviderThread,
  type ProviderOptions,
  type ProviderThread,
} from '#provider/provider.ts'
import { createMemoryStore } from '#provider/store.ts'
import { hostsAt } from '#provision/client.ts'
import { listen } from '#server/http/listen.ts'
import { createSite } from '#server/site/site.ts'
import { KEYS } from '#tests/contract/embedded.ts'

import { PATIENT, TIMEOUTS } from './patient.ts'

/** A provider behind a socket, until the end of the test. */
export type Served = {
  readonly address: string
  readonly thread: ProviderThread
  /** The official client with a key; the administrator's unless given. */
  readonly client: (key?: string) => Algoliasearch
  /** How the clients of the other services are told where to call. */
  readonly options: NonNullable<Parameters<typeof algoliasearch>[2]>
}

/** Serves an empty provider, in memory unless a store is given. */
export async function serveProvider(options: Partial<ProviderOptions> = {}): Promise<Served> {
  const thread = createProviderThread({
    ...PATIENT,
    store: createMemoryStore(),
    ...KEYS,
    ...options,
  })
  const site = createSite({
    provider: thread.answer,
    onRefused: thread.refused,
    hostname: '127.0.0.1',
  })
  const { address, close } = await listen(site, { hostname: '127.0.0.1', port: 0 })
  onTestFinished(close)
  const place = { hosts: hostsAt(address), timeouts: TIMEOUTS }
  return {
    address,
    thread,
    client: (key = KEYS.adminKey) => algoliasearch(KEYS.appId, key, place),
    options: place,
  }
}

/** The message of a client's error; "no error" for an answer. */
export const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
