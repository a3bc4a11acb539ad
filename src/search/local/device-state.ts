import { createStore } from '#lib/store.ts'
import type { LocalAnswer } from '#offline/contract/local-provider.ts'

/** An answer as the official client takes it. */
export type NetworkAnswer = LocalAnswer & { readonly isTimedOut: boolean }

/** A request of the official client. */
export type SentRequest = { readonly url: string; readonly data?: string | Uint8Array | undefined }

/** Where results come from, if not from the network: "You are offline. Results come from this device…". */
export const deviceNote = createStore('')
