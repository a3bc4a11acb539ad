import { localFiles } from 'virtual:local-provider'

import { approvedUrl } from '#lib/approved-url.ts'

import { createLocalProvider } from './local-provider.ts'
import type { LocalProvider } from './local-provider.ts'

let started: LocalProvider | undefined

/** The provider in this browser, for builds without another one. Shared by early searches and those of the page. */
export function localProvider(): LocalProvider {
  started ??= start()
  return started
}

type SentRequest = { readonly url: string; readonly data?: string | Uint8Array | undefined }

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

/** Milliseconds after the page has loaded, and between two indices: searches come first. */
const REST = 2000

function start(): LocalProvider {
  const { worker, indices } = localFiles
  const address = approvedUrl('provider-worker', worker)
  const startWorker = () => new Worker(address, { type: 'module', name: 'provider' })
  const provider = createLocalProvider({ indices, startWorker })
  loadAtRest(provider)
  return provider
}

/** Loads the indices that nothing has asked for, unless the visitor saves data. */
function loadAtRest({ loadNext, loading }: LocalProvider): void {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (connection instanceof Object && Reflect.get(connection, 'saveData') === true) return
  const next = async (): Promise<void> => {
    // A failure ends it: the next search that needs the index loads it.
    if (loading.get() === '' && !(await loadNext())) return
    later()
  }
  const later = (): void => void setTimeout(() => next().catch(() => undefined), REST)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}
