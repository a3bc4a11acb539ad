/** The parts of a service worker's global scope that are used: the project compiles with the types of pages. */
export type WorkerScope = {
  readonly registration: {
    /** The address of the site. */
    readonly scope: string
    readonly unregister: () => Promise<boolean>
  }
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly WindowClient[]>
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}

type WindowClient = {
  readonly postMessage: (message: unknown, transfer: readonly Transferable[]) => void
}

type LongEvent = {
  /** Keeps the worker running until the promise settles. */
  readonly waitUntil: (work: Promise<unknown>) => void
}

type WorkerEvents = {
  readonly install: LongEvent
  readonly activate: LongEvent
  readonly message: LongEvent & { readonly data: unknown; readonly ports: readonly MessagePort[] }
  readonly fetch: FetchEventLike
}

export type FetchEventLike = LongEvent & {
  readonly request: Request
  readonly respondWith: (response: Promise<Response>) => void
}
