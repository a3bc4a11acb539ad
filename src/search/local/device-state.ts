import type { LocalAnswer } from '#contracts/local-provider.ts'
import { createStore } from '#lib/store.ts'

/** An answer as the official client takes it. */
export type NetworkAnswer = LocalAnswer & { readonly isTimedOut: boolean }

/** A request of the official client. */
export type SentRequest = { readonly url: string; readonly data?: string | Uint8Array | undefined }

/** Where results come from, if not from the network: "You are offline. Results come from this device…". */
export const deviceNote = createStore('')
