import type { KnownFile, WorkerMessage } from '#offline/contract/local-provider.ts'
import { openKeptFiles } from '#offline/service-worker/kept-files.ts'

import { createMessageHandler } from './answer-messages.ts'
import { openDeviceIndexCache } from './device-index-cache.ts'

const { pathname: path } = location
const { pathname: base } = new URL('..', location.href)

const handle = createMessageHandler({
  load: async (file) => {
    const response = (await takeKept(file)) ?? (await request(file))
    return new Uint8Array(await response.arrayBuffer())
  },
  openBuilt: (file) => openDeviceIndexCache(file, { path, base }),
  report: (message) => postMessage(message),
})

/** The copy on this device, in a quarter of the time that the service worker takes to answer with it. */
async function takeKept({ url }: KnownFile): Promise<Response | undefined> {
  try {
    return await openKeptFiles(caches, base).take(url)
  } catch {
    // Without HTTPS, and in some private windows, a browser stores nothing.
    return undefined
  }
}

async function request({ url, integrity }: KnownFile): Promise<Response> {
  const response = await fetch(url, { integrity })
  if (response.ok) return response
  throw new Error(`The index was answered with ${response.status}.`)
}

// No origin check is needed: only the page that started the worker can post to it.
addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => handle(data))
