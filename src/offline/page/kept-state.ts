import { createStore } from '#lib/store.ts'

/** Why a site is not kept. `blocked`: the browser's settings forbid it. */
export type KeepFailure = 'full' | 'unreachable' | 'changed' | 'blocked'

export type KeepProgress = {
  /** Bytes as they are loaded, after compression. */
  readonly done: number
  /** 0 while it is not known. */
  readonly total: number
}

/** Whether this device keeps the site, so that it works without a network. */
export type KeptState =
  /** Not known yet. */
  | { readonly kind: 'unknown' }
  /** The browser cannot keep sites, or not over this connection. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'none' }
  | ({ readonly kind: 'keeping' } & KeepProgress)
  | {
      readonly kind: 'kept'
      /** Of the data, `YYYY-MM-DD`. */
      readonly day: string
      readonly bytes: number
    }
  | ({ readonly kind: 'failed'; readonly reason: KeepFailure } & KeepProgress)

export const keptState = createStore<KeptState>({ kind: 'unknown' })

/** Whether a version newer than that of this page is ready. */
export const hasNewVersion = createStore(false)
