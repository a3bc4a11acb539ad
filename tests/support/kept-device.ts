import { vi } from 'vitest'

import {
  cachePrefix,
  keptPlace,
  type KeptReply,
  type KeptRequest,
  type KeptVersion,
} from '#offline/contract/kept-site.ts'
import type { LocalAnswer, WorkerMessage, WorkerReport } from '#offline/contract/local-provider.ts'
import { hasNewVersion, keptState } from '#offline/page/kept-state.ts'
import { deviceNote } from '#search/local/device-state.ts'
import { deviceLoading, openedDevice } from '#search/local/opened-device.ts'

export const keptVersion: KeptVersion = {
  version: 'one',
  day: '2026-11-27',
  shell: '/app.html',
  files: [
    {
      url: '/assets/index.js',
      integrity: 'sha256-a',
      type: 'text/javascript',
      bytes: 4_200_000,
      piece: 0,
    },
    {
      url: '/assets/features.json',
      integrity: 'sha256-b',
      type: 'application/json',
      bytes: 2_100_000,
      piece: 1,
    },
  ],
  pieces: [
    { url: '/assets/kept-page.bin', integrity: 'sha256-c' },
    { url: '/assets/kept-records.bin', integrity: 'sha256-d' },
  ],
  worker: '/assets/provider-worker.js',
  indices: [
    {
      parts: [{ url: '/assets/features.json', integrity: 'sha384-b' }],
      bytes: 2_100_000,
      names: ['features', 'features_az'],
    },
  ],
}

type Reply = (request: KeptRequest, report: (reply: KeptReply) => void) => void

/** The browser's side of a kept site, as far as a page meets it. */
export type KeptDevice = {
  /** What the page has asked the service worker. */
  readonly asked: KeptRequest['kind'][]
  /** What the workers of the provider were asked. */
  readonly searched: { readonly path: string; readonly body: string }[]
  /** The scripts of these workers. */
  readonly scripts: string[]
  /** How the script of the service worker was registered. */
  readonly registered: unknown[][]
  readonly cacheNames: Set<string>
  isRegistered: boolean
  /** What the service worker replies. */
  reply: Reply
  /** Why the browser does not register it. */
  refusal: Error | undefined
  /** How the provider's worker answers a search. */
  answer: LocalAnswer
  /** What the service worker tells all pages. */
  readonly tell: (data: unknown) => void
}

const found = { hits: [{ objectID: 'of-device' }], nbHits: 1, nbPages: 1, page: 0, query: 'grid' }
export const deviceAnswer = { status: 200, content: JSON.stringify({ results: [found] }) }

/**
 * Stands in for what jsdom lacks: service workers, caches and workers.
 * @param isKept whether the site is kept, and controls the page, at first
 */
export function standInDevice(isKept: boolean): KeptDevice {
  const container = new EventTarget()
  const device: KeptDevice = {
    asked: [],
    searched: [],
    scripts: [],
    registered: [],
    cacheNames: new Set(isKept ? [keptPlace('/').cacheName, `${cachePrefix('/')}one`] : []),
    isRegistered: isKept,
    reply: replyAs(isKept ? 'kept' : 'nothing'),
    refusal: undefined,
    answer: deviceAnswer,
    tell: (data) => container.dispatchEvent(new MessageEvent('message', { data })),
  }
  const worker = Object.assign(new EventTarget(), {
    state: 'activated',
    postMessage: (request: KeptRequest, [port]: readonly MessagePort[]) => {
      device.asked.push(request.kind)
      device.reply(request, (reply) => port?.postMessage(reply))
    },
  })
  const registration = {
    scope: 'http://localhost/',
    active: worker,
    unregister: async () => {
      device.isRegistered = false
      return true
    },
  }
  Object.assign(container, {
    controller: isKept ? worker : null,
    getRegistration: async () => (device.isRegistered ? registration : undefined),
    register: async (...given: unknown[]) => {
      device.registered.push(given)
      if (device.refusal !== undefined) throw device.refusal
      device.isRegistered = true
      return registration
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  Object.defineProperty(navigator, 'storage', {
    value: { persist: async () => true, estimate: async () => ({ usage: 12_340_000 }) },
    configurable: true,
  })
  vi.stubGlobal('caches', fakeCaches(device))
  vi.stubGlobal('Worker', fakeWorkers(device))
  return device
}

/** Takes everything away again; what a page noted is forgotten. */
export function leaveDevice(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'storage')
  vi.unstubAllGlobals()
  openedDevice.set(undefined)
  deviceLoading.set('')
  // Also ends what a search has noted.
  window.dispatchEvent(new Event('online'))
  deviceNote.set('')
  keptState.set({ kind: 'unknown' })
  hasNewVersion.set(false)
}

/** A service worker that replies the same to all requests but `remove`. */
export function replyAs(kind: 'kept' | 'nothing'): Reply {
  const { version, day } = keptVersion
  return (request, report) => {
    const isKept = kind === 'kept' && request.kind !== 'remove'
    report(isKept ? { kind: 'kept', version, day, bytes: 6_300_000 } : { kind: 'nothing' })
  }
}

function fakeCaches({ cacheNames }: KeptDevice) {
  return {
    keys: async () => [...cacheNames],
    delete: async (name: string) => cacheNames.delete(name),
    match: async (address: string, { cacheName }: { readonly cacheName: string }) => {
      const isListed = cacheNames.has(cacheName) && address === keptPlace('/').address
      return isListed ? Response.json({ current: keptVersion }) : undefined
    },
  }
}

function fakeWorkers(device: KeptDevice) {
  return class {
    readonly #listeners: ((event: { readonly data: WorkerReport }) => void)[] = []

    constructor(script: string) {
      device.scripts.push(script)
    }

    addEventListener(type: string, listener: (event: { readonly data: WorkerReport }) => void) {
      if (type === 'message') this.#listeners.push(listener)
    }

    postMessage(message: WorkerMessage): void {
      if (message.kind === 'open') return this.#report({ kind: 'opened' })
      const { id, path, body } = message
      device.searched.push({ path, body })
      return this.#report({ kind: 'answered', id, ...device.answer })
    }

    terminate(): void {}

    #report(data: WorkerReport): void {
      queueMicrotask(() => this.#listeners.forEach((listener) => listener({ data })))
    }
  }
}
