import { createStore } from '#lib/store.ts'
import type { KeptVersion } from '#offline/contract/kept-site.ts'

import type { LocalProvider } from './local-provider.ts'

/** A site that this device keeps, and the provider that searches it. */
export type OpenedDevice = { readonly provider: LocalProvider; readonly version: KeptVersion }

/** Undefined until the first search on this device. Set it to undefined when the site is removed. */
export const openedDevice = createStore<Promise<OpenedDevice> | undefined>(undefined)

/** What a search on this device waits for: "Loading the index, 0.4 MB…". */
export const deviceLoading = createStore('')
