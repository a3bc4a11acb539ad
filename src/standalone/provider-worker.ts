import type { WorkerMessage } from '#contracts/local-provider.ts'

import { createMessageHandler } from './answer-messages.ts'

const handle = createMessageHandler({
  load: async ({ url, integrity }) => {
    const response = await fetch(url, { integrity })
    if (!response.ok) throw new Error(`The index was answered with ${response.status}.`)
    return new Uint8Array(await response.arrayBuffer())
  },
  report: (message) => postMessage(message),
})

// No origin check is needed: only the page that started the worker can post to it.
addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => handle(data))
