import type { BuiltElsewhere, PlainAnswer, PlainRequest } from '#provider/background.ts'
import type { StoreChange } from '#provider/store.ts'

export type WorkerOptions = {
  readonly folder: string
  readonly trafficFolder: string
  readonly indexFolder: string
  readonly appId: string
  readonly adminKey: string
  readonly searchKey: string
}

/** Messages to the worker, each answered with a report of the same number. */
export type WorkerTask =
  | { readonly number: number; readonly kind: 'request'; readonly request: PlainRequest }
  | { readonly number: number; readonly kind: 'index'; readonly id: number }
  | { readonly number: number; readonly kind: 'yield' | 'close' }

/** Messages from the worker. Changes precede the answer to the request that made them. */
export type BackgroundMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'changes'; readonly changes: readonly StoreChange[] }
  | { readonly kind: 'answer'; readonly number: number; readonly answer: PlainAnswer }
  | {
      readonly kind: 'index'
      readonly number: number
      readonly built: BuiltElsewhere | undefined
    }
  | { readonly kind: 'failure'; readonly number: number; readonly message: string }
  | { readonly kind: 'done'; readonly number: number }
