import { localFiles } from 'virtual:local-provider'

import { approvedUrl } from '#lib/approved-url.ts'

import type { SentRequest } from './device-state.ts'
import { loadAtRest } from './load-at-rest.ts'
import { createLocalProvider, type LocalProvider } from './local-provider.ts'

let started: LocalProvider | undefined

/** The one provider in this browser, for builds without another. */
export function localProvider(): LocalProvider {
  started ??= start()
  return started
}

/** Sends the requests of the official client to the provider in this browser. */
export const localRequester = {
  async send({ url, data }: SentRequest) {
    const { pathname, search } = new URL(url)
    // The client compresses bodies only if it is told to.
    const body = typeof data === 'string' ? data : ''
    const request = { path: pathname + search, body }
    return { ...(await localProvider().ask(request)), isTimedOut: false }
  },
}

function start(): LocalProvider {
  const { worker, indices } = localFiles
  const address = approvedUrl('provider-worker', worker)
  const startWorker = () => new Worker(address, { type: 'module', name: 'provider' })
  const provider = createLocalProvider({ indices, startWorker })
  loadAtRest(provider)
  return provider
}
