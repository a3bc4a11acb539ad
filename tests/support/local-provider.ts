import type { IndexFile, WorkerMessage, WorkerReport } from '#offline/contract/local-provider.ts'
import { createMessageHandler } from '#offline/provider/answer-messages.ts'
import { PART_LENGTH, splitLines, writeIndexFiles } from '#offline/provider/index-file.ts'
import type { KeyValueStore } from '#provider/store.ts'
import {
  type WorkerLike,
  createLocalProvider,
  type LocalProvider,
} from '#search/local/local-provider.ts'

type Listener = (event: { readonly data?: WorkerReport }) => void

/** What stands for a worker in Node: the same code behind the same messages, in this thread. */
export function startHandler(load: (url: string) => Promise<string>): WorkerLike {
  const listeners: Listener[] = []
  const handle = createMessageHandler({
    openBuilt: async () => undefined,
    load: async ({ url }) => new TextEncoder().encode(await load(url)),
    report: (message) => {
      for (const listener of listeners) listener({ data: structuredClone(message) })
    },
  })
  return {
    addEventListener: (type, listener) => {
      if (type === 'message') listeners.push(listener)
    },
    postMessage: (message: WorkerMessage) => handle(structuredClone(message)),
    terminate: () => {
      listeners.length = 0
    },
  }
}

/** The indices of a store as the files of a build: their texts by address, and what the page knows of them. */
export function filesOf(store: KeyValueStore): {
  readonly files: readonly IndexFile[]
  readonly texts: ReadonlyMap<string, string>
} {
  const texts = new Map<string, string>()
  const files = writeIndexFiles(store, '2026-01-01').map(({ names, text }) => {
    const parts = splitLines(text, PART_LENGTH).map((part, at) => {
      const url = `/${names[0] ?? ''}-${at + 1}.json`
      texts.set(url, part)
      return { url, integrity: '' }
    })
    return { parts, bytes: text.length, names }
  })
  return { files, texts }
}

/** An answer as text, without what differs between two of the same search: times, and the id for events. */
export function comparable(answer: unknown): string {
  return JSON.stringify(answer, (key, value: unknown) =>
    /^(?:processingTim(?:e|ings)MS|serverTimeMS|queryID)$/.test(key) ? 0 : value,
  )
}

/** The provider of a page without a server, with the indices of a store. */
export function localProviderOf(store: KeyValueStore): LocalProvider {
  const { files, texts } = filesOf(store)
  const load = async (url: string): Promise<string> => texts.get(url) ?? ''
  return createLocalProvider({ indices: files, startWorker: () => startHandler(load) })
}

/** Sends requests to the provider of a page without a server, with the keys in the address: the page sends no headers. */
export const fetchFrom =
  (local: LocalProvider) =>
  async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    for (const name of ['x-algolia-application-id', 'x-algolia-api-key']) {
      searchParams.set(name, request.headers.get(name) ?? '')
    }
    const path = `${pathname}?${String(searchParams)}`
    const { status, content } = await local.ask({ path, body: await request.text() })
    return new Response(content, { status })
  }
