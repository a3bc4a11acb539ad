import type {
  BuiltElsewhere,
  ColumnNames,
  PlainAnswer,
  PlainRequest,
} from '#provider/background.ts'
import type { StoreChange } from '#provider/store.ts'

/** What the worker is started with. */
export type WorkerOptions = {
  /** The folder of the store. */
  readonly folder: string
  /** The folder of the searches and events. */
  readonly trafficFolder: string
  /** The folder of built indexes. */
  readonly indexFolder: string
  readonly appId: string
  readonly adminKey: string
  readonly searchKey: string
}

/** What the serving thread sends to the worker; each is answered with the same number. */
export type Task =
  | { readonly number: number; readonly kind: 'request'; readonly request: PlainRequest }
  | {
      readonly number: number
      readonly kind: 'index'
      readonly id: number
      readonly columns: ColumnNames | undefined
    }
  | { readonly number: number; readonly kind: 'yield' | 'close' }

/** What the worker sends. Changes come before the answer to the request that made them. */
export type Report =
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
